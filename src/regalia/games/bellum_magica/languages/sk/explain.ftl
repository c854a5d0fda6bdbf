# Na čo je každá vec na stole.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Za jedlo sa verbujú príšery: zlá stojí 2 jedlá, ultra zlá 4 jedlá a [[runes|runu]].

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Za tri runy sa [[recruit|naverbuje]] ultra zlá príšera; alebo za [[food|jednu]] a 4 jedlá.

bellum_magica-explain-maps = Mapy
    .help = Kto má v [[active_row|aktívnom rade]] najviac máp, nájde kovovú [[chests|truhlu]]; pri zhode každý drevenú.

bellum_magica-explain-swords = Meče
    .help = Na [[attack|útok]] treba v [[active_row|aktívnom rade]] toľko mečov, koľko má cieľ [[shields|štítov]].

bellum_magica-explain-magic_swords = Magické meče
    .help = Len ony porazia magické [[shields|štíty]]; zvyšné sa počítajú ako obyčajné [[swords|meče]].

bellum_magica-explain-thieves = Zlodeji
    .help = Každý zlodej v [[active_row|aktívnom rade]] môže pri [[attack|útoku]] na [[castle|hrad]] ukradnúť [[chests|truhlu]]; aspoň jeden je potrebný.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Za súdok sa kúpi runda: [[captain|kapitán]] musí hodiť znova. Viac ako 2 súdky nikto mať nesmie.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = Koľko [[swords|mečov]] musí [[attack|útočník]] mať.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Porazia ich len magické [[swords|meče]].

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = S každým smie jeho majiteľ raz za [[day|deň]], keď je [[captain|kapitánom]], hodiť znova.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Dnes už použité; na konci [[day|dňa]] sú zasa k dispozícii.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Poklad nízkej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Poklad strednej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Poklad vysokej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-die = Kocka
    .help = Jej číslo zapojí na celý [[day|deň]] ten istý rad vo všetkých [[castle|hradoch]].

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Jeho [[shields|štíty]] chránia [[chests|truhly]]; [[attack|zaútočiť]] naň môže, kto má dosť [[swords|mečov]] a [[thieves|zlodeja]].

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Príšery zasunuté sem pracujú: rad podľa [[die|kocky]] dá [[food|jedlo]], [[runes|runy]] a mapy.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Príšery zasunuté sem bojujú: rad podľa [[die|kocky]] dá [[swords|meče]], magické meče a [[thieves|zlodejov]].

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Zasunie sa pod ľavé, alebo pravé [[wing|krídlo]] a zostane tam celú hru.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Každý pôjde k jednému [[wing|krídlu]] a zostane tam celú hru.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Hra sa skončí, ak ich po útokoch niektorého [[day|dňa]] má niekto aspoň desať; potom rozhoduje ich hodnota, nie počet.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Nikdy sa neodkladá: [[attack|zaútočiť]] naň môže ktokoľvek v ktorýkoľvek [[day|deň]].

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Kto porazí [[shields|štíty]] [[settlement|osady]], vezme si [[loot|korisť]]; miesto zostane do konca [[day|dňa]] prázdne.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = [[settlement|Osady]], ktoré ešte len prídu: najprv statky, potom dediny, nakoniec mestá.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhly, ktoré zatiaľ nikto nemá.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Každá za 2 [[food|jedlá]]; naverbovaná sa hneď nahradí.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Každá za 3 [[runes|runy]], alebo za 1 runu a 4 [[food|jedlá]]; naverbovaná sa hneď nahradí.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Príšery, ktoré ešte len prídu.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Príšery, ktoré ešte len prídu.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Hrady na výber.

## Slová hry

bellum_magica-explain-active_row = Aktívny rad
    .help = Rad s číslom, ktoré ukazuje [[die|kocka]]. Vo všetkých [[castle|hradoch]] dnes platia len jeho symboly.

bellum_magica-explain-captain = Kapitán
    .help = Dnes hádže kockou a je prvý na rade; zajtra to bude ďalší mág.

bellum_magica-explain-recruit = Naverbovať
    .help = Zaplať [[food|jedlom]] alebo [[runes|runami]] za príšeru z ponuky a zasuň ju pod ľavé, alebo pravé [[wing|krídlo]] [[castle|hradu]].

bellum_magica-explain-attack = Útok
    .help = S [[swords|mečmi]] v [[active_row|aktívnom rade]] získaš korisť [[settlement|osady]], alebo so [[thieves|zlodejom]] [[chests|truhly]] z [[castle|hradu]].

bellum_magica-explain-wing = Krídlo
    .help = Príšery pod ľavým krídlom pracujú, pod pravým bojujú.

bellum_magica-explain-settlement = Osada
    .help = Statok, dedina alebo mesto: [[attack|útočí]] sa na ňu pre [[loot|korisť]], potom sa odloží.

bellum_magica-explain-loot = Korisť
    .help = Čo [[attack|útok]] prinesie: [[food|jedlo]], [[runes|runy]], súdky, [[chests|truhly]].

bellum_magica-explain-day = Deň
    .help = [[captain|Kapitán]] hodí, [[active_row|aktívny rad]] prinesie, čo prinesie, a potom všetci postupne [[attack|útočia]] a [[recruit|verbujú]].

bellum_magica-explain-settlement_box = { bellum_magica-zone-settlement_box }
    .help = V tejto hre sa nepoužijú.

bellum_magica-explain-sacked = { bellum_magica-zone-sacked }
    .help = Porazené osady; už sa nevrátia.

bellum_magica-explain-goblin_box = { bellum_magica-zone-goblin_box }
    .help = V tejto hre sa nepoužijú.

bellum_magica-explain-orders = { bellum_magica-zone-orders }
    .help = Kam pôjdu tvoji goblini; odkryje sa, keď sa rozhodnú všetci mágovia.

bellum_magica-explain-unused_orders = { bellum_magica-zone-unused_orders }
    .help = Pokyny, ktoré nedávaš.
