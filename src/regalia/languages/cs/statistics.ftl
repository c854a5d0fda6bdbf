# Partie v průběhu času: stránky s čísly pro jednoho člověka i pro celý server.

web-statistics = Moje království v čase
web-statistics-mine = Moje hry
web-statistics-server = Tento server
web-statistics-mine-help = Tvoje dohrané partie, jejichž rozdání nikdo předem neznal.
web-statistics-server-help = Dohrané partie všech lidí na tomto serveru dohromady; nikdo není jmenován.
web-statistics-none = Zatím není co počítat: nejdřív nějakou partii dohraj.
web-statistics-games = Partie
web-statistics-won = Výhry
web-statistics-share = Ze sta
web-statistics-points = Bodů v průměru
web-statistics-best = Nejvíc bodů
web-statistics-against = Proti komu
web-statistics-person = Lidé
web-statistics-option = Nastavení
web-statistics-cards = V království na konci
web-statistics-income = Získáno, všechno zboží dohromady
web-statistics-part = Část partie
web-statistics-average = V průměru
web-statistics-winners = Ve vyhraných partiích
web-statistics-luck-and-skill = Štěstí a vlastní rozhodnutí
    .help = Z rozebraných partií: o kolik výher ze sta změnilo šanci štěstí a o kolik vlastní rozhodnutí.
web-statistics-luck = Štěstí
web-statistics-choices = Vlastní rozhodnutí
web-statistics-day = Den
web-statistics-numbers = V číslech
