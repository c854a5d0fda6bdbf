# Čo sa hovorí v lekciách; správy každej lekcie idú za sebou ako v jej súbore.

viscounts-lesson-first_minutes = Prvých päť minút
    .help = Karta, cesta, akcia: tvoj prvý ťah.
viscounts-lesson-first_minutes-welcome = Ahoj, som Berta. Hráme za vikomtov, ktorí jazdia okolo kráľovho hradu, a najviac víťazných bodov vyhráva.
viscounts-lesson-first_minutes-play = Ťah sa začína kartou: jej symboly pomôžu s akciou a jej hodnota v minciach hovorí, ako ďaleko ideš. Zahraj Dobrodinca.
viscounts-lesson-first_minutes-play-else = Vezmi Dobrodinca, je z nich najvznešenejší.
viscounts-lesson-first_minutes-row = Teraz leží na tvojej doske a počítajú sa tam tri miesta naraz. S novou kartou sa všetky posunú o jedno.
viscounts-lesson-first_minutes-move = Jeho hodnota je 2, ideš teda aspoň o 2 polia a každé ďalšie stojí 1 mincu. Choď o 3, na vnútornú cestu pri zálive: odtiaľ dosiahneš na hrad.
viscounts-lesson-first_minutes-move-else = Pekná jazda, ale my chceme k hradu: na vnútorné pole v rámčeku.
viscounts-lesson-first_minutes-act = Vnútri môžeš rozmiestniť poddaných, alebo opisovať. Šľachtických symbolov máš dosť na 2 poddaných: umiestni ich.
viscounts-lesson-first_minutes-act-else = Dvaja sú lepší ako jeden: symboly ti stačia na oboch.
viscounts-lesson-first_minutes-hire = Nakoniec smieš [[hire|najať]] toho, kto stojí pri tvojom vikomtovi. Strážnik stojí 1 mincu: vezmi ho.
viscounts-lesson-first_minutes-hire-else = Viac ľudí, viac symbolov: najmi ho.
viscounts-lesson-first_minutes-end = Čaká v odkladacom balíčku a neskôr ti príde do ruky. Karta, cesta, akcia, najímanie: to je celý ťah!

viscounts-lesson-a_round = Kolo so všetkým
    .help = Karty, ktoré odchádzajú, poddaní na pochode a stret.
viscounts-lesson-a_round-drop = Rad sa posunul a Tovariš vpravo odišiel. Smieš preto niekoho najať zadarmo: vezmi označeného Vymáhača dlhov.
viscounts-lesson-a_round-drop-else = Tentoraz toho v rámčeku: dnes chceme stret.
viscounts-lesson-a_round-track = Priniesol 1 [[corruption|skazenosť]], Tovariš 1 [[virtue|počestnosť]] a tvoje dva ukazovatele sa stretli. Zapamätaj si to a zahraj Strážnika.
viscounts-lesson-a_round-track-else = Strážnik má, čo potrebujeme.
viscounts-lesson-a_round-move = Choď na vnútornú cestu na horskej lúke, za 1 mincu.
viscounts-lesson-a_round-move-else = Na pole v rámčeku: čakajú tam tvoji poddaní.
viscounts-lesson-a_round-workers = Jeden tvoj tu už stojí. Pridaj 2, chýbajúce symboly zaplať zlatom, a uvidíš, čo dokážu traja.
viscounts-lesson-a_round-workers-else = Presne dvoch: potom budú stáť traja spolu.
viscounts-lesson-a_round-march = Traja spolu vyrazia: jeden šiel dovnútra a vyniesol 2 počestnosti, ostatní do strán. Teraz najmi Podvodníka; zase prinesie skazenosť.
viscounts-lesson-a_round-march-else = Najmi ho: stret som ti sľúbila.
viscounts-lesson-a_round-end = Pretože ukazovatele stoja spolu, nastal [[collision|stret]]: na počestnej strane prináša zmluvy, na skazenej dlhy. Potom sa vrátia na svoje konce.

viscounts-lesson-points = Ako sa získavajú body a ako sa hra končí
    .help = Posledná akcia, chudoba, blahobyt a súčet.
viscounts-lesson-points-late = Toto je posledný ťah: zásoba dlhov alebo zmlúv sa minula a hralo sa ešte jedno kolo. Body dávajú stavby, poddaní, rukopisy, zmluvy aj dlhy.
viscounts-lesson-points-build = Kameňa máš dosť. Cechový dom má najviac bodov a každý ďalší ešte viac: postav ten so šľachtickým symbolom.
viscounts-lesson-points-build-else = Vyber si, čo dá najviac bodov: cechový dom so šľachtickým symbolom.
viscounts-lesson-points-link = Stavenisko dáva bonus a spojnice so susedmi tiež. Vybavím to za nás; potom sa otvorí bodovanie.
viscounts-lesson-points-sheet = Na hrade majú poddaní 1, 2 alebo 3 body podľa úrovne a rôzne stuhy rukopisov tvoria sady. Odhalená chudoba platí za otočené zmluvy, blahobyt za otočené dlhy.

viscounts-lesson-trade = Akcia: obchod
    .help = Obchodné symboly na vonkajšej ceste.
viscounts-lesson-trade-space = Vonku pri rieke smieš [[trade|obchodovať]], alebo stavať. Toto pole dáva 1 kameň za každé 2 obchodné symboly.
viscounts-lesson-trade-count = Na troch miestach máš 3 obchodné symboly a 1 minca nahradí štvrtý. Obchoduj teda dvakrát: zvoľ „{ $option }“.
viscounts-lesson-trade-count-else = Jedna minca navyše prinesie druhý kameň: to sa oplatí.
viscounts-lesson-trade-end = Dva kamene! Inde vymeníš symboly za mince, zlato či kalamár, zničíš slabé karty alebo otočíš dlhy a zmluvy.

viscounts-lesson-construct = Akcia: stavba
    .help = Staviteľské symboly, kameň, staveniská a spojnice.
viscounts-lesson-construct-what = Teraz máš 3 kamene a každý nahradí staviteľský symbol. Dielňa potrebuje 3, obchodná stanica 5, cechový dom 7.
viscounts-lesson-construct-choose = Pod každou stavbou čaká niečo, čo pomáha po zvyšok hry. [[construct|Postav]] prvú dielňu.
viscounts-lesson-construct-choose-else = Obchod počká: postav prvú dielňu.
viscounts-lesson-construct-end = Stavenisko ti dalo zlato a spojnica k mojej stavbe dala niečo tebe aj mne. Stavaj teda vedľa ostatných, kde je spojnica dobrá!

viscounts-lesson-workers = Akcia: rozmiestniť poddaných
    .help = Traja na nádvorí vyrazia ďalej.
viscounts-lesson-workers-nobles = Na vnútornej ceste rozmiestňuješ [[workers|poddaných]]: 1, 3, 5 alebo 8 šľachtických symbolov za 1, 2, 3 alebo 4. Chýbajúce symboly sa platia zlatom.
viscounts-lesson-workers-place = Jedného tu už máš. S ďalšími 2 budú traja a potom vyrazia.
viscounts-lesson-workers-place-else = Jeden je málo a traja sú drahí: umiestni 2.
viscounts-lesson-workers-end = Jeden šiel dovnútra, kde má 2 body a priniesol odmenu, a po jednom do strán, kde sa môže zísť ďalšia trojica. Na najvnútornejšej úrovni čaká karta hradného pána.

viscounts-lesson-transcribe = Akcia: opis
    .help = Cirkevné symboly, kalamáre a stuhy.
viscounts-lesson-transcribe-pile = Pri vnútornej ceste leží rukopis. Potrebuje 3 cirkevné symboly: máš 2 a tretí nahradí tvoj kalamár.
viscounts-lesson-transcribe-do = [[transcribe|Opíš]] ho.
viscounts-lesson-transcribe-do-else = Hrad počká: opíš rukopis.
viscounts-lesson-transcribe-take = Hneď dáva ľubovoľnú surovinu: vezmi si, čo chceš.
viscounts-lesson-transcribe-end = Rôzne stuhy tvoria sady za 1, 4, 9 alebo 16 bodov. A kto má prvý tri jednej stuhy, berie cirkevný bonus.

viscounts-lesson-alone = Hra pre jedného
    .help = Virtuálny hráč a jeho intrigy.
viscounts-lesson-alone-hello = V hre pre jedného jazdíš proti [[opponent|virtuálnemu hráčovi]], ktorý má namiesto mešťanov intrigy. Tvoje ťahy sú rovnaké ako vždy: zahraj Obchodníka.
viscounts-lesson-alone-hello-else = Zahraj Obchodníka: jeho symboly sa teraz zídu.
viscounts-lesson-alone-move = Choď na pravý breh v lese, za 2 mince: tam môžeš otočiť dlh.
viscounts-lesson-alone-move-else = Na pole v rámčeku, prosím.
viscounts-lesson-alone-trade = Obchoduj raz a otoč dlh: splatený už body nestojí.
viscounts-lesson-alone-trade-else = Raz stačí, mincí je málo.
viscounts-lesson-alone-flip = Vyber dlh.
viscounts-lesson-alone-flip-else = Dlh: stál by 2 body.
viscounts-lesson-alone-turn = Potom hral virtuálny hráč: otočil intrigu, vzal si, čo na nej stojí, išiel po vonkajšej ceste a staval. Zo svojho zoznamu robí prvé, čo sa dá.
viscounts-lesson-alone-try = Zahraj ďalšiu kartu a choď ďalej.
viscounts-lesson-alone-end = Boduje rovnako ako ty a remízu vyhráva on. Potrebuješ viac bodov!

## Prvá partia so sprievodcom

viscounts-guide-start = Karta hráča a významná osobnosť: určujú, kde a s čím začínaš. Na prvú partiu sa hodí ktorákoľvek dvojica.
viscounts-guide-play = Zahraná karta posunie ostatné. Na akciu sa počítajú symboly všetkých troch miest a jej hodnota je tvoja cesta.
viscounts-guide-move = Choď v smere hodín: vonku obchoduješ alebo staviaš, vnútri rozmiestňuješ poddaných alebo opisuješ. Polia navyše stoja mince.
viscounts-guide-outer = Na vonkajšej ceste sa obchoduje, alebo stavia. Chýbajúce symboly zaplatíš mincami, alebo kameňom.
viscounts-guide-inner = Na vnútornej ceste sa rozmiestňujú poddaní, alebo opisuje. Chýbajúce symboly zaplatíš zlatom, alebo kalamárom.
viscounts-guide-hire = Smieš [[hire|najať]], kto stojí vedľa teba. Všimni si roh karty: to sa stane hneď.
viscounts-guide-collision = Počestnosť a skazenosť sa stretli: [[collision|stret]]. Čím viac počestnosti, tým viac zmlúv; čím viac skazenosti, tým viac dlhov.
viscounts-guide-end = Čoskoro niekto vezme posledný dlh alebo zmluvu; potom sa dohrá kolo a príde ešte jedno. Dokonči stavby a sady.
