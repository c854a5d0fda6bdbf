# Co se říká v lekcích; zprávy každé lekce jdou za sebou jako v jejím souboru.

valeria-lesson-first_minutes = Prvních pět minut
    .help = Hod, příjmy, dvě akce: tvůj první tah.
valeria-lesson-first_minutes-welcome = Ahoj, jsem Berta a ukážu ti jeden celý tah. Vyhrává, kdo má na konci nejvíc vítězných bodů.
valeria-lesson-first_minutes-duke = Nejdřív tajemství: ze dvou vévodů si jednoho necháš a na konci ti přinese body. Nech si, kterého chceš.
valeria-lesson-first_minutes-rolled = Padlo ti 1 a 5. Počítá se každá kostka i jejich součet, takže tvá čísla jsou 1, 5 a 6.
valeria-lesson-first_minutes-harvest = Tvůj Rolník má pětku a Rytíř šestku, takže ti oba vydělali. To jsou [[harvest|příjmy]] a vydělali i moji: při každém hodu je má každý.
valeria-lesson-first_minutes-purse = Tady je, co máš: [[gold|zlaťáky]], [[strength|síla]] a [[magic|magie]].
valeria-lesson-first_minutes-recruit = Teď máš dvě akce. Tou první [[recruit|najmi]] Obchodníka, obyvatele, který ti při každé dvojce vydělá zlaťáky.
valeria-lesson-first_minutes-recruit-else = To jde taky, jen ne v této lekci: vezmi Obchodníka, toho s dvojkou.
valeria-lesson-first_minutes-pay = Stojí 2 zlaťáky a část by mohla nahradit magie. Magii si nech a zvol „{ $option }“.
valeria-lesson-first_minutes-pay-else = Magii si šetři: nahradí zlaťáky i sílu, takže se vyplatí ji mít.
valeria-lesson-first_minutes-slay = Zbývá jedna akce. Rytíř ti dal 1 sílu a přesně tolik stojí Skřet: [[slay|zabij]] ho.
valeria-lesson-first_minutes-slay-else = Podívej se vlevo nahoru: Skřet je nejlevnější nestvůra a síly máš právě dost.
valeria-lesson-first_minutes-slain = Hned ti nechal 1 zlaťák a karta bude na konci za 1 bod. Tím tvůj tah končí a házím já: 1 a 3.
valeria-lesson-first_minutes-herald = Žádná tvá karta nemá 1, 3 ani 4. Pak pomáhá Herold: vezmi si 1 libovolný zdroj.
valeria-lesson-first_minutes-end = To je celý tah: hod, příjmy, dvě akce. Teď už umíš hrát!

valeria-lesson-a_round = Kolo se vším všudy
    .help = Dvojice, placení magií a tvé první panství.
valeria-lesson-a_round-doubles = Padla ti [[doubles|dvojice]] 5 a 5, takže Rolník vydělal dvakrát. A při dvojici pracuje i Herold: vezmi si 1 magii.
valeria-lesson-a_round-doubles-else = Tentokrát si vezmi magii, za chvíli ji budeš potřebovat.
valeria-lesson-a_round-cleric = Obyvatelé mají také stavy a panství je vyžadují. Najmi Léčitelku: patří k [[holy|duchovnímu]] stavu.
valeria-lesson-a_round-cleric-else = Chceme obyvatele duchovního stavu s jedničkou: Léčitelku.
valeria-lesson-a_round-cleric-pay = Zaplať ji zlaťáky.
valeria-lesson-a_round-cleric-pay-else = Tentokrát prosím jen zlaťáky.
valeria-lesson-a_round-paladin = Paladin stojí 2 zlaťáky, ale ty máš jen 1. Přesto ho najmi: zbytek nahradí [[magic|magie]], když je aspoň 1 zlaťák skutečný.
valeria-lesson-a_round-paladin-else = Zkus Paladina, toho s 9/10: chybějící zlaťák zaplatí magie.
valeria-lesson-a_round-mine = Padlo mi 1 a 4 a vidíš: tvá Léčitelka vydělala i v mém tahu, pravou stranou karty. Můj tah bude rychlý.
valeria-lesson-a_round-skip = Padlo ti 6 a 5 a zase něco přibylo. Teď chvíli zahraju za nás oba, ať se dostaneme k tomu nejlepšímu.
valeria-lesson-a_round-needs = Tohle jsou panství: přinášejí body a pomáhají ti. Katedrála vyžaduje obyvatele duchovního stavu a ty je máš.
valeria-lesson-a_round-build = Stojí 8 zlaťáků; máš 4 a zbytek doplní magie. [[build|Vybuduj]] ji!
valeria-lesson-a_round-build-else = Katedrála leží vpravo dole; co zatím vybudovat nejde, samo řekne, co chybí.
valeria-lesson-a_round-build-pay = Nech si 1 magii: zvol „{ $option }“.
valeria-lesson-a_round-end = Tvé první panství! Zabíjej, najímej a buduj, jak chceš; teď už znáš všechno.

valeria-lesson-points = Jak se získávají body a jak hra končí
    .help = Poslední tahy partie a součet.
valeria-lesson-points-late = Partie se chýlí ke konci. Body dávají poražené nestvůry, panství, tvá deska a tajný vévoda.
valeria-lesson-points-exhausted = Když je [[exhausted|vyčerpaných]] dvakrát tolik balíčků, kolik je hráčů, hra končí. Stačí ještě dva.
valeria-lesson-points-boss = Vespod každého balíčku nestvůr čeká velitel. Zabij Orčího náčelníka: je za hodně bodů a balíček tím vyprázdníš.
valeria-lesson-points-boss-else = Jdi po tom velkém: Orčí náčelník je vpravo nahoře.
valeria-lesson-points-last = Teď poslední panství v prvním sloupci. Vybuduj ho a konec je na dosah!
valeria-lesson-points-last-else = Vybuduj panství vlevo dole: tím vyprázdníš čtvrtý balíček.
valeria-lesson-points-round = Čtyři balíčky jsou vyčerpané: tohle je poslední kolo. Všichni mají stejně tahů, mě tedy čeká ještě jeden; potom se otevře bodování.
valeria-lesson-points-sheet = Budovala jsem víc a můj vévoda to ocenil: 69 ku 53. Podívej se na svého vévodu brzy a sbírej, co chce.

valeria-lesson-alone = Sám proti Temnému pánovi
    .help = Hra pro jednoho: jeho nestvůry zajímají obyvatele.
valeria-lesson-alone-hello = V partii pro jednoho hraješ proti Temnému pánovi. Nech si vévodu; jeden z ostatních je jeho a zůstane skrytý.
valeria-lesson-alone-two = Tvůj tah začíná jako vždy: hod, příjmy, dvě akce. Najmi Léčitelku.
valeria-lesson-alone-two-else = V této lekci vezmi Léčitelku, je vlevo.
valeria-lesson-alone-slay = Zabij Kostlivce: 1 síla je skutečná, 1 nahradí magie. Každá zabitá nestvůra mu bude chybět.
valeria-lesson-alone-slay-else = Kostlivec, druhý zleva: s magií to půjde.
valeria-lesson-alone-attack = Teď se budí jeho nestvůry: kostky 1 a 5 budí sloupce 1 a 5. Každá zajme obyvatele svého sloupce a ty řekneš kterého.
valeria-lesson-alone-again = A druhý sloupec. Obětuj, co potřebuješ nejméně.
valeria-lesson-alone-second = Pak přišly druhé příjmy, z pravých stran karet, a vydělali i noví obyvatelé. Tady leží jeho zajatci.
valeria-lesson-alone-win = Zabij všechny nestvůry a hned vyhráváš. Když je vyčerpaných pět balíčků, potřebuješ víc bodů než on.
valeria-lesson-alone-try = Zahraj ještě jeden tah bez pomoci.
valeria-lesson-alone-end = Výborně. Sílí pomalu, tak zabíjej brzy!

## První partie s průvodcem

valeria-guide-duke = Dva vévodové a jednoho si tajně necháš. Určuje, za co ještě na konci dostaneš body.
valeria-guide-harvest = Kostky aktivovaly karty: to jsou [[harvest|příjmy]]. Počítá se každá kostka i součet, také v tazích ostatních.
valeria-guide-herald = Jedna tvá karta nabízí, co přinese. Vezmi, co potřebuješ na příští akci.
valeria-guide-actions = Máš dvě akce: zabít nestvůru, najmout obyvatele, vybudovat panství, nebo vzít zdroj. Co svítí, na to máš.
valeria-guide-magic = Tady může část ceny nahradit [[magic|magie]]. Aspoň 1 zlaťák nebo síla musí být skutečná.
valeria-guide-domain = Někdo vybudoval panství. Vyžaduje obyvatele určitých stavů, přináší body a často pomáhá natrvalo.
valeria-guide-exhausted = Balíček je [[exhausted|vyčerpaný]]. Až jich bude dvakrát tolik co hráčů, začne poslední kolo.
valeria-guide-end = Konec je na dohled. Utrácej: nestvůry a panství přinášejí body, plné kapsy skoro žádné.
