# Na čo je každá vec na stole.

valeria-explain-gold = { valeria-counter-gold }
    .help = Platia sa nimi [[citizen|obyvatelia]] a [[domain|panstvá]].

valeria-explain-strength = { valeria-counter-strength }
    .help = Slúži na zabíjanie [[monster|príšer]]: každá stojí toľko sily, koľko má na štíte.

valeria-explain-magic = { valeria-counter-magic }
    .help = Keď zabíjaš, najímaš alebo buduješ, nahradí [[strength|silu]] alebo [[gold|zlatky]], aspoň 1 sila alebo 1 zlatka však musí byť skutočná. Niektoré [[monster|príšery]] stoja aj samotnú mágiu.

valeria-explain-vp = { valeria-counter-vp }
    .help = Body nazbierané na tvojej doske. Na konci sa k nim pripočítajú body na kartách a body [[dukes|vojvodu]]; vyhráva, kto ich má najviac.

valeria-explain-any = Ľubovoľný zdroj
    .help = [[gold|Zlatky]], [[strength|sila]] alebo [[magic|mágia]] podľa tvojho želania.

valeria-explain-dice = Kocky
    .help = Každá kocka aj ich súčet aktivujú [[citizen|obyvateľov]] s týmito číslami: hádžucemu prinesú ľavú stranu, ostatným pravú.

valeria-explain-die = Kocka
    .help = Jej číslo aktivuje [[citizen|obyvateľov]] vo všetkých [[duchy|vojvodstvách]]; niektoré [[domain|panstvá]] ju dovolia zmeniť.

valeria-explain-centre = { valeria-zone-grid }
    .help = [[monster|Príšery]] na zabitie, [[citizen|obyvatelia]] na [[recruit|najatie]] a [[domain|panstvá]] na [[build|vybudovanie]]. [[exhausted|Vyčerpaný balíček]] približuje koniec hry.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Prinášajú [[resource|zdroje]], kedykoľvek padne ich číslo, aj v ťahoch ostatných. Najatie stojí o 1 [[gold|zlatku]] viac za každú kartu toho istého mena, ktorú už máš.

valeria-explain-domains = { valeria-zone-domains }
    .help = [[build|Budujú]] sa za [[gold|zlatky]], ak máš [[citizen|obyvateľov]] potrebných stavov; prinášajú body a pomôžu raz, alebo natrvalo.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Porazené príšery dali [[reward|odmenu]] hneď a na konci majú hodnotu v bodoch.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Tvoj tajný vojvoda určuje, za čo ešte na konci získaš body.

valeria-explain-captives = { valeria-zone-captives }
    .help = Obyvatelia a [[domain|panstvá]], ktorých sa zmocnil Temný pán: body na panstvách sú jeho a jeho [[dukes|vojvoda]] počíta všetkých.

valeria-explain-worker = { valeria-role-worker }
    .help = [[role|Stav]] [[citizen|obyvateľov]]. Na [[build|vybudovanie]] [[domain|panstva]] potrebuješ obyvateľov určitých stavov; niektoré karty aj [[dukes|vojvodovia]] ich počítajú.

valeria-explain-soldier = { valeria-role-soldier }
    .help = [[role|Stav]] [[citizen|obyvateľov]]. Na [[build|vybudovanie]] [[domain|panstva]] potrebuješ obyvateľov určitých stavov; niektoré karty aj [[dukes|vojvodovia]] ich počítajú.

valeria-explain-shadow = { valeria-role-shadow }
    .help = [[role|Stav]] [[citizen|obyvateľov]]. Na [[build|vybudovanie]] [[domain|panstva]] potrebuješ obyvateľov určitých stavov; niektoré karty aj [[dukes|vojvodovia]] ich počítajú.

valeria-explain-holy = { valeria-role-holy }
    .help = [[role|Stav]] [[citizen|obyvateľov]]. Na [[build|vybudovanie]] [[domain|panstva]] potrebuješ obyvateľov určitých stavov; niektoré karty aj [[dukes|vojvodovia]] ich počítajú.

valeria-explain-minion = { valeria-type-minion }
    .help = Typ [[monster|príšery]]; žiadna karta tejto hry naň nehľadí.

valeria-explain-beast = { valeria-type-beast }
    .help = Typ [[monster|príšery]]; žiadna karta tejto hry naň nehľadí.

valeria-explain-titan = { valeria-type-titan }
    .help = Typ [[monster|príšery]]; [[dukes|vojvoda]] { valeria-card-hrothgar_the_conqueror } za každú takú dá bod navyše.

valeria-explain-boss = { valeria-type-boss }
    .help = Najsilnejšia [[monster|príšera]] oblasti, leží naspodku balíčka; jej [[reward|odmena]] počíta tvoje príšery z tejto oblasti.

valeria-explain-hills = { valeria-area-hills }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-forest = { valeria-area-forest }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-valley = { valeria-area-valley }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Oblasť [[monster|príšer]]; [[slay|zabiť]] sa dá len tá, ktorá leží navrchu balíčka.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Karta [[recruit|najatá]] za [[gold|zlatky]]: prináša [[resource|zdroje]], kedykoľvek padne jej číslo, aj v ťahoch ostatných.

valeria-explain-domain = { valeria-kind-domain }
    .help = Karta [[build|vybudovaná]] za [[gold|zlatky]] a potrebné [[role|stavy]]: prináša body a pomôže raz, alebo natrvalo.

valeria-explain-monster = { valeria-kind-monster }
    .help = Karta zabitá za [[strength|silu]]: hneď dá [[reward|odmenu]] a na konci má hodnotu v bodoch.

## Slová hry

valeria-explain-duchy = Vojvodstvo
    .help = Všetky karty pred hráčom: [[citizen|obyvatelia]], [[domain|panstvá]] a porazené [[monster|príšery]].

valeria-explain-harvest = Príjmy
    .help = Po hode prinesie každý aktivovaný [[citizen|obyvateľ]] [[resource|zdroje]]: hádžucemu ľavú stranu, ostatným pravú.

valeria-explain-role = Stav
    .help = Symbol na karte [[citizen|obyvateľa]]: { valeria-role-worker }, { valeria-role-soldier }, { valeria-role-shadow } alebo { valeria-role-holy }. [[domain|Panstvá]] vyžadujú určité stavy v tvojom [[duchy|vojvodstve]] a niektoré karty aj [[dukes|vojvodovia]] ich počítajú.

valeria-explain-resource = Zdroj
    .help = [[gold|Zlatky]], [[strength|sila]] a [[magic|mágia]]. Za to, čo na konci zostane, dá body tvoj [[dukes|vojvoda]].

valeria-explain-exhausted = Vyčerpaný balíček
    .help = Balíček uprostred, v ktorom nič nezostalo. Ak ich je dosť, hra sa končí; koľko, stojí hore pri stole.

valeria-explain-doubles = Dvojica
    .help = Na oboch [[die|kockách]] je to isté číslo: platí dvakrát a jeho karty sa dvakrát aktivujú.

valeria-explain-actions = Fáza akcií
    .help = Dve akcie v tvojom ťahu: [[slay|zabiť]] [[monster|príšeru]], [[recruit|najať]] [[citizen|obyvateľa]], [[build|vybudovať]] [[domain|panstvo]] alebo vziať [[resource|zdroj]]. Rovnakú môžeš urobiť aj dvakrát.

valeria-explain-slay = Zabiť príšeru
    .help = Zaplať [[strength|silu]], prípadne aj [[magic|mágiu]], ktorú stojí horná [[monster|príšera]] oblasti: dá [[reward|odmenu]] a pridá sa do tvojho [[duchy|vojvodstva]].

valeria-explain-recruit = Najať obyvateľa
    .help = Zaplať [[gold|zlatky]] uvedené na karte a za každú kartu toho istého mena vo svojom [[duchy|vojvodstve]] 1 zlatku navyše.

valeria-explain-build = Vybudovať panstvo
    .help = Zaplať [[gold|zlatky]] uvedené na karte; potrebné [[role|stavy]] musíš mať vo [[duchy|vojvodstve]] a zostanú ti.

valeria-explain-reward = Odmena
    .help = Čo [[monster|príšera]] hneď dá tomu, kto ju [[slay|zabije]].

valeria-explain-base_cost = Základná cena
    .help = [[gold|Zlatky]] vytlačené na karte, bez príplatku za rovnaké karty vo [[duchy|vojvodstve]].

valeria-explain-starter = Základná karta
    .help = Jedna z dvoch kariet, s ktorými každý začína. Aktivuje sa ako [[citizen|obyvateľ]], ale obyvateľom nie je.

valeria-explain-grid = { valeria-zone-grid }
    .help = Príšery na zabitie, obyvatelia na najatie a panstvá na vybudovanie. Vyčerpaný balíček približuje koniec hry.

valeria-explain-domain_box = { valeria-zone-domain_box }
    .help = V tejto hre sa nepoužijú.

valeria-explain-citizen_box = { valeria-zone-citizen_box }
    .help = V tejto hre sa nepoužijú.

valeria-explain-event_box = { valeria-zone-event_box }
    .help = V tejto hre sa nepoužijú.

valeria-explain-duke_box = { valeria-zone-duke_box }
    .help = V tejto hre sa nepoužijú.

valeria-explain-event_deck = { valeria-zone-event_deck }
    .help = Objavia sa, keď sa vyčerpajú balíčky.

valeria-explain-returned_events = { valeria-zone-returned_events }
    .help = Objavia sa ešte raz.

valeria-explain-dark_duke = { valeria-zone-dark_duke }
    .help = Skrytý až do konca: Temný pán zaň boduje.

valeria-explain-returned = { valeria-zone-returned }
    .help = Nepočíta sa.

valeria-explain-starters = { valeria-zone-starters }
    .help = Každý s nimi začína. Aktivujú sa ako obyvatelia, ale obyvateľmi nie sú.
