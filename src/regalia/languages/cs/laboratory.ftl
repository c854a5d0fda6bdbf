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
data-broken = { $file } je poškozený, nebo to není soubor s hrami.
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
