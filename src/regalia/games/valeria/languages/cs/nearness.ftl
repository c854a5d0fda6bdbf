## How near the end of the game is

valeria-near-exhausted = Vyčerpané balíčky: { $n } z { $of }, které hru ukončí
valeria-near-monsters = Prázdné balíčky nestvůr: { $n } z { $of }
valeria-near-domains = Prázdné balíčky panství: { $n } z { $of }
valeria-near-last-round = Hra skončí, až všichni odehrají stejný počet tahů
