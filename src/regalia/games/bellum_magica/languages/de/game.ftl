# Bellum Magica: what is said at the table and on the cards.

bellum_magica = Bellum Magica
bellum_magica-about = Sammle eine Horde aus Kobolden und Schlimmerem, schick sie auf Raubzug und horte die wertvollsten Schatztruhen aller Hexenfürsten.

## Amounts, as the object of gaining and paying; on a card they stand alone

bellum_magica-amount-food = { $n } Nahrung
bellum_magica-amount-runes = { $n ->
    [one] { $n } Glyphe
   *[other] { $n } Glyphen
}
bellum_magica-amount-kegs = { $n } Fässchen
bellum_magica-amount-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
bellum_magica-amount-magic_shields = { $n ->
    [one] { $n } Zauberschild
   *[other] { $n } Zauberschilde
}
bellum_magica-amount-spells = { $n } Verwirrungszauber
bellum_magica-amount-flipped = { $n ->
    [one] { $n } benutzten Zauber
   *[other] { $n } benutzte Zauber
}
bellum_magica-amount-wooden = { $n ->
    [one] { $n } Holztruhe
   *[other] { $n } Holztruhen
}
bellum_magica-amount-metal = { $n ->
    [one] { $n } Metalltruhe
   *[other] { $n } Metalltruhen
}
bellum_magica-amount-golden = { $n ->
    [one] { $n } Goldtruhe
   *[other] { $n } Goldtruhen
}
bellum_magica-amount-maps = { $n ->
    [one] { $n } Schatzkarte
   *[other] { $n } Schatzkarten
}
bellum_magica-amount-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
bellum_magica-amount-magic_swords = { $n ->
    [one] { $n } Zauberschwert
   *[other] { $n } Zauberschwerter
}
bellum_magica-amount-thieves = { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
}

## Questions

bellum_magica-ask-castle = In welche Burg ziehst du ein?
bellum_magica-ask-goblin = { $card }: links zum Arbeiten oder rechts zum Kämpfen?
bellum_magica-ask-reroll = Der Würfel zeigt { $die }. Soll neu gewürfelt werden?
bellum_magica-ask-attack = Dein Angriff ({ $strength }): Wen greifst du an?
bellum_magica-ask-steal = { $n ->
    [one] { $other }: Welche Truhe nimmt dein Dieb?
   *[other] { $other }: Welche Truhe nimmt dein nächster Dieb? (höchstens noch { $n })
}
bellum_magica-ask-price = { $card }: Wie bezahlst du?
bellum_magica-ask-recruit = Du hast { $store }. Wen wirbst du an?
bellum_magica-ask-tuck = { $card }: links zum Arbeiten oder rechts zum Kämpfen?

## Acts

bellum_magica-act-move-in = { $card } – links: { $work }; rechts: { $war }
bellum_magica-act-tuck-left = { $card } nach links: { $wing }
bellum_magica-act-tuck-right = { $card } nach rechts: { $wing }
bellum_magica-act-spell = Einen Verwirrungszauber nutzen (bereit: { $n })
bellum_magica-act-keg = { $n ->
    [0] Für 1 Fässchen eine Runde ausgeben
    [one] Mit deinem letzten Fässchen eine Runde ausgeben
   *[other] Mit einem deiner { $n } Fässchen eine Runde ausgeben
}
bellum_magica-act-stand = Die { $die } stehen lassen
bellum_magica-act-attack = { $card } angreifen (Beute: { $loot })
bellum_magica-act-rob = { $n ->
    [0] Die Burg von { $other } angreifen
    [one] Die Burg von { $other } angreifen und { $n } Truhe stehlen
   *[other] Die Burg von { $other } angreifen und bis zu { $n } Truhen stehlen
}
bellum_magica-act-hold = Niemanden angreifen
bellum_magica-act-steal = { $chest } von { $other } stehlen
bellum_magica-act-enough = Nur { $chests } nehmen
bellum_magica-act-pay = { $price } zahlen
bellum_magica-act-recruit = { $card } für { $price } anwerben
bellum_magica-act-done = Niemanden mehr anwerben

## Why not

bellum_magica-needs-thief = In deiner aktiven Reihe ist kein Dieb; ohne ihn darfst du keine Burg angreifen.
bellum_magica-nothing-to-steal = In dieser Burg gibt es keine Truhen zu stehlen.
bellum_magica-short-magic-swords = Dir { $n ->
    [one] fehlt { $n } Zauberschwert: Nur Zauberschwerter bezwingen Zauberschilde.
   *[other] fehlen { $n } Zauberschwerter: Nur Zauberschwerter bezwingen Zauberschilde.
}
bellum_magica-short-swords = Dir { $n ->
    [one] fehlt { $n } Schwert.
   *[other] fehlen { $n } Schwerter.
}
bellum_magica-no-such-chest = Von dieser Art ist keine Truhe mehr da.
bellum_magica-only-captain-casts = Verwirrungszauber nutzt nur der Kapitän.
bellum_magica-no-spell = Du hast keinen Verwirrungszauber.
bellum_magica-spells-flipped = Du hast heute schon alle deine Verwirrungszauber genutzt.
bellum_magica-no-keg = Du hast kein Fässchen.
bellum_magica-short-food = Dir { $n ->
    [one] fehlt { $n } Nahrung.
   *[other] fehlen { $n } Nahrung.
}
bellum_magica-short-rune = Dir fehlt 1 Glyphe.
bellum_magica-short-rune-and-food = Dir fehlen 1 Glyphe und { $n } Nahrung – oder 3 Glyphen.
bellum_magica-short-food-or-2-runes = Dir { $n ->
    [one] fehlt { $n } Nahrung oder 2 Glyphen.
   *[other] fehlen { $n } Nahrung oder 2 Glyphen.
}
bellum_magica-short-food-or-1-runes = Dir { $n ->
    [one] fehlt { $n } Nahrung oder 1 Glyphe.
   *[other] fehlen { $n } Nahrung oder 1 Glyphe.
}

## The log

bellum_magica-moves-in = { $seat } zieht ein: { $card }
bellum_magica-orders = { $seat } weist einem Kobold seinen Platz zu
bellum_magica-tucks-left = { $seat } schiebt links unter: { $card }
bellum_magica-tucks-right = { $seat } schiebt rechts unter: { $card }
bellum_magica-day = Tag { $day }: Kapitän ist { $seat }
bellum_magica-rolls = { $seat } würfelt eine { $die }
bellum_magica-casts = { $seat } nutzt einen Verwirrungszauber
bellum_magica-buys-round = { $seat } gibt eine Runde aus ({ $amounts })
bellum_magica-lets-stand = { $seat } lässt die { $die } stehen
bellum_magica-gathers = { $seat } sammelt { $amounts }
bellum_magica-scouts = { $maps ->
    [one] Die Kundschafter von { $seat } finden mit { $maps } Schatzkarte { $amounts }
   *[other] Die Kundschafter von { $seat } finden mit { $maps } Schatzkarten { $amounts }
}
bellum_magica-attacks = { $seat } greift an: { $card }
bellum_magica-storms = { $seat } greift die Burg von { $other } an
bellum_magica-holds = { $seat } greift niemanden an
bellum_magica-steals = { $seat } stiehlt { $amounts } von { $other }
bellum_magica-gets = { $seat } erhält { $amounts } ({ $because })
bellum_magica-gets-nothing = { $seat } erhält nichts, der Vorrat ist leer ({ $because })
bellum_magica-gets-shield = { $seat } wurde bestohlen und erhält { $amounts }
bellum_magica-recruits = { $seat } wirbt für { $amounts } an: { $card }
bellum_magica-recruits-no-more = { $seat } wirbt niemanden mehr an
bellum_magica-creature-shown = Neu auf dem Markt: { $card }
bellum_magica-settlement-shown = Neue Siedlung: { $card }
bellum_magica-ends = Das Spiel endet an Tag { $day }: Die Truhen werden geöffnet

## On the cards

bellum_magica-face = { $n }
bellum_magica-faces = { $start } oder { $end }
bellum_magica-text-on-roll = { $what } bei Würfelzahl { $faces }
bellum_magica-text-on = { $what } bei { $faces }
bellum_magica-text-rows = { $start }; { $end }
bellum_magica-text-castle = Verteidigung: { $shields }. Links: { $work }. Rechts: { $war }.
bellum_magica-text-creature = Links: { $work }. Rechts: { $war }.
bellum_magica-text-creature-bonus = Links: { $work }. Rechts: { $war }. Beim Anwerben erhältst du { $bonus }.
bellum_magica-text-settlement = Verteidigung: { $shields }. Beute: { $loot }.
bellum_magica-text-inn = Verteidigung: { $shields }. Beute: { $loot }. Sie wird nie abgelegt: Jeder Hexenfürst darf sie jeden Tag angreifen.
bellum_magica-text-chest = { $n ->
    [one] Am Ende { $n } Punkt wert.
   *[other] Am Ende { $n } Punkte wert.
}

## The score sheet

bellum_magica-score-wooden = Holztruhen
bellum_magica-score-metal = Metalltruhen
bellum_magica-score-golden = Goldtruhen

## Options

bellum_magica-option-castle_pick = Burgen
    .help = Ob die Burgen ausgeteilt oder nacheinander gewählt werden, der erste Kapitän zuerst.
bellum_magica-option-goblin_setup = Kobolde
    .help = Ob alle ihre zwei Kobolde geheim und gleichzeitig unterschieben oder offen nacheinander.
bellum_magica-option-first_captain = Erster Kapitän
    .help = Wer am ersten Tag würfelt.
bellum_magica-option-chest_fallback = Leere Truhenstapel
    .help = Ob bei leerem Stapel eine Truhe der nächstliegenden Art genommen wird oder keine.
bellum_magica-option-resource_supply = Nahrung und Glyphen
    .help = Ob immer genug da ist oder nur die 30 Nahrung und 20 Glyphen aus der Schachtel.
bellum_magica-option-shield_supply = Schildplättchen
    .help = Ob immer genug da sind oder nur die 20 aus der Schachtel.

bellum_magica-choice-castle_pick-random = Ausgeteilt
bellum_magica-choice-castle_pick-draft = Nacheinander gewählt
bellum_magica-choice-goblin_setup-simultaneous = Geheim und gleichzeitig
bellum_magica-choice-goblin_setup-seat_order = Offen nacheinander
bellum_magica-choice-first_captain-random = Ausgelost
bellum_magica-choice-first_captain-first_seat = Der erste Platz
bellum_magica-choice-chest_fallback-nearest = Die nächstliegende Art
bellum_magica-choice-chest_fallback-none = Keine
bellum_magica-choice-resource_supply-unlimited = Immer genug
bellum_magica-choice-resource_supply-box = So viel wie in der Schachtel
bellum_magica-choice-shield_supply-unlimited = Immer genug
bellum_magica-choice-shield_supply-box = So viele wie in der Schachtel

## Names

bellum_magica-counter-food = Nahrung
bellum_magica-counter-runes = Glyphen
bellum_magica-counter-kegs = Fässchen
bellum_magica-counter-shields = Schilde
bellum_magica-counter-magic_shields = Zauberschilde
bellum_magica-counter-spells = Verwirrungszauber
bellum_magica-counter-flipped = Benutzte Zauber
bellum_magica-counter-wooden = Holztruhen
bellum_magica-counter-metal = Metalltruhen
bellum_magica-counter-golden = Goldtruhen

bellum_magica-measure-days = Tage
bellum_magica-measure-left = Kreaturen links
bellum_magica-measure-right = Kreaturen rechts

bellum_magica-kind-castle = Burg
bellum_magica-kind-goblin = Kobold
bellum_magica-kind-evil = Fiese Kreatur
bellum_magica-kind-ultra_evil = Extrem fiese Kreatur
bellum_magica-kind-settlement = Siedlung
bellum_magica-kind-chest = Schatztruhe

bellum_magica-type-inn = Taverne
bellum_magica-type-farm = Bauernhof
bellum_magica-type-village = Dorf
bellum_magica-type-city = Stadt
bellum_magica-type-wooden = Holz
bellum_magica-type-metal = Metall
bellum_magica-type-golden = Gold

bellum_magica-zone-inn = Taverne
bellum_magica-zone-display = Siedlungen
bellum_magica-zone-kingdom = Königreichstapel
bellum_magica-zone-settlement_box = Siedlungen in der Schachtel
bellum_magica-zone-sacked = Geplünderte Siedlungen
bellum_magica-zone-evil_market = Markt der fiesen Kreaturen
bellum_magica-zone-ultra_market = Markt der extrem fiesen Kreaturen
bellum_magica-zone-evil_deck = Stapel der fiesen Kreaturen
bellum_magica-zone-ultra_deck = Stapel der extrem fiesen Kreaturen
bellum_magica-zone-hoard = Truhenstapel
bellum_magica-zone-goblin_box = Kobolde in der Schachtel
bellum_magica-zone-castle_box = Freie Burgen
bellum_magica-zone-castle = Burg
bellum_magica-zone-left = Linker Flügel
bellum_magica-zone-right = Rechter Flügel
bellum_magica-zone-recruited = Neue Kreatur
bellum_magica-zone-goblins = Kobolde zum Unterschieben
bellum_magica-zone-orders = Befehle für Kobolde
bellum_magica-zone-unused_orders = Andere Befehle
bellum_magica-zone-chests = Truhen
