# Na čo je každá vec na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platia sa nimi obyvatelia a panstvá.

valeria-explain-strength = { valeria-counter-strength }
    .help = Slúži na zabíjanie príšer: každá stojí toľko sily, koľko má na štíte.

valeria-explain-magic = { valeria-counter-magic }
    .help = Keď zabíjaš, najímaš alebo buduješ, nahradí silu alebo zlatky, aspoň 1 sila alebo 1 zlatka však musí byť skutočná. Niektoré príšery stoja aj samotnú mágiu.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nazbierané na tvojej doske. Na konci sa k nim pripočítajú body na kartách a body vojvodu; vyhráva, kto ich má najviac.

valeria-explain-any = Ľubovoľný zdroj
    .help = Zlatky, sila alebo mágia podľa tvojho želania.

valeria-explain-dice = Kocky
    .help = Každá kocka aj ich súčet aktivujú obyvateľov s týmito číslami: hádžucemu prinesú ľavú stranu, ostatným pravú.

valeria-explain-die = Kocka
    .help = Jej číslo aktivuje obyvateľov vo všetkých vojvodstvách; niektoré panstvá ju dovolia zmeniť.

valeria-explain-centre = { valeria-zone-grid }
    .help = Príšery na zabitie, obyvatelia na najatie a panstvá na vybudovanie. Vyčerpaný balíček približuje koniec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Prinášajú zdroje, kedykoľvek padne ich číslo, aj v ťahoch ostatných. Najatie stojí o 1 zlatku viac za každú kartu toho istého mena, ktorú už máš.

valeria-explain-domains = { valeria-zone-domains }
    .help = Budujú sa za zlatky, ak máš obyvateľov potrebných stavov; prinášajú body a pomôžu raz, alebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Porazené príšery dali odmenu hneď a na konci majú hodnotu v bodoch.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvoj tajný vojvoda určuje, za čo ešte na konci získaš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelia a panstvá, ktorých sa zmocnil Temný pán: body na panstvách sú jeho a jeho vojvoda počíta všetkých.

valeria-explain-worker = { valeria-role-worker }
    .help = Stav obyvateľov. Na vybudovanie panstva potrebuješ obyvateľov určitých stavov; niektoré karty aj vojvodovia ich počítajú.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Stav obyvateľov. Na vybudovanie panstva potrebuješ obyvateľov určitých stavov; niektoré karty aj vojvodovia ich počítajú.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Stav obyvateľov. Na vybudovanie panstva potrebuješ obyvateľov určitých stavov; niektoré karty aj vojvodovia ich počítajú.

valeria-explain-holy = { valeria-role-holy }
    .help = Stav obyvateľov. Na vybudovanie panstva potrebuješ obyvateľov určitých stavov; niektoré karty aj vojvodovia ich počítajú.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ príšery; žiadna karta tejto hry naň nehľadí.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ príšery; žiadna karta tejto hry naň nehľadí.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ príšery; vojvoda { valeria-card-hrothgar_the_conqueror } za každú takú dá bod navyše.

valeria-explain-boss = { valeria-type-boss }
    .help = Najsilnejšia príšera oblasti, leží naspodku balíčka; jej odmena počíta tvoje príšery z tejto oblasti.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblasť príšer; zabiť sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Ktorákoľvek karta tohto druhu.

valeria-explain-domain = { valeria-kind-domain }
    .help = Ktorákoľvek karta tohto druhu.

valeria-explain-monster = { valeria-kind-monster }
    .help = Ktorákoľvek karta tohto druhu.
