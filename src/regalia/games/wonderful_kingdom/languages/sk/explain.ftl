# Na čo je každá vec na stole.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = [[resource|Prostriedok]]. [[duchy|Vojvodstvo]] ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka [[construction|rozostavaných]] kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za [[supremacy|prevahu]].

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = [[resource|Prostriedok]]. [[duchy|Vojvodstvo]] ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka [[construction|rozostavaných]] kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za [[supremacy|prevahu]].

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = [[resource|Prostriedok]]. [[duchy|Vojvodstvo]] ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka [[construction|rozostavaných]] kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za [[supremacy|prevahu]].

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = [[resource|Prostriedok]]. [[duchy|Vojvodstvo]] ho každé kolo produkuje v kockách, ktoré zapĺňajú políčka [[construction|rozostavaných]] kariet. Kto ho produkuje viac, v sólovej hre aspoň 5, získa odmenu za [[supremacy|prevahu]].

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Zaplní kedykoľvek políčko ktoréhokoľvek [[resource|prostriedku]] alebo políčko pre krystallium; [[soldiers|vojaka]] nikdy nenahradí.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Kedykoľvek zapĺňajú políčka pre vojakov, porážajú [[menaces|hrozby]] a platia sa nimi [[advisors|radcovia]] a kroky poslania. Získavajú sa za [[supremacy|prevahu]], cez [[training|cvičisko]], a za [[completed|dokončené]] karty.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = Odmena za [[supremacy|prevahu]] sem postaví [[soldiers|vojaka]]; ak tu už jeden stojí, presunie sa namiesto toho do [[duchy|vojvodstva]].

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Kocky, ktoré nedáš na žiadnu kartu; päť sa ich premení na 1 [[krystallium|krystallium]], s poslaním len vtedy, keď chceš.

wonderful_kingdom-explain-points = Víťazné body
    .help = Počítajú sa po štvrtom kole; vyhráva, kto ich má najviac, v sólovej hre prinesú medailu.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = S pascou ponúkneš kartu lícom nadol; v každom kole máš dve.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Pripravený zved odhalí jednu kartu ležiacu lícom nadol. V hre dvoch hráčov sa použití zvedovia obnovia na konci kola, v sólovej hre jeden po každej voľbe.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho [[completed|dokončenú]] kartu.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho [[completed|dokončenú]] kartu.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho [[completed|dokončenú]] kartu.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Druh kariet; niektoré karty produkujú alebo bodujú za každú jeho [[completed|dokončenú]] kartu.

wonderful_kingdom-explain-calamity = Pohroma
    .help = Nedá sa postaviť ani [[recycling|vymeniť]]; každá stojí na konci 4 body.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Striedavo jeden hráč ponúkne dve karty a druhý si vezme všetky karty z jednej oblasti; každý štyrikrát za kolo. V sólovej hre si vezmeš oblasť štyrikrát za kolo.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karty, ktoré ešte len prídu.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = V sólovej hre 8 nevidených kariet a 4 [[calamity|Pohromy]] alebo [[menaces|hrozby]]. Po každom z prvých troch výberov v kole príde jedna lícom nadol k tomu, čo zostalo.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karty, ktoré si nikto nevzal alebo ktoré boli [[recycling|vymenené]] či odhodené.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Odtiaľ ju prinášajú Obrie krysy. V scenári „{ wonderful_kingdom-scenario-flood_of_rats }“ prehráš, len čo žiadna nezostáva.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karty na ponúknutie, vždy po dvoch.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Karty, ktoré súper videl.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = Vzaté v tomto kole; pri [[planning|plánovaní]] sa každá rozostavia, alebo [[recycling|vymení]].

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Ukážu sa až na začiatku [[planning|plánovania]].

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Karty, ktorých políčka sa zapĺňajú; plná karta je [[completed|dokončená]] a pripojí sa k [[duchy|vojvodstvu]].

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = Škodia, kým ich v [[fight|súboji]] neporazíš za [[soldiers|vojakov]]; na konci každá stojí body.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Každému možno raz za kolo a v jeho chvíli zaplatiť [[soldiers|vojakmi]] za jeho pomoc.

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
    .help = Koľko tohto prostriedku ktoré [[duchy|vojvodstvo]] produkuje, krok za krokom. Kto má viac, získa odmenu za [[supremacy|prevahu]], pri zhode nikto; v sólovej hre ich musí byť aspoň 5.

wonderful_kingdom-explain-cubes = Kocky na umiestnenie
    .help = Každá ide hneď na voľné políčko svojej farby, alebo do [[lab|laboratória]].

## Slová hry

wonderful_kingdom-explain-supremacy = Prevaha
    .help = Kto v kroku produkcie vyprodukuje [[resource|prostriedku]] viac, postaví na [[training|cvičisko]] [[soldiers|vojaka]], alebo toho, ktorý tam stojí, presunie do [[duchy|vojvodstva]]. Pri zhode nikto; v hre jedného hráča treba produkovať 5.

wonderful_kingdom-explain-planning = Plánovanie
    .help = Každá vybraná karta sa rozostavia, alebo [[recycling|vymení]].

wonderful_kingdom-explain-recycling = Výmena
    .help = Odhoď kartu za jej bonus: kocku, ktorá ide hneď na voľné políčko, alebo do [[lab|laboratória]].

wonderful_kingdom-explain-fight = Súboj
    .help = Po produkcii porazíš [[menaces|hrozbu]] tým, že celú jej cenu zaplatíš [[soldiers|vojakmi]].

wonderful_kingdom-explain-completed = Dokončená karta
    .help = Všetky jej políčka sú plné: pripojí sa k [[duchy|vojvodstvu]], hneď dá bonus a odvtedy produkuje.

wonderful_kingdom-explain-resource = Prostriedok
    .help = Materiál, populácia, zlato a prieskum; produkujú sa v tomto poradí.

wonderful_kingdom-explain-lab_cubes = { wonderful_kingdom-counter-lab_cubes }
    .help = Kocky, ktoré sa nehodia inam; päť sa ich zmení na 1 krystallium.

wonderful_kingdom-explain-offers_up = { wonderful_kingdom-zone-offers_up }
    .help = Do oblastí ponúkneš dve karty; súper si vezme všetky karty z jednej oblasti, a naopak.

wonderful_kingdom-explain-offers_down = { wonderful_kingdom-zone-offers_down }
    .help = Ponúknuté s pascou; uvidí ich, kto si oblasť vezme.

wonderful_kingdom-explain-discards_down = { wonderful_kingdom-zone-discards_down }
    .help = Karty, ktoré nikto nevidel; už sa nevrátia.

wonderful_kingdom-explain-calamity_pile = { wonderful_kingdom-zone-calamity_pile }
    .help = Karty, ktoré stoja body; prinášajú ich niektoré efekty.

wonderful_kingdom-explain-box = { wonderful_kingdom-zone-box }
    .help = V tejto hre sa už nevrátia.

wonderful_kingdom-explain-staged = { wonderful_kingdom-zone-staged }
    .help = Prvá z tvojich dvoch kariet; ukáže sa s druhou.

wonderful_kingdom-explain-menace_deck = { wonderful_kingdom-zone-menace_deck }
    .help = Hrozby, ktoré ešte len prídu.

wonderful_kingdom-explain-returned = { wonderful_kingdom-zone-returned }
    .help = V tejto hre sa nepoužije.
