# Keeping the house: backups, old tables, invitations, games of older rules.

## Copies

keeping-nothing-here = V tejto databáze nijaké stoly nie sú.
keeping-no-house = V priečinku { $folder } nijaké stoly nie sú. Uveď iný pomocou --data, alebo databázu pomocou --database.
keeping-not-empty = V { $where } už stoly sú. Záloha sa obnovuje len tam, kde ešte nič nie je.
keeping-folder-in-use = Z priečinka { $folder } už obsluhuje iná Regalia (proces { $process }). Najprv ju ukonči, alebo zvoľ iný priečinok pomocou --data.
keeping-backup-broken = Záloha { $file } je poškodená: { $why } Nič sa nezmenilo.
keeping-backup-cut = končí sa priskoro, alebo to nie je záloha Regalie.
keeping-backup-sum = jej obsah nezodpovedá kontrolnému súčtu.
keeping-backup-goes-on = za jej koncom ešte niečo je.
keeping-backup-table = { $table } tu nikto nepozná.
keeping-backup-newer = Zálohu { $file } vytvorila novšia verzia Regalie ({ $version }). Obnov ju s ňou.
server-database-full = Stoly v súbore { $file } nemožno zapísať: { $why }. Uvoľni miesto na disku a spusti server znova; nič sa nestratilo.
server-database-busy = So stolmi v súbore { $file } teraz pracuje niekto iný: { $why }. Skús to o chvíľu znova.

## Games of other rules

server-affair-rules = Tento stôl bol pripravený podľa verzie pravidiel { $by }; odteraz sa hrá a ukazuje podľa verzie { $whom }.
keeping-misfit = Táto hra sa hrala podľa verzie pravidiel { $rules } a nesedí s verziou { $known }, podľa ktorej hrá tento server. { $why } Dá sa prezerať, kam až sedí.
keeping-misfit-over = Táto hra sa hrala podľa verzie pravidiel { $rules } a skončila sa { $points }. Nesedí s verziou { $known }, podľa ktorej hrá tento server. { $why } Dá sa prezerať, kam až sedí.
keeping-choice-misfit = Rozhodnutie č. { $n } ({ $key }) tam nie je možné: { $why }
keeping-stands-otherwise = Po rozhodnutí č. { $n } stôl nestojí tak, ako stál ({ $what }).
web-ended-rules = Hrala sa podľa iných pravidiel a dá sa už len prezerať.
keeping-no-way-back =
    { $n ->
        [one] Tento stôl má jedno rozhodnutie; tak ďaleko sa späť ísť nedá.
        [few] Tento stôl má { $n } rozhodnutia; tak ďaleko sa späť ísť nedá.
       *[other] Tento stôl má { $n } rozhodnutí; tak ďaleko sa späť ísť nedá.
    }

## What the keeper is told

admin-backed-up =
    { $n ->
        [one] Do { $file } sa skopíroval jeden stôl so všetkými ťahmi ({ $moves }).
        [few] Do { $file } sa skopírovali { $n } stoly so všetkými ťahmi ({ $moves }).
       *[other] Do { $file } sa skopírovalo { $n } stolov so všetkými ťahmi ({ $moves }).
    }
admin-restored =
    { $n ->
        [one] Jeden stôl so všetkými ťahmi ({ $moves }) je späť.
        [few] { $n } stoly so všetkými ťahmi ({ $moves }) sú späť.
       *[other] { $n } stolov so všetkými ťahmi ({ $moves }) je späť.
    }
admin-exported =
    { $n ->
        [one] Do { $folder } sa zapísala jedna hra.
        [few] Do { $folder } sa zapísali { $n } hry.
       *[other] Do { $folder } sa zapísalo { $n } hier.
    }
admin-misfit = { $table } ({ $game }), { $fit } z { $n } rozhodnutí: { $why }
admin-checked = Znova prehrané hry: { $n }. Už nesedia: { $misfits }. Pripravené podľa iných pravidiel a sedia: { $other }.
admin-no-tables = Nijaké stoly tu nie sú.
admin-head-table = Stôl
admin-head-game = Hra
admin-head-seats = Kto hrá
admin-head-moves = Ťahy
admin-head-touched = Posledný ťah
admin-head-name = Názov
admin-head-note = Pre koho
admin-head-until = Platí do
admin-head-used = Pripravené stoly
admin-stepped-back = Stôl { $table } sa vrátil; platných rozhodnutí je teraz { $n }.
admin-purged =
    { $n ->
        [one] Bol vyhodený jeden stôl.
        [few] Boli vyhodené { $n } stoly.
       *[other] Bolo vyhodených { $n } stolov.
    }
admin-would-purge =
    { $n ->
        [one] Bol by vyhodený jeden stôl; s --yes sa to stane.
        [few] Boli by vyhodené { $n } stoly; s --yes sa to stane.
       *[other] Bolo by vyhodených { $n } stolov; s --yes sa to stane.
    }
admin-invited = S týmto kódom možno pripravovať stoly. Ukáže sa len teraz:
admin-no-invitations = Nikto pozvaný nie je.
admin-invitation-unknown = Pozvánka s názvom „{ $name }“ neexistuje.
admin-withdrawn = Pozvánka { $name } už neplatí.

## Help

terminal-help-admin = Spravovať dom: zálohy, staré stoly, pozvánky, či uložené hry ešte sedia.
terminal-help-admin-backup = Skopírovať všetky stoly do jedného súboru, aj keď sa hrá.
terminal-help-admin-backup-file = Súbor na zapísanie; ak chýba, pomenuje sa podľa dňa a času.
terminal-help-admin-restore = Obnoviť všetky stoly zo zálohy tam, kde ešte nič nie je: v priečinku alebo v databáze PostgreSQL.
terminal-help-admin-restore-file = Záloha.
terminal-help-admin-export = Zapísať každú hru ako súbor s partiou.
terminal-help-admin-export-folder = Priečinok pre súbory s partiami.
terminal-help-admin-check = Prehrať všetky uložené hry a povedať, ktoré už nesedia s pravidlami.
terminal-help-admin-tables = Vypísať všetky stoly.
terminal-help-admin-step-back = Pomôcť zaseknutému stolu: vziať rozhodnutia späť tam, kde ešte sedí, alebo to posledné.
terminal-help-admin-table = Označenie stola; vypíše ich „regalia admin tables“.
terminal-help-admin-to = Toľko rozhodnutí zostane.
terminal-help-admin-purge = Vyhodiť stoly, ktorých sa rad dní nikto nedotkol; bez --yes len povedať, koľko ich je.
terminal-help-admin-days = Toľko dní tam nikto neťahal.
terminal-help-admin-yes = Naozaj to urobiť.
terminal-help-admin-invite = Vytvoriť kód, s ktorým možno pripravovať stoly v uzavretom dome.
terminal-help-admin-note = Pre koho je, aby sa dal spoznať.
terminal-help-admin-invite-days = Platí toľko dní; bez čísla navždy.
terminal-help-admin-invite-tables = Stačí na toľko stolov; bez čísla na ľubovoľný počet.
terminal-help-admin-invitations = Vypísať vytvorené kódy.
terminal-help-admin-withdraw = Zrušiť platnosť kódu.
terminal-help-admin-invitation = Jeho názov v zozname.
terminal-help-closed = Uzavretý dom: stoly môže pripraviť len ten, kto má pozvánku („regalia admin invite“) alebo pozná kód.
terminal-help-keep-days = Samo vyhadzovať stoly, ktorých sa toľko dní nikto nedotkol; bez toho nijaké.
terminal-help-json-logs = Písať záznam pre programy: na každom riadku jeden objekt JSON.
terminal-help-doctor = Povedať, čo beží, čo chýba a či sú port, priečinok, databáza, hodiny a disk v poriadku.

## The doctor

doctor-compiled = Regalia { $version } na Pythone { $python } s kompilovanými pravidlami.
doctor-pure = Regalia { $version } na Pythone { $python } s pravidlami v čistom Pythone: všetko funguje, boti premýšľajú pomalšie.
doctor-client = Stránky sú na mieste.
doctor-docs = Dokumentácia je na mieste.
doctor-extras = Nie je nainštalované a potrebuje to len niekto: { $extras } (pip install 'regalia[…]').
doctor-games =
    { $n ->
        [one] Na poličke stojí jedna hra: { $games }.
        [few] Na poličke stoja { $n } hry: { $games }.
       *[other] Na poličke stojí { $n } hier: { $games }.
    }
doctor-port = Port { $port } na { $host } je voľný.
doctor-port-taken = Na porte { $port } na { $host } teraz nemožno počúvať: { $why }.
doctor-folder = Do priečinka { $folder } možno zapisovať.
doctor-folder-new = Priečinok { $folder } ešte nie je a možno ho vytvoriť.
doctor-served = Obsluhuje z neho Regalia (proces { $process }).
doctor-disk = Voľné miesto na disku: { $n } MB.
doctor-no-database = Zatiaľ tu nie sú nijaké stoly.
doctor-database =
    { $n ->
        [one] { $where } je v poriadku a drží jeden stôl (schéma „{ $version }“).
        [few] { $where } je v poriadku a drží { $n } stoly (schéma „{ $version }“).
       *[other] { $where } je v poriadku a drží { $n } stolov (schéma „{ $version }“).
    }
doctor-database-older =
    { $n ->
        [one] { $where } je v poriadku a drží jeden stôl staršej alebo novšej verzie („{ $version }“); starší sa prevedie pri ďalšom spustení.
        [few] { $where } je v poriadku a drží { $n } stoly staršej alebo novšej verzie („{ $version }“); staršie sa prevedú pri ďalšom spustení.
       *[other] { $where } je v poriadku a drží { $n } stolov staršej alebo novšej verzie („{ $version }“); staršie sa prevedú pri ďalšom spustení.
    }
doctor-clock = Hodiny ukazujú { $now } a nijaký uložený ťah nie je neskorší.
doctor-clock-back = Hodiny idú zle: posledný uložený ťah je o { $n } s v budúcnosti.

## Seeing inside

server-metrics-missing = Metriky potrebujú ešte jeden balíček: pip install 'regalia[metrics]'.
server-metrics-denied = Metriky sú len pre tento počítač a pre toho, kto má token (REGALIA_METRICS_TOKEN).
