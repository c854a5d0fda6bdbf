viscounts-example-5 = Tady hraješ za Annu. Karta hráče ti přinese 5 mincí, 1 smlouvu, 1 dluh, surovinu a rukopis; rukopis zdarma najme Šejdíře. V ruce máš tři karty.
viscounts-example-6 = Karty: vykládáš Tovaryše na levé místo své desky. Počítají se i symboly natištěné na dvou prázdných místech.
viscounts-example-7 = Pohyb: nejméně 2 místa, podle hodnoty Tovaryše. Jdeš dál a za každé další místo platíš 1 minci, celkem 4.
viscounts-example-8 = Akce: na vnější cestě můžeš obchodovat, nebo stavět. Se 4 obchodními symboly obchoduješ dvakrát a získáš 2 kameny.
viscounts-example-9 = Najímání: za 1 minci najímáš Strážce brány vedle svého vikomta. Střet nenastal; dobereš do tří karet a na řadě je Bruno.
