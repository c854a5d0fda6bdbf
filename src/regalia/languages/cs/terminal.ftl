# Co říká příkaz `regalia`.

## Příkazový řádek

terminal-unknown-command = Příkaz „{ $command }“ neexistuje. Příkazy jsou: { $commands }.
terminal-unknown-option = Přepínač „{ $option }“ tu neexistuje.
terminal-bad-value = Hodnota „{ $value }“ se pro { $option } nehodí.
terminal-missing = Něco chybí: { $argument }
terminal-twice = { $option } je zadáno dvakrát.
terminal-too-much = Tohle je navíc: { $text }
terminal-bad-usage = Příkazovému řádku nelze rozumět: { $why }
terminal-see-help = Co je k dispozici, řekne „regalia --help“ a „regalia PŘÍKAZ --help“.
terminal-option-form = „{ $text }“ nelze rozumět; nastavení hry piš jako název=hodnota.
terminal-option-twice = Nastavení „{ $option }“ je zadáno dvakrát.
terminal-seed-range = Semínko musí být číslo od 0 do 18446744073709551615, ne { $seed }.
terminal-not-positive = { $option } musí být větší než nula, ne { $value }.
terminal-game-missing = Kterou hru? Hry jsou: { $games }.
terminal-resume-alone = S --resume soubor sám říká, kdo co hraje; vynech --seats, --option, --seed a --file.
terminal-other-game = V souboru { $file } je jiná hra: { $game }.
terminal-file-exists-resume = Soubor { $file } už existuje. Pokračuj v něm pomocí --resume, nebo zvol jiný název.

## Soubory

terminal-in-file = { $file }: { $why }
terminal-card-error = Chyba v souboru s kartami: { $why }
terminal-words-error = Chyba v textech hry: { $why }
terminal-record-cut = Soubor končí bez kontroly posledního rozhodnutí: jeho konec chybí.
terminal-record-no-end = Hra skončila, ale soubor neříká jak: chybí jeho poslední řádek.
terminal-file-fits = { $n ->
    [one] { $file } souhlasí; porovnána { $n } kontrola.
    [few] { $file } souhlasí; porovnány { $n } kontroly.
   *[other] { $file } souhlasí; porovnáno { $n } kontrol.
}

## Hry a karty

terminal-game-line = Počet hráčů: { $players } · verze pravidel { $rules }
terminal-choices-are = Možnosti: { $choices }
terminal-card-source = Hodnoty: { $source }.
terminal-copies-source = Počet kusů: { $source }.
terminal-source-printed = z karty nebo z pravidel
terminal-source-fan_list = ze seznamu od fanoušků
terminal-source-reconstructed = odvozené
terminal-yes = ano
terminal-no = ne

## Počítání a měření

terminal-wins = výhry
terminal-mean-score = průměrné skóre
terminal-played = hry
terminal-mean = průměr
terminal-games-played = { $n ->
    [one] { $n } hra za { $seconds } s.
    [few] { $n } hry za { $seconds } s.
   *[other] { $n } her za { $seconds } s.
}
terminal-ties = { $n ->
    [one] { $n } hra skončila společným vítězstvím; počítá se každému z vítězů.
    [few] { $n } hry skončily společným vítězstvím; počítají se každému z vítězů.
   *[other] { $n } her skončilo společným vítězstvím; počítají se každému z vítězů.
}
terminal-decisions = { $n ->
    [one] { $n } rozhodnutí, { $rate } za sekundu.
   *[other] { $n } rozhodnutí, { $rate } za sekundu.
}
terminal-bench-speed = rozhodnutí za sekundu
terminal-bench-clone = kopie (µs)
terminal-bench-view = pohled (µs)
terminal-bench-chess = násobek python-chess
terminal-bench-compiled = Pravidla jsou přeložená.
terminal-bench-pure = Pravidla běží v čistém Pythonu: přeložená nejsou.
terminal-no-chess = Balíček „chess“ není nainstalován, takže není s čím porovnávat.

## Žebříček a rozbor

terminal-ladder-share = podíl prvního
terminal-ladder-bounds = meze 95 %
terminal-ladder-ties = společně
terminal-ladder-games = her
terminal-ladder-above = Elo nad úrovní { $bot }
terminal-ladder-same-deals = Každá dvojice má stejná rozdání, každé jednou v obou zasedacích pořádcích; semínko { $seed }.
terminal-ladder-among = Jeden bot sedí sám mezi ostatními, při každém rozdání jednou na každém místě; spravedlivý podíl při počtu hráčů { $seats } je { $share }; semínko { $seed }.
terminal-ladder-tries = { $n ->
    [one] { $bot }: { $n } pokus na každé rozhodnutí.
    [few] { $bot }: { $n } pokusy na každé rozhodnutí.
   *[other] { $bot }: { $n } pokusů na každé rozhodnutí.
}
terminal-review-tries = { $n ->
    [one] Čísla jsou z { $n } pokusu na každé rozhodnutí; --tries je zpřesní, nebo zrychlí.
   *[other] Čísla jsou z { $n } pokusů na každé rozhodnutí; --tries je zpřesní, nebo zrychlí.
}

## U textového stolu

terminal-player = Hráč
terminal-bot = bot
terminal-greeting = Semínko { $seed }. Číslo volí, ? řekne, co teď nejde a proč, h řekne všechno.
terminal-barred = { $n ->
    [one] { $n } další věc teď nejde: ? řekne proč
    [few] { $n } další věci teď nejdou: ? řekne proč
   *[other] { $n } dalších věcí teď nejde: ? řekne proč
}
terminal-nothing-barred = Všechno je možné.
terminal-can-be-chosen = Tohle lze zvolit.
terminal-no-such-card = Žádná karta se nejmenuje „{ $name }“.
terminal-shown-dice = Kostky
terminal-shown-turns = Tah
terminal-shown-final_round = Poslední kolo
terminal-not-understood = „{ $text }“ nelze rozumět. Napiš číslo, nebo h pro nápovědu.
terminal-log-more = { $n ->
    [one] … { $n } dřívější řádek (l ukáže záznam)
    [few] … { $n } dřívější řádky (l ukáže záznam)
   *[other] … { $n } dřívějších řádků (l ukáže záznam)
}
terminal-taken-back = Vzato zpět.
terminal-kept = Hra je uložena v souboru { $file }.
terminal-file-exists = Soubor { $file } už existuje; zvol jiný název.
terminal-not-kept = Hra není v žádném souboru. „save“ ji uloží; další „q“ ji opustí.
terminal-left = Hra zůstala nedohraná.
terminal-resume = Hra je uložena v souboru { $file }. Pokračovat lze takto: { $command }
terminal-hand-over = Skryté karty pro: { $seat }. Ať se nikdo jiný nedívá; pak stiskni Enter.
terminal-enter-hides = Enter karty zase skryje.

terminal-say-choose = zvolit možnost s tímto číslem, nebo napsat její klíč
terminal-say-barred = všechno, co teď nejde, a proč
terminal-say-explain = jedna možnost nebo jedna nemožná věc i s kartou
terminal-say-back = vzít zpět poslední rozhodnutí
terminal-say-turn-back = vrátit se na začátek tahu
terminal-say-table = ukázat znovu stůl
terminal-say-mine = ukázat stůl i s vlastními skrytými kartami
terminal-say-card = co stojí na kartách uprostřed stolu, nebo na kartě s tímto názvem
terminal-say-sheet = průběžné bodování
terminal-say-log = co se stalo, nebo tolik řádků z toho
terminal-say-save = ukládat hru do tohoto souboru, odteď po každém rozhodnutí
terminal-say-quit = odejít
terminal-say-help = tato nápověda

## Bodování

terminal-total = Celkem
terminal-wins-game = Vítězí { $winner }.
terminal-share-victory = Společné vítězství: { $winners }.
terminal-not-over = Hra ještě neskončila.
terminal-hash = Otisk stolu: { $hash }
terminal-choices = { $n ->
    [one] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
}

## Nápověda

terminal-help-regalia = Stůl pro deskové hry o budování království.
terminal-help-language = --lang en, cs, sk nebo de volí jazyk, před příkazem i za ním.
terminal-help-usage = Použití
terminal-help-help = Tato nápověda.
terminal-help-commands = Příkazy
terminal-help-parameters = Přepínače
terminal-help-arguments = Argumenty
terminal-help-serve = Otevře stůl v prohlížeči: totéž co samotné „regalia“, s možnostmi.
terminal-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí ke stolu i ostatní ve tvé síti.
terminal-help-port = Port, na kterém se naslouchá.
terminal-help-data = Složka pro stoly; když chybí, tvoje složka s daty.
terminal-help-database = Databáze PostgreSQL pro stoly, například postgresql://uživatel@počítač/název; může ji sdílet několik serverů. Když chybí, použije se soubor ve složce s daty.
terminal-help-browser = Otevřít prohlížeč.
terminal-help-games = Hry v polici a jejich nastavení.
terminal-help-public-url = Adresa, na které prohlížeče server najdou, třeba https://hry.example.org; lze zadat vícekrát.
terminal-help-trust-proxy = Adresa proxy před serverem, která říká, kdo se ptá, nebo více adres s čárkami; jinak se všichni její hosté počítají za jednoho.
terminal-help-tls-cert = Certifikát (PEM), se kterým server sám mluví přes https; potřebuje --tls-key.
terminal-help-tls-key = Soukromý klíč k tomuto certifikátu (PEM).
terminal-help-mail-server = Poštovní server, přes který se lidé dozvědí, že jsou na tahu, například smtps://uživatel:heslo@posta.example.org; raději v proměnné prostředí REGALIA_MAIL_SERVER.
terminal-help-mail-from = Adresa, ze které zprávy přicházejí (REGALIA_MAIL_FROM).
terminal-help-table-code = Stoly může připravit jen ten, kdo zná tento kód; bez něj každý.
terminal-help-think-elsewhere = Veškeré přemýšlení nechat na pomocnících („regalia worker“) u téže databáze.
terminal-help-worker = Přemýšlet za servery jedné databáze: tahy botů, rady a rozbory.
terminal-help-processes = Kolik procesů přemýšlí; když číslo chybí, tolik, kolik je procesorů.
terminal-help-cards = Všechny karty hry: co dělají a odkud jsou jejich hodnoty.
terminal-help-play = Zahrát si hru v terminálu.
terminal-help-simulate = Nechat boty odehrát mnoho her a počítat.
terminal-help-replay = Přehrát soubor s partií a ukázat konečné skóre.
terminal-help-bench = Změřit, jak rychlé je jádro.
terminal-help-json = Vypsat jeden objekt JSON a nic jiného.
terminal-help-game = Označení hry; vypíše je „regalia games“.
terminal-help-seats = Kdo hraje, oddělení čárkami: úroveň bota je bot, jakékoli jiné slovo člověk.
terminal-help-bots = Kteří boti hrají, oddělení čárkami.
terminal-help-option = Nastavení hry jako název=hodnota; lze opakovat.
terminal-help-seed = Číslo, z něhož pochází veškerá náhoda.
terminal-help-file = Každé rozhodnutí hned zapisovat do tohoto nového souboru.
terminal-help-resume = Pokračovat ve hře z tohoto souboru.
terminal-help-games-count = Kolik her.
terminal-help-record = Soubor s partií.
terminal-help-check = Navíc vyžadovat, aby byl soubor celý až do posledního řádku.
terminal-help-seconds = Jak dlouho měřit každou hru.
terminal-help-ladder = Nechat každého bota hrát s každým a říct, jak je kdo silný.
terminal-help-review = Rozebrat dohranou hru: šance, zlomové okamžiky, štěstí a rozhodnutí.
terminal-help-ladder-bots = Kteří boti soupeří, aspoň dva, oddělení čárkami.
terminal-help-ladder-games = Kolik her odehraje každá dvojice; sudé číslo, s --among násobek počtu hráčů.
terminal-help-players = Kolik hráčů sedí u stolu; oba boti sedí střídavě.
terminal-help-among = Bot uvedený jako první sedí sám mezi boty druhé úrovně, při každém rozdání jednou na každém místě.
terminal-help-tries = Kolik pokusů má nejrychlejší úroveň na každé rozhodnutí místo svých sekund; ostatní úměrně.
terminal-help-on = Kde se hry hrají: v procesech tohoto stroje (processes), nebo v clusteru (ray).
terminal-help-ladder-seed = Semínko prvního rozdání; další následují.
terminal-help-review-tries = Kolikrát se zkusí každé rozhodnutí; jinak tolikrát, kolik se vejde do půl minuty.
