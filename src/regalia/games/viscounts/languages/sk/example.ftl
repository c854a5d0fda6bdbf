viscounts-example-5 = Tu hráš za Annu. Karta hráča ti prinesie 5 mincí, 1 zmluvu, 1 dlh, surovinu a rukopis; rukopis zadarmo najme Šibala. V ruke máš tri karty.
viscounts-example-6 = Karty: vykladáš Tovariša na ľavé miesto svojej dosky. Počítajú sa aj symboly vytlačené na dvoch prázdnych miestach.
viscounts-example-7 = Pohyb: najmenej 2 miesta, podľa hodnoty Tovariša. Ideš ďalej a za každé ďalšie miesto platíš 1 mincu, spolu 4.
viscounts-example-8 = Akcia: na vonkajšej ceste môžeš obchodovať alebo stavať. So 4 obchodnými symbolmi obchoduješ dvakrát a získaš 2 kamene.
viscounts-example-9 = Najímanie: za 1 mincu najímaš Strážcu brány vedľa svojho vikomta. Stret nenastal; dobereš do troch kariet a na rade je Bruno.
