# K čemu je každá věc na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peníze: najímáš a [[dismiss|propouštíš]] za ně [[townsfolk_piles|měšťany]], platíš další místa pohybu a chybějící obchodní symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = [[resource|Surovina]]: platí chybějící církevní symboly při [[transcribe|opisu]].

viscounts-explain-gold = { viscounts-counter-gold }
    .help = [[resource|Surovina]]: platí chybějící šlechtické symboly při [[placing|umístění poddaných]].

viscounts-explain-stone = { viscounts-counter-stone }
    .help = [[resource|Surovina]]: platí chybějící stavební symboly při [[construct|stavbě]].

viscounts-explain-any = Libovolná surovina
    .help = Kalamář, zlato nebo kámen podle přání; nikdy [[silver|mince]].

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Ještě v zásobě. Na hradě má každý podle úrovně hodnotu 1, 2 nebo 3 bodů.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Každý stojí na konci 2 body. Otočený je splacený, nestojí nic a hned přinese libovolnou [[resource|surovinu]].

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Každá má na konci hodnotu 1 bodu. Otočená je stvrzená a má hodnotu 3 bodů.

viscounts-explain-points = Vítězné body
    .help = Počítají se na konci za budovy, [[workers|poddané]] na hradě, [[manuscript_piles|rukopisy]], [[deeds|smlouvy]] a některé karty.

viscounts-explain-merchant = Obchodní symbol
    .help = Platí se jím [[trade|obchod]].

viscounts-explain-builder = Stavební symbol
    .help = Platí se jím [[construct|stavba]].

viscounts-explain-noble = Šlechtický symbol
    .help = Platí se jím [[placing|umístění poddaných]] na hrad.

viscounts-explain-cleric = Církevní symbol
    .help = Platí se jím [[transcribe|opis]] [[manuscript_piles|rukopisu]].

viscounts-explain-criminal = Zločinecký symbol
    .help = Při akci zastoupí kterýkoli symbol. Vyložíš-li takovou kartu, získáš 1 bod [[corruption|zkaženosti]] za každý zločinecký symbol na své desce.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Její ukazatel jde doleva, proti [[corruption|zkaženosti]]. Stojí-li ve fázi 5 tvého tahu oba na stejném políčku, dojde ke [[collision|střetu]].

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Její ukazatel jde doprava, proti [[virtue|počestnosti]]. Stojí-li ve fázi 5 tvého tahu oba na stejném políčku, dojde ke [[collision|střetu]].

viscounts-explain-step = Políčko stupnice
    .help = Při tvém [[collision|střetu]] na tomto políčku získáš to, co je nad ním, a ostatní to, co je pod ním, splňují-li tamní podmínku.

viscounts-explain-trading_post = Obchodní stanice
    .help = Budova za 5 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-guildhall = Cechovní dům
    .help = Budova za 7 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-workshop = Dílna
    .help = Budova za 3 stavební symboly; co odkryje, od té chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na volném [[site|staveništi]] břehu, kde stojí tvůj vikomt, boduje a to, co je pod ní, od té chvíle platí.

viscounts-explain-site = Staveniště
    .help = Kdo tu postaví, získá tento bonus a bonus každé spojnice k sousední budově.

viscounts-explain-link = Spojnice
    .help = Jakmile stojí budovy na obou koncích, získají tohle oba majitelé; mezi budovami jednoho hráče jen jednou.

viscounts-explain-space = Místo
    .help = Vikomti se pohybují po šipkách: aspoň tak daleko, jak určuje hodnota vyložené karty, každé další místo za 1 [[silver|minci]]. Venku se [[trade|obchoduje]] nebo [[construct|staví]], uvnitř se umisťují [[workers|poddaní]] nebo [[transcribe|opisují]] rukopisy.

viscounts-explain-land = Díl plánu
    .help = Jeden z pěti dílů plánu, s vlastními [[townsfolk_piles|měšťany]] a [[manuscript_piles|rukopisy]].

viscounts-explain-yard = První úroveň hradu
    .help = Ze tří [[workers|poddaných]] jednoho hráče jeden postoupí na druhou úroveň a po jednom přejdou na sousední nádvoří. Zbudou-li tu dohromady víc než tři, někteří jsou vykázáni.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kdo sem postoupí, získá odměnu vedle; ze tří poddaných jednoho hráče jde jeden na třetí úroveň.

viscounts-explain-keep = Třetí úroveň hradu
    .help = Každý [[workers|poddaný]] tu má hodnotu 3 bodů. Kdo sem přijde první, získá kartu hradního pána; později ten, kdo jich tu má víc než její držitel.

viscounts-explain-reward = Odměna druhé úrovně
    .help = Za každého [[workers|poddaného]], který sem postoupí.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Za [[silver|mince]] ve výši jeho hodnoty můžeš vrchního měšťana na dílu svého vikomta [[hire|najmout]], nebo při akci [[dismiss|propustit]]: pak platí jeho symboly. V obou případech nastane efekt v jeho rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Vrchní rukopis na dílu tvého vikomta se [[transcribe|opisuje]] za církevní symboly: působí hned, nebo boduje na konci; bodují i sady různých stuh.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pro prvního hráče se třemi [[manuscript_piles|rukopisy]] s touto stuhou.

viscounts-explain-row = { viscounts-zone-row }
    .help = Tři místa: v každém tahu se karty posunou a poslední z desky odejde. Symboly natištěné na prázdných místech platí.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty k vyložení, v každém tahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvé první karty, než se zamíchají.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Když dojde, zamíchá se odkládací balíček: to přinese 1 bod [[corruption|zkaženosti]], máš-li na desce zločince, jinak 1 bod [[virtue|počestnosti]].

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, které odešly z desky, byly [[hire|najaty]] nebo odhozeny; po zamíchání se vrátí.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Poslední intriky virtuálního hráče, nejnovější vlevo; jejich symboly mu pomáhají platit.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O co se [[opponent|virtuální hráč]] pokusí příště; vrchní intriku otočí ve svém tahu.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O co se [[opponent|virtuální hráč]] už pokusil, a nové intriky; zamíchají se, až mu dojde dobírací balíček.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráče a významný měšťan tvoří dvojici: kde tvůj vikomt začíná a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patří ke kartě hráče vedle a přidá se k tvým kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Opsal je tento hráč; na konci bodují některé z nich a sady různých stuh.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tři [[manuscript_piles|rukopisy]] s jednou stuhou: symboly, které stále platí, a 3 body.

viscounts-explain-price = Cena akce
    .help = Symboly, které máš, a kolik jich je třeba; každý chybějící stojí 1 z toho, co je uvedeno.

## Slova hry

viscounts-explain-collision = Střet
    .help = Počestnost a [[corruption|zkaženost]] se potkaly. Pole, kde se potkaly, určuje, co získáš nebo ztratíš ty a co ostatní; pak se obě vrátí na konce stupnice.

viscounts-explain-hire = Najmout
    .help = Zaplať [[silver|mince]] uvedené na kartě: [[townsfolk_piles|měšťan]] přijde do tvého odkládacího balíčku a provede efekt v rohu.

viscounts-explain-dismiss = Propustit
    .help = Jednou za tah: zaplať [[silver|mince]] uvedené na [[townsfolk_piles|měšťanovi]] u svého vikomta a využij pro tuto akci jeho symboly a efekt v rohu; karta opustí hru.

viscounts-explain-trade = Obchod
    .help = Na vnějším poli: za obchodní symboly získáš, co je na něm natištěno.

viscounts-explain-construct = Stavba
    .help = Na vnějším poli: za stavební symboly přejde budova z tvé desky na volné [[site|staveniště]] toho břehu.

viscounts-explain-placing = Umístění poddaných
    .help = Na vnitřním poli: za šlechtické symboly přijdou [[workers|poddaní]] na přilehlé nádvoří hradu.

viscounts-explain-transcribe = Opis
    .help = Na vnitřním poli: za církevní symboly si vezmeš tamní [[manuscript_piles|rukopis]].

viscounts-explain-castle_leader = Hradní pán
    .help = První, kdo má [[workers|poddaného]] na třetí úrovni; potom ten, kdo jich tam má víc. O kartu víc v ruce a body na konci.

viscounts-explain-ribbon = Stuha
    .help = Barva [[manuscript_piles|rukopisu]]. Sady různých stuh bodují a tři stejné získají církevní bonus.

viscounts-explain-resource = Surovina
    .help = Kalamář, zlato a kámen; [[silver|mince]] mezi ně nepatří.

viscounts-explain-flip = Otočení
    .help = Otočený [[debts|dluh]] je splacený a na konci nic nestojí; otočená [[deeds|smlouva]] má větší hodnotu v bodech.

viscounts-explain-opponent = Virtuální hráč
    .help = Hraje proti osamělému hráči podle karet intrik; každá intrika říká, o co se pokusí.

viscounts-explain-paid = { viscounts-counter-paid }
    .help = Otočené: na konci nic nestojí.

viscounts-explain-approved = { viscounts-counter-approved }
    .help = Otočené: na konci mají větší hodnotu.

viscounts-explain-removed = { viscounts-zone-removed }
    .help = Propuštěné nebo zničené; už se nevrátí.

viscounts-explain-future_schemes = { viscounts-zone-future_schemes }
    .help = Silnější intriky, které virtuální hráč teprve získá.
