# Valeria: what is said at the table.

## Amounts

valeria-amount-gold = { $n } Gold
valeria-amount-strength = { $n } Stärke
valeria-amount-magic = { $n } Magie
valeria-amount-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}

## Questions

valeria-ask-action = { $n ->
    [one] Deine letzte Aktion
   *[other] Deine nächste Aktion (noch { $n })
}
valeria-ask-pay = Wie bezahlst du { $price }?
valeria-ask-alternative = { $card }: Was wählst du?
valeria-ask-exchange = { $card }: Möchtest du tauschen?
valeria-ask-take = { $card }: Was nimmst du, und von wem?
valeria-ask-free = { $card }: Welchen Bürger nimmst du kostenlos?
valeria-ask-slay = { $card }: Erschlägst du jetzt ein Monster?
valeria-ask-take-monster = { $card }: Von wem nimmst du ein Monster?
valeria-ask-take-first-monster = { $card }: Nimmst du das erste Monster von links?
valeria-ask-return-monster = { $card }: Welches deiner Monster legst du zurück, falls eines?
valeria-ask-return-citizen = { $card }: Welchen deiner Bürger legst du zurück, falls einen?
valeria-ask-token-gold = { $card }: Welches Monster erhält den Goldmarker?
valeria-ask-token-strength = { $card }: Welches Monster erhält den Stärkemarker?
valeria-ask-token-magic = { $card }: Welches Monster erhält den Magiemarker?
valeria-ask-harvest = { $n ->
    [one] Erträge: { $cards }
   *[other] Erträge (noch { $n }): { $cards }
}
valeria-ask-duke = Welchen Herzog behältst du?
valeria-ask-dice = Die Würfel zeigen { $a } und { $b }. Möchtest du sie ändern?
valeria-ask-event = Welches Ereignis tritt zuerst ein?
valeria-ask-column = Eine Sechs: Die Monster welcher Spalte greifen an?
valeria-ask-captive = Angriff auf Spalte { $n }: Welcher Bürger wird gefangen?

## Acts

valeria-act-slay = { $card }: für { $price } erschlagen
valeria-act-recruit = { $card }: für { $price } rekrutieren
valeria-act-build = { $card }: für { $price } übernehmen
valeria-act-gain = { $what } erhalten
valeria-act-pay = { $price } zahlen
valeria-act-decline = Verzichten
valeria-act-alternative = { $card }: { $what }
valeria-act-exchange = { $card }: { $pay } zahlen und { $gain } erhalten
valeria-act-take = { $what } von { $other } nehmen
valeria-act-free = Kostenlos nehmen: { $card }
valeria-act-take-monster = Ein zufälliges Monster von { $other } nehmen
valeria-act-take-first-monster = { $card }: ohne Belohnung nehmen
valeria-act-return = { $card }: zurücklegen und { $gain } erhalten
valeria-act-token = { $card }: { $what } darauflegen
valeria-act-harvest-done = Erträge beenden
valeria-act-keep = Behalten: { $card }
valeria-act-turn = { $card }: einen Würfel von { $old } auf { $new } drehen
valeria-act-turn-for = { $card }: einen Würfel für { $price } von { $old } auf { $new } drehen
valeria-act-announce = Bei { $a } und { $b } bleiben
valeria-act-event = { $card }: { $what }
valeria-act-column = Spalte { $n }: { $card }
valeria-act-give = Gefangen nehmen lassen: { $card }

## Why not

valeria-short-gold = Dir { $n ->
    [one] fehlt { $n } Gold.
   *[other] fehlen { $n } Gold.
}
valeria-short-strength = Dir { $n ->
    [one] fehlt { $n } Stärke.
   *[other] fehlen { $n } Stärke.
}
valeria-short-magic = Dir { $n ->
    [one] fehlt { $n } Magie.
   *[other] fehlen { $n } Magie.
}
valeria-needs-real-gold = Magie ersetzt nicht alles: Mindestens 1 Gold musst du wirklich zahlen.
valeria-needs-real-strength = Magie ersetzt nicht alles: Mindestens 1 Stärke musst du wirklich zahlen.
valeria-missing-worker = { $n ->
    [one] In deiner Auslage fehlt { $n } Bürger mit Arbeitersymbol.
   *[other] In deiner Auslage fehlen { $n } Bürger mit Arbeitersymbol.
}
valeria-missing-soldier = { $n ->
    [one] In deiner Auslage fehlt { $n } Bürger mit Soldatensymbol.
   *[other] In deiner Auslage fehlen { $n } Bürger mit Soldatensymbol.
}
valeria-missing-shadow = { $n ->
    [one] In deiner Auslage fehlt { $n } Bürger mit Schattensymbol.
   *[other] In deiner Auslage fehlen { $n } Bürger mit Schattensymbol.
}
valeria-missing-holy = { $n ->
    [one] In deiner Auslage fehlt { $n } Bürger mit Heiligensymbol.
   *[other] In deiner Auslage fehlen { $n } Bürger mit Heiligensymbol.
}
valeria-no-such-citizen = Ein solcher Bürger liegt nicht im Raster.
valeria-no-monsters = Dieser Spieler hat keine Monster.
valeria-no-stack-for = Ein Ereignis hat keinen Stapel, auf den es zurückkönnte.
valeria-stack-exhausted = Dieser Stapel ist erschöpft.
valeria-die-shows-it = Der Würfel zeigt bereits { $n }.

## Warum ein Preis nicht der gedruckte ist

valeria-price-copies = +{ $more }: du hast { $n ->
    [one] schon eine Karte
   *[other] schon { $n } Karten
} dieses Namens
valeria-price-cheaper = −{ $less }: { $card }
valeria-price-tokens = +{ $more }: Marker auf dem Monster

## The log

valeria-rolls = { $seat } würfelt { $a } und { $b }
valeria-turns-die = { $seat } ändert die Würfel auf { $a } und { $b } ({ $because })
valeria-announces = { $seat } bleibt bei { $a } und { $b }
valeria-event = Ereignis: { $card }
valeria-keeps-duke = { $seat } wählt einen Herzog
valeria-gains = { $seat } erhält { $amounts }
valeria-gets = { $seat } erhält { $amounts } ({ $because })
valeria-pays = { $seat } zahlt { $amounts } ({ $because })
valeria-pays-plain = { $seat } zahlt { $amounts }
valeria-loses = { $seat } verliert { $amounts } ({ $because })
valeria-takes = { $seat } nimmt { $amounts } von { $other } ({ $because })
valeria-takes-monster = { $seat } nimmt ein Monster von { $other }: { $card } ({ $because })
valeria-takes-first-monster = { $seat } nimmt ein Monster aus dem Raster: { $card } ({ $because })
valeria-nothing-to-take = { $seat } findet nichts zu nehmen ({ $because })
valeria-declines-exchange = { $seat } verzichtet auf den Tausch ({ $because })
valeria-declines-citizen = { $seat } nimmt keinen kostenlosen Bürger ({ $because })
valeria-declines-slay = { $seat } erschlägt jetzt kein Monster ({ $because })
valeria-declines-monster = { $seat } nimmt kein Monster ({ $because })
valeria-declines-return = { $seat } legt keine Karte zurück ({ $because })
valeria-harvest-done = { $seat } beendet die Erträge
valeria-slays = { $seat } erschlägt: { $card }
valeria-recruits-plain = { $seat } rekrutiert: { $card }
valeria-gets-citizen = { $seat } erhält kostenlos: { $card } ({ $because })
valeria-no-citizen-fits = Im Raster liegt kein passender Bürger ({ $because })
valeria-builds = { $seat } übernimmt: { $card }
valeria-new-domain = Neues Gebiet: { $card }
valeria-new-citizen = Neuer Bürger: { $card }
valeria-returns = { $seat } legt zurück: { $card } ({ $because })
valeria-token-gold = { $card }: 1 Gold mehr als Belohnung ({ $because })
valeria-token-strength = { $card }: Kosten um 1 Stärke erhöht ({ $because })
valeria-token-magic = { $card }: Kosten um 1 Magie erhöht ({ $because })
valeria-exhausted = { $row ->
    [monsters] Spalte { $n }: Der Monsterstapel ist erschöpft
    [citizens] Spalte { $n }: Ein Bürgerstapel ist erschöpft
   *[domains] Spalte { $n }: Der Gebietsstapel ist erschöpft
}
valeria-event-appears = Ein Monster-Ereignis erscheint: { $card }
valeria-end-exhausted = Genug Stapel sind erschöpft: Das ist die letzte Runde
valeria-end-monsters = Alle Monster sind erschlagen: Das ist die letzte Runde
valeria-end-domains = Alle Gebiete sind übernommen: Das ist die letzte Runde
valeria-goes-on = Das Spielende ist aufgeschoben: Es geht weiter
valeria-ends = Das Spiel ist vorbei

## Alone against the Dark Lord

valeria-dark-lord = Lord der Finsternis
valeria-attacks = Spalte { $n }: Angriff von { $card }
valeria-attacks-plain = Spalte { $n } hat keine Monster mehr: Der Lord der Finsternis greift selbst an
valeria-sleeps = Spalte { $n } hat keine Monster mehr: Niemand greift an
valeria-captures = Der Lord der Finsternis raubt: { $card }
valeria-captures-domain = In dieser Spalte gibt es keine Bürger mehr. Der Lord der Finsternis raubt: { $card }
valeria-won-monsters = Alle Monster sind erschlagen: Das Königreich ist gerettet
valeria-lost-column = Eine Spalte hat keine Verteidiger mehr: Der Lord der Finsternis gewinnt
valeria-compare = Fünf Stapel sind erschöpft: Die Punkte entscheiden

## The score sheet

valeria-score-monsters = Monster
valeria-score-domains = Gebiete
valeria-score-board = Siegpunkte auf der Tafel
valeria-score-duke = Herzog
valeria-score-resources = Übrige Ressourcen
valeria-score-icons = Rollensymbole
valeria-score-majorities = Meiste Bürger, Monster und Gebiete

## Names

valeria-counter-gold = Gold
valeria-counter-strength = Stärke
valeria-counter-magic = Magie
valeria-counter-vp = Siegpunkte

valeria-role-worker = Arbeiter
valeria-role-soldier = Soldat
valeria-role-shadow = Schatten
valeria-role-holy = Heiliger

valeria-counted-worker = { $n } Bürger mit Arbeitersymbol
valeria-counted-soldier = { $n } Bürger mit Soldatensymbol
valeria-counted-shadow = { $n } Bürger mit Schattensymbol
valeria-counted-holy = { $n } Bürger mit Heiligensymbol

valeria-type-minion = Scherge
valeria-type-beast = Bestie
valeria-type-titan = Titan
valeria-type-boss = Boss

valeria-kind-citizen = Bürger
valeria-kind-starter = Startkarte
valeria-kind-monster = Monster
valeria-kind-event = Monster-Ereignis
valeria-kind-domain = Gebiet
valeria-kind-duke = Herzog
valeria-kind-exhausted = Erschöpftkarte
valeria-kind-reference = Übersichtskarte

valeria-zone-grid = Raster
valeria-zone-domain_box = Gebiete in der Schachtel
valeria-zone-citizen_box = Bürger in der Schachtel
valeria-zone-event_deck = Ereignisse unter den Erschöpftkarten
valeria-zone-event_box = Ereignisse in der Schachtel
valeria-zone-returned_events = Ereignisse, zurück auf den Erschöpftkarten
valeria-zone-duke_box = Herzöge in der Schachtel
valeria-zone-dark_duke = Herzog des Lords der Finsternis
valeria-zone-captives = Beute des Lords der Finsternis
valeria-zone-dukes = Herzog
valeria-zone-returned = Abgelegter Herzog
valeria-zone-starters = Startkarten
valeria-zone-citizens = Bürger
valeria-zone-domains = Gebiete
valeria-zone-monsters = Siegpunktestapel
