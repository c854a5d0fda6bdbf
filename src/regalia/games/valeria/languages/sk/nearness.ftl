## How near the end of the game is

valeria-near-exhausted = Vyčerpané balíčky: { $n } z { $of }, ktoré hru ukončia
valeria-near-monsters = Prázdne balíčky príšer: { $n } z { $of }
valeria-near-domains = Prázdne balíčky panstiev: { $n } z { $of }
valeria-near-last-round = Hra sa skončí, keď všetci odohrajú rovnaký počet ťahov
