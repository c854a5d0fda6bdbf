# Na čo je každá vec na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platia sa nimi obyvatelia a panstvá.

valeria-explain-strength = { valeria-counter-strength }
    .help = Slúži na porážanie príšer: každá stojí toľko sily, koľko má na štíte.

valeria-explain-magic = { valeria-counter-magic }
    .help = Pri platení nahradí zlatky alebo silu, aspoň 1 z nich však musí byť skutočná. Niektoré príšery stoja aj samotnú mágiu.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nazbierané na tvojej doske. Na konci sa k nim pripočítajú body na kartách a body vojvodu; vyhráva, kto ich má najviac.

valeria-explain-any = Ľubovoľný zdroj
    .help = Zlatky, sila alebo mágia podľa tvojho želania.

valeria-explain-dice = Kocky
    .help = Každá kocka aj ich súčet aktivujú obyvateľov s týmito číslami: hádžucemu prinesú ľavú stranu, ostatným pravú.

valeria-explain-die = Kocka
    .help = Jej číslo aktivuje obyvateľov vo všetkých vojvodstvách; niektoré panstvá ju dovolia otočiť.

valeria-explain-centre = { valeria-zone-grid }
    .help = Príšery na porazenie, obyvatelia na najatie a panstvá na vybudovanie. Vyčerpaná kôpka približuje koniec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Prinášajú zdroje, kedykoľvek padne ich číslo, aj v ťahoch ostatných. Každá ďalšia karta toho istého mena stojí o 1 zlatku viac.

valeria-explain-domains = { valeria-zone-domains }
    .help = Budujú sa za zlatky a potrebné stavy obyvateľov; prinášajú body a pomôžu raz, alebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Porazené príšery dali odmenu hneď a na konci majú hodnotu v bodoch.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvoj tajný vojvoda určuje, za čo ešte na konci získaš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelia, ktorých odvliekol Temný pán; boduje za nich.

valeria-explain-worker = { valeria-role-worker }
    .help = Stav obyvateľov. Panstvá vyžadujú určité stavy v tvojom vojvodstve a niektoré karty aj vojvodovia ich počítajú.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Stav obyvateľov. Panstvá vyžadujú určité stavy v tvojom vojvodstve a niektoré karty aj vojvodovia ich počítajú.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Stav obyvateľov. Panstvá vyžadujú určité stavy v tvojom vojvodstve a niektoré karty aj vojvodovia ich počítajú.

valeria-explain-holy = { valeria-role-holy }
    .help = Stav obyvateľov. Panstvá vyžadujú určité stavy v tvojom vojvodstve a niektoré karty aj vojvodovia ich počítajú.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ príšery; niektoré karty a vojvodovia ho počítajú.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ príšery; niektoré karty a vojvodovia ho počítajú.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ príšery; niektoré karty a vojvodovia ho počítajú.

valeria-explain-boss = { valeria-type-boss }
    .help = Typ príšery; niektoré karty a vojvodovia ho počítajú.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblasť príšer; poraziť sa dá len tá navrchu.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Ktorákoľvek karta tohto druhu.

valeria-explain-domain = { valeria-kind-domain }
    .help = Ktorákoľvek karta tohto druhu.

valeria-explain-monster = { valeria-kind-monster }
    .help = Ktorákoľvek karta tohto druhu.
