# K čemu je každá věc na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peníze: najímáš a propouštíš za ně měšťany, platíš další kroky a chybějící obchodní symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Surovina: platí chybějící církevní symboly při opisu.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Surovina: platí chybějící šlechtické symboly při umístění poddaných.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Surovina: platí chybějící stavební symboly při stavbě.

viscounts-explain-any = Libovolná surovina
    .help = Kalamář, zlato nebo kámen podle přání; nikdy mince.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Stojí na hradě a bodují podle toho, jak vysoko postoupili.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Nesplacené stojí na konci body; otočením se splatí.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Na konci mají hodnotu v bodech; otočené mají větší.

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
    .help = Při akci zastoupí kterýkoli symbol; vyložení takové karty přináší zkaženost.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Její ukazatel jde proti zkaženosti; kde se potkají, dojde ke střetu.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Její ukazatel jde proti počestnosti; kde se potkají, dojde ke střetu.

viscounts-explain-step = Políčko stupnice
    .help = Potkají-li se tu počestnost a zkaženost, stane se tohle tobě i ostatním.

viscounts-explain-trading_post = Obchodní stanice
    .help = Budova za 5 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-guildhall = Cechovní dům
    .help = Budova za 7 stavebních symbolů; co odkryje, od té chvíle platí.

viscounts-explain-workshop = Dílna
    .help = Budova za 3 stavební symboly; co odkryje, od té chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na staveništi na tvém břehu boduje a to, co je pod ní, od té chvíle platí.

viscounts-explain-site = Staveniště
    .help = Kdo tu postaví, získá tento bonus a bonus každé spojnice k sousední budově.

viscounts-explain-link = Spojnice
    .help = Jakmile stojí budovy na obou stranách, získají tohle oba majitelé.

viscounts-explain-space = Místo
    .help = Vikomti jezdí po šipkách: aspoň tak daleko, jak určuje vyložená karta, každý další krok za 1 minci. Venku se obchoduje nebo staví, uvnitř umisťují poddaní nebo opisuje.

viscounts-explain-land = Díl plánu
    .help = Jeden z pěti dílů plánu.

viscounts-explain-yard = První úroveň hradu
    .help = Tři poddaní jednoho hráče: jeden postoupí, po jednom přejdou na sousední nádvoří.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kdo sem postoupí, získá odměnu vedle; ze tří poddaných jednoho hráče jde jeden na třetí úroveň.

viscounts-explain-keep = Třetí úroveň hradu
    .help = Nejvíc bodů; kdo tu má nejvíc poddaných, je hradním pánem.

viscounts-explain-reward = Odměna druhé úrovně
    .help = Za každého poddaného, který sem postoupí.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Vrchního lze najmout mezi své karty, nebo propustit pro jeho symboly a efekt v rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Opisuje se za církevní symboly: působí hned, nebo boduje na konci; bodují i sady stužek.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pro prvního hráče se třemi rukopisy této stužky.

viscounts-explain-row = { viscounts-zone-row }
    .help = Tři místa: každý tah se karty posunou a poslední vypadne. Symboly natištěné na prázdných místech platí.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty k vyložení, v každém tahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvé první karty, než se zamíchají.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Když dojde, zamíchá se odkládací balíček.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, které vypadly nebo byly najaty; vrátí se.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = O co se virtuální hráč pokusil naposledy.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O co se virtuální hráč pokusí příště.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O co se virtuální hráč už pokusil.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráče a významný měšťan tvoří dvojici: kde tvůj vikomt začíná a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patří ke kartě hráče vedle a přidá se k tvým kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Opsal je tento hráč; bodují na konci.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tři rukopisy jedné stužky: symboly, které stále platí, a body.

viscounts-explain-price = Cena akce
    .help = Symboly, které máš, a kolik jich je třeba; co chybí, platí se uvedenou surovinou.
