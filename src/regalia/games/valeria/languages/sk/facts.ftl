# Čo stojí na kartách, riadok po riadku.

valeria-fact-needs = { $n }× { $role }
valeria-fact-secret = až do konca len ten, komu patrí
