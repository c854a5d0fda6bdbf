# Upozornenia, že je niekto na ťahu: prehliadačom alebo e-mailom.

alerts-your-turn = Si na ťahu.
alerts-with = Pri stole s tebou: { $names }.
alerts-days-left = { $n ->
    [one] Zostáva ti { $n } deň.
    [few] Zostávajú ti { $n } dni.
   *[other] Zostáva ti { $n } dní.
}
alerts-hours-left = { $n ->
    [one] Zostáva ti { $n } hodina.
    [few] Zostávajú ti { $n } hodiny.
   *[other] Zostáva ti { $n } hodín.
}
alerts-minutes-left = { $n ->
    [one] Zostáva ti { $n } minúta.
    [few] Zostávajú ti { $n } minúty.
   *[other] Zostáva ti { $n } minút.
}
alerts-mail-subject = Si na ťahu: { $game }
alerts-mail-stop = Už žiadne takéto e-maily: otvor tento odkaz.
alerts-mail-confirm-subject = Smie ti Regalia písať?
alerts-mail-confirm = Niekto, dúfame, že ty, chce na túto adresu dostávať e-mail, keď je v Regalii na ťahu. Ak áno, otvor tento odkaz:
alerts-mail-no = Ak nie, nerob nič: žiadny ďalší e-mail nepríde.
alerts-zone-unknown = Časové pásmo „{ $zone }“ neexistuje.
alerts-endpoint-unreadable = Adresa služby pre push správy sa nedá prečítať.
alerts-endpoint-not-https = Služba pre push správy musí byť dostupná cez https na obvyklom porte.
alerts-endpoint-private = „{ $name }“ je adresa vnútri siete; správy sa posielajú len na verejné adresy.
alerts-endpoint-unknown = Služba pre push správy „{ $name }“ sa nenašla.
alerts-keys-unusable = Kľúče tohto prehliadača sa nedajú použiť.
alerts-mail-server-bad = --mail-server nie je adresa poštového servera; píš ju ako smtps://používateľ:heslo@posta.example.org.
alerts-mail-from-missing = --mail-server potrebuje --mail-from: adresu, z ktorej e-maily prichádzajú.
alerts-mail-needs-extra = Na e-maily chýbajú súčasti: pip install regalia[alerts]
alerts-mail-unreadable = Toto nie je e-mailová adresa.
alerts-mail-within = „{ $name }“ leží vnútri siete; e-maily sa posielajú len na verejné adresy.
alerts-no-push = Tento server nevie posielať push správy.
alerts-no-mail = Tento server e-maily neposiela.
alerts-mail-not-sent = E-mail sa nepodarilo odoslať: { $why }
alerts-link-void = Tento odkaz neplatí, alebo už prestal platiť.

web-alerts = Upozornenia
    .help = Dozvieš sa, že si na ťahu, keď sa na stôl nepozeráš: raz za ťah. Všetko je vypnuté, kým to nezapneš.
web-alerts-here = Keď je stôl otvorený za inými oknami
    .help = Tento prehliadač zobrazí oznámenie.
web-alerts-push = Keď je Regalia zatvorená
    .help = Do tohto prehliadača príde push správa, aj do telefónu vo vrecku.
web-alerts-mail = E-mailom
    .help = Najprv príde e-mail s odkazom; kým ho neotvoríš, nič ďalšie sa neposiela.
web-alerts-insecure = Prehliadače to dovoľujú len na stránkach s https. Tu ťa upozorní zvuk a titulok.
web-alerts-unable = Tento prehliadač to nevie.
web-alerts-denied = Tento prehliadač tu má oznámenia zakázané. Zmeniť sa to dá v jeho nastaveniach.
web-alerts-no-key = Služba pre push správy tohto prehliadača neodpovedá.
web-alerts-address = E-mailová adresa
web-alerts-send = Poslať mi odkaz
web-alerts-sent = Na adresu { $address } mieri e-mail s odkazom. Začne to, keď ho otvoríš.
web-alerts-written = E-maily chodia na adresu { $address }.
web-alerts-quiet = Čas pokoja
    .help = Podľa tvojich hodín. Čo príde medzitým, to sa dozvieš potom, ak budeš stále na ťahu.
web-alerts-quiet-from = Od
web-alerts-quiet-to = Do
web-alerts-stop-all = Vypnúť všetky upozornenia
web-alerts-stopped = Na adresu { $address } už nič nepríde.
web-alerts-none = Všetky upozornenia sú vypnuté.
web-alerts-confirm = Áno, píšte mi
web-alerts-confirm-ask = Chceš na túto adresu dostávať e-maily, keď si na ťahu?
web-alerts-confirmed = Odteraz príde na adresu { $address } e-mail, keď budeš na ťahu.
web-alerts-link = Odkaz z e-mailu
