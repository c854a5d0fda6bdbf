# Jedna veľká obrazovka ako stôl a mobil každého hráča ako ruka.

web-with-phones = Jedna obrazovka, karty v mobile
web-hand-only = Len moje karty
web-whole-table = Celý stôl
web-hand-empty = Teraz tu nevidno žiadnu tvoju kartu.
