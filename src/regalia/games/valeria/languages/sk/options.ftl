# Valeria: what is settled before a game.

## Options

valeria-option-setup = Príprava
    .help = Ktorých päť oblastí a desať obyvateľov bude v centrálnych balíčkoch.
valeria-option-areas = Oblasti
    .help = Päť oblastí, ktorých príšery sa použijú, ak si prípravu volíte sami.
valeria-option-citizens = Obyvatelia
    .help = Jeden obyvateľ pre každé aktivačné číslo, ak si prípravu volíte sami.
valeria-option-shuffled_citizens = Náhodní obyvatelia
    .help = Všetci obyvatelia s rovnakým číslom sa zamiešajú dokopy; do balíčka sa rozdá päť kariet (pri piatich hráčoch šesť), len vrchná lícom nahor. Zvyšok zostane v škatuli.
valeria-option-events = Nepriateľské udalosti
    .help = Za každého hráča sa pridá jedna nepriateľská udalosť: objaví sa, keď sa vyčerpá balíček, a pôsobí, keď padne jej číslo.
valeria-option-event_cards = Ktoré udalosti
    .help = Nepriateľské udalosti, ktoré majú byť v hre, najviac jedna za každého hráča; zvyšok doplní náhoda.
valeria-option-dukes = Vojvodovia
    .help = Každý má tajného vojvodu, ktorý boduje na konci hry. Bez vojvodov sa namiesto toho bodujú stavovské symboly a väčšiny.
valeria-option-dark_lord = Temný pán
    .help = Obťažnosť hry jedného hráča. Ťažšia: útočí aj súčet kociek, ak je najviac 6. Najťažšia: útok príde aj na stĺpce bez príšer.
valeria-option-solo_board_points = Body z dosky platia
    .help = V hre jedného hráča sa do výsledku počítajú aj víťazné body nazbierané na doske.
valeria-option-decline_citizen = Obyvateľa zadarmo možno odmietnuť
    .help = Kto zabije Orčieho bojovníka alebo Prízrak, nemusí si obyvateľa zadarmo vziať. České pravidlá hovoria „môže“, nemecké ani karty nie.
valeria-option-decline_monster = Zbojnícky hrad možno nevyužiť
    .help = Kto vybuduje Zbojnícky hrad, nemusí si náhodnú príšeru vziať. Oboje pravidlá hovoria „môže“, karta nie.
valeria-option-magic_for_dice = Mágiou možno platiť aj za kocky
    .help = Vo fáze hádzania nahradí mágia zlatky, ktoré si panstvá žiadajú, až na jednu, rovnako ako pri akciách.

valeria-choice-setup-first_game = Prvá hra
valeria-choice-setup-glittering_gold = Trblietavé zlato
valeria-choice-setup-mastery_over_magic = Vládcovia mágie
valeria-choice-setup-monster_blood = Krv príšer
valeria-choice-setup-random = Náhodne
valeria-choice-setup-picked = Podľa vlastného výberu
valeria-choice-dark_lord-normal = Bežná obťažnosť
valeria-choice-dark_lord-harder = Ťažšia
valeria-choice-dark_lord-hardest = Najťažšia

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
    [one] Vyber päť rôznych oblastí; zatiaľ je vybraná { $n }.
    [few] Vyber päť rôznych oblastí; zatiaľ sú vybrané { $n }.
   *[other] Vyber päť rôznych oblastí; zatiaľ ich je vybraných { $n }.
}
valeria-pick-one-citizen = { $n ->
    [one] Vyber práve jedného obyvateľa s číslom { $number }; zatiaľ je vybraný { $n }.
    [few] Vyber práve jedného obyvateľa s číslom { $number }; zatiaľ sú vybraní { $n }.
   *[other] Vyber práve jedného obyvateľa s číslom { $number }; zatiaľ ich je vybraných { $n }.
}
valeria-picks-need-picked = Oblasti a obyvatelia sa dajú vyberať len pri príprave „picked“ (podľa vlastného výberu).
valeria-shuffled-uses-all = V zamiešaných balíčkoch sú všetci obyvatelia, preto sa nedajú vyberať.
valeria-event-cards-need-events = Udalosti sa dajú vyberať, len keď sa s udalosťami hrá.
valeria-pick-events = { $n ->
    [one] Vyber najviac { $n } udalosť.
    [few] Vyber najviac { $n } udalosti, každú len raz.
   *[other] Vyber najviac { $n } udalostí, každú len raz.
}
valeria-solo-no-events = Hra jedného hráča sa hrá bez nepriateľských udalostí.
valeria-solo-needs-dukes = Hra jedného hráča sa hrá s vojvodmi.
valeria-dark-lord-is-solo = Temný pán sa objavuje len v hre jedného hráča.
valeria-board-points-are-solo = Body z dosky sa dajú vynechať len v hre jedného hráča.
