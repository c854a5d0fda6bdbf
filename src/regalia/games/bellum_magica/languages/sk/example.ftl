bellum_magica-example-4 = Obaja ste zasunuli dvoch goblinov vľavo, kde pracujú. Tu hráš za Bruna a si kapitán: padla ti 1, takže po celý deň je pre oboch aktívny rad 1. Nazbieraš 2 jedlá a Anna tiež.
bellum_magica-example-5 = Útok: rad 1 na tvojej pravej strane ukazuje 2 meče a 1 zlodeja. To na Repný statok stačí; získaš 2 jedlá.
bellum_magica-example-6 = Annin rad má 1 meč, a tak útočí na Husací statok: 2 jedlá.
bellum_magica-example-8 = Verbovanie: za 2 zo svojich 4 jedál naverbuješ Premenlivca, ktorý prinesie kúzlo prehodenia. Zasunieš ho vľavo.
bellum_magica-example-10 = Zvyšné 2 jedlá dáš za Čiernu mačku. Teraz verbuje Anna; potom sa doplnia vyplienené osady a zajtra je kapitánom ona.
