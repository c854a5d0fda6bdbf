# Hry ako laboratórium: čo znamenajú čísla a miesta pre programy.

acts-unnamed = { $game } svoje ťahy nepomenúva, a tak sa nedá vyjadriť číslami.

terminal-help-schema = Čo znamená každé číslo stola, z ktorého sa programy učia, a číslo každého ťahu.
terminal-help-players-count = Koľko hráčov sedí pri stole.

schema-heading = { $name }: čísel { $n }, ťahov { $acts }
schema-block = Blok
schema-from = Od
schema-count = Čísel
schema-kind = Čo to je
schema-entries = V tomto poradí
schema-acts = Ťahy: { $acts }
schema-hint = --json pomenuje každé číslo a každý ťah.


laboratory-own-board = { $name } (ty):
laboratory-cannot = teraz sa nedá:
laboratory-guest = hosť
laboratory-bots-count = Pre ostatné miesta (spolu { $seats }) bol udaný iný počet botov: { $n }.
laboratory-table = stôl { $n }
laboratory-no-table = Stôl { $n } tu nie je. Tvoje stoly: { $tables }.
laboratory-option-not-there = Možnosť { $n } tu nie je; idú od 1 do { $last }.
laboratory-can = toto sa urobiť dá:
laboratory-nothing-like-it = nič tu nie je s názvom „{ $what }“.

terminal-help-mcp = Posadiť k stolu asistenta cez Model Context Protocol na štandardnom vstupe a výstupe.
extra-missing = „{ $package }“ nie je nainštalované: pip install 'regalia[{ $extra }]'.

terminal-help-out = Zapísať aj každé rozhodnutie do tohto súboru Parquet pre programy, ktoré sa učia; spustené znova pokračuje, kde prestalo.
terminal-help-data-files = Nazrieť do súborov s hrami na učenie.
terminal-help-show = Čo je v súbore: hry, rozhodnutia, možnosti, výhry a čo sa volilo najčastejšie.
terminal-help-data-file = Súbor Parquet.

data-file-exists = { $file } už existuje.
data-other-run = { $folder } obsahuje začiatok iného behu. Zmaž ho, alebo zvoľ iný súbor.
data-no-file = { $file } tu nie je.
data-broken = { $file } je poškodený, alebo to nie je súbor s hrami.
data-written = { $n ->
    [one] { $file }: { $n } hra
    [few] { $file }: { $n } hry
   *[other] { $file }: { $n } hier
}
data-games = hry
data-decisions = rozhodnutia
data-options = možností na rozhodnutie v priemere
data-wins = výhry: { $name }
data-most-chosen = volené najčastejšie
