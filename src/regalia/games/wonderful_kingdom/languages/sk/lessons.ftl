# Čo sa hovorí v lekciách; správy každej lekcie idú za sebou ako v jej súbore.

wonderful_kingdom-lesson-first_minutes = Prvých päť minút
    .help = Ponúkni, vezmi, stavaj: odkiaľ sa berú tvoje karty.
wonderful_kingdom-lesson-first_minutes-welcome = Ahoj, som Berta a o trón sa preťahujeme spolu. Štyri kolá staviame karty a najviac víťazných bodov vyhráva.
wonderful_kingdom-lesson-first_minutes-offer = V každom ťahu ponúkneš dve karty z ruky a ja si vezmem jednu celú oblasť. Kráľovskú jazdu ponúkni lícom hore v oblasti 1.
wonderful_kingdom-lesson-first_minutes-offer-else = Skús to s Kráľovskou jazdou: lícom hore do oblasti 1.
wonderful_kingdom-lesson-first_minutes-trap = V každom kole máš dve [[traps|pasce]]: s každou smieš ponúknuť kartu lícom dole. Monumentálnu sochu ponúkni takto v oblasti 2, nech váham.
wonderful_kingdom-lesson-first_minutes-trap-else = Tentoraz lícom dole: Monumentálna socha v oblasti 2.
wonderful_kingdom-lesson-first_minutes-take = Vzala som otvorenú oblasť a ponúkla dve skryté karty. Jedna z mojich je [[menaces|hrozba]], veľká kôpka teda môže uhryznúť: vezmi oblasť 1.
wonderful_kingdom-lesson-first_minutes-take-else = Odvážne, ale leží tam moja krysa! Oblasť 1 je bezpečnejšia.
wonderful_kingdom-lesson-first_minutes-chosen = Ponúkalo a bralo sa štyrikrát; zvyšok som odohrala za nás. Tieto karty sú tvoje: každú teraz začneš stavať, alebo vymeníš.
wonderful_kingdom-lesson-first_minutes-build = Začni Kmeňom Tatisov: stavaj ho.
wonderful_kingdom-lesson-first_minutes-build-else = Najprv Kmeň Tatisov, nech je čo stavať.
wonderful_kingdom-lesson-first_minutes-recycle = Expedíciu vymeň: dá ti 1 prieskum a ten Kmeň potrebuje.
wonderful_kingdom-lesson-first_minutes-recycle-else = Vymeň Expedíciu: potrebuješ jej kocku.
wonderful_kingdom-lesson-first_minutes-put = Polož kocku na Kmeň Tatisov. Keď sú všetky políčka karty plné, je tvoja a každé kolo vyrába.
wonderful_kingdom-lesson-first_minutes-put-else = Do laboratória nie: na kartu, ktorá ju potrebuje.
wonderful_kingdom-lesson-first_minutes-end = Takto získavaš karty a kocky. Čo karty vyrábajú, ukáže ďalšia lekcia.

wonderful_kingdom-lesson-a_round = Kolo so všetkým
    .help = Výroba, prevaha a dokončená karta.
wonderful_kingdom-lesson-a_round-production = Karty sú rozplánované a prichádza [[track|výroba]], jeden prostriedok po druhom. Ty aj ja vyrábame 2 materiály.
wonderful_kingdom-lesson-a_round-harbour = Kocky si nenecháš: každá ide hneď na rozostavanú kartu, alebo do laboratória. Jednu polož na Prístav.
wonderful_kingdom-lesson-a_round-harbour-else = Päť kociek v laboratóriu dá krystallium, ale teraz stavaj: na Prístav.
wonderful_kingdom-lesson-a_round-again = A druhú tiež.
wonderful_kingdom-lesson-a_round-supremacy = Vyrábam viac populácie než ty, mám teda [[supremacy|prevahu]] a cvičím [[soldiers|vojaka]]. Tvoja kocka patrí na Kmeň Tatisov.
wonderful_kingdom-lesson-a_round-supremacy-else = Kmeň je takmer hotový: polož ju tam.
wonderful_kingdom-lesson-a_round-last = Zlato vyšlo mne, ale v prieskume vedieš ty a cvičíš vlastného vojaka. Dokonči Kmeň Tatisov!
wonderful_kingdom-lesson-a_round-last-else = Kmeňu chýba jedna kocka a ty ju držíš.
wonderful_kingdom-lesson-a_round-end = Hotovo! Hneď ti dal vojaka a od budúceho kola pre teba vyrába.

wonderful_kingdom-lesson-points = Ako sa získavajú body a ako sa hra končí
    .help = Posledný krok štvrtého kola a súčet.
wonderful_kingdom-lesson-points-late = Sme na úplnom konci štvrtého kola. Body sú na dokončených kartách: buď pevné, alebo za každú kartu určitého druhu.
wonderful_kingdom-lesson-points-nothing = Nedokončené karty, vojaci ani krystallium teraz nemajú cenu. Tak posledné [[krystallium|krystallium]] použi!
wonderful_kingdom-lesson-points-tomb = Na Hrobke titána je voľné presne jedno políčko. Zaplň ho.
wonderful_kingdom-lesson-points-tomb-else = To by body neprinieslo: Hrobke titána chýba práve toto.
wonderful_kingdom-lesson-points-sheet = Hotovo: 44 ku 2 pre teba! Každá [[calamity|Pohroma]] stojí 4 body a ja som ich mala päť.

wonderful_kingdom-lesson-menaces = Modul: hrozby
    .help = Čo robia a ako ich vojaci porazia.
wonderful_kingdom-lesson-menaces-hand = Tvoja ôsma karta je Ľadový obor, jedna z tvojich hrozieb. Škodí tomu, kto si ho vezme, tak ho ponúkni tam, kde neodolám: lícom hore v oblasti 1, k Veľkému trhovisku.
wonderful_kingdom-lesson-menaces-hand-else = Zbav sa obra: oblasť 1, lícom hore.
wonderful_kingdom-lesson-menaces-struck = Vzala som ho a zmrazil mi kartu. U teba však skončila moja Obria krysa a každá krysa privádza Háveď.
wonderful_kingdom-lesson-menaces-fight = Po výrobe prichádza [[fight|súboj]]: vojaci porážajú hrozby, a to len teraz. Háveď stojí 1 vojaka: poraz ju.
wonderful_kingdom-lesson-menaces-fight-else = Každá zvyšná hrozba stojí na konci body: použi vojaka tu.
wonderful_kingdom-lesson-menaces-end = Dva body zachránené. Šetri vojakov na veľké: krysa potrebuje troch.

wonderful_kingdom-lesson-advisors = Modul: radcovia
    .help = Pomocníci, ktorí pracujú za vojakov.
wonderful_kingdom-lesson-advisors-keep = Tu začínaš s 2 vojakmi a jedným radcom z dvoch. Nechaj si Majstra staviteľa.
wonderful_kingdom-lesson-advisors-keep-else = Aj to je dobrá postava, ale tu berieme Majstra staviteľa.
wonderful_kingdom-lesson-advisors-joined = Teraz u teba skončila oblasť s dvoma otvorenými radcami: obaja sú hneď u teba a každý priviedol vojaka. Ponuky až sem som odohrala za nás.
wonderful_kingdom-lesson-advisors-use = Každý radca má svoju chvíľu a cenu vo vojakoch, raz za kolo. Vyšli Skúsenú stopárku: pozrie sa na tri karty balíčka.
wonderful_kingdom-lesson-advisors-use-else = Využi ju, kým môžeš: 2 vojaci za kartu podľa tvojho výberu.
wonderful_kingdom-lesson-advisors-find = Teraz si jednu z troch nechaj. Vezmi, ktorá sa ti páči najviac.
wonderful_kingdom-lesson-advisors-end = Radcovia sami body nemajú. Pomáhajú ti stavať to, čo ich má!

wonderful_kingdom-lesson-quests = Modul: poslania
    .help = Kroky, ktoré sa platia, a prečo rozhoduje posledný.
wonderful_kingdom-lesson-quests-board = S modulom poslaní platíš kroky na doske. Vyhrať môže len ten, kto splnil posledný krok, a keď nikto, niet víťaza.
wonderful_kingdom-lesson-quests-pay = Vyrobilo sa ti 6 populácie a prvý krok stojí 4. Splň ho: odmenou sú 2 krystalliá.
wonderful_kingdom-lesson-quests-pay-else = Karty počkajú: zaplať krok poslania.
wonderful_kingdom-lesson-quests-end = Kroky sa dajú platiť kedykoľvek a v ľubovoľnom poradí, aj kockami z laboratória. Na posledný teda zbieraj zavčasu!

wonderful_kingdom-lesson-alone = Hra pre jedného
    .help = Karty nebezpečenstva, zvedovia, hľadanie a medaily.
wonderful_kingdom-lesson-alone-hello = V hre pre jedného ti nikto neponúka: v každej oblasti ležia dve karty lícom hore a ty si jednu oblasť vezmeš. Vezmi oblasť 2.
wonderful_kingdom-lesson-alone-hello-else = Zatiaľ oblasť 2; na ostatné príde rad.
wonderful_kingdom-lesson-alone-danger = K tomu, čo zostalo, prišla [[danger|karta nebezpečenstva]] lícom dole. [[spies|Zved]] ju vie otočiť: vyšli svojho.
wonderful_kingdom-lesson-alone-danger-else = Najprv sa pozri, čo tam číha: použi zveda.
wonderful_kingdom-lesson-alone-choose = Teraz ju poznáš. Vezmi oblasť, ktorá sa ti viac páči; berieš štyrikrát a potom staviaš ako vždy.
wonderful_kingdom-lesson-alone-try = Vezmi ešte dve oblasti.
wonderful_kingdom-lesson-alone-end = Prevahu máš, kedykoľvek vyrobíš 5 a viac. 70 bodov je bronz, 95 striebro, 115 zlato: veľa šťastia!

## Prvá partia so sprievodcom

wonderful_kingdom-guide-offer = Ponúkaš dve karty; súper si vezme jednu oblasť a ty potom vyberáš z ponuky jeho. Pasca dovolí ponúknuť kartu lícom dole.
wonderful_kingdom-guide-select = Vezmi jednu celú oblasť so všetkým, čo v nej leží. Skrytá karta môže byť poklad aj hrozba.
wonderful_kingdom-guide-plan = Každú vzatú kartu teraz začneš stavať, alebo [[recycling|vymeníš]] za kocku. Stavaj, čo čoskoro zaplníš.
wonderful_kingdom-guide-place = Kocky idú hneď na rozostavané karty, alebo do laboratória. Plné karty od tej chvíle vyrábajú.
wonderful_kingdom-guide-supremacy = Kto vyrobí viac jedného prostriedku, má [[supremacy|prevahu]]: dvakrát dá vojaka.
wonderful_kingdom-guide-fight = Teraz môžu vojaci poraziť hrozby, a len teraz. Každá, ktorá zostane do konca, stojí body.
wonderful_kingdom-guide-end = Je tu posledné kolo. Počítajú sa len dokončené karty, nezačínaj teda nič, čo nestihneš.
