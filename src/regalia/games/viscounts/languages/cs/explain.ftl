# K čemu je každá věc na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peníze: najímáš a propouštíš za ně měšťany, platíš další místa pohybu a chybějící obchodní symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Surovina: platí chybějící církevní symboly při opisu.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Surovina: platí chybějící šlechtické symboly při umístění poddaných.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Surovina: platí chybějící stavební symboly při stavbě.

viscounts-explain-any = Libovolná surovina
    .help = Kalamář, zlato nebo kámen podle přání; nikdy mince.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Ještě v zásobě. Na hradě má každý podle úrovně hodnotu 1, 2 nebo 3 bodů.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Každý stojí na konci 2 body. Otočený je splacený, nestojí nic a hned přinese libovolnou surovinu.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Každá má na konci hodnotu 1 bodu. Otočená je stvrzená a má hodnotu 3 bodů.

viscounts-explain-points = Vítězné body
    .help = Počítají se na konci za budovy, poddané na hradě, rukopisy, smlouvy a některé karty.

viscounts-explain-merchant = Obchodní symbol
    .help = Platí se jím obchod.

viscounts-explain-builder = Stavební symbol
    .help = Platí se jím stavba.

viscounts-explain-noble = Šlechtický symbol
    .help = Platí se jím umístění poddaných na hrad.

viscounts-explain-cleric = Církevní symbol
    .help = Platí se jím opis rukopisu.

viscounts-explain-criminal = Zločinecký symbol
    .help = Při akci zastoupí kterýkoli symbol. Vyložíš-li takovou kartu, získáš 1 bod zkaženosti za každý zločinecký symbol na své desce.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Její ukazatel jde doleva, proti zkaženosti. Stojí-li ve fázi 5 tvého tahu oba na stejném políčku, dojde ke střetu.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Její ukazatel jde doprava, proti počestnosti. Stojí-li ve fázi 5 tvého tahu oba na stejném políčku, dojde ke střetu.

viscounts-explain-step = Políčko stupnice
    .help = Při tvém střetu na tomto políčku získáš to, co je nad ním, a ostatní to, co je pod ním, splňují-li tamní podmínku.

viscounts-explain-trading_post = Obchodní stanice
    .help = Budova za 5 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-guildhall = Cechovní dům
    .help = Budova za 7 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-workshop = Dílna
    .help = Budova za 3 stavební symboly; co odkryje, od té chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na volném staveništi břehu, kde stojí tvůj vikomt, boduje a to, co je pod ní, od té chvíle platí.

viscounts-explain-site = Staveniště
    .help = Kdo tu postaví, získá tento bonus a bonus každé spojnice k sousední budově.

viscounts-explain-link = Spojnice
    .help = Jakmile stojí budovy na obou koncích, získají tohle oba majitelé; mezi budovami jednoho hráče jen jednou.

viscounts-explain-space = Místo
    .help = Vikomti se pohybují po šipkách: aspoň tak daleko, jak určuje hodnota vyložené karty, každé další místo za 1 minci. Venku se obchoduje nebo staví, uvnitř se umisťují poddaní nebo opisují rukopisy.

viscounts-explain-land = Díl plánu
    .help = Jeden z pěti dílů plánu, s vlastními měšťany a rukopisy.

viscounts-explain-yard = První úroveň hradu
    .help = Ze tří poddaných jednoho hráče jeden postoupí na druhou úroveň a po jednom přejdou na sousední nádvoří. Zbudou-li tu dohromady víc než tři, někteří jsou vykázáni.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kdo sem postoupí, získá odměnu vedle; ze tří poddaných jednoho hráče jde jeden na třetí úroveň.

viscounts-explain-keep = Třetí úroveň hradu
    .help = Každý poddaný tu má hodnotu 3 bodů. Kdo sem přijde první, získá kartu hradního pána; později ten, kdo jich tu má víc než její držitel.

viscounts-explain-reward = Odměna druhé úrovně
    .help = Za každého poddaného, který sem postoupí.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Za mince ve výši jeho hodnoty můžeš vrchního měšťana na dílu svého vikomta najmout, nebo při akci propustit: pak platí jeho symboly. V obou případech nastane efekt v jeho rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Vrchní rukopis na dílu tvého vikomta se opisuje za církevní symboly: působí hned, nebo boduje na konci; bodují i sady různých stuh.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pro prvního hráče se třemi rukopisy s touto stuhou.

viscounts-explain-row = { viscounts-zone-row }
    .help = Tři místa: v každém tahu se karty posunou a poslední z desky odejde. Symboly natištěné na prázdných místech platí.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty k vyložení, v každém tahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvé první karty, než se zamíchají.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Když dojde, zamíchá se odkládací balíček: to přinese 1 bod zkaženosti, máš-li na desce zločince, jinak 1 bod počestnosti.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, které odešly z desky, byly najaty nebo odhozeny; po zamíchání se vrátí.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Poslední intriky virtuálního hráče, nejnovější vlevo; jejich symboly mu pomáhají platit.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O co se virtuální hráč pokusí příště; vrchní intriku otočí ve svém tahu.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O co se virtuální hráč už pokusil, a nové intriky; zamíchají se, až mu dojde dobírací balíček.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráče a významný měšťan tvoří dvojici: kde tvůj vikomt začíná a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patří ke kartě hráče vedle a přidá se k tvým kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Opsal je tento hráč; na konci bodují některé z nich a sady různých stuh.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tři rukopisy s jednou stuhou: symboly, které stále platí, a 3 body.

viscounts-explain-price = Cena akce
    .help = Symboly, které máš, a kolik jich je třeba; každý chybějící stojí 1 z toho, co je uvedeno.
