# Čo hovorí webový klient okolo stola, nech sa hrá čokoľvek.

## Stránky

web-home = Regalia, na úvodnú stránku
web-ways = Stránky
web-skip = Prejsť na obsah
web-to-start = Na úvodnú stránku
web-my-games = Moje hry
web-settings = Nastavenia
web-about = O Regalii
web-language = Jazyk
web-fan-project = Fanúšikovský projekt bez vzťahu k vydavateľom hier.
web-close = Zavrieť
web-cancel = Zrušiť
web-yes = áno
web-nobody = nikto
web-lost = Tu nič nie je
web-lost-text = Na tejto adrese žiadna stránka nie je.
web-no-server = Server neodpovedá.

## Úvod

web-what = Stôl pre stolové hry o budovaní kráľovstva priamo v prehliadači: osamote, proti botom, na jednej obrazovke alebo s priateľmi.
web-play-now = Hrať hneď
web-play-now-hint = { $game }, proti botovi
web-continue = Pokračovať
web-games = Hry
web-against-bots = Proti botom
web-solo = Sólo
web-same-screen = Na jednej obrazovke
web-with-friends = S priateľmi
web-set-up = Pripraviť stôl
web-rules = Pravidlá
web-cards = Karty
web-players-range = { $most ->
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčov
}

## Príprava stola

web-no-such-game = Taká hra na polici nie je.
web-who-plays = Kto hrá
web-player = Hráč
web-player-n = { $n }. hráč
web-seat-kind = { $n }. miesto
web-seat-person = Hrá tu
web-seat-bot = Bot
web-seat-open = Na pozvánku
web-seat-open-note = Odkaz na toto miesto dostaneš, len čo bude stôl pripravený.
web-remove-seat = Odobrať { $n }. miesto
web-add-seat = Pridať miesto
web-table-full = { $n ->
    [one] Hrať môže len jeden hráč.
    [few] Hrať môžu najviac { $n } hráči.
   *[other] Hrať môže najviac { $n } hráčov.
}
web-wrong-count = { $n ->
    [one] S jedným hráčom sa hrať nedá.
   *[other] S { $n } hráčmi sa hrať nedá.
} Možné počty: { $counts }.
web-level = Úroveň
web-level-random = Tulák
    .help = Volí náhodne.
web-level-page = Páža
    .help = Hru sa práve naučilo a všeličo prehliadne.
web-level-squire = Panoš
    .help = Vie, čo býva dobré, a ďalej sa nepozerá.
web-level-squire-builder = Panoš staviteľ
    .help = Hrá ako panoš, ale radšej stavia a verbuje.
web-level-squire-fighter = Panoš bojovník
    .help = Hrá ako panoš, ale radšej bojuje.
web-level-knight = Rytier
    .help = Chvíľku rozmýšľa dopredu.
web-level-knight-builder = Rytier staviteľ
    .help = Chvíľku rozmýšľa dopredu, ale radšej stavia a verbuje.
web-level-knight-fighter = Rytier bojovník
    .help = Chvíľku rozmýšľa dopredu, ale radšej bojuje.
web-level-queen = Kráľovná
    .help = Rozmýšľa dopredu celú sekundu a nič neodpúšťa.
web-level-queen-builder = Kráľovná staviteľka
    .help = Rozmýšľa dopredu celú sekundu, ale radšej stavia a verbuje.
web-level-queen-fighter = Kráľovná bojovníčka
    .help = Rozmýšľa dopredu celú sekundu, ale radšej bojuje.
web-nickname = Prezývka
    .help = Ako ťa volajú ostatní pri stole.
web-name-missing = Chýba prezývka.
web-table-code = Kód na prípravu stolov
    .help = Dá ti ho ten, kto server prevádzkuje.
web-options = Nastavenia hry
web-taking-back = Branie späť
web-undo-policy = Čo sa smie vziať späť
web-undo-free = Všetko
    .help = Ktorékoľvek vlastné rozhodnutie, aj cez hod kockami a odkryté karty. Hodí sa na hru osamote a na učenie; ostatní ľudia pri stole musia súhlasiť.
web-undo-to-barrier = Po posledné prekvapenie
    .help = Späť k poslednému hodu, dobratej karte alebo rozhodnutiu iného hráča.
web-undo-vote = So súhlasom
    .help = Po posledné prekvapenie voľne; ďalej len so súhlasom ostatných pri stole.
web-undo-never = Nič
    .help = Každé rozhodnutie platí.
web-more = Ďalšie
web-seed = Semienko
web-seed-help = Číslo, z ktorého pochádza všetka náhoda. Rovnaké číslo dá rovnaké rozdanie; prázdne znamená nové.
web-seed-problem = Semienko je číslo s najviac 20 číslicami.
web-sit-down = Sadnúť si k stolu

## Pozvanie

web-invited = Máš pozvánku
web-invited-by = Pri stole: { $names }. Pre teba je { $n }. miesto.
web-no-seat-here = Tento prehliadač nemá k tomuto stolu odkaz. Požiadaj o pozvánku alebo znova otvor odkaz na svoje miesto.
web-table-closed = K tomuto stolu teraz nemôžeš
web-opening = Stôl sa chystá…

## Moje hry a súbory

web-no-games = Zatiaľ žiadne hry. Objaví sa tu všetko, čo v tomto prehliadači rozohráš.
web-as-spectator = ako divák
web-look-on = Pozerať sa
web-forget = Zabudnúť túto hru v prehliadači
web-forget-seat = Odstrániť tu túto hru? Tvoje miesto pozná len tento prehliadač: bez jeho odkazu sa k stolu nevrátiš.
web-forget-look = Odstrániť tu túto hru? Na ďalšie prizeranie budeš potrebovať odkaz.
web-forget-yes = Odstrániť
web-forgotten = { $game }: hra je tu odstránená.
web-bring-back = Vrátiť späť
web-import = Hra zo súboru
web-import-text = Súbor s partiou obsahuje celú hru: môžeš si ju prehrať alebo v nej pokračovať.
web-choose-file = Súbor s partiou
web-record-fits = { $n ->
    [one] { $game } ({ $names }): { $n } rozhodnutie, všetko v poriadku.
    [few] { $game } ({ $names }): { $n } rozhodnutia, všetko v poriadku.
   *[other] { $game } ({ $names }): { $n } rozhodnutí, všetko v poriadku.
}
web-export = Uložiť do súboru

## Pri stole

web-table = Stôl
web-decision = Rozhodnutie
web-choices = Možnosti
web-choices-below = Možnosti sú v dolnej lište.
web-your-turn = Si na rade
web-waiting-for = { $n ->
    [one] Na rade: { $names }
   *[other] Na rade sú: { $names }
}
web-waiting-away = Na rade: { $names } (teraz tu nie je)
web-bots-think = { $n ->
    [one] { $names } rozmýšľa
   *[other] { $names } rozmýšľajú
}
web-waiting-seats = { $n ->
    [one] Čaká sa, kým si sadne ešte jeden hráč
    [few] Čaká sa, kým si sadnú ešte { $n } hráči
   *[other] Čaká sa, kým si sadne ešte { $n } hráčov
}
web-waiting-vote = Hlasuje sa
web-waiting-server = Okamih…
web-confirm-question = Naozaj?
web-confirm = Áno, vykonať
web-split = Ako to rozdeliť
web-undo = Vziať späť
web-ask-undo = Požiadať o vzatie späť
web-undo-turn = Späť na začiatok ťahu
web-taken-back = { $seat } berie späť svoje rozhodnutie.
web-vote-asks = { $n ->
    [one] { $seat } chce vziať späť posledné rozhodnutie.
    [few] { $seat } chce vziať späť { $n } rozhodnutia.
   *[other] { $seat } chce vziať späť { $n } rozhodnutí.
}
web-vote-own = Chceš vziať späť. Ešte sa nevyjadrili: { $names }
web-vote-agree = Súhlasím
web-vote-refuse = Nesúhlasím
web-vote-withdraw = Stiahnuť žiadosť
web-vote-goes-on = Práve sa hlasuje o vzatí späť.
web-line-broken = Spojenie teraz chýba. Skús to o chvíľu.
web-reconnecting = Spojenie vypadlo, obnovuje sa…
web-menu = Ponuka
web-players-at-table = Hráči
web-status-asked = volí
web-status-waits = čaká
web-status-away = nie je tu
web-status-open = ešte tu nie je
web-points = bodov
web-points-open = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodov
}
web-points-and-hidden = { $n ->
    [one] { $n } bod a čo je skryté
    [few] { $n } body a čo je skryté
   *[other] { $n } bodov a čo je skryté
}
web-points-hidden-too = bodov a čo je skryté
web-nearness = Koniec hry
web-spectators = { $n ->
    [one] Prizerá sa jeden divák.
    [few] Prizerajú sa { $n } diváci.
   *[other] Prizerá sa { $n } divákov.
}
web-say-something = Povedať niečo
web-rename = Premenovať
web-plain-view = Prosté zobrazenie
web-board-view = Zobrazenie stola
web-no-board = Táto hra zatiaľ nemá nakreslený stôl.
web-curtain = Na rade: { $name }
web-curtain-text = Ďalšie rozhodnutie ukáže skryté karty. Ostatní sa nepozerajú.
web-curtain-raise = Tu { $name }
web-look-own = { $name }: pozrieť si svoje karty
web-looks-own = { $name } si chce pozrieť svoje karty
web-looks-own-text = Ostatní sa nepozerajú.
web-uncovered = Vidíš karty: { $name }.
web-cover = Zakryť

## Záznam a pohľad späť

web-log = Záznam
web-log-empty = Zatiaľ sa nič nestalo.
web-log-new = { $n ->
    [one] Jedna novinka
    [few] { $n } novinky
   *[other] { $n } noviniek
}
web-earlier = Skoršie
web-against-you = Proti tebe
web-show-then = { $n }. rozhodnutie: ukázať, ako vyzeral stôl
web-recap = Od tvojho posledného ťahu
web-recap-close = Skryť
web-looking-back = Pohľad späť
web-only-looking = Pozeráš sa do minulosti.
web-back-then = Po { $n }. rozhodnutí z { $of }
web-back-to-now = Späť k prítomnosti
web-step-back = O krok späť
web-step-on = O krok ďalej
web-at-beginning = Tu sa hra začína.
web-at-end = Tu sa záznam končí.

## Prosté zobrazenie

web-you-can = Môžeš
web-you-cannot = { $n ->
    [one] { $n } vec teraz nejde
    [few] { $n } veci teraz nejdú
   *[other] { $n } vecí teraz nejde
}
web-on-table = Na stole
web-cards-under = { $n ->
    [one] a pod ňou { $n } karta
    [few] a pod ňou { $n } karty
   *[other] a pod ňou { $n } kariet
}
web-face-down = { $n ->
    [one] { $n } karta lícom nadol
    [few] { $n } karty lícom nadol
   *[other] { $n } kariet lícom nadol
}
web-shown-active = Hráč na ťahu
web-shown-first = Prvý hráč
web-shown-dice = Kocky
web-shown-turns = Ťahov
web-shown-round = Kolo
web-shown-final_round = Posledné kolo
web-shown-exhausted_left = Zostáva kariet vyčerpania

## Klávesy

web-help = Klávesnica
web-key-pick = 1 … 9, 0, písmená
    .help = zvoliť to, čo má túto značku
web-key-explain = ?
    .help = vysvetlí, čo je vybrané, alebo klávesy
web-key-legend = i
    .help = vysvetlivky symbolov hry
web-key-undo = z
    .help = vziať späť
web-key-turn = Shift + Z
    .help = späť na začiatok ťahu
web-key-step = [ ]
    .help = o krok späť alebo ďalej v čase
web-key-coach = h
    .help = poradiť sa s trénerom; znova: viac
web-key-log = l
    .help = záznam
web-key-plain = p
    .help = prosté zobrazenie a stôl
web-key-escape = Esc
    .help = preskočiť pohyb, zavrieť, späť k prítomnosti
web-impossible = nemožné
web-legend = Vysvetlivky
web-nothing-here = Tu sa teraz nedá nič robiť.

## Odkazy

web-links = Odkazy
web-invite = Pozvať
web-link-seat = { $n }. miesto
    .help = Kto otvorí tento odkaz, sadne si na toto miesto. Každý odkaz je pre jedného.
web-link-own = Moje miesto
    .help = Tvoje miesto na inom zariadení. Odkaz si nechaj pre seba: kto ho má, hrá za teba.
web-link-watch = Diváci
    .help = Kto otvorí tento odkaz, vidí, čo leží odkryté, a nehrá.
web-qr = QR kód: { $title }
web-address = Odkaz: { $title }
web-copy = Skopírovať odkaz
web-copied = Odkaz je skopírovaný.
web-not-copied = Tento prehliadač kopírovať nedovolí; označ odkaz a skopíruj ho.
web-only-here = Tieto odkazy nikto iný neotvorí: { $address } znamená len tento počítač. Aby mohli priatelia v sieti, spusti server s --host 0.0.0.0.
web-opened-here = Stránka je otvorená ako { $here }, čo znamená len tento počítač. Odkazy sa začínajú { $address }, to funguje aj odinakiaľ.
web-open-there = Otvoriť stránku tam
web-link-address = Adresa odkazov
web-share = Zdieľať…
web-not-shared = Zdieľať sa nepodarilo; radšej skopíruj odkaz.
web-let-bot-sit = Posadiť sem bota

## Koniec

web-game-over = Hra sa skončila
web-winner = Víťaz
web-winners = { $n ->
    [one] Víťazí { $winners }
   *[other] Spoločné víťazstvo: { $winners }
}
web-no-winner = Nikto nevíťazí
web-score-sheet = Bodovanie
web-total = Spolu
web-again = Ešte raz
web-same-deal = Rovnaké rozdanie, iné miesta
web-known-deal = Rozdanie tejto hry bolo vopred známe.
web-deal = Rozdanie
web-deal-chosen = Vybral ho ten, kto stôl pripravil, a môže karty poznať.
web-deal-drawn = Vyžreboval ho server, nikto ho nepozná.
web-seal = Pečať rozdania
    .help = na konci hry doloží, že nikto nerozdal znova.
web-replay = Prehrať
web-replay-of = Prehrávanie: { $game }
web-play-on = Hrať odtiaľto ďalej
web-play = Spustiť
web-pause = Pozastaviť
web-speed = Rýchlosť
web-moment = Okamih

## Tréner

web-ask-coach = Poradiť sa s trénerom
web-coach = Tréner
web-coach-thinks = Tréner rozmýšľa…
web-coach-two = Ukáž dve možnosti
web-coach-one = Ukáž najlepšiu
web-coach-do = Urobiť to
web-coach-close = Zavrieť radu
web-review = Rozbor
web-review-thinks = Tréner prechádza partiu…
web-review-moved = Čo pohlo šancami, v stotinách
web-review-tries = { $n ->
    [one] Čísla sú z { $n } pokusu na každé rozhodnutie.
   *[other] Čísla sú z { $n } pokusov na každé rozhodnutie.
}

## Karty a pravidlá

web-cards-of = { $game }: karty
web-rules-of = { $game }: pravidlá
web-example-turn = Ťah krok za krokom
web-open-as-page = Otvoriť ako stránku
web-search-rules = Hľadať v pravidlách
web-contents = Obsah
web-chapters-found = { $n ->
    [0] To v žiadnej kapitole nie je.
    [one] { $n } kapitola
    [few] { $n } kapitoly
   *[other] { $n } kapitol
}
web-search = Hľadať
web-all-kinds = Všetky druhy
web-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kariet
}
web-card-kind = Druh
web-source-printed = z karty alebo z pravidiel
web-source-fan-list = zo zoznamu od fanúšikov
web-source-reconstructed = odvodené
web-in-the-box = V škatuli

## Nastavenia

web-theme = Svetlo
web-theme-system = Podľa zariadenia
web-theme-light = Denné svetlo
web-theme-dark = Pri sviečke
web-motion = Pohyb
    .help = Karty, ktoré lietajú, kocky, ktoré sa kotúľajú.
web-motion-slow = Pomalý
web-motion-system = Podľa zariadenia
web-motion-quick = Rýchly
web-motion-none = Žiadny
web-sound = Zvuk
    .help = Kocky, karty, čo sa získa, a zacinkanie, keď si na ťahu.
web-sound-offer = Stôl môže aj znieť: kocky, karty, tvoj ťah.
web-sound-wanted = Zapnúť
web-sound-not-now = Radšej nie
web-sound-off = Vypnutý
web-sound-on = Zapnutý
web-turn-sound-on = Zapnúť zvuk
web-turn-sound-off = Vypnúť zvuk
web-keys-shown = Ukazovať klávesy
    .help = Kde je klávesnica, stojí pri každej veci kláves, ktorým sa volí.
web-keys-shown-yes = Áno
web-keys-shown-no = Nie
web-confirming = Pýtať sa, skôr než rozhodnutie platí
    .help = Na rozhodnutie, ktoré sa nebude dať vziať späť, sa dá opýtať ešte raz.
web-confirm-always = Vždy
web-confirm-final = Keď sa nebude dať vziať späť
web-confirm-never = Nikdy
web-pauses = Pýtať sa ma, skôr než sa krok skončí
    .help = V hrách, kde sa niečo smie kedykoľvek: skôr než hra pôjde ďalej, padne otázka „Ešte niečo?“
web-pauses-always = Vždy
web-pauses-matters = Keď to môže niečo zmeniť
web-pauses-never = Nikdy
web-tapping = Ťuknutie prstom
    .help = Prvé ťuknutie ukáže, čo to je a čo sa stane; vykoná to až tlačidlo.
web-tapping-twice = najprv ukáže
web-tapping-once = hneď volí
web-text-size = Veľkosť písma
web-card-size = Veľkosť kariet
    .help = Sama sa riadi obrazovkou; tu sa dá ešte zmenšiť alebo zväčšiť.
web-card-size-small = Malé
web-card-size-usual = Obvyklé
web-card-size-large = Veľké
web-settings-kept = Tieto nastavenia si pamätá len tento prehliadač.

## O Regalii

web-about-fan = Regalia je fanúšikovský projekt. Nemá vzťah k vydavateľom hier a neobsahuje ich obrázky ani texty; komu sa hra páči, nech má doma jej škatuľu.
web-about-data = Nie sú tu účty a nikto sa tu nepočíta. Hry ležia na tomto serveri, tvoje odkazy a nastavenia v tomto prehliadači.
web-credits = Poďakovanie
web-credit-pictures = Obrázky:
web-credit-all = všetci autori
web-credit-letters = Písmo:
web-credit-tools = Vyrobené pomocou:
web-pieces = Z čoho je tento stôl zložený

## Kto hrá ďalej

web-host = hostiteľ
web-away-for = Preč už { $time }
web-plays-on = hrá { $level }
web-gone-left = mimo hry
web-gone-conceded = hru vzdáva
web-gone-removed = odobraté hostiteľom
web-who-plays-on = Kto hrá ďalej
    .help = Tento bot za teba dohrá, aby ostatní neprišli o hru.
web-let-bot-play = Nechať hrať bota
web-ask-bot-play = Navrhnúť, nech hrá bot
web-patience-left = Až po tomto čase neprítomnosti: { $time }
web-invite-anew = Pozvať znova
web-make-host = Odovzdať úlohu hostiteľa
web-remove-person = Odobrať od stola: { $name }
web-remove-sure = Naozaj odobrať: { $name }? Ďalej hrá bot.
web-come-back = Hrať zase za seba
web-plays-for-you = Hrá za teba { $level }.
web-you-conceded = Hra je pre teba vzdaná; ďalej za teba hrá { $level }.
web-proposal-own = Pýtaš sa ostatných. Ešte neodpovedali: { $names }
web-proposal-bot = { $seat } navrhuje bota, lebo { $whom } tu nie je: { $level }.
web-proposal-end = { $seat } navrhuje hru teraz ukončiť: platia body, ako sú.
web-proposal-unfinished = { $seat } navrhuje počítať hru ako nedohranú: nikto nevyhrá.
web-ways-out = Odísť alebo hru ukončiť
web-out-leave = Odísť
    .help = Ďalej za teba hrá bot a jeho body sú tvoje. So svojím odkazom sa môžeš kedykoľvek vrátiť.
web-out-concede = Vzdať
    .help = Už nemôžeš vyhrať. Ďalej hrá bot; ak je v hre len jeden ďalší hráč, hra sa končí a vyhráva on.
web-out-concede-alone = Hra sa končí a výhra nie je tvoja.
web-out-end = Navrhnúť koniec
    .help = Keď všetci súhlasia, hra sa končí a platia body, ako sú.
web-out-end-alone = Hra sa končí a platia body, ako sú.
web-out-unfinished = Navrhnúť ako nedohranú
    .help = Keď všetci súhlasia, hra sa končí bez výsledku: nikto nevyhrá.
web-out-unfinished-alone = Hra sa končí bez výsledku.
web-ended-conceded = Ostatní hru vzdali.
web-ended-agreed = Ukončené dohodou: platia body, ako boli.
web-ended-unfinished = Ukončené dohodou, bez výsledku.
web-patience = Trpezlivosť
web-patience-told = Kto je preč dlhšie ako { $time }, za toho smie hrať bot.
web-patience-choose = Keď je niekto preč
    .help = Po tomto čase zaňho smie hrať bot, ak si to želá hostiteľ alebo ostatní. Vrátiť sa môže kedykoľvek.
