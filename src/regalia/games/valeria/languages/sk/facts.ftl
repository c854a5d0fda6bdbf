# Čo stojí na kartách, riadok po riadku.

valeria-fact-secret = až do konca len ten, komu patrí
