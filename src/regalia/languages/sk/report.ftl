# Správa: veľa hier medzi botmi ako stránka s obrázkami.

terminal-help-report = Nechať botov odohrať veľa hier a na jednej stránke s obrázkami ukázať, čo o hre hovoria.
terminal-help-report-out = Stránka, ktorá sa zapíše (HTML); nepotrebuje sieť.
terminal-help-report-players = Koľko hráčov sedí pri stole, ak na všetkých miestach sedí rovnaký bot.

report-written = Súbor { $file } je zapísaný.
report-unwritable = Súbor { $file } sa nedá zapísať: { $why }
report-seats-count = Počet uvedených botov ({ $n }) nezodpovedá počtu hráčov ({ $players }). Uveď jedného pre všetky miesta, alebo pre každé miesto jedného.

report-title = { $game }: čo hovoria odohrané hry
report-games = { $n ->
    [one] { $n } hra medzi botmi.
    [few] { $n } hry medzi botmi.
   *[other] { $n } hier medzi botmi.
}
report-decisions = { $n ->
    [one] { $n } rozhodnutie.
    [few] { $n } rozhodnutia.
   *[other] { $n } rozhodnutí.
}
report-again = Tie isté hry znova:
report-table = Čísla v tabuľke
report-share = podiel výhier
report-bounds = 95 % medze

report-wins = Kto vyhráva
report-wins-note = Podiel výhier každého miesta. Tenká čiara ukazuje, v akých medziach leží skutočný podiel v 95 prípadoch zo 100; čiarkovaná značka, kde by bol, keby si boli všetci rovní.
report-first = Kto volí prvý
report-first-note = Kto začína, ukazuje prvé rozhodnutie, ktoré niekto robí sám. Kde volia všetci naraz, počíta sa až to, čo príde potom.
report-chose-first = Volí prvý
report-chose-later = Všetci ostatní
report-set-up = { $kind }: vyváženosť
report-set-up-note = Každý hráč má jednu alebo niekoľko týchto kariet, ale nie všetci rovnaké. Čiarkovaná značka ukazuje, ako často miesto priemerne vyhráva.
report-scores = Body
report-lines = Odkiaľ sú body
report-winners = víťazi
report-others = všetci ostatní
report-pace = Ako body pribúdajú
report-pace-note = Body v priemere tak, ako by ich bodovanie spočítalo v priebehu hry.
report-beginning = začiatok
report-end = koniec
report-length = Dĺžka
report-length-note = Počet rozhodnutí všetkých hráčov v jednej hre. Čo nedáva na výber, sa nepočíta.
report-decisions-column = rozhodnutia
report-options = Možnosti na rozhodnutie
report-options-note = Z koľkých možností sa vyberalo. Obrázok vynecháva najširšiu stotinu.
report-options-column = možnosti
report-least = najmenej
report-tenth = 10 %
report-middle = medián
report-ninth = 90 %
report-most = najviac
report-cards = Karty: { $place }
report-cards-note = Pri každej karte: čiarkovaná značka je podiel výhier bez nej, koniec pruhu podiel výhier s ňou. To, že oboje ide spolu, neznamená, že jedno je príčinou druhého: kto vedie, môže si dovoliť viac.
report-cards-drawn = Zakreslené karty: { $n } z { $all }, najlepšie a najhoršie z tých, ktoré sa vyskytujú dosť často.
report-better = s kartou vyhráva častejšie
report-worse = s kartou vyhráva menej často
report-had = na konci ju malo
report-copies = kusov
report-with = výhry s ňou
report-without = výhry bez nej
