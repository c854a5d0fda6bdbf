# Jedna velká obrazovka jako stůl a mobil každého hráče jako ruka.

web-with-phones = Jedna obrazovka, karty v mobilu
web-hand-only = Jen moje karty
web-whole-table = Celý stůl
web-hand-empty = Teď tu není vidět žádná tvoje karta.
