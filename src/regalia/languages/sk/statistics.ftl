# Partie v priebehu času: stránky s číslami pre jedného človeka aj pre celý server.

web-statistics = Moje kráľovstvo v čase
web-statistics-mine = Moje hry
web-statistics-server = Tento server
web-statistics-mine-help = Tvoje dohrané partie, ktorých rozdanie nikto vopred nepoznal.
web-statistics-server-help = Dohrané partie všetkých ľudí na tomto serveri dokopy; nikto nie je menovaný.
web-statistics-none = Zatiaľ niet čo počítať: najprv nejakú partiu dohraj.
web-statistics-games = Partie
web-statistics-won = Výhry
web-statistics-share = Zo sta
web-statistics-points = Bodov v priemere
web-statistics-best = Najviac bodov
web-statistics-against = Proti komu
web-statistics-person = Ľudia
web-statistics-option = Nastavenie
web-statistics-cards = V kráľovstve na konci
web-statistics-income = Získané, všetok tovar dokopy
web-statistics-part = Časť partie
web-statistics-average = V priemere
web-statistics-winners = Vo vyhratých partiách
web-statistics-luck-and-skill = Šťastie a vlastné rozhodnutia
    .help = Z rozobraných partií: o koľko výhier zo sta zmenilo šancu šťastie a o koľko vlastné rozhodnutia.
web-statistics-luck = Šťastie
web-statistics-choices = Vlastné rozhodnutia
web-statistics-day = Deň
web-statistics-numbers = V číslach
