# Hádanky: pozície, v ktorých je jedna cesta zreteľne najlepšia.

## Súbor s hádankou

puzzle-incomplete = Hádanka nie je celá: potrebuje riadky solve, answer, rival, theme a grade a k tomu riešenie.
puzzle-squire-changed = Panoš teraz ide inou cestou: { $line }.
puzzle-not-clear = Žiadna cesta tu už nie je zreteľne najlepšia, alebo je to tá panošova.
puzzle-other-answer = Najlepšia je tu iná cesta: { $line }.
puzzle-other-answers = Súbor pozná rovnako dobrých ciest { $told }, je ich { $found }.
puzzle-other-figures = Riadok „{ $word }“ hovorí { $told }, vyšlo { $found }.

## Na príkazovom riadku

terminal-help-puzzles = Hádanky: nájsť ich v partiách botov a znova ich dokázať.
terminal-help-puzzles-mine = Hľadať pozície, v ktorých je jedna cesta zreteľne najlepšia a panoš ide inou.
terminal-help-puzzles-check = Znova dokázať hádanky: najlepšiu cestu, o koľko je lepšia a s akou istotou.
terminal-help-puzzles-out = Priečinok pre súbory; číslujú sa ďalej od tých, ktoré v ňom už ležia.
terminal-help-puzzles-count = Skončiť po toľkých hádankách.
terminal-help-puzzles-minutes = Skončiť po toľkých minútach.
terminal-help-puzzles-files = Súbory s hádankami; ak nie je uvedený žiadny, všetky hádanky všetkých hier.
terminal-help-puzzles-game = Len hádanky tejto hry; možno uviesť viackrát.
terminal-help-puzzles-luck = Dokazovať s inou náhodou, než akú uvádza súbor.
terminal-help-puzzles-games = Dohrať každú cestu najviac toľkokrát.
terminal-puzzle-found = Hádanka: { $file }
terminal-puzzles-found = { $n ->
    [one] Nájdená { $n } hádanka.
    [few] Nájdené { $n } hádanky.
   *[other] Nájdených { $n } hádaniek.
}
terminal-puzzles-proved = { $n ->
    [one] Dokázaná { $n } hádanka.
    [few] Dokázané { $n } hádanky.
   *[other] Dokázaných { $n } hádaniek.
}
terminal-puzzles-wrong = { $n ->
    [one] { $n } vec nie je v poriadku.
    [few] { $n } veci nie sú v poriadku.
   *[other] { $n } vecí nie je v poriadku.
}

## Pri stole

server-puzzle-unknown = { $game }: hádanka „{ $puzzle }“ tu nie je.
puzzle-name = Hádanka { $n }
puzzle-question = Si na ťahu. Jedna cesta je zreteľne lepšia než všetky ostatné: nájdi ju.
puzzle-go-on = Zatiaľ správne. Čo ďalej?
puzzle-solved-already = Táto hádanka je vyriešená. Hraj odtiaľto ďalej alebo si vezmi ďalšiu.
puzzle-begins-here = Tu sa hádanka začína.
puzzle-squires-way = „{ $option }“ by urobil panoš a vyhrá tak { $wins } zo 100 partií. Je tu niečo lepšie.
puzzle-not-this = „{ $option }“ to nie je. Skús niečo iné.
puzzle-hint-theme-end = Týmto ťahom sa hra končí: počítaj body.
puzzle-hint-theme-now = Body sa dajú získať hneď.
puzzle-hint-theme-later = Menej bodov teraz bude viac bodov neskôr.
puzzle-hint-theme-rival = Pozri sa, čo by dostali ostatní.
puzzle-hint-theme-restraint = Nie všetko, čo môžeš urobiť, sa oplatí.
puzzle-hint-theme-order = Chceš urobiť správne veci. Ale v akom poradí?
puzzle-hint-theme-long = Je to na niekoľko krokov.
puzzle-hint-pair = Je to jedno z týchto dvoch: { $options }.
puzzle-hint-this = { $option }.
puzzle-reason-search = Odtiaľto vyhráš { $wins } zo 100 partií. Panošova cesta ich vyhrá { $squire }, druhá najlepšia { $others }.
puzzle-reason-exact = Skončíš o { $lead ->
        [one] { $lead } bod
        [few] { $lead } body
       *[other] { $lead } bodov
    } lepšie než panoš a o { $others ->
        [one] { $others } bod
        [few] { $others } body
       *[other] { $others } bodov
    } lepšie než ktoroukoľvek inou cestou.
puzzle-reason-points = To je v priemere o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodov
    } viac než panoš.
puzzle-sure-search = Každá cesta, ktorá bola blízko, sa dohrala { $games }-krát; isté je to na { $sure } %.
puzzle-sure-exact = Náhoda tu nerozhoduje: spočítalo sa to.

## Stránky

web-puzzles = Hádanky
web-puzzles-of = Hádanky: { $game }
web-puzzles-what = Jedna cesta je zreteľne lepšia než všetky ostatné a panoš by ju nevidel. Vidíš ju ty?
web-puzzles-none = Táto hra zatiaľ žiadne hádanky nemá.
web-puzzles-none-such = Žiadna taká hádanka tu nie je.
web-puzzles-solved = Vyriešené: { $n } z { $all }
web-puzzles-streak = V rade: { $n }
web-puzzles-best = Najdlhší rad: { $n }
web-puzzles-grade = Náročnosť
web-puzzles-theme = O čom
web-puzzles-any = Čokoľvek
web-puzzle-grade-1 = Ľahká
web-puzzle-grade-2 = Nie taká ľahká
web-puzzle-grade-3 = Stredná
web-puzzle-grade-4 = Ťažká
web-puzzle-grade-5 = Veľmi ťažká
web-puzzle-theme-end = Posledný ťah
web-puzzle-theme-now = Body hneď
web-puzzle-theme-later = Trpezlivosť
web-puzzle-theme-rival = Ostatní hráči
web-puzzle-theme-restraint = Zdržanlivosť
web-puzzle-theme-order = Správne poradie
web-puzzle-theme-long = Niekoľko krokov
web-puzzle-next-open = Ďalšia hádanka
web-puzzle-solved = Vyriešené
web-puzzle-solved-first = Vyriešené na prvý pokus
web-puzzle-hint = Nápoveda
web-puzzle-hint-more = Ďalšia nápoveda
web-puzzle-right = To je ono!
web-puzzle-leave = Všetky hádanky
