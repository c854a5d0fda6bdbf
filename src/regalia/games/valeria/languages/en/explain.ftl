# What each thing on the table is for.

valeria-explain-gold = { valeria-counter-gold }
    .help = Pays for citizens and domains.

valeria-explain-strength = { valeria-counter-strength }
    .help = Slays monsters: each costs the strength on its shield.

valeria-explain-magic = { valeria-counter-magic }
    .help = When you slay, recruit or build, it stands in for strength or gold, as long as at least 1 of those is real. Some monsters also cost magic itself.

valeria-explain-vp = { valeria-counter-vp }
    .help = Points gathered on your board. At the end the points on your cards and those of your duke are added; the most points win.

valeria-explain-any = Any resource
    .help = Gold, strength or magic, as you like.

valeria-explain-dice = The dice
    .help = Each die and their sum activate the citizens with these numbers: for whoever rolled the left side, for all others the right one.

valeria-explain-die = A die
    .help = Its number activates citizens in every duchy; some domains let you change it.

valeria-explain-centre = { valeria-zone-grid }
    .help = Monsters to slay, citizens to recruit and domains to build. An exhausted stack brings the end nearer.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = They bring resources whenever their number is rolled, also in the turns of others. Recruiting costs 1 gold more for each card of that name you have.

valeria-explain-domains = { valeria-zone-domains }
    .help = Built for gold, if you have citizens of the roles they ask for; they are worth points and help once or from now on.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Slain monsters gave their reward at once and are worth points at the end.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Your secret duke says what else scores for you at the end.

valeria-explain-captives = { valeria-zone-captives }
    .help = Citizens and domains that the Dark Lord has captured: the points on the domains are his, and his duke counts all of them.

valeria-explain-worker = { valeria-role-worker }
    .help = A role of citizens. To build a domain you need citizens of certain roles; some cards and dukes count them.

valeria-explain-soldier = { valeria-role-soldier }
    .help = A role of citizens. To build a domain you need citizens of certain roles; some cards and dukes count them.

valeria-explain-shadow = { valeria-role-shadow }
    .help = A role of citizens. To build a domain you need citizens of certain roles; some cards and dukes count them.

valeria-explain-holy = { valeria-role-holy }
    .help = A role of citizens. To build a domain you need citizens of certain roles; some cards and dukes count them.

valeria-explain-minion = { valeria-type-minion }
    .help = A type of monster; no card of this game asks for it.

valeria-explain-beast = { valeria-type-beast }
    .help = A type of monster; no card of this game asks for it.

valeria-explain-titan = { valeria-type-titan }
    .help = A type of monster; for the duke { valeria-card-hrothgar_the_conqueror } each is worth a point more.

valeria-explain-boss = { valeria-type-boss }
    .help = The strongest monster of an area, at the bottom of its stack; its reward counts your monsters of that area.

valeria-explain-hills = { valeria-area-hills }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-ruins = { valeria-area-ruins }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-forest = { valeria-area-forest }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-valley = { valeria-area-valley }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-mountains = { valeria-area-mountains }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-barrens = { valeria-area-barrens }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-swamp = { valeria-area-swamp }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-caverns = { valeria-area-caverns }
    .help = An area of monsters; only the top monster of its stack can be slain.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Any card of this kind.

valeria-explain-domain = { valeria-kind-domain }
    .help = Any card of this kind.

valeria-explain-monster = { valeria-kind-monster }
    .help = Any card of this kind.
