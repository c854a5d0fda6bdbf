# Keeping the house: backups, old tables, invitations, games of older rules.

## Copies

keeping-nothing-here = V této databázi žádné stoly nejsou.
keeping-no-house = Ve složce { $folder } žádné stoly nejsou. Uveď jinou pomocí --data, nebo databázi pomocí --database.
keeping-not-empty = V { $where } už stoly jsou. Záloha se obnovuje jen tam, kde ještě nic není.
keeping-folder-in-use = Ze složky { $folder } už obsluhuje jiná Regalia (proces { $process }). Nejdřív ji ukonči, nebo zvol jinou složku pomocí --data.
keeping-backup-broken = Záloha { $file } je poškozená: { $why } Nic se nezměnilo.
keeping-backup-cut = končí příliš brzy, nebo to není záloha Regalie.
keeping-backup-sum = její obsah neodpovídá kontrolnímu součtu.
keeping-backup-goes-on = za jejím koncem ještě něco je.
keeping-backup-table = { $table } tu nikdo nezná.
keeping-backup-newer = Zálohu { $file } vytvořila novější verze Regalie ({ $version }). Obnov ji s ní.
server-database-full = Stoly v souboru { $file } nelze zapsat: { $why }. Uvolni místo na disku a spusť server znovu; nic se neztratilo.
server-database-busy = Se stoly v souboru { $file } teď pracuje někdo jiný: { $why }. Zkus to za chvíli znovu.

## Games of other rules

server-affair-rules = Tento stůl byl připraven podle verze pravidel { $by }; odteď se hraje a ukazuje podle verze { $whom }.
keeping-misfit = Tato hra se hrála podle verze pravidel { $rules } a nesedí s verzí { $known }, podle které hraje tento server. { $why } Dá se prohlížet, kam až sedí.
keeping-misfit-over = Tato hra se hrála podle verze pravidel { $rules } a skončila { $points }. Nesedí s verzí { $known }, podle které hraje tento server. { $why } Dá se prohlížet, kam až sedí.
keeping-choice-misfit = Rozhodnutí č. { $n } ({ $key }) tam není možné: { $why }
keeping-stands-otherwise = Po rozhodnutí č. { $n } stůl nestojí tak, jak stál ({ $what }).
web-ended-rules = Hrála se podle jiných pravidel a dá se už jen prohlížet.
keeping-no-way-back =
    { $n ->
        [one] Tento stůl má jedno rozhodnutí; tak daleko se zpět jít nedá.
        [few] Tento stůl má { $n } rozhodnutí; tak daleko se zpět jít nedá.
       *[other] Tento stůl má { $n } rozhodnutí; tak daleko se zpět jít nedá.
    }

## What the keeper is told

admin-backed-up =
    { $n ->
        [one] Do { $file } se zkopíroval jeden stůl se všemi tahy ({ $moves }).
        [few] Do { $file } se zkopírovaly { $n } stoly se všemi tahy ({ $moves }).
       *[other] Do { $file } se zkopírovalo { $n } stolů se všemi tahy ({ $moves }).
    }
admin-restored =
    { $n ->
        [one] Jeden stůl se všemi tahy ({ $moves }) je zpátky.
        [few] { $n } stoly se všemi tahy ({ $moves }) jsou zpátky.
       *[other] { $n } stolů se všemi tahy ({ $moves }) je zpátky.
    }
admin-exported =
    { $n ->
        [one] Do { $folder } se zapsala jedna hra.
        [few] Do { $folder } se zapsaly { $n } hry.
       *[other] Do { $folder } se zapsalo { $n } her.
    }
admin-misfit = { $table } ({ $game }), { $fit } z { $n } rozhodnutí: { $why }
admin-checked = Znovu přehrané hry: { $n }. Už nesedí: { $misfits }. Připravené podle jiných pravidel a sedí: { $other }.
admin-no-tables = Žádné stoly tu nejsou.
admin-head-table = Stůl
admin-head-game = Hra
admin-head-seats = Kdo hraje
admin-head-moves = Tahy
admin-head-touched = Poslední tah
admin-head-name = Název
admin-head-note = Pro koho
admin-head-until = Platí do
admin-head-used = Připravené stoly
admin-stepped-back = Stůl { $table } se vrátil; platných rozhodnutí je teď { $n }.
admin-purged =
    { $n ->
        [one] Byl vyhozen jeden stůl.
        [few] Byly vyhozeny { $n } stoly.
       *[other] Bylo vyhozeno { $n } stolů.
    }
admin-would-purge =
    { $n ->
        [one] Byl by vyhozen jeden stůl; s --yes se to stane.
        [few] Byly by vyhozeny { $n } stoly; s --yes se to stane.
       *[other] Bylo by vyhozeno { $n } stolů; s --yes se to stane.
    }
admin-invited = S tímto kódem lze připravovat stoly. Ukáže se jen teď:
admin-no-invitations = Nikdo pozvaný není.
admin-invitation-unknown = Pozvánka s názvem „{ $name }“ neexistuje.
admin-withdrawn = Pozvánka { $name } už neplatí.

## Help

terminal-help-admin = Spravovat dům: zálohy, staré stoly, pozvánky, zda uložené hry ještě sedí.
terminal-help-admin-backup = Zkopírovat všechny stoly do jednoho souboru, i když se hraje.
terminal-help-admin-backup-file = Soubor k zapsání; když chybí, pojmenuje se podle dne a času.
terminal-help-admin-restore = Obnovit všechny stoly ze zálohy tam, kde ještě nic není: ve složce nebo v databázi PostgreSQL.
terminal-help-admin-restore-file = Záloha.
terminal-help-admin-export = Zapsat každou hru jako soubor s partií.
terminal-help-admin-export-folder = Složka pro soubory s partiemi.
terminal-help-admin-check = Přehrát všechny uložené hry a říct, které už nesedí s pravidly.
terminal-help-admin-tables = Vypsat všechny stoly.
terminal-help-admin-step-back = Pomoct zaseknutému stolu: vzít rozhodnutí zpět tam, kde ještě sedí, nebo to poslední.
terminal-help-admin-table = Označení stolu; vypíše je „regalia admin tables“.
terminal-help-admin-to = Tolik rozhodnutí zůstane.
terminal-help-admin-purge = Vyhodit stoly, kterých se řadu dní nikdo nedotkl; bez --yes jen říct, kolik jich je.
terminal-help-admin-days = Tolik dní tam nikdo netáhl.
terminal-help-admin-yes = Opravdu to udělat.
terminal-help-admin-invite = Vytvořit kód, se kterým lze připravovat stoly v uzavřeném domě.
terminal-help-admin-note = Pro koho je, aby se dal poznat.
terminal-help-admin-invite-days = Platí tolik dní; bez čísla napořád.
terminal-help-admin-invite-tables = Stačí na tolik stolů; bez čísla na libovolný počet.
terminal-help-admin-invitations = Vypsat vytvořené kódy.
terminal-help-admin-withdraw = Zrušit platnost kódu.
terminal-help-admin-invitation = Jeho název v seznamu.
terminal-help-closed = Uzavřený dům: stoly může připravit jen ten, kdo má pozvánku („regalia admin invite“) nebo zná kód.
terminal-help-keep-days = Samo vyhazovat stoly, kterých se tolik dní nikdo nedotkl; bez toho žádné.
terminal-help-json-logs = Psát záznam pro programy: na každém řádku jeden objekt JSON.
terminal-help-doctor = Říct, co běží, co chybí a zda jsou port, složka, databáze, hodiny a disk v pořádku.

## The doctor

doctor-compiled = Regalia { $version } na Pythonu { $python } s kompilovanými pravidly.
doctor-pure = Regalia { $version } na Pythonu { $python } s pravidly v čistém Pythonu: vše funguje, boti přemýšlejí pomaleji.
doctor-client = Stránky jsou na místě.
doctor-docs = Dokumentace je na místě.
doctor-extras = Není nainstalováno a potřebuje to jen někdo: { $extras } (pip install 'regalia[…]').
doctor-games =
    { $n ->
        [one] V polici stojí jedna hra: { $games }.
        [few] V polici stojí { $n } hry: { $games }.
       *[other] V polici stojí { $n } her: { $games }.
    }
doctor-port = Port { $port } na { $host } je volný.
doctor-port-taken = Na portu { $port } na { $host } teď nelze naslouchat: { $why }.
doctor-folder = Do složky { $folder } lze zapisovat.
doctor-folder-new = Složka { $folder } ještě není a lze ji vytvořit.
doctor-served = Obsluhuje z ní Regalia (proces { $process }).
doctor-disk = Volné místo na disku: { $n } MB.
doctor-no-database = Zatím tu nejsou žádné stoly.
doctor-database =
    { $n ->
        [one] { $where } je v pořádku a drží jeden stůl (schéma „{ $version }“).
        [few] { $where } je v pořádku a drží { $n } stoly (schéma „{ $version }“).
       *[other] { $where } je v pořádku a drží { $n } stolů (schéma „{ $version }“).
    }
doctor-database-older =
    { $n ->
        [one] { $where } je v pořádku a drží jeden stůl starší nebo novější verze („{ $version }“); starší se převede při příštím spuštění.
        [few] { $where } je v pořádku a drží { $n } stoly starší nebo novější verze („{ $version }“); starší se převedou při příštím spuštění.
       *[other] { $where } je v pořádku a drží { $n } stolů starší nebo novější verze („{ $version }“); starší se převedou při příštím spuštění.
    }
doctor-clock = Hodiny ukazují { $now } a žádný uložený tah není pozdější.
doctor-clock-back = Hodiny jdou špatně: poslední uložený tah je o { $n } s v budoucnosti.

## Seeing inside

server-metrics-missing = Metriky potřebují ještě jeden balíček: pip install 'regalia[metrics]'.
server-metrics-denied = Metriky jsou jen pro tento počítač a pro toho, kdo má token (REGALIA_METRICS_TOKEN).
