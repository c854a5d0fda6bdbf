# Hádanky: pozice, v nichž je jedna cesta zřetelně nejlepší.

## Soubor s hádankou

puzzle-incomplete = Hádanka není celá: potřebuje řádky solve, answer, rival, theme a grade a k tomu řešení.
puzzle-squire-changed = Panoš teď jde jinou cestou: { $line }.
puzzle-not-clear = Žádná cesta už tu není zřetelně nejlepší, nebo je to ta panošova.
puzzle-other-answer = Nejlepší je tu jiná cesta: { $line }.
puzzle-other-answers = Soubor zná stejně dobrých cest { $told }, je jich { $found }.
puzzle-other-figures = Řádek „{ $word }“ říká { $told }, vyšlo { $found }.

## Na příkazové řádce

terminal-help-puzzles = Hádanky: najít je v partiích botů a znovu je dokázat.
terminal-help-puzzles-mine = Hledat pozice, v nichž je jedna cesta zřetelně nejlepší a panoš jde jinou.
terminal-help-puzzles-check = Znovu dokázat hádanky: nejlepší cestu, o kolik je lepší a s jakou jistotou.
terminal-help-puzzles-out = Složka pro soubory; číslují se dál od těch, které v ní už leží.
terminal-help-puzzles-count = Skončit po tolika hádankách.
terminal-help-puzzles-minutes = Skončit po tolika minutách.
terminal-help-puzzles-files = Soubory s hádankami; není-li uveden žádný, všechny hádanky všech her.
terminal-help-puzzles-game = Jen hádanky této hry; lze uvést vícekrát.
terminal-help-puzzles-luck = Dokazovat s jinou náhodou, než jakou uvádí soubor.
terminal-help-puzzles-games = Dohrát každou cestu nejvýš tolikrát.
terminal-puzzle-found = Hádanka: { $file }
terminal-puzzles-found = { $n ->
    [one] Nalezena { $n } hádanka.
    [few] Nalezeny { $n } hádanky.
   *[other] Nalezeno { $n } hádanek.
}
terminal-puzzles-proved = { $n ->
    [one] Dokázána { $n } hádanka.
    [few] Dokázány { $n } hádanky.
   *[other] Dokázáno { $n } hádanek.
}
terminal-puzzles-wrong = { $n ->
    [one] { $n } věc není v pořádku.
    [few] { $n } věci nejsou v pořádku.
   *[other] { $n } věcí není v pořádku.
}

## U stolu

server-puzzle-unknown = { $game }: hádanka „{ $puzzle }“ tu není.
puzzle-name = Hádanka { $n }
puzzle-question = Jsi na tahu. Jedna cesta je zřetelně lepší než všechny ostatní: najdi ji.
puzzle-go-on = Zatím správně. Co dál?
puzzle-solved-already = Tahle hádanka je vyřešená. Hraj odtud dál, nebo si vezmi další.
puzzle-begins-here = Tady hádanka začíná.
puzzle-squires-way = „{ $option }“ by udělal panoš a vyhraje tak { $wins } ze 100 partií. Je tu něco lepšího.
puzzle-not-this = „{ $option }“ to není. Zkus něco jiného.
puzzle-hint-theme-end = Tímhle tahem hra končí: počítej body.
puzzle-hint-theme-now = Body se dají získat hned.
puzzle-hint-theme-later = Méně bodů teď bude víc bodů později.
puzzle-hint-theme-rival = Podívej se, co by dostali ostatní.
puzzle-hint-theme-restraint = Ne všechno, co můžeš udělat, se vyplatí.
puzzle-hint-theme-order = Chceš udělat správné věci. Ale v jakém pořadí?
puzzle-hint-theme-long = Je to na několik kroků.
puzzle-hint-pair = Je to jedno z těchto dvou: { $options }.
puzzle-hint-this = { $option }.
puzzle-reason-search = Odtud vyhraješ { $wins } ze 100 partií. Panošova cesta jich vyhraje { $squire }, druhá nejlepší { $others }.
puzzle-reason-exact = Skončíš o { $lead ->
        [one] { $lead } bod
        [few] { $lead } body
       *[other] { $lead } bodů
    } lépe než panoš a o { $others ->
        [one] { $others } bod
        [few] { $others } body
       *[other] { $others } bodů
    } lépe než kteroukoli jinou cestou.
puzzle-reason-points = To je v průměru o { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } víc než panoš.
puzzle-sure-search = Každá cesta, která byla blízko, se dohrála { $games }krát; jisté je to na { $sure } %.
puzzle-sure-exact = Náhoda tu nerozhoduje: spočítalo se to.

## Stránky

web-puzzles = Hádanky
web-puzzles-of = Hádanky: { $game }
web-puzzles-what = Jedna cesta je zřetelně lepší než všechny ostatní a panoš by ji neviděl. Vidíš ji ty?
web-puzzles-none = Tato hra zatím žádné hádanky nemá.
web-puzzles-none-such = Žádná taková hádanka tu není.
web-puzzles-solved = Vyřešeno: { $n } z { $all }
web-puzzles-streak = V řadě: { $n }
web-puzzles-best = Nejdelší řada: { $n }
web-puzzles-grade = Náročnost
web-puzzles-theme = O čem
web-puzzles-any = Cokoli
web-puzzle-grade-1 = Snadná
web-puzzle-grade-2 = Ne tak snadná
web-puzzle-grade-3 = Střední
web-puzzle-grade-4 = Těžká
web-puzzle-grade-5 = Velmi těžká
web-puzzle-theme-end = Poslední tah
web-puzzle-theme-now = Body hned
web-puzzle-theme-later = Trpělivost
web-puzzle-theme-rival = Ostatní hráči
web-puzzle-theme-restraint = Zdrženlivost
web-puzzle-theme-order = Správné pořadí
web-puzzle-theme-long = Několik kroků
web-puzzle-next-open = Další hádanka
web-puzzle-solved = Vyřešeno
web-puzzle-solved-first = Vyřešeno na první pokus
web-puzzle-hint = Nápověda
web-puzzle-hint-more = Další nápověda
web-puzzle-right = To je ono!
web-puzzle-leave = Všechny hádanky
