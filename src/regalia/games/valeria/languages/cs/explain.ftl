# K čemu je každá věc na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platí se jimi obyvatelé a panství.

valeria-explain-strength = { valeria-counter-strength }
    .help = Slouží k zabíjení nestvůr: každá stojí tolik síly, kolik má na štítu.

valeria-explain-magic = { valeria-counter-magic }
    .help = Když zabíjíš, najímáš nebo buduješ, nahradí sílu nebo zlaťáky, aspoň 1 síla nebo 1 zlaťák však musí být skutečný. Některé nestvůry stojí i magii samotnou.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nasbírané na tvé desce. Na konci se k nim přičtou body na kartách a body vévody; vyhrává, kdo jich má nejvíc.

valeria-explain-any = Libovolný zdroj
    .help = Zlaťáky, síla nebo magie podle tvého přání.

valeria-explain-dice = Kostky
    .help = Každá kostka i jejich součet aktivují obyvatele s těmito čísly: hodícímu přinesou levou stranu, ostatním pravou.

valeria-explain-die = Kostka
    .help = Její číslo aktivuje obyvatele ve všech vévodstvích; některá panství ji dovolí změnit.

valeria-explain-centre = { valeria-zone-grid }
    .help = Nestvůry k zabití, obyvatelé k najmutí a panství k vybudování. Vyčerpaný balíček přibližuje konec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Přinášejí zdroje, kdykoli padne jejich číslo, i v tazích ostatních. Najmutí stojí o 1 zlaťák víc za každou kartu téhož jména, kterou už máš.

valeria-explain-domains = { valeria-zone-domains }
    .help = Budují se za zlaťáky, máš-li obyvatele potřebných stavů; přinášejí body a pomohou jednou, nebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Poražené nestvůry daly odměnu hned a na konci mají hodnotu v bodech.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvůj tajný vévoda určuje, za co ještě na konci získáš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelé a panství, kterých se zmocnil Temný pán: body na panstvích jsou jeho a jeho vévoda počítá všechny.

valeria-explain-worker = { valeria-role-worker }
    .help = Stav obyvatel. K vybudování panství potřebuješ obyvatele určitých stavů; některé karty i vévodové je počítají.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Stav obyvatel. K vybudování panství potřebuješ obyvatele určitých stavů; některé karty i vévodové je počítají.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Stav obyvatel. K vybudování panství potřebuješ obyvatele určitých stavů; některé karty i vévodové je počítají.

valeria-explain-holy = { valeria-role-holy }
    .help = Stav obyvatel. K vybudování panství potřebuješ obyvatele určitých stavů; některé karty i vévodové je počítají.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ nestvůry; žádná karta této hry na něj nehledí.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ nestvůry; žádná karta této hry na něj nehledí.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ nestvůry; vévoda { valeria-card-hrothgar_the_conqueror } za každou takovou dá bod navíc.

valeria-explain-boss = { valeria-type-boss }
    .help = Nejsilnější nestvůra oblasti, leží vespod balíčku; její odměna počítá tvé nestvůry z této oblasti.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblast nestvůr; zabít lze jen tu, která leží navrchu balíčku.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Kterákoli karta tohoto druhu.

valeria-explain-domain = { valeria-kind-domain }
    .help = Kterákoli karta tohoto druhu.

valeria-explain-monster = { valeria-kind-monster }
    .help = Kterákoli karta tohoto druhu.
