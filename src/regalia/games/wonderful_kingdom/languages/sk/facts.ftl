# Čo stojí na kartách, riadok po riadku.

wonderful_kingdom-fact-per = { $points-nominative } { $family-each } v tvojom vojvodstve
wonderful_kingdom-fact-own_turn = vo fáze voľby, v tvojom ťahu
wonderful_kingdom-fact-offering = vo fáze voľby, keď ponúkaš
wonderful_kingdom-fact-before_selecting = vo fáze voľby, pred tvojím výberom
wonderful_kingdom-fact-after_selecting = vo fáze voľby, po tvojom výbere
wonderful_kingdom-fact-before_planning = pred fázou plánovania
wonderful_kingdom-fact-planning = vo fáze plánovania
wonderful_kingdom-fact-production = vo fáze produkcie
wonderful_kingdom-fact-end = na konci hry
