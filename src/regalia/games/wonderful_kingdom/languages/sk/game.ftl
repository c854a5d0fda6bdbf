# It’s a Wonderful Kingdom: what is said at the table.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

wonderful_kingdom-amount-materials = { $n ->
    [one] { $n } materiál
    [few] { $n } materiály
   *[other] { $n } materiálov
}
wonderful_kingdom-amount-population = { $n ->
    [one] { $n } populáciu
    [few] { $n } populácie
   *[other] { $n } populácií
}
    .nominative = { $n ->
        [one] { $n } populácia
        [few] { $n } populácie
       *[other] { $n } populácií
    }
wonderful_kingdom-amount-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlatá
   *[other] { $n } zlát
}
wonderful_kingdom-amount-exploration = { $n ->
    [one] { $n } prieskum
    [few] { $n } prieskumy
   *[other] { $n } prieskumov
}
wonderful_kingdom-amount-krystallium = { $n ->
    [one] { $n } krystallium
    [few] { $n } krystalliá
   *[other] { $n } krystallií
}
wonderful_kingdom-amount-soldiers = { $n ->
    [one] { $n } vojaka
    [few] { $n } vojakov
   *[other] { $n } vojakov
}
    .nominative = { $n ->
        [one] { $n } vojak
        [few] { $n } vojaci
       *[other] { $n } vojakov
    }
wonderful_kingdom-amount-training = { $n ->
    [one] { $n } vojaka na cvičisku
    [few] { $n } vojakov na cvičisku
   *[other] { $n } vojakov na cvičisku
}
wonderful_kingdom-amount-lab_cubes = { $n ->
    [one] { $n } kocku v laboratóriu
    [few] { $n } kocky v laboratóriu
   *[other] { $n } kociek v laboratóriu
}
wonderful_kingdom-amount-traps = { $n ->
    [one] { $n } pascu
    [few] { $n } pasce
   *[other] { $n } pascí
}
wonderful_kingdom-amount-spies = { $n ->
    [one] { $n } žetón zveda
    [few] { $n } žetóny zvedov
   *[other] { $n } žetónov zvedov
}
wonderful_kingdom-amount-points = { $n ->
    [one] { $n } víťazný bod
    [few] { $n } víťazné body
   *[other] { $n } víťazných bodov
}

## Questions

wonderful_kingdom-ask-offer-first = Tvoja ponuka: ktorú kartu a kam? { $n ->
    [0] Nemáš pripravenú žiadnu pascu.
    [one] Máš pripravenú { $n } pascu.
    [few] Máš pripravené { $n } pasce.
   *[other] Máš pripravených { $n } pascí.
}
wonderful_kingdom-ask-offer-second = Tvoja ponuka: druhá karta? { $n ->
    [0] Nemáš pripravenú žiadnu pascu.
    [one] Máš pripravenú { $n } pascu.
    [few] Máš pripravené { $n } pasce.
   *[other] Máš pripravených { $n } pascí.
}
wonderful_kingdom-ask-select = Ktorú oblasť ponuky si vezmeš?
wonderful_kingdom-ask-plan = { $n ->
    [one] Rozostavať, alebo vymeniť? Zostáva { $n } karta.
    [few] Rozostavať, alebo vymeniť? Zostávajú { $n } karty.
   *[other] Rozostavať, alebo vymeniť? Zostáva { $n } kariet.
}
wonderful_kingdom-ask-place = Kam umiestniš { $what }?
wonderful_kingdom-ask-anything-else = Ešte niečo, kým hra pôjde ďalej?
wonderful_kingdom-ask-fight = { $n ->
    [one] Súboj: ktorú hrozbu porazíš? Máš { $n } vojaka.
    [few] Súboj: ktorú hrozbu porazíš? Máš { $n } vojakov.
   *[other] Súboj: ktorú hrozbu porazíš? Máš { $n } vojakov.
}
wonderful_kingdom-ask-uncover = Ktorý symbol bude znova produkovať?
wonderful_kingdom-ask-strike = Hrozby udreli: { $demands }.
wonderful_kingdom-demand-shadows = { $n ->
    [one] Tiene si berú { $n } kartu
    [few] Tiene si berú { $n } karty
   *[other] Tiene si berú { $n } kariet
}
wonderful_kingdom-demand-thieves = { $n ->
    [one] Zlodeji zakrývajú { $n } symbol
    [few] Zlodeji zakrývajú { $n } symboly
   *[other] Zlodeji zakrývajú { $n } symbolov
}
wonderful_kingdom-demand-giants = { $n ->
    [one] Ľadoví obri mrazia { $n } kartu
    [few] Ľadoví obri mrazia { $n } karty
   *[other] Ľadoví obri mrazia { $n } kariet
}
wonderful_kingdom-ask-advisor = Ktorého radcu si necháš?
wonderful_kingdom-ask-turn-up = Ktorú oblasť odhalíš?
wonderful_kingdom-ask-move = Ktorá karta sa presunie do druhej oblasti?
wonderful_kingdom-ask-keep = Ktorú kartu si necháš?
wonderful_kingdom-ask-give = Ktorú kartu dáš?
wonderful_kingdom-ask-swap = Čo si vezmeš za kartu { $card }?
wonderful_kingdom-ask-melt = { $n ->
    [one] Ktorú kocku premeníš na krystallium? Chýba posledná.
    [few] Ktorú kocku premeníš na krystallium? Chýbajú ešte { $n }.
   *[other] Ktorú kocku premeníš na krystallium? Chýba ich ešte { $n }.
}
wonderful_kingdom-ask-remove = { $n ->
    [one] Akcia prieskum: ktorú kartu odstrániš? Ešte jednu.
    [few] Akcia prieskum: ktorú kartu odstrániš? Ešte { $n }.
   *[other] Akcia prieskum: ktorú kartu odstrániš? Ešte { $n }.
}
wonderful_kingdom-ask-find = Akcia prieskum: ktorá karta príde do oblasti { $area }?
wonderful_kingdom-moment-after_selecting = Výber je hotový. Využiješ radcu?
wonderful_kingdom-moment-before_planning = Kým sa začne plánovanie: využiješ radcu?
wonderful_kingdom-moment-end = Hra sa končí. Využiješ radcu?

## Acts

wonderful_kingdom-act-offer = Ponúknuť do oblasti { $area }: { $card }
wonderful_kingdom-act-offer-down = Ponúknuť lícom nadol do oblasti { $area }: { $card }
wonderful_kingdom-act-select = { $n ->
    [0] Vziať si oblasť { $area }, ktorá je prázdna
    [one] Vziať si oblasť { $area } ({ $n } karta)
    [few] Vziať si oblasť { $area } ({ $n } karty)
   *[other] Vziať si oblasť { $area } ({ $n } kariet)
}
wonderful_kingdom-act-search = Vykonať akciu prieskum a vziať si oblasť { $area }
wonderful_kingdom-act-remove = Odstrániť: { $card }
wonderful_kingdom-act-find = Vziať z balíčka: { $card }
wonderful_kingdom-act-spy = Zved: odhaliť { $n }. skrytú kartu v oblasti { $area }
wonderful_kingdom-act-spy-chosen = Zved: odhaliť { $n }. skrytú kartu hráča { $other }
wonderful_kingdom-act-build = Rozostavať: { $card }
wonderful_kingdom-act-recycle = Vymeniť: { $card } (získaš { $what })
wonderful_kingdom-act-recycle-nothing = Vymeniť: { $card }
wonderful_kingdom-act-put = Umiestniť { $what } na kartu { $card }
wonderful_kingdom-act-put-for = Umiestniť 1 krystallium namiesto { $what-genitive } na kartu { $card }
wonderful_kingdom-act-lab = Umiestniť { $what } do laboratória
wonderful_kingdom-act-throw-away = Odhodiť rozostavanú kartu: { $card }
wonderful_kingdom-act-transmute = Premeniť 5 kociek z laboratória na krystallium
wonderful_kingdom-act-melt = Spotrebovať z laboratória { $what }
wonderful_kingdom-act-step = { $step } ({ $price-nominative }): { $reward-nominative }
wonderful_kingdom-act-step-late = { $step } ({ $price-nominative }): odmena je už preč
wonderful_kingdom-act-use = { $card } (za { $price }): { $what-nominative }
wonderful_kingdom-act-keep = Nechať si: { $card }
wonderful_kingdom-act-turn-up-area = { $n ->
    [one] Odhaliť { $n } skrytú kartu v oblasti { $area }
    [few] Odhaliť { $n } skryté karty v oblasti { $area }
   *[other] Odhaliť { $n } skrytých kariet v oblasti { $area }
}
wonderful_kingdom-act-move = Presunúť do oblasti { $area }: { $card }
wonderful_kingdom-act-move-hidden = Presunúť { $n }. skrytú kartu do oblasti { $area }
wonderful_kingdom-act-give = Dať: { $card }
wonderful_kingdom-act-swap = Vziať si: { $card } (za kartu { $own })
wonderful_kingdom-act-shadow = Nechať Tieňu: { $card }
wonderful_kingdom-act-cover = Zakryť { $what } na karte { $card }
wonderful_kingdom-act-uncover = Odkryť { $what } na karte { $card }
wonderful_kingdom-act-freeze = Zasunúť Ľadového obra pod kartu { $card }
wonderful_kingdom-act-freeze-new = Rozostavať kartu { $card } a zasunúť pod ňu Ľadového obra
wonderful_kingdom-act-defeat = Poraziť: { $card } za { $price }
wonderful_kingdom-act-defeat-giant = Poraziť: { $card } pod kartou { $above } za { $price }
wonderful_kingdom-act-done = Hotovo

## Why a price differs from the printed one

wonderful_kingdom-price-free-trap = −1 pasca: radca skryje túto kartu aj bez nej
wonderful_kingdom-price-stands-in = krystallium namiesto chýbajúceho: { $what }

## Why not

wonderful_kingdom-no-trap = Nemáš pripravenú žiadnu pascu.
wonderful_kingdom-no-spy = Nemáš pripraveného žiadneho zveda.
wonderful_kingdom-no-slot = Na tejto karte preň nie je voľné políčko.
wonderful_kingdom-cubes-left = { $n ->
    [one] Ešte treba umiestniť { $n } kocku.
    [few] Ešte treba umiestniť { $n } kocky.
   *[other] Ešte treba umiestniť { $n } kociek.
}
wonderful_kingdom-short-materials = { $n ->
    [one] Chýba ti { $n } materiál.
    [few] Chýbajú ti { $n } materiály.
   *[other] Chýba ti { $n } materiálov.
}
wonderful_kingdom-short-population = { $n ->
    [one] Chýba ti { $n } populácia.
    [few] Chýbajú ti { $n } populácie.
   *[other] Chýba ti { $n } populácií.
}
wonderful_kingdom-short-gold = { $n ->
    [one] Chýba ti { $n } zlato.
    [few] Chýbajú ti { $n } zlatá.
   *[other] Chýba ti { $n } zlát.
}
wonderful_kingdom-short-exploration = { $n ->
    [one] Chýba ti { $n } prieskum.
    [few] Chýbajú ti { $n } prieskumy.
   *[other] Chýba ti { $n } prieskumov.
}
wonderful_kingdom-short-krystallium = { $n ->
    [one] Chýba ti { $n } krystallium.
    [few] Chýbajú ti { $n } krystalliá.
   *[other] Chýba ti { $n } krystallií.
}
wonderful_kingdom-short-soldiers = { $n ->
    [one] Chýba ti { $n } vojak.
    [few] Chýbajú ti { $n } vojaci.
   *[other] Chýba ti { $n } vojakov.
}
wonderful_kingdom-lab-short = { $n ->
    [one] V laboratóriu chýba { $n } kocka.
    [few] V laboratóriu chýbajú { $n } kocky.
   *[other] V laboratóriu chýba { $n } kociek.
}
wonderful_kingdom-is-frozen = Táto karta je zmrazená Ľadovým obrom.
wonderful_kingdom-must-be-built = V tomto scenári musíš kartu postaviť.
wonderful_kingdom-treasure-is-recycled = Poklad možno len vymeniť.
wonderful_kingdom-menace-stays = Hrozbu nemožno vymeniť ani rozostavať.
wonderful_kingdom-frozen-lacks = { $n ->
    [one] Na zmrazenej karte ešte chýba { $n } kocka alebo vojak.
    [few] Na zmrazenej karte ešte chýbajú { $n } kocky alebo vojaci.
   *[other] Na zmrazenej karte ešte chýba { $n } kociek alebo vojakov.
}
wonderful_kingdom-step-done = Tento krok už máš splnený.
wonderful_kingdom-searched = V tomto kole už akcia prieskum prebehla.
wonderful_kingdom-search-short = { $n ->
    [one] Akcia prieskum odstráni dve odkryté karty; tu { $n } chýba.
    [few] Akcia prieskum odstráni dve odkryté karty; tu { $n } chýbajú.
   *[other] Akcia prieskum odstráni dve odkryté karty; tu ich { $n } chýba.
}
wonderful_kingdom-deck-empty = Balíček je prázdny.
wonderful_kingdom-advisor-used = Tento radca už v tomto kole pomohol.
wonderful_kingdom-other-step = Tento radca patrí k produkcii iného prostriedku.
wonderful_kingdom-nothing-face-down = Žiadna karta tam neleží lícom nadol.
wonderful_kingdom-nothing-offered = Oblasti ponuky sú prázdne.
wonderful_kingdom-hand-known = V súperovej ruke nie je nič neznáme.
wonderful_kingdom-nothing-to-swap = Obaja potrebujete kartu, ktorú možno prehodiť.
wonderful_kingdom-nothing-to-recycle = Nemáš čo vymeniť.
wonderful_kingdom-no-calamity = V tvojom vojvodstve nie je žiadna Pohroma.

## The log

wonderful_kingdom-round = { $n }. kolo, začína { $seat }
wonderful_kingdom-opens = Nové v ponuke: { $cards }
wonderful_kingdom-offers = { $seat } ponúka v oblasti { $area }: { $card }
wonderful_kingdom-offers-hidden = { $seat } ponúka v oblasti { $area } skrytú kartu
wonderful_kingdom-selects = { $n ->
    [0] { $seat } si berie: { $cards }
    [one] { $seat } si berie: { $cards } (a k tomu { $n } skrytú kartu)
    [few] { $seat } si berie: { $cards } (a k tomu { $n } skryté karty)
   *[other] { $seat } si berie: { $cards } (a k tomu { $n } skrytých kariet)
}
wonderful_kingdom-selects-hidden = { $n ->
    [0] { $seat } si berie prázdnu oblasť
    [one] { $seat } si berie { $n } skrytú kartu
    [few] { $seat } si berie { $n } skryté karty
   *[other] { $seat } si berie { $n } skrytých kariet
}
wonderful_kingdom-danger = Do oblasti { $area } prichádza karta nebezpečenstva
wonderful_kingdom-searches = { $seat } vykonáva akciu prieskum v oblasti { $area }
wonderful_kingdom-looks = { $n ->
    [one] { $seat } si prezerá { $n } kartu z balíčka
    [few] { $seat } si prezerá { $n } karty z balíčka
   *[other] { $seat } si prezerá { $n } kariet z balíčka
}
wonderful_kingdom-removes = { $seat } odstraňuje: { $card }
wonderful_kingdom-finds = { $seat } nachádza: { $card }
wonderful_kingdom-keeps = { $seat } si necháva: { $card }
wonderful_kingdom-reshuffles = Z odhodených kariet je nový balíček
wonderful_kingdom-spies = { $seat } odhaľuje: { $card }
wonderful_kingdom-spies-ready = { $seat } má opäť k dispozícii { $amounts }
wonderful_kingdom-reveals = { $seat } otáča skryté karty: { $cards }
wonderful_kingdom-suffers = { $n ->
    [one] { $seat } má vo vojvodstve o { $n } Pohromu viac
    [few] { $seat } má vo vojvodstve o { $n } Pohromy viac
   *[other] { $seat } má vo vojvodstve o { $n } Pohrôm viac
}
wonderful_kingdom-removes-calamities = { $n ->
    [one] { $seat } sa zbavuje { $n } Pohromy ({ $because })
    [few] { $seat } sa zbavuje { $n } Pohrôm ({ $because })
   *[other] { $seat } sa zbavuje { $n } Pohrôm ({ $because })
}
wonderful_kingdom-begins = { $seat } začína stavať: { $card }
wonderful_kingdom-recycles = { $seat } vymieňa: { $card }
wonderful_kingdom-takes = { $seat } berie { $amounts } ({ $because })
wonderful_kingdom-takes-plain = { $seat } produkuje { $amounts }
wonderful_kingdom-puts = { $seat } umiestňuje { $amounts } na kartu { $card }
wonderful_kingdom-into-lab = { $seat } umiestňuje { $amounts } do laboratória
wonderful_kingdom-alchemy = { $seat } vyrába v laboratóriu { $amounts }
wonderful_kingdom-completes = { $seat } dokončuje: { $card }
wonderful_kingdom-throws-away = { $seat } odhadzuje rozostavanú kartu: { $card }
wonderful_kingdom-gets = { $seat } získava { $amounts } ({ $because })
wonderful_kingdom-supremacy-trains = { $seat } má prevahu v produkcii { $resource ->
    [materials] materiálu
    [population] populácie
    [gold] zlata
   *[exploration] prieskumu
} a cvičí vojaka
wonderful_kingdom-supremacy-ready = { $seat } má prevahu v produkcii { $resource ->
    [materials] materiálu
    [population] populácie
    [gold] zlata
   *[exploration] prieskumu
}: vojak z cvičiska je pripravený
wonderful_kingdom-advisor-joins = { $seat } získava radcu: { $card }
wonderful_kingdom-keeps-advisor = { $seat } začína s radcom: { $card }
wonderful_kingdom-uses = { $seat } platí { $amounts }: { $card }
wonderful_kingdom-turns-up = { $seat } odhaľuje: { $cards }
wonderful_kingdom-moves = { $seat } presúva do druhej oblasti: { $card }
wonderful_kingdom-moves-hidden = { $seat } presúva do druhej oblasti skrytú kartu
wonderful_kingdom-shows-hand = { $seat } musí ukázať: { $cards }
wonderful_kingdom-swaps = { $seat } si prehadzuje kartu s hráčom { $other }: { $cards }
wonderful_kingdom-does-step = { $seat } plní { $n }. krok poslania { $card }
wonderful_kingdom-vermin = { $n ->
    [one] { $seat } dostáva { $n } Háveď ({ $because })
    [few] { $seat } dostáva { $n } Hávede ({ $because })
   *[other] { $seat } dostáva { $n } Hávedí ({ $because })
}
wonderful_kingdom-giant-loose = { $n ->
    [one] { $n } Ľadový obor nemá čo zmraziť ({ $seat })
    [few] { $n } Ľadoví obri nemajú čo zmraziť ({ $seat })
   *[other] { $n } Ľadových obrov nemá čo zmraziť ({ $seat })
}
wonderful_kingdom-frozen = { $seat }: karta { $card } je zmrazená
wonderful_kingdom-haunted = { $seat } prichádza o kartu { $card } ({ $because })
wonderful_kingdom-beside-danger = { $n ->
    [one] Vedľa balíčka nebezpečenstva leží { $n } prostriedok
    [few] Vedľa balíčka nebezpečenstva ležia { $n } prostriedky
   *[other] Vedľa balíčka nebezpečenstva leží { $n } prostriedkov
}
wonderful_kingdom-covered = { $seat }: karta { $card } prestáva produkovať 1 { $resource ->
    [materials] materiál
    [population] populáciu
    [gold] zlato
   *[exploration] prieskum
} ({ $because })
wonderful_kingdom-uncovered = { $seat }: karta { $card } znova produkuje { $resource ->
    [materials] materiál
    [population] populáciu
    [gold] zlato
   *[exploration] prieskum
}
wonderful_kingdom-defeats = { $seat } poráža: { $card } (za { $amounts })
wonderful_kingdom-ends = Hra sa končí

## The end of a game alone

wonderful_kingdom-outcome-gold = { $seat } získava zlatú medailu
wonderful_kingdom-outcome-silver = { $seat } získava striebornú medailu
wonderful_kingdom-outcome-bronze = { $seat } získava bronzovú medailu
wonderful_kingdom-outcome-no-medal = { $seat } nezískava medailu
wonderful_kingdom-outcome-lost-vermin = Balíček Hávede je prázdny: { $seat } prehráva
wonderful_kingdom-outcome-lost-beside-danger = Vedľa balíčka nebezpečenstva leží priveľa prostriedkov: { $seat } prehráva
wonderful_kingdom-outcome-lost-unbuilt = Niektorá z povinných kariet nie je postavená: { $seat } prehráva
wonderful_kingdom-outcome-lost-undefeated = Niektorý Zlodej zostal neporazený: { $seat } prehráva
wonderful_kingdom-outcome-lost-quest = Posledný krok poslania nie je splnený: { $seat } prehráva

## The score sheet

wonderful_kingdom-score-flat = Základné body
wonderful_kingdom-score-combinations = Kombinácie
wonderful_kingdom-score-menaces = Hrozby
wonderful_kingdom-score-calamities = Pohromy
wonderful_kingdom-score-advisors = Radcovia
wonderful_kingdom-score-side-a = Vojvodstvo na strane A

## Names

wonderful_kingdom-counter-materials = Materiál
wonderful_kingdom-counter-population = Populácia
wonderful_kingdom-counter-gold = Zlato
wonderful_kingdom-counter-exploration = Prieskum
wonderful_kingdom-counter-krystallium = Krystallium
wonderful_kingdom-counter-soldiers = Vojaci
wonderful_kingdom-counter-training = Cvičisko
wonderful_kingdom-counter-lab_cubes = Alchymistické laboratórium
wonderful_kingdom-counter-traps = Pasce
wonderful_kingdom-counter-spies = Zvedovia


wonderful_kingdom-kind-development = Karta rozvoja
wonderful_kingdom-kind-treasure = Poklad
wonderful_kingdom-kind-calamity = Pohroma
wonderful_kingdom-kind-menace = Hrozba
wonderful_kingdom-kind-advisor = Radca
wonderful_kingdom-kind-duchy = Vojvodstvo
wonderful_kingdom-kind-quest = Poslanie

wonderful_kingdom-zone-deck = Balíček rozvoja
wonderful_kingdom-zone-danger = Balíček nebezpečenstva
wonderful_kingdom-zone-offers_up = Oblasti ponuky
wonderful_kingdom-zone-offers_down = Skryté karty v ponuke
wonderful_kingdom-zone-discards = Odkladacia kôpka
wonderful_kingdom-zone-discards_down = Odložené skryté karty
wonderful_kingdom-zone-calamity_pile = Pohromy
wonderful_kingdom-zone-vermin = Balíček Hávede
wonderful_kingdom-zone-box = Späť v škatuli
wonderful_kingdom-zone-hand = Ruka
wonderful_kingdom-zone-known = Ruka, ktorú súper pozná
wonderful_kingdom-zone-staged = Chystaná ponuka
wonderful_kingdom-zone-chosen = Vybrané karty
wonderful_kingdom-zone-chosen_down = Vybrané skryté karty
wonderful_kingdom-zone-construction = Stavebný priestor
wonderful_kingdom-zone-menaces = Hrozby
wonderful_kingdom-zone-built = Dokončené karty
wonderful_kingdom-zone-calamities = Pohromy vo vojvodstve
wonderful_kingdom-zone-advisors = Radcovia
wonderful_kingdom-zone-menace_deck = Balíček hrozby
wonderful_kingdom-zone-dealt = Radcovia na výber
wonderful_kingdom-zone-returned = Odložený radca
wonderful_kingdom-zone-looked = Prezerané karty
