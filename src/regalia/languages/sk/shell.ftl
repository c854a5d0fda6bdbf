# What the house says, whatever the game.

## Rows: «a, b and c». The apart ones join rows with rows.

list-comma = { $start }, { $end }
list-and = { $start } a { $end }
list-or = { $start }, alebo { $end }
list-and-apart = { $start } a tiež { $end }
list-or-apart = { $start }, alebo { $end }
nothing = nič
    .count = none

## At the table

seat-unknown = { $n }. miesto
forced = { $seat } má jedinú možnosť: { $key }
game-is-over = Hra sa skončila.
not-asked = Teraz nevyberáš ty.
unknown-key = „{ $key }“ sa teraz nedá zvoliť.
seat-missing = Pýtame sa viacerých miest naraz ({ $seats }): povedz, ktoré volí.
seat-not-there = Miesto { $seat } tu nie je: miesta sú 0 až { $last }.

## Taking back

undo-nothing = Niet čo vziať späť.
undo-never = Pri tomto stole sa ťahy späť neberú.
undo-other-seat = Posledné rozhodnutie patrilo inému hráčovi.
undo-chance = Po tvojom poslednom rozhodnutí zasiahli kocky alebo miešanie, preto sa nedá vziať späť.
undo-reveal = Tvoje posledné rozhodnutie odkrylo skrytú kartu, preto sa nedá vziať späť.

## Setting up

game-unknown = Hra „{ $game }“ tu nie je. Na výber sú: { $games }.
wrong-player-count = { $n ->
    [one] { $game }: sólo sa hrať nedá.
   *[other] { $game }: s { $n } hráčmi sa hrať nedá.
} Možné počty hráčov: { $counts }.
option-unknown = { $game } nemá nastavenie „{ $option }“. Na výber sú: { $options }.
option-unknown-value = Nastavenie „{ $option }“ nemôže byť „{ $value }“. Na výber je: { $choices }.
option-not-yes-or-no = Nastavenie „{ $option }“ môže byť len „yes“ (áno), alebo „no“ (nie), nie „{ $value }“.
seat-name-refused = „{ $name }“ nemôže byť meno hráča: nesmie byť prázdne ani obsahovať čiarku, dvojbodku, @ alebo #.
seat-names-missing = Mien je { $names }, hráčov { $n }.
bot-unknown = Bot „{ $bot }“ neexistuje. Na výber sú: { $bots }.
bot-not-for-game = Bot „{ $bot }“ túto hru nevie hrať: { $game }.
bot-version-unknown = Bot „{ $bot }“ pre túto hru neexistuje: { $game }. Uchované verzie: { $versions }.
bot-file-unreadable = Súbor { $file } sa nedá prečítať: { $reason }
bot-weights-do-not-fit = Váhy v súbore { $file } sa k tejto hre nehodia: { $game }. Chýba alebo je navyše: { $traits }. Nové vytvorí „python -m regalia.bots.learning“.
language-unknown = Jazyk „{ $language }“ tu nie je. Na výber sú: { $languages }.

## Game files

record-misfit = Riadok { $line }: { $why }
record-other-rules = Táto partia sa hrala podľa verzie pravidiel { $rules }; poznáme len verziu { $known }.
record-seat-missing = V tejto chvíli vyberá niekoľko hráčov; napíš, čie rozhodnutie to je, napríklad „@0“.
record-choice-refused = „{ $key }“ sa nedá zvoliť: { $reason }
record-other-score = Partia sa nekončí výsledkom, ktorý je uvedený v súbore.
record-check-failed = Stav stola sa líši od toho, pri ktorom súbor vznikol („{ $found }“ namiesto „{ $check }“).
record-bad-head = „{ $text }“ nie je žiadny z úvodných riadkov game, rules, seats, options, seed; každý smie byť len raz.
record-head-missing = Chýba úvodný riadok „{ $word }“.
record-bad-line = Riadku „{ $text }“ sa nedá rozumieť; má nasledovať rozhodnutie číslo { $next }.
file-unreadable = Súbor { $file } sa nedá prečítať: { $why }
file-unwritable = Súbor { $file } sa nedá zapísať: { $why }
file-not-text = Súbor { $file } nie je textový.
not-a-number = „{ $text }“ nie je číslo.

## Čo prinášajú balíky

plugin-broken = Balík { $package } prináša „{ $name }“ ({ $place }), ale nedá sa to načítať: { $why }
plugin-other-kind = Balík { $package } prináša „{ $name }“ ({ $place }), ale nie je to { $kind }.
plugin-other-name = Balík { $package } prináša „{ $name }“ ({ $place }), ale to si hovorí „{ $own }“: oboje sa musí zhodovať.
plugin-twice = „{ $name }“ prinášajú dva balíky: { $other } a { $package } ({ $place }). Použije sa to z { $other }.
shelf-without-own-games = Vlastné hry Regalie tu nie sú: inštalácia nezodpovedá súborom. Nainštaluj ju znova, napríklad príkazom „make setup“.
