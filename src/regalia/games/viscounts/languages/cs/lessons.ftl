# Co se říká v lekcích; zprávy každé lekce jdou za sebou jako v jejím souboru.

viscounts-lesson-first_minutes = Prvních pět minut
    .help = Karta, cesta, akce: tvůj první tah.
viscounts-lesson-first_minutes-welcome = Ahoj, jsem Berta. Hrajeme za vikomty, kteří jezdí kolem králova hradu, a nejvíc vítězných bodů vyhrává.
viscounts-lesson-first_minutes-play = Tah začíná kartou: její symboly pomohou s akcí a její hodnota v mincích říká, jak daleko jedeš. Zahraj Dobrodince.
viscounts-lesson-first_minutes-play-else = Vezmi Dobrodince, je z nich nejvznešenější.
viscounts-lesson-first_minutes-row = Teď leží na tvé desce a počítají se tam tři místa najednou. S novou kartou se všechny posunou o jedno.
viscounts-lesson-first_minutes-move = Jeho hodnota je 2, jedeš tedy aspoň o 2 pole a každé další stojí 1 minci. Jeď o 3, na vnitřní cestu u zátoky: odtud dosáhneš na hrad.
viscounts-lesson-first_minutes-move-else = Hezká vyjížďka, ale my chceme k hradu: na vnitřní pole v rámečku.
viscounts-lesson-first_minutes-act = Uvnitř můžeš rozmístit poddané, nebo opisovat. Šlechtických symbolů máš dost na 2 poddané: umísti je.
viscounts-lesson-first_minutes-act-else = Dva jsou lepší než jeden: symboly ti stačí na oba.
viscounts-lesson-first_minutes-hire = Nakonec smíš [[hire|najmout]] toho, kdo stojí u tvého vikomta. Strážný stojí 1 minci: vezmi ho.
viscounts-lesson-first_minutes-hire-else = Víc lidí, víc symbolů: najmi ho.
viscounts-lesson-first_minutes-end = Čeká v odkládacím balíčku a později ti přijde do ruky. Karta, cesta, akce, najímání: to je celý tah!

viscounts-lesson-a_round = Kolo se vším všudy
    .help = Karty, které odcházejí, poddaní na pochodu a střet.
viscounts-lesson-a_round-drop = Řada se posunula a Tovaryš vpravo odešel. Smíš proto někoho najmout zdarma: vezmi označeného Výběrčího dluhů.
viscounts-lesson-a_round-drop-else = Tentokrát toho v rámečku: dnes chceme střet.
viscounts-lesson-a_round-track = Přinesl 1 [[corruption|zkaženost]], Tovaryš 1 [[virtue|počestnost]] a tvé dva ukazatele se potkaly. Zapamatuj si to a zahraj Strážného.
viscounts-lesson-a_round-track-else = Strážný má, co potřebujeme.
viscounts-lesson-a_round-move = Jeď na vnitřní cestu na horské louce, za 1 minci.
viscounts-lesson-a_round-move-else = Na pole v rámečku: čekají tam tvoji poddaní.
viscounts-lesson-a_round-workers = Jeden tvůj už tu stojí. Přidej 2, chybějící symboly zaplať zlatem, a uvidíš, co dokážou tři.
viscounts-lesson-a_round-workers-else = Přesně dva: pak budou stát tři pohromadě.
viscounts-lesson-a_round-march = Tři pohromadě vyrazí: jeden šel dovnitř a vynesl 2 počestnosti, ostatní do stran. Teď najmi Podvodníka; zase přinese zkaženost.
viscounts-lesson-a_round-march-else = Najmi ho: střet jsem ti slíbila.
viscounts-lesson-a_round-end = Protože ukazatele stojí spolu, nastal [[collision|střet]]: na počestné straně přináší smlouvy, na zkažené dluhy. Pak se vrátí na své konce.

viscounts-lesson-points = Jak se získávají body a jak hra končí
    .help = Poslední akce, chudoba, blahobyt a součet.
viscounts-lesson-points-late = Tohle je poslední tah: zásoba dluhů nebo smluv došla a hrálo se ještě jedno kolo. Body dávají stavby, poddaní, rukopisy, smlouvy i dluhy.
viscounts-lesson-points-build = Kamene máš dost. Cechovní dům má nejvíc bodů a každý další ještě víc: postav ten se šlechtickým symbolem.
viscounts-lesson-points-build-else = Jdi za nejvíc body: cechovní dům se šlechtickým symbolem.
viscounts-lesson-points-link = Staveniště dává bonus a spojnice se sousedy také. Vyřídím to za nás; potom se otevře bodování.
viscounts-lesson-points-sheet = Na hradě mají poddaní 1, 2 nebo 3 body podle úrovně a různé stuhy rukopisů tvoří sady. Odhalená chudoba platí za otočené smlouvy, blahobyt za otočené dluhy.

viscounts-lesson-trade = Akce: obchod
    .help = Obchodní symboly na vnější cestě.
viscounts-lesson-trade-space = Venku u řeky smíš [[trade|obchodovat]], nebo stavět. Toto pole dává 1 kámen za každé 2 obchodní symboly.
viscounts-lesson-trade-count = Na třech místech máš 3 obchodní symboly a 1 mince nahradí čtvrtý. Obchoduj tedy dvakrát: zvol „{ $option }“.
viscounts-lesson-trade-count-else = Jedna mince navíc přinese druhý kámen: to se vyplatí.
viscounts-lesson-trade-end = Dva kameny! Jinde vyměníš symboly za mince, zlato či kalamář, zničíš slabé karty nebo otočíš dluhy a smlouvy.

viscounts-lesson-construct = Akce: stavba
    .help = Stavitelské symboly, kámen, staveniště a spojnice.
viscounts-lesson-construct-what = Teď máš 3 kameny a každý nahradí stavitelský symbol. Dílna potřebuje 3, obchodní stanice 5, cechovní dům 7.
viscounts-lesson-construct-choose = Pod každou stavbou čeká něco, co pomáhá po zbytek hry. [[construct|Postav]] první dílnu.
viscounts-lesson-construct-choose-else = Obchod počká: postav první dílnu.
viscounts-lesson-construct-end = Staveniště ti dalo zlato a spojnice k mé stavbě dala něco tobě i mně. Stav tedy vedle ostatních, kde je spojnice dobrá!

viscounts-lesson-workers = Akce: rozmístit poddané
    .help = Tři na nádvoří vyrazí dál.
viscounts-lesson-workers-nobles = Na vnitřní cestě rozmisťuješ [[workers|poddané]]: 1, 3, 5 nebo 8 šlechtických symbolů za 1, 2, 3 nebo 4. Chybějící symboly se platí zlatem.
viscounts-lesson-workers-place = Jednoho tu už máš. S dalšími 2 budou tři a pak vyrazí.
viscounts-lesson-workers-place-else = Jeden je málo a tři jsou drazí: umísti 2.
viscounts-lesson-workers-end = Jeden šel dovnitř, kde má 2 body a přinesl odměnu, a po jednom do stran, kde se může sejít další trojice. Na nejvnitřnější úrovni čeká karta hradního pána.

viscounts-lesson-transcribe = Akce: opis
    .help = Církevní symboly, kalamáře a stuhy.
viscounts-lesson-transcribe-pile = U vnitřní cesty leží rukopis. Potřebuje 3 církevní symboly: máš 2 a třetí nahradí tvůj kalamář.
viscounts-lesson-transcribe-do = [[transcribe|Opiš]] ho.
viscounts-lesson-transcribe-do-else = Hrad počká: opiš rukopis.
viscounts-lesson-transcribe-take = Hned dává libovolnou surovinu: vezmi si, co chceš.
viscounts-lesson-transcribe-end = Různé stuhy tvoří sady za 1, 4, 9 nebo 16 bodů. A kdo má první tři jedné stuhy, bere církevní bonus.

viscounts-lesson-alone = Hra pro jednoho
    .help = Virtuální hráč a jeho intriky.
viscounts-lesson-alone-hello = Ve hře pro jednoho jezdíš proti [[opponent|virtuálnímu hráči]], který má místo měšťanů intriky. Tvé tahy jsou stejné jako vždy: zahraj Obchodníka.
viscounts-lesson-alone-hello-else = Zahraj Obchodníka: jeho symboly se teď hodí.
viscounts-lesson-alone-move = Jeď na pravý břeh v lese, za 2 mince: tam můžeš otočit dluh.
viscounts-lesson-alone-move-else = Na pole v rámečku, prosím.
viscounts-lesson-alone-trade = Obchoduj jednou a otoč dluh: splacený už body nestojí.
viscounts-lesson-alone-trade-else = Jednou stačí, mincí je málo.
viscounts-lesson-alone-flip = Vyber dluh.
viscounts-lesson-alone-flip-else = Dluh: stál by 2 body.
viscounts-lesson-alone-turn = Pak hrál virtuální hráč: otočil intriku, vzal si, co na ní stojí, jel po vnější cestě a stavěl. Ze svého seznamu dělá první, co jde.
viscounts-lesson-alone-try = Zahraj další kartu a jeď dál.
viscounts-lesson-alone-end = Boduje stejně jako ty a remízu vyhrává on. Potřebuješ víc bodů!

## První partie s průvodcem

viscounts-guide-start = Karta hráče a významná osobnost: určují, kde a s čím začínáš. Na první partii se hodí kterákoli dvojice.
viscounts-guide-play = Zahraná karta posune ostatní. Na akci se počítají symboly všech tří míst a její hodnota je tvá cesta.
viscounts-guide-move = Jeď po směru hodin: venku obchoduješ nebo stavíš, uvnitř rozmisťuješ poddané nebo opisuješ. Pole navíc stojí mince.
viscounts-guide-outer = Na vnější cestě se obchoduje, nebo staví. Chybějící symboly zaplatíš mincemi, nebo kamenem.
viscounts-guide-inner = Na vnitřní cestě se rozmisťují poddaní, nebo opisuje. Chybějící symboly zaplatíš zlatem, nebo kalamářem.
viscounts-guide-hire = Smíš [[hire|najmout]], kdo stojí vedle tebe. Všimni si rohu karty: to se stane hned.
viscounts-guide-collision = Počestnost a zkaženost se potkaly: [[collision|střet]]. Čím víc počestnosti, tím víc smluv; čím víc zkaženosti, tím víc dluhů.
viscounts-guide-end = Brzy někdo vezme poslední dluh nebo smlouvu; pak se dohraje kolo a přijde ještě jedno. Dokonči stavby a sady.
