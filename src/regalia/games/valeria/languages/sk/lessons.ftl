# Čo sa hovorí v lekciách; správy každej lekcie idú za sebou ako v jej súbore.

valeria-lesson-first_minutes = Prvých päť minút
    .help = Hod, príjmy, dve akcie: tvoj prvý ťah.
valeria-lesson-first_minutes-welcome = Ahoj, som Berta a ukážem ti jeden celý ťah. Vyhráva, kto má na konci najviac víťazných bodov.
valeria-lesson-first_minutes-duke = Najprv tajomstvo: z dvoch vojvodov si jedného necháš a na konci ti prinesie body. Nechaj si, ktorého chceš.
valeria-lesson-first_minutes-rolled = Padlo ti 1 a 5. Počíta sa každá kocka aj ich súčet, takže tvoje čísla sú 1, 5 a 6.
valeria-lesson-first_minutes-harvest = Tvoj Roľník má päťku a Rytier šestku, takže ti obaja zarobili. To sú [[harvest|príjmy]] a zarobili aj moji: pri každom hode ich má každý.
valeria-lesson-first_minutes-purse = Tu je, čo máš: [[gold|zlatky]], [[strength|sila]] a [[magic|mágia]].
valeria-lesson-first_minutes-recruit = Teraz máš dve akcie. Tou prvou si [[recruit|najmi]] Obchodníka, obyvateľa, ktorý ti pri každej dvojke zarobí zlatky.
valeria-lesson-first_minutes-recruit-else = Aj to sa dá, len nie v tejto lekcii: vezmi Obchodníka, toho s dvojkou.
valeria-lesson-first_minutes-pay = Stojí 2 zlatky a časť by mohla nahradiť mágia. Mágiu si nechaj a zvoľ „{ $option }“.
valeria-lesson-first_minutes-pay-else = Mágiu si šetri: nahradí zlatky aj silu, takže sa oplatí ju mať.
valeria-lesson-first_minutes-slay = Zostáva jedna akcia. Rytier ti dal 1 silu a presne toľko stojí Škret: [[slay|zabi]] ho.
valeria-lesson-first_minutes-slay-else = Pozri sa vľavo hore: Škret je najlacnejšia príšera a sily máš práve dosť.
valeria-lesson-first_minutes-slain = Hneď ti nechal 1 zlatku a karta bude na konci za 1 bod. Tým sa tvoj ťah končí a hádžem ja: 1 a 3.
valeria-lesson-first_minutes-herald = Žiadna tvoja karta nemá 1, 3 ani 4. Vtedy pomáha Herold: vezmi si 1 ľubovoľný zdroj.
valeria-lesson-first_minutes-end = To je celý ťah: hod, príjmy, dve akcie. Teraz už vieš hrať!

valeria-lesson-a_round = Kolo so všetkým
    .help = Dvojice, platenie mágiou a tvoje prvé panstvo.
valeria-lesson-a_round-doubles = Padla ti [[doubles|dvojica]] 5 a 5, takže Roľník zarobil dvakrát. A pri dvojici pracuje aj Herold: vezmi si 1 mágiu.
valeria-lesson-a_round-doubles-else = Tentoraz si vezmi mágiu, o chvíľu ju budeš potrebovať.
valeria-lesson-a_round-cleric = Obyvatelia majú aj stavy a panstvá ich vyžadujú. Najmi Liečiteľku: patrí k [[holy|duchovnému]] stavu.
valeria-lesson-a_round-cleric-else = Chceme obyvateľa duchovného stavu s jednotkou: Liečiteľku.
valeria-lesson-a_round-cleric-pay = Zaplať ju zlatkami.
valeria-lesson-a_round-cleric-pay-else = Tentoraz prosím len zlatky.
valeria-lesson-a_round-paladin = Paladin stojí 2 zlatky, ale ty máš len 1. Aj tak ho najmi: zvyšok nahradí [[magic|mágia]], ak je aspoň 1 zlatka skutočná.
valeria-lesson-a_round-paladin-else = Skús Paladina, toho s 9/10: chýbajúcu zlatku zaplatí mágia.
valeria-lesson-a_round-mine = Padlo mi 1 a 4 a vidíš: tvoja Liečiteľka zarobila aj v mojom ťahu, pravou stranou karty. Môj ťah bude rýchly.
valeria-lesson-a_round-skip = Padlo ti 6 a 5 a zase niečo pribudlo. Teraz chvíľu zahrám za nás oboch, aby sme sa dostali k tomu najlepšiemu.
valeria-lesson-a_round-needs = Toto sú panstvá: prinášajú body a pomáhajú ti. Katedrála vyžaduje obyvateľov duchovného stavu a ty ich máš.
valeria-lesson-a_round-build = Stojí 8 zlatiek; máš 4 a zvyšok doplní mágia. [[build|Vybuduj]] ju!
valeria-lesson-a_round-build-else = Katedrála leží vpravo dole; čo sa zatiaľ vybudovať nedá, samo povie, čo chýba.
valeria-lesson-a_round-build-pay = Nechaj si 1 mágiu: zvoľ „{ $option }“.
valeria-lesson-a_round-end = Tvoje prvé panstvo! Zabíjaj, najímaj a buduj, ako chceš; teraz už poznáš všetko.

valeria-lesson-points = Ako sa získavajú body a ako sa hra končí
    .help = Posledné ťahy partie a súčet.
valeria-lesson-points-late = Partia sa chýli ku koncu. Body dávajú porazené príšery, panstvá, tvoja doska a tajný vojvoda.
valeria-lesson-points-exhausted = Keď je [[exhausted|vyčerpaných]] dvakrát toľko balíčkov, koľko je hráčov, hra sa končí. Stačia ešte dva.
valeria-lesson-points-boss = Naspodku každého balíčka príšer čaká veliteľ. Zabi Orčieho náčelníka: je za veľa bodov a balíček tým vyprázdniš.
valeria-lesson-points-boss-else = Choď za tým veľkým: Orčí náčelník je vpravo hore.
valeria-lesson-points-last = Teraz posledné panstvo v prvom stĺpci. Vybuduj ho a koniec je na dosah!
valeria-lesson-points-last-else = Vybuduj panstvo vľavo dole: tým vyprázdniš štvrtý balíček.
valeria-lesson-points-round = Štyri balíčky sú vyčerpané: toto je posledné kolo. Všetci majú rovnako ťahov, mňa teda čaká ešte jeden; potom sa otvorí bodovanie.
valeria-lesson-points-sheet = Budovala som viac a môj vojvoda to ocenil: 69 ku 53. Pozri sa na svojho vojvodu včas a zbieraj, čo chce.

valeria-lesson-alone = Sám proti Temnému pánovi
    .help = Hra pre jedného: jeho príšery zajímajú obyvateľov.
valeria-lesson-alone-hello = V partii pre jedného hráš proti Temnému pánovi. Nechaj si vojvodu; jeden z ostatných je jeho a zostane skrytý.
valeria-lesson-alone-two = Tvoj ťah sa začína ako vždy: hod, príjmy, dve akcie. Najmi Liečiteľku.
valeria-lesson-alone-two-else = V tejto lekcii vezmi Liečiteľku, je vľavo.
valeria-lesson-alone-slay = Zabi Kostlivca: 1 sila je skutočná, 1 nahradí mágia. Každá zabitá príšera mu bude chýbať.
valeria-lesson-alone-slay-else = Kostlivec, druhý zľava: s mágiou to pôjde.
valeria-lesson-alone-attack = Teraz sa budia jeho príšery: kocky 1 a 5 budia stĺpce 1 a 5. Každá zajme obyvateľa svojho stĺpca a ty povieš ktorého.
valeria-lesson-alone-again = A druhý stĺpec. Obetuj, čo potrebuješ najmenej.
valeria-lesson-alone-second = Potom prišli druhé príjmy, z pravých strán kariet, a zarobili aj noví obyvatelia. Tu ležia jeho zajatci.
valeria-lesson-alone-win = Zabi všetky príšery a hneď vyhrávaš. Keď je vyčerpaných päť balíčkov, potrebuješ viac bodov ako on.
valeria-lesson-alone-try = Zahraj ešte jeden ťah bez pomoci.
valeria-lesson-alone-end = Výborne. Silnie pomaly, tak zabíjaj zavčasu!

## Prvá partia so sprievodcom

valeria-guide-duke = Dvaja vojvodovia a jedného si tajne necháš. Určuje, za čo ešte na konci dostaneš body.
valeria-guide-harvest = Kocky aktivovali karty: to sú [[harvest|príjmy]]. Počíta sa každá kocka aj súčet, tiež v ťahoch ostatných.
valeria-guide-herald = Jedna tvoja karta ponúka, čo prinesie. Vezmi, čo potrebuješ na ďalšiu akciu.
valeria-guide-actions = Máš dve akcie: zabiť príšeru, najať obyvateľa, vybudovať panstvo, alebo vziať zdroj. Čo svieti, na to máš.
valeria-guide-magic = Tu môže časť ceny nahradiť [[magic|mágia]]. Aspoň 1 zlatka alebo sila musí byť skutočná.
valeria-guide-domain = Niekto vybudoval panstvo. Vyžaduje obyvateľov určitých stavov, prináša body a často pomáha natrvalo.
valeria-guide-exhausted = Balíček je [[exhausted|vyčerpaný]]. Keď ich bude dvakrát toľko ako hráčov, začne sa posledné kolo.
valeria-guide-end = Koniec je na dohľad. Míňaj: príšery a panstvá prinášajú body, plné vrecká takmer žiadne.
