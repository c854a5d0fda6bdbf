# Co se říká v lekcích; zprávy každé lekce jdou za sebou jako v jejím souboru.

bellum_magica-lesson-first_minutes = Prvních pět minut
    .help = Tvůj hrad, jeden hod, útok a nová příšera.
bellum_magica-lesson-first_minutes-welcome = Ahoj, jsem Berta a hrajeme za zlé mágy. Vyhrává, kdo má na konci nejcennější truhly.
bellum_magica-lesson-first_minutes-cook = Každá příšera po celou hru buď vlevo pracuje, nebo vpravo bojuje. Kuchaře zasuň vlevo: na jedničku a trojku přinese jídlo.
bellum_magica-lesson-first_minutes-cook-else = Je to kuchař, ať vaří: vlevo, prosím.
bellum_magica-lesson-first_minutes-porter = Druhý goblin ať bojuje. Zasuň ho vpravo: na 1, 3 a 4 přinese meč.
bellum_magica-lesson-first_minutes-porter-else = Jeden do práce, jeden do boje: tenhle vpravo.
bellum_magica-lesson-first_minutes-rolled = Jsem [[captain|kapitánka]] a hodila jsem jedničku. Teď na každém hradě platí řada 1, vlevo i vpravo.
bellum_magica-lesson-first_minutes-food = Tvá levá strana přinesla 2 jídla, i s řadou samotného hradu. Jídlem se platí nové příšery.
bellum_magica-lesson-first_minutes-attack = Vyplenila jsem statek a teď jsi na řadě ty se 2 meči. Zaútoč na druhý statek: mečů na jeho štít máš dost a kořist je tvá.
bellum_magica-lesson-first_minutes-attack-else = Statek dá 2 jídla a ta se ti budou hodit: zaútoč na něj.
bellum_magica-lesson-first_minutes-recruit = Meče se nikdy nespotřebují. Teď verbuj: zlá příšera stojí 2 jídla, vezmi Mlžný přízrak.
bellum_magica-lesson-first_minutes-recruit-else = Vezmi Mlžný přízrak: dostaneš k němu i kouzlo.
bellum_magica-lesson-first_minutes-tuck = Kouzlo máš hned, ať zvolíš kteroukoli stranu. Přízrak zasuň, kam chceš: pracuje od zítřka.
bellum_magica-lesson-first_minutes-end = To je celý den: hod, sběr, útok, verbování. Čím větší tlupa, tím víc každá řada přinese!

bellum_magica-lesson-a_round = Den se vším všudy
    .help = Průzkumníci, zloději a soudek, který obrátí štěstí.
bellum_magica-lesson-a_round-scouts = Je druhý den a já mám v aktivní řadě mapu, ty ne. Nejvíc map přináší truhlu, takže moji průzkumníci našli kovovou.
bellum_magica-lesson-a_round-rob = Jenže ty máš v této řadě [[thieves|zloděje]] a 2 meče na mé štíty stačí. Zaútoč na můj hrad a truhlu ukradni!
bellum_magica-lesson-a_round-rob-else = Statek dá nejvýš dřevo; u mého hradu stojí kov. Okraď mě!
bellum_magica-lesson-a_round-shield = Au! Kdo je okraden, hned dostane štít, takže příště to bude těžší.
bellum_magica-lesson-a_round-keg = O dva dny později jsem hodila dvojku a líbí se mi. Ty máš z hostince [[kegs|soudek]]: zaplať rundu a musím házet znovu.
bellum_magica-lesson-a_round-keg-else = Nechat to být můžeš jindy; teď soudek utrať.
bellum_magica-lesson-a_round-end = Soudkem smí platit každý mág, ale kouzlit jen kapitán. Teď znáš všechny finty jednoho dne!

bellum_magica-lesson-points = Jak se získávají body a jak hra končí
    .help = Deset truhel a jakou mají cenu.
bellum_magica-lesson-points-near = Je desátý den a každá strana má 8 truhel. Jakmile má někdo po útocích deset, hra končí.
bellum_magica-lesson-points-values = Dřevěné truhly mají cenu 1 až 3, kovové 3 až 5, zlaté 6 až 8. Rozhoduje jen součet, ne kdo byl první.
bellum_magica-lesson-points-keg = Šestka je dobrá pro mě, tak ať házím znovu.
bellum_magica-lesson-points-keg-else = Se šestkou bych vyhrála snadno: utrať soudek.
bellum_magica-lesson-points-city = Tvoji průzkumníci našli truhlu, ale já dobyla město: dřevěnou a zlatou truhlu, a to je deset. Tvůj útok tě ještě čeká.
bellum_magica-lesson-points-sheet = Truhly se otevírají: 27 ku 24 pro mě. Jedna zlatá vydá za tři dřevěné, tak naber sílu i na města!

## První partie s průvodcem

bellum_magica-guide-goblin = Každá příšera po celou hru vlevo pracuje, nebo vpravo bojuje. Jedna tam a jedna tam je dobrý začátek.
bellum_magica-guide-row = Kostka vybere na každém hradě jednu řadu. Vlevo přinesla jídlo a runy, vpravo tě vyzbrojí k útoku.
bellum_magica-guide-attack = Jeden útok denně: potřebuješ tolik mečů, kolik má cíl štítů. Nic se tím neztrácí.
bellum_magica-guide-recruit = Verbuj, dokud máš čím platit. Zlé příšery stojí 2 jídla, ultra zlé i runy.
bellum_magica-guide-reroll = Můžeš nechat házet znovu: kdokoli za soudek, kapitán i kouzlem. Když ti řada sedí, nech ji platit.
bellum_magica-guide-scouts = Průzkumníci: kdo má v řadě nejvíc map, najde truhlu. Mapy jsou na levé straně.
bellum_magica-guide-end = Někdo se blíží deseti truhlám, a pak hra končí. Rozhoduje jejich cena, tak jdi po kovu a zlatu.
