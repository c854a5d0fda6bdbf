# Čo hovorí príkaz `regalia`.

## Príkazový riadok

terminal-unknown-command = Príkaz „{ $command }“ neexistuje. Príkazy sú: { $commands }.
terminal-unknown-option = Prepínač „{ $option }“ tu neexistuje.
terminal-bad-value = Hodnota „{ $value }“ sa pre { $option } nehodí.
terminal-missing = Niečo chýba: { $argument }
terminal-twice = { $option } je zadané dvakrát.
terminal-too-much = Toto je navyše: { $text }
terminal-bad-usage = Príkazovému riadku sa nedá rozumieť: { $why }
terminal-see-help = Čo je k dispozícii, povie „regalia --help“ a „regalia PRÍKAZ --help“.
terminal-option-form = „{ $text }“ sa nedá rozumieť; nastavenie hry píš ako názov=hodnota.
terminal-option-twice = Nastavenie „{ $option }“ je zadané dvakrát.
terminal-seed-range = Semienko musí byť číslo od 0 do 18446744073709551615, nie { $seed }.
terminal-not-positive = { $option } musí byť väčšie ako nula, nie { $value }.
terminal-game-missing = Ktorú hru? Hry sú: { $games }.
terminal-resume-alone = S --resume súbor sám hovorí, kto čo hrá; vynechaj --seats, --option, --seed a --file.
terminal-other-game = V súbore { $file } je iná hra: { $game }.
terminal-file-exists-resume = Súbor { $file } už existuje. Pokračuj v ňom pomocou --resume, alebo zvoľ iný názov.

## Súbory

terminal-in-file = { $file }: { $why }
terminal-card-error = Chyba v súbore s kartami: { $why }
terminal-words-error = Chyba v textoch hry: { $why }
terminal-record-cut = Súbor sa končí bez kontroly posledného rozhodnutia: jeho koniec chýba.
terminal-record-no-end = Hra sa skončila, ale súbor nehovorí ako: chýba jeho posledný riadok.
terminal-file-fits = { $n ->
    [one] { $file } súhlasí; porovnaná { $n } kontrola.
    [few] { $file } súhlasí; porovnané { $n } kontroly.
   *[other] { $file } súhlasí; porovnaných { $n } kontrol.
}

## Hry a karty

terminal-game-line = Počet hráčov: { $players } · verzia pravidiel { $rules }
terminal-choices-are = Možnosti: { $choices }
terminal-card-source = Hodnoty: { $source }.
terminal-copies-source = Počet kusov: { $source }.
terminal-source-printed = z karty alebo z pravidiel
terminal-source-fan_list = zo zoznamu od fanúšikov
terminal-source-reconstructed = odvodené
terminal-yes = áno
terminal-no = nie

## Počítanie a meranie

terminal-wins = výhry
terminal-mean-score = priemerné skóre
terminal-played = hry
terminal-mean = priemer
terminal-games-played = { $n ->
    [one] { $n } hra za { $seconds } s.
    [few] { $n } hry za { $seconds } s.
   *[other] { $n } hier za { $seconds } s.
}
terminal-ties = { $n ->
    [one] { $n } hra sa skončila spoločným víťazstvom; počíta sa každému z víťazov.
    [few] { $n } hry sa skončili spoločným víťazstvom; počítajú sa každému z víťazov.
   *[other] { $n } hier sa skončilo spoločným víťazstvom; počítajú sa každému z víťazov.
}
terminal-decisions = { $n ->
    [one] { $n } rozhodnutie, { $rate } za sekundu.
    [few] { $n } rozhodnutia, { $rate } za sekundu.
   *[other] { $n } rozhodnutí, { $rate } za sekundu.
}
terminal-bench-speed = rozhodnutí za sekundu
terminal-bench-clone = kópia (µs)
terminal-bench-view = pohľad (µs)
terminal-bench-chess = násobok python-chess
terminal-bench-compiled = Pravidlá sú preložené.
terminal-bench-pure = Pravidlá bežia v čistom Pythone: preložené nie sú.
terminal-no-chess = Balík „chess“ nie je nainštalovaný, takže niet s čím porovnávať.

## Rebríček a rozbor

terminal-ladder-share = podiel prvého
terminal-ladder-bounds = hranice 95 %
terminal-ladder-ties = spoločne
terminal-ladder-games = hier
terminal-ladder-above = Elo nad úrovňou { $bot }
terminal-ladder-same-deals = Každá dvojica má rovnaké rozdania, každé raz v oboch zasadacích poriadkoch; semienko { $seed }.
terminal-ladder-among = Jeden bot sedí sám medzi ostatnými, pri každom rozdaní raz na každom mieste; spravodlivý podiel pri počte hráčov { $seats } je { $share }; semienko { $seed }.
terminal-ladder-tries = { $n ->
    [one] { $bot }: { $n } pokus na každé rozhodnutie.
    [few] { $bot }: { $n } pokusy na každé rozhodnutie.
   *[other] { $bot }: { $n } pokusov na každé rozhodnutie.
}
terminal-review-tries = { $n ->
    [one] Čísla sú z { $n } pokusu na každé rozhodnutie; --tries ich spresní alebo zrýchli.
   *[other] Čísla sú z { $n } pokusov na každé rozhodnutie; --tries ich spresní alebo zrýchli.
}

## Pri textovom stole

terminal-player = Hráč
terminal-bot = bot
terminal-greeting = Semienko { $seed }. Číslo volí, ? povie, čo teraz nejde a prečo, h povie všetko.
terminal-barred = { $n ->
    [one] { $n } ďalšia vec teraz nejde: ? povie prečo
    [few] { $n } ďalšie veci teraz nejdú: ? povie prečo
   *[other] { $n } ďalších vecí teraz nejde: ? povie prečo
}
terminal-nothing-barred = Všetko je možné.
terminal-can-be-chosen = Toto sa dá zvoliť.
terminal-no-such-card = Žiadna karta sa nevolá „{ $name }“.
terminal-shown-dice = Kocky
terminal-shown-turns = Ťah
terminal-shown-final_round = Posledné kolo
terminal-not-understood = „{ $text }“ sa nedá rozumieť. Napíš číslo, alebo h pre nápovedu.
terminal-log-more = { $n ->
    [one] … { $n } skorší riadok (l ukáže záznam)
    [few] … { $n } skoršie riadky (l ukáže záznam)
   *[other] … { $n } skorších riadkov (l ukáže záznam)
}
terminal-taken-back = Vzaté späť.
terminal-kept = Hra je uložená v súbore { $file }.
terminal-file-exists = Súbor { $file } už existuje; zvoľ iný názov.
terminal-not-kept = Hra nie je v žiadnom súbore. „save“ ju uloží; ďalšie „q“ ju opustí.
terminal-left = Hra zostala nedohraná.
terminal-resume = Hra je uložená v súbore { $file }. Pokračovať sa dá takto: { $command }
terminal-hand-over = Skryté karty pre: { $seat }. Nech sa nikto iný nepozerá; potom stlač Enter.
terminal-enter-hides = Enter karty zase skryje.

terminal-say-choose = zvoliť možnosť s týmto číslom, alebo napísať jej kľúč
terminal-say-barred = všetko, čo teraz nejde, a prečo
terminal-say-explain = jedna možnosť alebo jedna nemožná vec aj s kartou
terminal-say-back = vziať späť posledné rozhodnutie
terminal-say-turn-back = vrátiť sa na začiatok ťahu
terminal-say-table = ukázať znova stôl
terminal-say-mine = ukázať stôl aj s vlastnými skrytými kartami
terminal-say-card = čo stojí na kartách uprostred stola, alebo na karte s týmto názvom
terminal-say-sheet = priebežné bodovanie
terminal-say-log = čo sa stalo, alebo toľko riadkov z toho
terminal-say-save = ukladať hru do tohto súboru, odteraz po každom rozhodnutí
terminal-say-quit = odísť
terminal-say-help = táto nápoveda

## Bodovanie

terminal-total = Spolu
terminal-wins-game = Víťazí { $winner }.
terminal-share-victory = Spoločné víťazstvo: { $winners }.
terminal-not-over = Hra sa ešte neskončila.
terminal-hash = Odtlačok stola: { $hash }
terminal-choices = { $n ->
    [one] { $n } rozhodnutie
    [few] { $n } rozhodnutia
   *[other] { $n } rozhodnutí
}

## Nápoveda

terminal-help-regalia = Stôl pre stolové hry o budovaní kráľovstva.
terminal-help-language = --lang en, cs, sk alebo de volí jazyk, pred príkazom aj za ním.
terminal-help-usage = Použitie
terminal-help-help = Táto nápoveda.
terminal-help-commands = Príkazy
terminal-help-parameters = Prepínače
terminal-help-arguments = Argumenty
terminal-help-serve = Otvorí stôl v prehliadači: to isté čo samotné „regalia“, s možnosťami.
terminal-help-host = Adresa, na ktorej sa počúva; 0.0.0.0 pustí k stolu aj ostatných v tvojej sieti.
terminal-help-port = Port, na ktorom sa počúva.
terminal-help-data = Priečinok pre stoly; ak chýba, tvoj priečinok s údajmi.
terminal-help-database = Databáza PostgreSQL pre stoly, napríklad postgresql://používateľ@počítač/názov; môže ju zdieľať niekoľko serverov. Ak chýba, použije sa súbor v priečinku s údajmi.
terminal-help-browser = Otvoriť prehliadač.
terminal-help-games = Hry na polici a ich nastavenia.
terminal-help-public-url = Adresa, na ktorej prehliadače server nájdu, napríklad https://hry.example.org; možno ju zadať viackrát.
terminal-help-trust-proxy = Adresa proxy pred serverom, ktorá hovorí, kto sa pýta, alebo viac adries s čiarkami; inak sa všetci jej hostia počítajú za jedného.
terminal-help-tls-cert = Certifikát (PEM), s ktorým server sám hovorí cez https; potrebuje --tls-key.
terminal-help-tls-key = Súkromný kľúč k tomuto certifikátu (PEM).
terminal-help-mail-server = Poštový server, cez ktorý sa ľudia dozvedia, že sú na ťahu, napríklad smtps://používateľ:heslo@posta.example.org; radšej v premennej prostredia REGALIA_MAIL_SERVER.
terminal-help-mail-from = Adresa, z ktorej správy prichádzajú (REGALIA_MAIL_FROM).
terminal-help-table-code = Stoly môže pripraviť len ten, kto pozná tento kód; bez neho každý.
terminal-help-think-elsewhere = Všetko premýšľanie nechať na pomocníkov („regalia worker“) pri tej istej databáze.
terminal-help-worker = Premýšľať za servery jednej databázy: ťahy botov, rady a rozbory.
terminal-help-processes = Koľko procesov premýšľa; ak číslo chýba, toľko, koľko je procesorov.
terminal-help-cards = Všetky karty hry: čo robia a odkiaľ sú ich hodnoty.
terminal-help-play = Zahrať si hru v termináli.
terminal-help-simulate = Nechať botov odohrať veľa hier a počítať.
terminal-help-replay = Prehrať súbor s partiou a ukázať konečné skóre.
terminal-help-bench = Zmerať, aké rýchle je jadro.
terminal-help-json = Vypísať jeden objekt JSON a nič iné.
terminal-help-game = Označenie hry; vypíše ich „regalia games“.
terminal-help-seats = Kto hrá, oddelení čiarkami: úroveň bota je bot, akékoľvek iné slovo človek.
terminal-help-bots = Ktorí boti hrajú, oddelení čiarkami.
terminal-help-option = Nastavenie hry ako názov=hodnota; dá sa opakovať.
terminal-help-seed = Číslo, z ktorého pochádza všetka náhoda.
terminal-help-file = Každé rozhodnutie hneď zapisovať do tohto nového súboru.
terminal-help-resume = Pokračovať v hre z tohto súboru.
terminal-help-games-count = Koľko hier.
terminal-help-record = Súbor s partiou.
terminal-help-check = Navyše vyžadovať, aby bol súbor celý až po posledný riadok.
terminal-help-seconds = Ako dlho merať každú hru.
terminal-help-ladder = Nechať každého bota hrať s každým a povedať, aký je kto silný.
terminal-help-review = Rozobrať dohranú hru: šance, zlomové okamihy, šťastie a rozhodnutia.
terminal-help-ladder-bots = Ktorí boti súperia, aspoň dvaja, oddelení čiarkami.
terminal-help-ladder-games = Koľko hier odohrá každá dvojica; párne číslo, s --among násobok počtu hráčov.
terminal-help-players = Koľko hráčov sedí pri stole; obaja boti sedia striedavo.
terminal-help-among = Bot uvedený ako prvý sedí sám medzi botmi druhej úrovne, pri každom rozdaní raz na každom mieste.
terminal-help-tries = Koľko pokusov má najrýchlejšia úroveň na každé rozhodnutie namiesto svojich sekúnd; ostatné úmerne.
terminal-help-on = Kde sa hry hrajú: v procesoch tohto stroja (processes), alebo v klastri (ray).
terminal-help-ladder-seed = Semienko prvého rozdania; ďalšie nasledujú.
terminal-help-review-tries = Koľkokrát sa skúsi každé rozhodnutie; inak toľkokrát, koľko sa zmestí do pol minúty.
