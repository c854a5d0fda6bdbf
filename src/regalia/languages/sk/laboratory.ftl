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


laboratory-no-door = Tento dom nevedie k žiadnemu inému.
laboratory-no-link = To nie je odkaz na miesto pri stole. Vyzerá ako https://…/join/STÔL#TAJOMSTVO alebo …/table/STÔL#TAJOMSTVO.
laboratory-no-server = { $server } neodpovedá ako server Regalia: { $why }
laboratory-line-cut = Spojenie s { $server } sa prerušilo: { $why } Skús to znova; stôl pokračuje, kde bol.
laboratory-one-seat = Počet miest pri tomto odkaze: { $n }. Asistent hrá za jedno.
laboratory-seats-open = Hra sa ešte nezačala: na niekoho sa čaká.
laboratory-others-choose = Nie si na rade. Volí: { $who }.
laboratory-nothing-proposed = Nikto ťa o súhlas nežiada.
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
data-broken = { $file } je poškodený alebo to nie je súbor Parquet: { $why }
data-not-games = { $file } je súbor Parquet, ale nie s hrami: taký zapíše „regalia simulate … --out“.
data-column-missing = V súbore { $file } chýbajú stĺpce, ktoré súbor hier má: { $columns }.
data-act-unknown = { $file } je poškodený: uvádza ťah číslo { $n }, ale vymenúva ich len { $acts }.
data-broken-part = { $file } je poškodený. Odstráň ho a ten istý príkaz jeho hry odohrá znova.
data-of-other-rules = Vzniklo podľa iných pravidiel (verzia { $rules }) alebo v inom vydaní: stoly tohto domu sa opisujú inými číslami.
data-on-without-out = --on hovorí, kde sa hrajú hry, ktoré sa zapisujú pomocou --out.
terminal-help-out-on = Kde sa hrajú hry pre --out: v procesoch tohto stroja (processes), v klastri (ray), alebo tu jedna po druhej (here).
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
