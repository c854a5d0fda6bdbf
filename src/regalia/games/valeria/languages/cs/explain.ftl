# K čemu je každá věc na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platí se jimi obyvatelé a panství.

valeria-explain-strength = { valeria-counter-strength }
    .help = Slouží k porážení nestvůr: každá stojí tolik síly, kolik má na štítu.

valeria-explain-magic = { valeria-counter-magic }
    .help = Při placení nahradí zlaťáky nebo sílu, aspoň 1 z nich však musí být skutečný. Některé nestvůry stojí i magii samotnou.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nasbírané na tvé desce. Na konci se k nim přičtou body na kartách a body vévody; vyhrává, kdo jich má nejvíc.

valeria-explain-any = Libovolný zdroj
    .help = Zlaťáky, síla nebo magie podle tvého přání.

valeria-explain-dice = Kostky
    .help = Každá kostka i jejich součet aktivují obyvatele s těmito čísly: hodícímu přinesou levou stranu, ostatním pravou.

valeria-explain-die = Kostka
    .help = Její číslo aktivuje obyvatele ve všech vévodstvích; některá panství ji dovolí otočit.

valeria-explain-centre = { valeria-zone-grid }
    .help = Nestvůry k poražení, obyvatelé k najmutí a panství k vybudování. Vyčerpaná hromádka přibližuje konec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Přinášejí zdroje, kdykoli padne jejich číslo, i v tazích ostatních. Každá další karta téhož jména stojí o 1 zlaťák víc.

valeria-explain-domains = { valeria-zone-domains }
    .help = Budují se za zlaťáky a potřebné stavy obyvatel; přinášejí body a pomohou jednou, nebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Poražené nestvůry daly odměnu hned a na konci mají hodnotu v bodech.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvůj tajný vévoda určuje, za co ještě na konci získáš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelé, které odvlekl Temný pán; boduje za ně.

valeria-explain-worker = { valeria-role-worker }
    .help = Stav obyvatel. Panství vyžadují určité stavy ve tvém vévodství a některé karty i vévodové je počítají.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Stav obyvatel. Panství vyžadují určité stavy ve tvém vévodství a některé karty i vévodové je počítají.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Stav obyvatel. Panství vyžadují určité stavy ve tvém vévodství a některé karty i vévodové je počítají.

valeria-explain-holy = { valeria-role-holy }
    .help = Stav obyvatel. Panství vyžadují určité stavy ve tvém vévodství a některé karty i vévodové je počítají.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ nestvůry; některé karty a vévodové ho počítají.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ nestvůry; některé karty a vévodové ho počítají.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ nestvůry; některé karty a vévodové ho počítají.

valeria-explain-boss = { valeria-type-boss }
    .help = Typ nestvůry; některé karty a vévodové ho počítají.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblast nestvůr; porazit lze jen tu navrchu.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Kterákoli karta tohoto druhu.

valeria-explain-domain = { valeria-kind-domain }
    .help = Kterákoli karta tohoto druhu.

valeria-explain-monster = { valeria-kind-monster }
    .help = Kterákoli karta tohoto druhu.
