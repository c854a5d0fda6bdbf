# Čo sa hovorí v lekciách; správy každej lekcie idú za sebou ako v jej súbore.

bellum_magica-lesson-first_minutes = Prvých päť minút
    .help = Tvoj hrad, jeden hod, útok a nová príšera.
bellum_magica-lesson-first_minutes-welcome = Ahoj, som Berta a hráme za zlých mágov. Vyhráva, kto má na konci najcennejšie truhly.
bellum_magica-lesson-first_minutes-cook = Každá príšera počas celej hry buď vľavo pracuje, alebo vpravo bojuje. Kuchára zasuň vľavo: na jednotku a trojku prinesie jedlo.
bellum_magica-lesson-first_minutes-cook-else = Je to kuchár, nech varí: vľavo, prosím.
bellum_magica-lesson-first_minutes-porter = Druhý goblin nech bojuje. Zasuň ho vpravo: na 1, 3 a 4 prinesie meč.
bellum_magica-lesson-first_minutes-porter-else = Jeden do práce, jeden do boja: tento vpravo.
bellum_magica-lesson-first_minutes-rolled = Som [[captain|kapitánka]] a hodila som jednotku. Teraz na každom hrade platí rad 1, vľavo aj vpravo.
bellum_magica-lesson-first_minutes-food = Tvoja ľavá strana priniesla 2 jedlá, aj s radom samotného hradu. Jedlom sa platia nové príšery.
bellum_magica-lesson-first_minutes-attack = Vyplienila som statok a teraz si na rade ty s 2 mečmi. Zaútoč na druhý statok: mečov na jeho štít máš dosť a korisť je tvoja.
bellum_magica-lesson-first_minutes-attack-else = Statok dá 2 jedlá a tie sa ti zídu: zaútoč naň.
bellum_magica-lesson-first_minutes-recruit = Meče sa nikdy neminú. Teraz verbuj: zlá príšera stojí 2 jedlá, vezmi Hmlový prízrak.
bellum_magica-lesson-first_minutes-recruit-else = Vezmi Hmlový prízrak: dostaneš k nemu aj kúzlo.
bellum_magica-lesson-first_minutes-tuck = Kúzlo máš hneď, nech zvolíš ktorúkoľvek stranu. Prízrak zasuň, kam chceš: pracuje od zajtra.
bellum_magica-lesson-first_minutes-end = To je celý deň: hod, zber, útok, verbovanie. Čím väčšia tlupa, tým viac každý rad prinesie!

bellum_magica-lesson-a_round = Deň so všetkým
    .help = Prieskumníci, zlodeji a súdok, ktorý obráti šťastie.
bellum_magica-lesson-a_round-scouts = Je druhý deň a ja mám v aktívnom rade mapu, ty nie. Najviac máp prináša truhlu, takže moji prieskumníci našli kovovú.
bellum_magica-lesson-a_round-rob = Lenže ty máš v tomto rade [[thieves|zlodeja]] a 2 meče na moje štíty stačia. Zaútoč na môj hrad a truhlu ukradni!
bellum_magica-lesson-a_round-rob-else = Statok dá nanajvýš drevo; pri mojom hrade stojí kov. Okradni ma!
bellum_magica-lesson-a_round-shield = Au! Kto je okradnutý, hneď dostane štít, takže nabudúce to bude ťažšie.
bellum_magica-lesson-a_round-keg = O dva dni neskôr som hodila dvojku a páči sa mi. Ty máš z hostinca [[kegs|súdok]]: zaplať rundu a musím hádzať znova.
bellum_magica-lesson-a_round-keg-else = Nechať to tak môžeš inokedy; teraz súdok miň.
bellum_magica-lesson-a_round-end = Súdkom smie platiť každý mág, ale čarovať len kapitán. Teraz poznáš všetky finty jedného dňa!

bellum_magica-lesson-points = Ako sa získavajú body a ako sa hra končí
    .help = Desať truhiel a akú majú cenu.
bellum_magica-lesson-points-near = Je desiaty deň a každá strana má 8 truhiel. Len čo má niekto po útokoch desať, hra sa končí.
bellum_magica-lesson-points-values = Drevené truhly majú cenu 1 až 3, kovové 3 až 5, zlaté 6 až 8. Rozhoduje len súčet, nie kto bol prvý.
bellum_magica-lesson-points-keg = Šestka je dobrá pre mňa, tak nech hádžem znova.
bellum_magica-lesson-points-keg-else = So šestkou by som vyhrala ľahko: miň súdok.
bellum_magica-lesson-points-city = Tvoji prieskumníci našli truhlu, ale ja som dobyla mesto: drevenú a zlatú truhlu, a to je desať. Tvoj útok ťa ešte čaká.
bellum_magica-lesson-points-sheet = Truhly sa otvárajú: 27 ku 24 pre mňa. Jedna zlatá vydá za tri drevené, tak zbieraj silu aj na mestá!

## Prvá partia so sprievodcom

bellum_magica-guide-goblin = Každá príšera počas celej hry vľavo pracuje, alebo vpravo bojuje. Jedna tam a jedna tam je dobrý začiatok.
bellum_magica-guide-row = Kocka vyberie na každom hrade jeden rad. Vľavo priniesla jedlo a runy, vpravo ťa vyzbrojí na útok.
bellum_magica-guide-attack = Jeden útok denne: potrebuješ toľko mečov, koľko má cieľ štítov. Nič sa tým nestráca.
bellum_magica-guide-recruit = Verbuj, kým máš čím platiť. Zlé príšery stoja 2 jedlá, ultra zlé aj runy.
bellum_magica-guide-reroll = Môžeš nechať hádzať znova: ktokoľvek za súdok, kapitán aj kúzlom. Ak ti rad sedí, nechaj ho platiť.
bellum_magica-guide-scouts = Prieskumníci: kto má v rade najviac máp, nájde truhlu. Mapy sú na ľavej strane.
bellum_magica-guide-end = Niekto sa blíži k desiatim truhlám, a potom sa hra končí. Rozhoduje ich cena, tak choď za kovom a zlatom.
