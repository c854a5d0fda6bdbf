# Čo stojí na kartách, riadok po riadku.

wonderful_kingdom-fact-per = { $points-nominative } { $family-each } v tvojom vojvodstve
wonderful_kingdom-fact-own_turn = vo fáze výberu, v tvojom ťahu
wonderful_kingdom-fact-offering = vo fáze výberu, keď ponúkaš
wonderful_kingdom-fact-before_selecting = vo fáze výberu, skôr než si vyberieš
wonderful_kingdom-fact-after_selecting = vo fáze výberu, keď si si už vybral
wonderful_kingdom-fact-before_planning = pred fázou plánovania
wonderful_kingdom-fact-planning = vo fáze plánovania
wonderful_kingdom-fact-production = vo fáze produkcie
wonderful_kingdom-fact-end = na konci hry
