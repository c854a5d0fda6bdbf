# Co se říká v lekcích; zprávy každé lekce jdou za sebou jako v jejím souboru.

wonderful_kingdom-lesson-first_minutes = Prvních pět minut
    .help = Nabídni, vezmi, stav: odkud se berou tvé karty.
wonderful_kingdom-lesson-first_minutes-welcome = Ahoj, jsem Berta a o trůn se přetahujeme spolu. Čtyři kola stavíme karty a nejvíc vítězných bodů vyhrává.
wonderful_kingdom-lesson-first_minutes-offer = V každém tahu nabídneš dvě karty z ruky a já si vezmu jednu celou oblast. Královskou jízdu nabídni lícem nahoru v oblasti 1.
wonderful_kingdom-lesson-first_minutes-offer-else = Zkus to s Královskou jízdou: lícem nahoru do oblasti 1.
wonderful_kingdom-lesson-first_minutes-trap = V každém kole máš dvě [[traps|pasti]]: s každou smíš nabídnout kartu lícem dolů. Monumentální sochu nabídni takto v oblasti 2, ať váhám.
wonderful_kingdom-lesson-first_minutes-trap-else = Tentokrát lícem dolů: Monumentální socha v oblasti 2.
wonderful_kingdom-lesson-first_minutes-take = Vzala jsem otevřenou oblast a nabídla dvě skryté karty. Jedna z mých je [[menaces|hrozba]], velká hromádka tedy může kousnout: vezmi oblast 1.
wonderful_kingdom-lesson-first_minutes-take-else = Odvážné, ale leží tam moje krysa! Oblast 1 je bezpečnější.
wonderful_kingdom-lesson-first_minutes-chosen = Nabízelo a bralo se čtyřikrát; zbytek jsem odehrála za nás. Tyto karty jsou tvé: každou teď začneš stavět, nebo směníš.
wonderful_kingdom-lesson-first_minutes-build = Začni Kmenem Tatisů: stav ho.
wonderful_kingdom-lesson-first_minutes-build-else = Nejdřív Kmen Tatisů, ať je co stavět.
wonderful_kingdom-lesson-first_minutes-recycle = Expedici směň: dá ti 1 průzkum a ten Kmen potřebuje.
wonderful_kingdom-lesson-first_minutes-recycle-else = Směň Expedici: potřebuješ její kostku.
wonderful_kingdom-lesson-first_minutes-put = Polož kostku na Kmen Tatisů. Když jsou všechna políčka karty plná, je tvá a každé kolo vyrábí.
wonderful_kingdom-lesson-first_minutes-put-else = Do laboratoře ne: na kartu, která ji potřebuje.
wonderful_kingdom-lesson-first_minutes-end = Takhle získáváš karty a kostky. Co karty vyrábějí, ukáže další lekce.

wonderful_kingdom-lesson-a_round = Kolo se vším všudy
    .help = Výroba, převaha a dokončená karta.
wonderful_kingdom-lesson-a_round-production = Karty jsou rozplánované a přichází [[track|výroba]], jeden prostředek po druhém. Ty i já vyrábíme 2 materiály.
wonderful_kingdom-lesson-a_round-harbour = Kostky si nenecháš: každá jde hned na rozestavěnou kartu, nebo do laboratoře. Jednu polož na Přístav.
wonderful_kingdom-lesson-a_round-harbour-else = Pět kostek v laboratoři dá krystallium, ale teď stav: na Přístav.
wonderful_kingdom-lesson-a_round-again = A druhou taky.
wonderful_kingdom-lesson-a_round-supremacy = Vyrábím víc populace než ty, mám tedy [[supremacy|převahu]] a cvičím [[soldiers|vojáka]]. Tvá kostka patří na Kmen Tatisů.
wonderful_kingdom-lesson-a_round-supremacy-else = Kmen je skoro hotový: polož ji tam.
wonderful_kingdom-lesson-a_round-last = Zlato vyšlo mně, ale v průzkumu vedeš ty a cvičíš vlastního vojáka. Dokonči Kmen Tatisů!
wonderful_kingdom-lesson-a_round-last-else = Kmeni chybí jedna kostka a ty ji držíš.
wonderful_kingdom-lesson-a_round-end = Hotovo! Hned ti dal vojáka a od příštího kola pro tebe vyrábí.

wonderful_kingdom-lesson-points = Jak se získávají body a jak hra končí
    .help = Poslední krok čtvrtého kola a součet.
wonderful_kingdom-lesson-points-late = Jsme na úplném konci čtvrtého kola. Body jsou na dokončených kartách: buď pevné, nebo za každou kartu určitého druhu.
wonderful_kingdom-lesson-points-nothing = Nedokončené karty, vojáci ani krystallium teď nemají cenu. Tak poslední [[krystallium|krystallium]] použij!
wonderful_kingdom-lesson-points-tomb = Na Hrobce titána je volné přesně jedno políčko. Zaplň ho.
wonderful_kingdom-lesson-points-tomb-else = To by body nepřineslo: Hrobce titána chybí právě tohle.
wonderful_kingdom-lesson-points-sheet = Hotovo: 44 ku 2 pro tebe! Každá [[calamity|Pohroma]] stojí 4 body a já jich měla pět.

wonderful_kingdom-lesson-menaces = Modul: hrozby
    .help = Co dělají a jak je vojáci porazí.
wonderful_kingdom-lesson-menaces-hand = Tvá osmá karta je Ledový obr, jedna z tvých hrozeb. Škodí tomu, kdo si ho vezme, tak ho nabídni tam, kde neodolám: lícem nahoru v oblasti 1, k Velkému tržišti.
wonderful_kingdom-lesson-menaces-hand-else = Zbav se obra: oblast 1, lícem nahoru.
wonderful_kingdom-lesson-menaces-struck = Vzala jsem ho a zmrazil mi kartu. U tebe ale skončila má Obří krysa a každá krysa přivádí Havěť.
wonderful_kingdom-lesson-menaces-fight = Po výrobě přichází [[fight|souboj]]: vojáci porážejí hrozby, a to jen teď. Havěť stojí 1 vojáka: poraz ji.
wonderful_kingdom-lesson-menaces-fight-else = Každá zbylá hrozba stojí na konci body: použij vojáka tady.
wonderful_kingdom-lesson-menaces-end = Dva body zachráněny. Šetři vojáky na velké: krysa potřebuje tři.

wonderful_kingdom-lesson-advisors = Modul: rádcové
    .help = Pomocníci, kteří pracují za vojáky.
wonderful_kingdom-lesson-advisors-keep = Tady začínáš se 2 vojáky a jedním rádcem ze dvou. Nech si Mistra stavitele.
wonderful_kingdom-lesson-advisors-keep-else = Taky dobrá postava, ale tady bereme Mistra stavitele.
wonderful_kingdom-lesson-advisors-joined = Teď u tebe skončila oblast, kde leželi dva rádcové lícem nahoru: oba jsou hned u tebe a každý přivedl vojáka. Nabídky až sem jsem odehrála za nás.
wonderful_kingdom-lesson-advisors-use = Každý rádce má svou chvíli a cenu ve vojácích, jednou za kolo. Vyšli Ostřílenou stopařku: podívá se na tři karty balíčku.
wonderful_kingdom-lesson-advisors-use-else = Využij ji, dokud můžeš: 2 vojáci za kartu podle tvého výběru.
wonderful_kingdom-lesson-advisors-find = Teď si jednu ze tří nech. Vezmi, která se ti líbí nejvíc.
wonderful_kingdom-lesson-advisors-end = Rádcové sami body nemají. Pomáhají ti stavět to, co je má!

wonderful_kingdom-lesson-quests = Modul: poslání
    .help = Kroky, které se platí, a proč rozhoduje poslední.
wonderful_kingdom-lesson-quests-board = S modulem poslání platíš kroky na desce. Vyhrát může jen ten, kdo splnil poslední krok, a když nikdo, není vítěz.
wonderful_kingdom-lesson-quests-pay = Vyrobilo se ti 6 populace a první krok stojí 4. Splň ho: odměnou jsou 2 krystallia.
wonderful_kingdom-lesson-quests-pay-else = Karty počkají: zaplať krok poslání.
wonderful_kingdom-lesson-quests-end = Kroky se dají platit kdykoli a v libovolném pořadí, i kostkami z laboratoře. Na poslední tedy střádej brzy!

wonderful_kingdom-lesson-alone = Hra pro jednoho
    .help = Karty nebezpečí, zvědové, hledání a medaile.
wonderful_kingdom-lesson-alone-hello = Ve hře pro jednoho ti nikdo nenabízí: v každé oblasti leží dvě karty lícem nahoru a ty si jednu oblast vezmeš. Vezmi oblast 2.
wonderful_kingdom-lesson-alone-hello-else = Zatím oblast 2; na další přijde řada.
wonderful_kingdom-lesson-alone-danger = K tomu, co zbylo, přišla [[danger|karta nebezpečí]] lícem dolů. [[spies|Zvěd]] ji umí otočit: vyšli svého.
wonderful_kingdom-lesson-alone-danger-else = Nejdřív se podívej, co tam číhá: použij zvěda.
wonderful_kingdom-lesson-alone-choose = Teď ji znáš. Vezmi oblast, která se ti víc líbí; bereš čtyřikrát a pak stavíš jako vždy.
wonderful_kingdom-lesson-alone-try = Vezmi ještě dvě oblasti.
wonderful_kingdom-lesson-alone-end = Převahu máš, kdykoli vyrobíš 5 a víc. 70 bodů je bronz, 95 stříbro, 115 zlato: hodně štěstí!

## První partie s průvodcem

wonderful_kingdom-guide-offer = Nabízíš dvě karty; soupeř si vezme jednu oblast a ty pak vybíráš z nabídky jeho. Past dovolí nabídnout kartu lícem dolů.
wonderful_kingdom-guide-select = Vezmi jednu celou oblast se vším, co v ní leží. Skrytá karta může být poklad i hrozba.
wonderful_kingdom-guide-plan = Každou vzatou kartu teď začneš stavět, nebo [[recycling|směníš]] za kostku. Stav, co brzy zaplníš.
wonderful_kingdom-guide-place = Kostky jdou hned na rozestavěné karty, nebo do laboratoře. Plné karty od té chvíle vyrábějí.
wonderful_kingdom-guide-supremacy = Kdo vyrobí víc jednoho prostředku, má [[supremacy|převahu]]: dvakrát dá vojáka.
wonderful_kingdom-guide-fight = Teď mohou vojáci porazit hrozby, a jen teď. Každá, která zbude do konce, stojí body.
wonderful_kingdom-guide-end = Je tu poslední kolo. Počítají se jen dokončené karty, nezačínej tedy nic, co nestihneš.
