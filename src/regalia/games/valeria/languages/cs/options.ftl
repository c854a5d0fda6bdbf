# Valeria: what is settled before a game.

## Options

valeria-option-setup = Příprava
    .help = Kterých pět oblastí a deset obyvatel bude v centrálních balíčcích.
valeria-option-areas = Oblasti
    .help = Pět oblastí, jejichž nestvůry se použijí, pokud si přípravu volíte sami.
valeria-option-citizens = Obyvatelé
    .help = Jeden obyvatel pro každé aktivační číslo, pokud si přípravu volíte sami.
valeria-option-shuffled_citizens = Náhodní obyvatelé
    .help = Všichni obyvatelé se stejným číslem se zamíchají dohromady; do balíčku se rozdá pět karet (při pěti hráčích šest), jen vrchní lícem nahoru. Zbytek zůstane v krabici.
valeria-option-events = Nepřátelské události
    .help = Za každého hráče se přidá jedna nepřátelská událost: objeví se, když se vyčerpá balíček, a působí, když padne její číslo.
valeria-option-event_cards = Které události
    .help = Nepřátelské události, které mají být ve hře, nejvýše jedna za každého hráče; zbytek doplní náhoda.
valeria-option-dukes = Vévodové
    .help = Každý má tajného vévodu, který boduje na konci hry. Bez vévodů se místo toho bodují stavovské symboly a většiny.
valeria-option-dark_lord = Temný pán
    .help = Obtížnost hry jednoho hráče. Těžší: útočí i součet kostek, je-li nejvýše 6. Nejtěžší: útok přijde i na sloupce bez nestvůr.
valeria-option-solo_board_points = Body z desky platí
    .help = Ve hře jednoho hráče se do výsledku počítají i vítězné body nasbírané na desce.
valeria-option-decline_citizen = Obyvatele zdarma lze odmítnout
    .help = Kdo zabije Orčího válečníka nebo Přízrak, nemusí si obyvatele zdarma vzít. Česká pravidla říkají „může“, německá ani karty ne.
valeria-option-decline_monster = Zbojnický hrad lze nevyužít
    .help = Kdo vybuduje Zbojnický hrad, nemusí si náhodnou nestvůru vzít. Oboje pravidla říkají „může“, karta ne.
valeria-option-magic_for_dice = Magií lze platit i za kostky
    .help = Ve fázi házení nahradí magie zlaťáky, které si panství žádají, až na jeden, stejně jako při akcích.

valeria-choice-setup-first_game = První hra
valeria-choice-setup-glittering_gold = Třpyt zlata
valeria-choice-setup-mastery_over_magic = Vládci magie
valeria-choice-setup-monster_blood = Krev nestvůr
valeria-choice-setup-random = Náhodně
valeria-choice-setup-picked = Podle vlastního výběru
valeria-choice-dark_lord-normal = Běžná obtížnost
valeria-choice-dark_lord-harder = Těžší
valeria-choice-dark_lord-hardest = Nejtěžší

valeria-choice-areas-hills = { valeria-area-hills }
valeria-choice-areas-ruins = { valeria-area-ruins }
valeria-choice-areas-forest = { valeria-area-forest }
valeria-choice-areas-valley = { valeria-area-valley }
valeria-choice-areas-mountains = { valeria-area-mountains }
valeria-choice-areas-barrens = { valeria-area-barrens }
valeria-choice-areas-swamp = { valeria-area-swamp }
valeria-choice-areas-caverns = { valeria-area-caverns }

valeria-choice-citizens-cleric = { valeria-card-cleric }
valeria-choice-citizens-monk = { valeria-card-monk }
valeria-choice-citizens-merchant = { valeria-card-merchant }
valeria-choice-citizens-blacksmith = { valeria-card-blacksmith }
valeria-choice-citizens-mercenary = { valeria-card-mercenary }
valeria-choice-citizens-alchemist = { valeria-card-alchemist }
valeria-choice-citizens-archer = { valeria-card-archer }
valeria-choice-citizens-wizard = { valeria-card-wizard }
valeria-choice-citizens-peasant = { valeria-card-peasant }
valeria-choice-citizens-knight = { valeria-card-knight }
valeria-choice-citizens-rogue = { valeria-card-rogue }
valeria-choice-citizens-thief = { valeria-card-thief }
valeria-choice-citizens-champion = { valeria-card-champion }
valeria-choice-citizens-warlord = { valeria-card-warlord }
valeria-choice-citizens-paladin = { valeria-card-paladin }
valeria-choice-citizens-priestess = { valeria-card-priestess }
valeria-choice-citizens-butcher = { valeria-card-butcher }
valeria-choice-citizens-miner = { valeria-card-miner }

valeria-choice-event_cards-corrupted_cleric = { valeria-card-corrupted_cleric }
valeria-choice-event_cards-giant_leech = { valeria-card-giant_leech }
valeria-choice-event_cards-bat_swarm = { valeria-card-bat_swarm }
valeria-choice-event_cards-sorcerer = { valeria-card-sorcerer }
valeria-choice-event_cards-mimic = { valeria-card-mimic }
valeria-choice-event_cards-kobold_thieves = { valeria-card-kobold_thieves }

## Refusals of a set-up

valeria-pick-five-areas = { $n ->
    [one] Vyber pět různých oblastí; zatím je vybrána { $n }.
    [few] Vyber pět různých oblastí; zatím jsou vybrány { $n }.
   *[other] Vyber pět různých oblastí; zatím jich je vybráno { $n }.
}
valeria-pick-one-citizen = { $n ->
    [one] Vyber právě jednoho obyvatele s číslem { $number }; zatím je vybrán { $n }.
    [few] Vyber právě jednoho obyvatele s číslem { $number }; zatím jsou vybráni { $n }.
   *[other] Vyber právě jednoho obyvatele s číslem { $number }; zatím jich je vybráno { $n }.
}
valeria-picks-need-picked = Oblasti a obyvatele lze vybírat jen při přípravě „picked“ (podle vlastního výběru).
valeria-shuffled-uses-all = V zamíchaných balíčcích jsou všichni obyvatelé, a tak je nelze vybírat.
valeria-event-cards-need-events = Události lze vybírat, jen když se s událostmi hraje.
valeria-pick-events = { $n ->
    [one] Vyber nejvýše { $n } událost.
    [few] Vyber nejvýše { $n } události, každou jen jednou.
   *[other] Vyber nejvýše { $n } událostí, každou jen jednou.
}
valeria-solo-no-events = Hra jednoho hráče se hraje bez nepřátelských událostí.
valeria-solo-needs-dukes = Hra jednoho hráče se hraje s vévody.
valeria-dark-lord-is-solo = Temný pán se objevuje jen ve hře jednoho hráče.
valeria-board-points-are-solo = Body z desky lze vynechat jen ve hře jednoho hráče.
