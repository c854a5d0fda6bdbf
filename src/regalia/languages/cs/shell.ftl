# What the house says, whatever the game.

## Rows: «a, b and c». The apart ones join rows with rows.

list-comma = { $start }, { $end }
list-and = { $start } a { $end }
list-or = { $start }, nebo { $end }
list-and-apart = { $start } a také { $end }
list-or-apart = { $start }, nebo { $end }
nothing = nic
    .count = none

## At the table

seat-unknown = { $n }. místo
forced = { $seat } má jedinou možnost: { $key }
game-is-over = Hra skončila.
not-asked = Teď nevybíráš ty.
unknown-key = „{ $key }“ teď nelze zvolit.
seat-missing = Ptáme se více míst najednou ({ $seats }): řekni, které volí.
seat-not-there = Místo { $seat } tu není: místa jsou 0 až { $last }.

## Taking back

undo-nothing = Není co vzít zpět.
undo-never = U tohoto stolu se tahy zpět neberou.
undo-other-seat = Poslední rozhodnutí patřilo jinému hráči.
undo-chance = Po tvém posledním rozhodnutí zasáhly kostky nebo míchání, a tak ho nelze vzít zpět.
undo-reveal = Tvé poslední rozhodnutí odkrylo skrytou kartu, a tak ho nelze vzít zpět.

## Setting up

game-unknown = Hra „{ $game }“ tu není. Na výběr jsou: { $games }.
wrong-player-count = { $n ->
    [one] { $game }: sólo se hrát nedá.
    [few] { $game }: ve { $n } hráčích se hrát nedá.
   *[other] { $game }: v { $n } hráčích se hrát nedá.
} Možné počty hráčů: { $counts }.
option-unknown = { $game } nemá nastavení „{ $option }“. Na výběr jsou: { $options }.
option-unknown-value = Nastavení „{ $option }“ nemůže být „{ $value }“. Na výběr je: { $choices }.
option-not-yes-or-no = Nastavení „{ $option }“ může být jen „yes“ (ano), nebo „no“ (ne), nikoli „{ $value }“.
seat-name-refused = „{ $name }“ nemůže být jméno hráče: nesmí být prázdné ani obsahovat čárku, dvojtečku, @ nebo #.
seat-names-missing = Jmen je { $names }, hráčů { $n }.
bot-unknown = Bot „{ $bot }“ neexistuje. Na výběr jsou: { $bots }.
bot-not-for-game = Bot „{ $bot }“ tuto hru neumí: { $game }.
bot-version-unknown = Bot „{ $bot }“ pro tuto hru neexistuje: { $game }. Uchované verze: { $versions }.
bot-file-unreadable = Soubor { $file } nelze přečíst: { $reason }
bot-weights-do-not-fit = Váhy v souboru { $file } se k této hře nehodí: { $game }. Chybí nebo přebývá: { $traits }. Nové vytvoří „python -m regalia.bots.learning“.
language-unknown = Jazyk „{ $language }“ tu není. Na výběr jsou: { $languages }.

## Game files

record-misfit = Řádek { $line }: { $why }
record-other-rules = Tato partie se hrála podle verze pravidel { $rules }; známe jen verzi { $known }.
record-seat-missing = V této chvíli vybírá několik hráčů; napiš, čí rozhodnutí to je, například „@0“.
record-choice-refused = „{ $key }“ nelze zvolit: { $reason }
record-other-score = Partie nekončí výsledkem, který je v souboru uveden.
record-check-failed = Stav stolu se liší od toho, při kterém soubor vznikl („{ $found }“ místo „{ $check }“).
record-bad-head = „{ $text }“ není žádný z úvodních řádků game, rules, seats, options, seed; každý smí být jen jednou.
record-head-missing = Chybí úvodní řádek „{ $word }“.
record-bad-line = Řádku „{ $text }“ nelze rozumět; má následovat rozhodnutí číslo { $next }.
file-unreadable = Soubor { $file } nelze přečíst: { $why }
file-unwritable = Soubor { $file } nelze zapsat: { $why }
file-not-text = Soubor { $file } není textový.
not-a-number = „{ $text }“ není číslo.

## Co přinášejí balíčky

plugin-broken = Balíček { $package } přináší „{ $name }“ ({ $place }), ale nejde to načíst: { $why }
plugin-other-kind = Balíček { $package } přináší „{ $name }“ ({ $place }), ale není to { $kind }.
plugin-other-name = Balíček { $package } přináší „{ $name }“ ({ $place }), ale to si říká „{ $own }“: obojí se musí shodovat.
plugin-twice = „{ $name }“ přinášejí dva balíčky: { $other } a { $package } ({ $place }). Použije se to z { $other }.
shelf-without-own-games = Vlastní hry Regalie tu nejsou: instalace neodpovídá souborům. Nainstaluj ji znovu, třeba příkazem „make setup“.
