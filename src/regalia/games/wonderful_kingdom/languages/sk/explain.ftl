# Na čo je každá vec na stole.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = Prostriedok. Vojvodstvo ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka rozostavaných kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za prevahu.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = Prostriedok. Vojvodstvo ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka rozostavaných kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za prevahu.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = Prostriedok. Vojvodstvo ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka rozostavaných kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za prevahu.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = Prostriedok. Vojvodstvo ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka rozostavaných kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za prevahu.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Zaplní kedykoľvek políčko ktoréhokoľvek prostriedku alebo políčko pre krystallium; vojaka nikdy nenahradí.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Kedykoľvek zapĺňajú políčka pre vojakov, porážajú hrozby a platia sa nimi radcovia a kroky poslania. Získavajú sa za prevahu, cez cvičisko, a za dokončené karty.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = Odmena za prevahu sem postaví vojaka; ak tu už jeden stojí, presunie sa namiesto toho do vojvodstva.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Kocky, ktoré nedáš na žiadnu kartu; päť sa ich premení na 1 krystallium, s poslaním len vtedy, keď chceš.

wonderful_kingdom-explain-points = Víťazné body
    .help = Počítajú sa po štvrtom kole; vyhráva, kto ich má najviac, v sólovej hre prinesú medailu.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = S pascou ponúkneš kartu lícom nadol; v každom kole máš dve.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Pripravený zved odhalí jednu kartu ležiacu lícom nadol. V hre dvoch hráčov sa použití zvedovia obnovia na konci kola, v sólovej hre jeden po každej voľbe.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho dokončenú kartu.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho dokončenú kartu.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho dokončenú kartu.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho dokončenú kartu.

wonderful_kingdom-explain-calamity = Pohroma
    .help = Nedá sa postaviť ani vymeniť; každá stojí na konci 4 body.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Striedavo jeden hráč ponúkne dve karty a druhý si vezme všetky karty z jednej oblasti; každý štyrikrát za kolo. V sólovej hre si vezmeš oblasť štyrikrát za kolo.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karty, ktoré ešte len prídu.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = V sólovej hre 8 nevidených kariet a 4 Pohromy alebo hrozby. Po každom z prvých troch výberov v kole príde jedna lícom nadol k tomu, čo zostalo.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karty, ktoré si nikto nevzal alebo ktoré boli vymenené či odhodené.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Odtiaľ ju prinášajú Obrie krysy. V scenári „{ wonderful_kingdom-scenario-flood_of_rats }“ prehráš, len čo žiadna nezostáva.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karty na ponúknutie, vždy po dvoch.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Karty, ktoré súper videl.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = Vzaté v tomto kole; pri plánovaní sa každá rozostavia, alebo vymení.

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Ukážu sa až na začiatku plánovania.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Karty, ktorých políčka sa zapĺňajú; plná karta je dokončená a pripojí sa k vojvodstvu.

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = Škodia, kým ich v súboji neporazíš za vojakov; na konci každá stojí body.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Každému možno raz za kolo a v jeho chvíli zaplatiť vojakmi za jeho pomoc.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = Každé kolo produkujú a na konci bodujú.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Každá stojí na konci 4 body.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Tvoja vlastná karta: čo každé kolo produkuje a za čo boduje.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Štyri kroky, ktoré možno zaplatiť kedykoľvek a v ľubovoľnom poradí, každý raz. Odmenu za posledný krok získa len ten, kto ho splní prvý, a vyhrať môže len ten, kto ho splnil.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Jedného z dvoch si nechaj; druhý sa vráti do škatule, v sólovej hre do balíčka.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Tieto karty teraz vidíš len ty.

wonderful_kingdom-explain-track = Produkcia
    .help = Koľko tohto prostriedku ktoré vojvodstvo produkuje, krok za krokom. Kto má viac, získa odmenu za prevahu, pri zhode nikto; v sólovej hre ich musí byť aspoň 5.

wonderful_kingdom-explain-cubes = Kocky na umiestnenie
    .help = Každá ide hneď na voľné políčko svojej farby, alebo do laboratória.
