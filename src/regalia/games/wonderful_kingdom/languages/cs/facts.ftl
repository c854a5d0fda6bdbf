# Co stojí na kartách, řádek po řádku.

wonderful_kingdom-fact-per = { $points-nominative } { $family-each } ve tvém vévodství
wonderful_kingdom-fact-own_turn = ve fázi volby, ve tvém tahu
wonderful_kingdom-fact-offering = ve fázi volby, když nabízíš
wonderful_kingdom-fact-before_selecting = ve fázi volby, před tvým výběrem
wonderful_kingdom-fact-after_selecting = ve fázi volby, po tvém výběru
wonderful_kingdom-fact-before_planning = před fází plánování
wonderful_kingdom-fact-planning = ve fázi plánování
wonderful_kingdom-fact-production = ve fázi produkce
wonderful_kingdom-fact-end = na konci hry
