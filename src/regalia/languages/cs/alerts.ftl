# Upozornění, že je někdo na tahu: prohlížečem nebo e-mailem.

alerts-your-turn = Jsi na tahu.
alerts-with = U stolu sedí také: { $names }.
alerts-days-left = { $n ->
    [one] Zbývá ti { $n } den.
    [few] Zbývají ti { $n } dny.
   *[other] Zbývá ti { $n } dní.
}
alerts-hours-left = { $n ->
    [one] Zbývá ti { $n } hodina.
    [few] Zbývají ti { $n } hodiny.
   *[other] Zbývá ti { $n } hodin.
}
alerts-minutes-left = { $n ->
    [one] Zbývá ti { $n } minuta.
    [few] Zbývají ti { $n } minuty.
   *[other] Zbývá ti { $n } minut.
}
alerts-mail-subject = Jsi na tahu: { $game }
alerts-mail-stop = Už žádné takové e-maily: otevři tento odkaz.
alerts-mail-confirm-subject = Smí ti Regalia psát?
alerts-mail-confirm = Někdo, doufáme, že ty, chce na tuto adresu dostávat e-mail, když je v Regalii na tahu. Pokud ano, otevři tento odkaz:
alerts-mail-no = Pokud ne, nedělej nic: žádný další e-mail nepřijde.
alerts-zone-unknown = Časové pásmo „{ $zone }“ neexistuje.
alerts-endpoint-unreadable = Adresa služby pro push zprávy se nedá přečíst.
alerts-endpoint-not-https = Služba pro push zprávy musí být dostupná přes https na obvyklém portu.
alerts-endpoint-private = „{ $name }“ je adresa uvnitř sítě; zprávy se posílají jen na veřejné adresy.
alerts-endpoint-unknown = Služba pro push zprávy „{ $name }“ se nenašla.
alerts-keys-unusable = Klíče tohoto prohlížeče se nedají použít.
alerts-mail-server-bad = --mail-server není adresa poštovního serveru; piš ji jako smtps://uživatel:heslo@posta.example.org.
alerts-mail-from-missing = --mail-server potřebuje --mail-from: adresu, ze které e-maily přicházejí.
alerts-mail-needs-extra = Pro e-maily chybí součásti: pip install regalia[alerts]
alerts-mail-unreadable = Tohle není e-mailová adresa.
alerts-mail-within = „{ $name }“ leží uvnitř sítě; e-maily se posílají jen na veřejné adresy.
alerts-no-push = Tento server neumí posílat push zprávy.
alerts-no-mail = Tento server e-maily neposílá.
alerts-mail-not-sent = E-mail se nepodařilo odeslat: { $why }
alerts-link-void = Tento odkaz neplatí, nebo už přestal platit.

web-alerts = Upozornění
    .help = Dozvíš se, že jsi na tahu, když se na stůl nedíváš: jednou za tah. Všechno je vypnuté, dokud to nezapneš.
web-alerts-here = Když je stůl otevřený za jinými okny
    .help = Tento prohlížeč zobrazí oznámení.
web-alerts-push = Když je Regalia zavřená
    .help = Do tohoto prohlížeče přijde push zpráva, i do telefonu v kapse.
web-alerts-mail = E-mailem
    .help = Nejdřív přijde e-mail s odkazem; dokud ho neotevřeš, nic dalšího se neposílá.
web-alerts-insecure = Prohlížeče to dovolují jen na stránkách s https. Tady tě upozorní zvuk a titulek.
web-alerts-unable = Tento prohlížeč to neumí.
web-alerts-denied = Tento prohlížeč tu má oznámení zakázaná. Změnit to jde v jeho nastavení.
web-alerts-no-key = Služba pro push zprávy tohoto prohlížeče neodpovídá.
web-alerts-address = E-mailová adresa
web-alerts-send = Poslat mi odkaz
web-alerts-sent = Na adresu { $address } míří e-mail s odkazem. Začne to, až ho otevřeš.
web-alerts-written = E-maily chodí na adresu { $address }.
web-alerts-quiet = Doba klidu
    .help = Podle tvých hodin. Co přijde mezitím, to se dozvíš potom, pokud budeš pořád na tahu.
web-alerts-quiet-from = Od
web-alerts-quiet-to = Do
web-alerts-stop-all = Vypnout všechna upozornění
web-alerts-stopped = Na adresu { $address } už nic nepřijde.
web-alerts-none = Všechna upozornění jsou vypnutá.
web-alerts-confirm = Ano, pište mi
web-alerts-confirm-ask = Chceš na tuto adresu dostávat e-maily, když jsi na tahu?
web-alerts-confirmed = Odteď přijde na adresu { $address } e-mail, když budeš na tahu.
web-alerts-link = Odkaz z e-mailu
