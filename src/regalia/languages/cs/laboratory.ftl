# Hry jako laboratoř: co znamenají čísla a místa pro programy.

acts-unnamed = { $game } své tahy nepojmenovává, a tak ji nelze vyjádřit čísly.

terminal-help-schema = Co znamená každé číslo stolu, z něhož se programy učí, a číslo každého tahu.
terminal-help-players-count = Kolik hráčů sedí u stolu.

schema-heading = { $name }: čísel { $n }, tahů { $acts }
schema-block = Blok
schema-from = Od
schema-count = Čísel
schema-kind = Co to je
schema-entries = V tomto pořadí
schema-acts = Tahy: { $acts }
schema-hint = --json pojmenuje každé číslo a každý tah.


laboratory-no-door = Tento dům nevede k žádnému jinému.
laboratory-no-link = To není odkaz na místo u stolu. Vypadá jako https://…/join/STŮL#TAJEMSTVÍ nebo …/table/STŮL#TAJEMSTVÍ.
laboratory-no-server = { $server } neodpovídá jako server Regalia: { $why }
laboratory-line-cut = Spojení s { $server } se přerušilo: { $why } Zkus to znovu; stůl pokračuje, kde byl.
laboratory-one-seat = Počet míst u tohoto odkazu: { $n }. Asistent hraje za jedno.
laboratory-seats-open = Hra ještě nezačala: na někoho se čeká.
laboratory-others-choose = Nejsi na řadě. Volí: { $who }.
laboratory-nothing-proposed = Nikdo tě o souhlas nežádá.
laboratory-own-board = { $name } (ty):
laboratory-cannot = teď nelze:
laboratory-guest = host
laboratory-bots-count = Pro ostatní místa (celkem { $seats }) byl udán jiný počet botů: { $n }.
laboratory-table = stůl { $n }
laboratory-no-table = Stůl { $n } tu není. Tvoje stoly: { $tables }.
laboratory-option-not-there = Možnost { $n } tu není; jdou od 1 do { $last }.
laboratory-can = tohle udělat lze:
laboratory-nothing-like-it = nic tu není s názvem „{ $what }“.

terminal-help-mcp = Posadit ke stolu asistenta přes Model Context Protocol na standardním vstupu a výstupu.
extra-missing = „{ $package }“ není nainstalováno: pip install 'regalia[{ $extra }]'.

terminal-help-out = Zapsat i každé rozhodnutí do tohoto souboru Parquet pro programy, které se učí; spuštěno znovu pokračuje, kde přestalo.
terminal-help-data-files = Nahlédnout do souborů s hrami k učení.
terminal-help-show = Co je v souboru: hry, rozhodnutí, možnosti, výhry a co se volilo nejčastěji.
terminal-help-data-file = Soubor Parquet.

data-file-exists = { $file } už existuje.
data-other-run = { $folder } obsahuje začátek jiného běhu. Smaž ji, nebo zvol jiný soubor.
data-no-file = { $file } tu není.
data-broken = { $file } je poškozený, nebo to není soubor Parquet: { $why }
data-not-games = { $file } je soubor Parquet, ale ne s hrami: takový zapíše „regalia simulate … --out“.
data-column-missing = V souboru { $file } chybí sloupce, které soubor her má: { $columns }.
data-act-unknown = { $file } je poškozený: uvádí tah číslo { $n }, ale vyjmenovává jich jen { $acts }.
data-broken-part = { $file } je poškozený. Odstraň ho a týž příkaz jeho hry odehraje znovu.
data-of-other-rules = Vzniklo podle jiných pravidel (verze { $rules }) nebo v jiném vydání: stoly tohoto domu se popisují jinými čísly.
data-on-without-out = --on říká, kde se hrají hry, které se zapisují pomocí --out.
terminal-help-out-on = Kde se hrají hry pro --out: v procesech tohoto stroje (processes), v clusteru (ray), nebo zde jedna po druhé (here).
data-written = { $n ->
    [one] { $file }: { $n } hra
    [few] { $file }: { $n } hry
   *[other] { $file }: { $n } her
}
data-games = hry
data-decisions = rozhodnutí
data-options = možností na rozhodnutí v průměru
data-wins = výhry: { $name }
data-most-chosen = voleno nejčastěji
