# K čemu je každá věc na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platí se jimi [[citizen|obyvatelé]] a [[domain|panství]].

valeria-explain-strength = { valeria-counter-strength }
    .help = Slouží k zabíjení [[monster|nestvůr]]: každá stojí tolik síly, kolik má na štítu.

valeria-explain-magic = { valeria-counter-magic }
    .help = Když zabíjíš, najímáš nebo buduješ, nahradí [[strength|sílu]] nebo [[gold|zlaťáky]], aspoň 1 síla nebo 1 zlaťák však musí být skutečný. Některé [[monster|nestvůry]] stojí i magii samotnou.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nasbírané na tvé desce. Na konci se k nim přičtou body na kartách a body [[dukes|vévody]]; vyhrává, kdo jich má nejvíc.

valeria-explain-any = Libovolný zdroj
    .help = [[gold|Zlaťáky]], [[strength|síla]] nebo [[magic|magie]] podle tvého přání.

valeria-explain-dice = Kostky
    .help = Každá kostka i jejich součet aktivují [[citizen|obyvatele]] s těmito čísly: hodícímu přinesou levou stranu, ostatním pravou.

valeria-explain-die = Kostka
    .help = Její číslo aktivuje [[citizen|obyvatele]] ve všech [[duchy|vévodstvích]]; některá [[domain|panství]] ji dovolí změnit.

valeria-explain-centre = { valeria-zone-grid }
    .help = [[monster|Nestvůry]] k zabití, [[citizen|obyvatelé]] k [[recruit|najmutí]] a [[domain|panství]] k [[build|vybudování]]. [[exhausted|Vyčerpaný balíček]] přibližuje konec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Přinášejí [[resource|zdroje]], kdykoli padne jejich číslo, i v tazích ostatních. Najmutí stojí o 1 [[gold|zlaťák]] víc za každou kartu téhož jména, kterou už máš.

valeria-explain-domains = { valeria-zone-domains }
    .help = [[build|Budují]] se za [[gold|zlaťáky]], máš-li [[citizen|obyvatele]] potřebných stavů; přinášejí body a pomohou jednou, nebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Poražené nestvůry daly [[reward|odměnu]] hned a na konci mají hodnotu v bodech.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvůj tajný vévoda určuje, za co ještě na konci získáš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelé a [[domain|panství]], kterých se zmocnil Temný pán: body na panstvích jsou jeho a jeho [[dukes|vévoda]] počítá všechny.

valeria-explain-worker = { valeria-role-worker }
    .help = [[role|Stav]] [[citizen|obyvatel]]. K [[build|vybudování]] [[domain|panství]] potřebuješ obyvatele určitých stavů; některé karty i [[dukes|vévodové]] je počítají.

valeria-explain-soldier = { valeria-role-soldier }
    .help = [[role|Stav]] [[citizen|obyvatel]]. K [[build|vybudování]] [[domain|panství]] potřebuješ obyvatele určitých stavů; některé karty i [[dukes|vévodové]] je počítají.

valeria-explain-shadow = { valeria-role-shadow }
    .help = [[role|Stav]] [[citizen|obyvatel]]. K [[build|vybudování]] [[domain|panství]] potřebuješ obyvatele určitých stavů; některé karty i [[dukes|vévodové]] je počítají.

valeria-explain-holy = { valeria-role-holy }
    .help = [[role|Stav]] [[citizen|obyvatel]]. K [[build|vybudování]] [[domain|panství]] potřebuješ obyvatele určitých stavů; některé karty i [[dukes|vévodové]] je počítají.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ [[monster|nestvůry]]; žádná karta této hry na něj nehledí.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ [[monster|nestvůry]]; žádná karta této hry na něj nehledí.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ [[monster|nestvůry]]; [[dukes|vévoda]] { valeria-card-hrothgar_the_conqueror } za každou takovou dá bod navíc.

valeria-explain-boss = { valeria-type-boss }
    .help = Nejsilnější [[monster|nestvůra]] oblasti, leží vespod balíčku; její [[reward|odměna]] počítá tvé nestvůry z této oblasti.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblast [[monster|nestvůr]]; [[slay|zabít]] lze jen tu, která leží navrchu balíčku.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Karta [[recruit|najatá]] za [[gold|zlaťáky]]: přináší [[resource|zdroje]], kdykoli padne její číslo, i v tazích ostatních.

valeria-explain-domain = { valeria-kind-domain }
    .help = Karta [[build|vybudovaná]] za [[gold|zlaťáky]] a potřebné [[role|stavy]]: přináší body a pomůže jednou, nebo natrvalo.

valeria-explain-monster = { valeria-kind-monster }
    .help = Karta zabitá za [[strength|sílu]]: hned dá [[reward|odměnu]] a na konci má hodnotu v bodech.

## Slova hry

valeria-explain-duchy = Vévodství
    .help = Všechny karty před hráčem: [[citizen|obyvatelé]], [[domain|panství]] a poražené [[monster|nestvůry]].

valeria-explain-harvest = Příjmy
    .help = Po hodu přinese každý aktivovaný [[citizen|obyvatel]] [[resource|zdroje]]: hodícímu levou stranu, ostatním pravou.

valeria-explain-role = Stav
    .help = Symbol na kartě [[citizen|obyvatele]]: { valeria-role-worker }, { valeria-role-soldier }, { valeria-role-shadow } nebo { valeria-role-holy }. [[domain|Panství]] vyžadují určité stavy ve tvém [[duchy|vévodství]] a některé karty i [[dukes|vévodové]] je počítají.

valeria-explain-resource = Zdroj
    .help = [[gold|Zlaťáky]], [[strength|síla]] a [[magic|magie]]. Za to, co na konci zbude, dá body tvůj [[dukes|vévoda]].

valeria-explain-exhausted = Vyčerpaný balíček
    .help = Balíček uprostřed, ve kterém nic nezbylo. Je-li jich dost, hra končí; kolik, stojí nahoře u stolu.

valeria-explain-doubles = Dvojice
    .help = Na obou [[die|kostkách]] je totéž číslo: platí dvakrát a jeho karty se dvakrát aktivují.

valeria-explain-actions = Fáze akcí
    .help = Dvě akce ve tvém tahu: [[slay|zabít]] [[monster|nestvůru]], [[recruit|najmout]] [[citizen|obyvatele]], [[build|vybudovat]] [[domain|panství]] nebo vzít [[resource|zdroj]]. Stejnou můžeš provést i dvakrát.

valeria-explain-slay = Zabít nestvůru
    .help = Zaplať [[strength|sílu]], případně i [[magic|magii]], kterou stojí horní [[monster|nestvůra]] oblasti: dá [[reward|odměnu]] a přidá se do tvého [[duchy|vévodství]].

valeria-explain-recruit = Najmout obyvatele
    .help = Zaplať [[gold|zlaťáky]] uvedené na kartě a za každou kartu téhož jména ve svém [[duchy|vévodství]] 1 zlaťák navíc.

valeria-explain-build = Vybudovat panství
    .help = Zaplať [[gold|zlaťáky]] uvedené na kartě; potřebné [[role|stavy]] musíš mít ve [[duchy|vévodství]] a zůstanou ti.

valeria-explain-reward = Odměna
    .help = Co [[monster|nestvůra]] hned dá tomu, kdo ji [[slay|zabije]].

valeria-explain-base_cost = Základní cena
    .help = [[gold|Zlaťáky]] natištěné na kartě, bez příplatku za stejné karty ve [[duchy|vévodství]].

valeria-explain-starter = Základní karta
    .help = Jedna ze dvou karet, se kterými každý začíná. Aktivuje se jako [[citizen|obyvatel]], ale obyvatelem není.

valeria-explain-grid = { valeria-zone-grid }
    .help = Nestvůry k zabití, obyvatelé k najmutí a panství k vybudování. Vyčerpaný balíček přibližuje konec hry.

valeria-explain-domain_box = { valeria-zone-domain_box }
    .help = V této hře se nepoužijí.

valeria-explain-citizen_box = { valeria-zone-citizen_box }
    .help = V této hře se nepoužijí.

valeria-explain-event_box = { valeria-zone-event_box }
    .help = V této hře se nepoužijí.

valeria-explain-duke_box = { valeria-zone-duke_box }
    .help = V této hře se nepoužijí.

valeria-explain-event_deck = { valeria-zone-event_deck }
    .help = Objeví se, když se vyčerpají balíčky.

valeria-explain-returned_events = { valeria-zone-returned_events }
    .help = Objeví se ještě jednou.

valeria-explain-dark_duke = { valeria-zone-dark_duke }
    .help = Skrytý až do konce: Temný pán za něj boduje.

valeria-explain-returned = { valeria-zone-returned }
    .help = Nepočítá se.

valeria-explain-starters = { valeria-zone-starters }
    .help = Každý s nimi začíná. Aktivují se jako obyvatelé, ale obyvateli nejsou.
