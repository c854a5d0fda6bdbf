# Zpráva: mnoho her mezi boty jako stránka s obrázky.

terminal-help-report = Nechat boty odehrát mnoho her a na jedné stránce s obrázky ukázat, co o hře říkají.
terminal-help-report-out = Stránka, která se zapíše (HTML); nepotřebuje síť.
terminal-help-report-players = Kolik hráčů sedí u stolu, sedí-li na všech místech stejný bot.

report-written = Soubor { $file } je zapsán.
report-unwritable = Soubor { $file } nelze zapsat: { $why }
report-seats-count = Počet udaných botů ({ $n }) neodpovídá počtu hráčů ({ $players }). Uveď jednoho pro všechna místa, nebo pro každé místo jednoho.

report-title = { $game }: co říkají odehrané hry
report-games = { $n ->
    [one] { $n } hra mezi boty.
    [few] { $n } hry mezi boty.
   *[other] { $n } her mezi boty.
}
report-decisions = { $n ->
    [one] { $n } rozhodnutí.
    [few] { $n } rozhodnutí.
   *[other] { $n } rozhodnutí.
}
report-again = Tytéž hry znovu:
report-table = Čísla v tabulce
report-share = podíl výher
report-bounds = 95% meze

report-wins = Kdo vyhrává
report-wins-note = Podíl výher každého místa. Tenká čára ukazuje, v jakých mezích leží skutečný podíl v 95 případech ze 100; čárkovaná značka, kde by byl, kdyby si byli všichni rovni.
report-first = Kdo volí první
report-first-note = Kdo začíná, ukazuje první rozhodnutí, které někdo dělá sám. Kde volí všichni zároveň, počítá se až to, co přijde potom.
report-chose-first = Volí první
report-chose-later = Všichni ostatní
report-set-up = { $kind }: vyváženost
report-set-up-note = Každý hráč má jednu nebo několik těchto karet, ale ne všichni stejné. Čárkovaná značka ukazuje, jak často místo průměrně vyhrává.
report-scores = Body
report-lines = Odkud jsou body
report-winners = vítězové
report-others = všichni ostatní
report-pace = Jak body přibývají
report-pace-note = Body v průměru tak, jak by je bodování spočítalo v průběhu hry.
report-beginning = začátek
report-end = konec
report-length = Délka
report-length-note = Počet rozhodnutí všech hráčů v jedné hře. Co nedává na výběr, se nepočítá.
report-decisions-column = rozhodnutí
report-options = Možnosti na rozhodnutí
report-options-note = Z kolika možností se vybíralo. Obrázek vynechává nejširší setinu.
report-options-column = možnosti
report-least = nejméně
report-tenth = 10 %
report-middle = medián
report-ninth = 90 %
report-most = nejvíce
report-cards = Karty: { $place }
report-cards-note = U každé karty: čárkovaná značka je podíl výher bez ní, konec pruhu podíl výher s ní. To, že obojí jde spolu, neznamená, že jedno je příčinou druhého: kdo vede, může si dovolit víc.
report-cards-drawn = Zakreslené karty: { $n } z { $all }, nejlepší a nejhorší z těch, které se vyskytují dost často.
report-better = s kartou vyhrává častěji
report-worse = s kartou vyhrává méně často
report-had = na konci ji mělo
report-copies = kusů
report-with = výhry s ní
report-without = výhry bez ní
