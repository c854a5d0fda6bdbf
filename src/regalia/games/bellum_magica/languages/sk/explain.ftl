# Na čo je každá vec na stole.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Za jedlo sa verbujú príšery: zlá stojí 2 jedlá, ultra zlá 4 jedlá a runu.

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Za tri runy sa naverbuje ultra zlá príšera; alebo za jednu a 4 jedlá.

bellum_magica-explain-maps = Mapy
    .help = Kto má v aktívnom rade najviac máp, nájde kovovú truhlu; pri zhode každý drevenú.

bellum_magica-explain-swords = Meče
    .help = Na útok treba v aktívnom rade toľko mečov, koľko má cieľ štítov.

bellum_magica-explain-magic_swords = Magické meče
    .help = Len ony porazia magické štíty; zvyšné sa počítajú ako obyčajné meče.

bellum_magica-explain-thieves = Zlodeji
    .help = Každý zlodej v aktívnom rade môže pri útoku na hrad ukradnúť truhlu; aspoň jeden je potrebný.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Za súdok sa kúpi runda: kapitán musí hodiť znova. Viac ako 2 súdky nikto mať nesmie.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = Koľko mečov musí útočník mať.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Porazia ich len magické meče.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = S každým smie jeho majiteľ raz za deň, keď je kapitánom, hodiť znova.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Dnes už použité; na konci dňa sú zasa k dispozícii.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Poklad nízkej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Poklad strednej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Poklad vysokej hodnoty; koľko presne, vidí len majiteľ.

bellum_magica-explain-die = Kocka
    .help = Jej číslo zapojí na celý deň ten istý rad vo všetkých hradoch.

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Jeho štíty chránia truhly; zaútočiť naň môže, kto má dosť mečov a zlodeja.

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Príšery zasunuté sem pracujú: rad podľa kocky dá jedlo, runy a mapy.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Príšery zasunuté sem bojujú: rad podľa kocky dá meče, magické meče a zlodejov.

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Zasunie sa pod ľavé, alebo pravé krídlo a zostane tam celú hru.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Každý pôjde k jednému krídlu a zostane tam celú hru.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Hra sa skončí, ak ich po útokoch niektorého dňa má niekto aspoň desať; potom rozhoduje ich hodnota, nie počet.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Nikdy sa neodkladá: zaútočiť naň môže ktokoľvek v ktorýkoľvek deň.

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Kto porazí štíty osady, vezme si korisť; miesto zostane do konca dňa prázdne.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = Osady, ktoré ešte len prídu: najprv statky, potom dediny, nakoniec mestá.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhly, ktoré zatiaľ nikto nemá.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Každá za 2 jedlá; naverbovaná sa hneď nahradí.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Každá za 3 runy, alebo za 1 runu a 4 jedlá; naverbovaná sa hneď nahradí.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Príšery, ktoré ešte len prídu.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Príšery, ktoré ešte len prídu.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Hrady na výber.
