# It’s a Wonderful Kingdom: what is said at the table.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

wonderful_kingdom-amount-materials = { $n } Material
wonderful_kingdom-amount-population = { $n } Bevölkerung
wonderful_kingdom-amount-gold = { $n } Gold
wonderful_kingdom-amount-exploration = { $n } Erkundung
wonderful_kingdom-amount-krystallium = { $n } Krystallium
wonderful_kingdom-amount-soldiers = { $n ->
    [one] { $n } Soldaten
   *[other] { $n } Soldaten
}
    .nominative = { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
wonderful_kingdom-amount-training = { $n ->
    [one] { $n } Soldaten auf dem Übungsplatz
   *[other] { $n } Soldaten auf dem Übungsplatz
}
wonderful_kingdom-amount-lab_cubes = { $n } Würfel im Labor
wonderful_kingdom-amount-traps = { $n ->
    [one] { $n } Falle
   *[other] { $n } Fallen
}
wonderful_kingdom-amount-spies = { $n } Spion-Plättchen
wonderful_kingdom-amount-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}

## Questions

wonderful_kingdom-ask-offer-first = Dein Angebot: Welche Karte kommt wohin? { $n ->
    [0] Du hast keine Falle bereit.
    [one] Du hast { $n } Falle bereit.
   *[other] Du hast { $n } Fallen bereit.
}
wonderful_kingdom-ask-offer-second = Dein Angebot: die zweite Karte? { $n ->
    [0] Du hast keine Falle bereit.
    [one] Du hast { $n } Falle bereit.
   *[other] Du hast { $n } Fallen bereit.
}
wonderful_kingdom-ask-select = Welchen Angebotsbereich nimmst du?
wonderful_kingdom-ask-plan = { $n ->
    [one] Bauen oder recyceln: noch { $n } Karte
   *[other] Bauen oder recyceln: noch { $n } Karten
}
wonderful_kingdom-ask-place = Wohin legst du { $what }?
wonderful_kingdom-ask-anything-else = Noch etwas, bevor es weitergeht: einen Marker oder Ratgeber nutzen oder eine Karte im Bau ablegen?
wonderful_kingdom-ask-fight = Kampf: Welche Bedrohung besiegst du? Du hast { $n } Soldaten.
wonderful_kingdom-ask-uncover = Welches Symbol produziert wieder?
wonderful_kingdom-ask-strike = Die Bedrohungen schlagen zu: { $demands }.
wonderful_kingdom-demand-shadows = { $n ->
    [one] Schatten nehmen { $n } Karte
   *[other] Schatten nehmen { $n } Karten
}
wonderful_kingdom-demand-thieves = { $n ->
    [one] Diebe verdecken { $n } Symbol
   *[other] Diebe verdecken { $n } Symbole
}
wonderful_kingdom-demand-giants = { $n ->
    [one] Eisriesen frieren { $n } Karte ein
   *[other] Eisriesen frieren { $n } Karten ein
}
wonderful_kingdom-ask-advisor = Wen von deinen Ratgebern behältst du?
wonderful_kingdom-ask-turn-up = Welchen Bereich deckst du auf?
wonderful_kingdom-ask-move = Welche Karte wechselt den Bereich?
wonderful_kingdom-ask-keep = Welche Karte behältst du?
wonderful_kingdom-ask-give = Welche Karte gibst du ab?
wonderful_kingdom-ask-swap = Was nimmst du für { $card }?
wonderful_kingdom-ask-melt = { $n ->
    [one] Welcher Würfel wird zu Krystallium? Es fehlt noch der letzte.
   *[other] Welcher Würfel wird zu Krystallium? Es fehlen noch { $n }.
}
wonderful_kingdom-ask-remove = { $n ->
    [one] Suche: Welche Karte entfernst du? Noch eine.
   *[other] Suche: Welche Karte entfernst du? Noch { $n }.
}
wonderful_kingdom-ask-find = Suche: Welche Karte kommt in Bereich { $area }?
wonderful_kingdom-moment-after_selecting = Du hast gewählt. Einen Ratgeber einsetzen?
wonderful_kingdom-moment-before_planning = Vor der Planung: einen Ratgeber einsetzen?
wonderful_kingdom-moment-end = Das Spiel endet. Einen Ratgeber einsetzen?

## Acts

wonderful_kingdom-act-offer = In Bereich { $area } anbieten: { $card }
wonderful_kingdom-act-offer-down = Verdeckt in Bereich { $area } anbieten: { $card }
wonderful_kingdom-act-select = { $n ->
    [0] Bereich { $area } nehmen, der leer ist
    [one] Bereich { $area } nehmen ({ $n } Karte)
   *[other] Bereich { $area } nehmen ({ $n } Karten)
}
wonderful_kingdom-act-search = Suchen, dann Bereich { $area } nehmen
wonderful_kingdom-act-remove = Entfernen: { $card }
wonderful_kingdom-act-find = Aus dem Stapel nehmen: { $card }
wonderful_kingdom-act-spy = Spion: verdeckte Karte { $n } in Bereich { $area } aufdecken
wonderful_kingdom-act-spy-chosen = Spion: verdeckte Karte { $n } von { $other } aufdecken
wonderful_kingdom-act-build = Bauen: { $card }
wonderful_kingdom-act-recycle = Recyceln: { $card } (du bekommst { $what })
wonderful_kingdom-act-recycle-nothing = Recyceln: { $card }
wonderful_kingdom-act-put = { $what } auf { $card } legen
wonderful_kingdom-act-put-for = 1 Krystallium statt { $what } auf { $card } legen
wonderful_kingdom-act-lab = { $what } ins Labor legen
wonderful_kingdom-act-throw-away = Karte im Bau ablegen: { $card }
wonderful_kingdom-act-transmute = 5 Würfel aus dem Labor in Krystallium verwandeln
wonderful_kingdom-act-melt = { $what } aus dem Labor verbrauchen
wonderful_kingdom-act-step = { $step } ({ $price-nominative }): { $reward-nominative }
wonderful_kingdom-act-step-late = { $step } ({ $price-nominative }): Die Belohnung ist schon weg
wonderful_kingdom-act-use = { $card } (für { $price }): { $what-nominative }
wonderful_kingdom-act-keep = Behalten: { $card }
wonderful_kingdom-act-turn-up-area = { $n ->
    [one] { $n } verdeckte Karte in Bereich { $area } aufdecken
   *[other] { $n } verdeckte Karten in Bereich { $area } aufdecken
}
wonderful_kingdom-act-move = In Bereich { $area } verschieben: { $card }
wonderful_kingdom-act-move-hidden = Verdeckte Karte { $n } in Bereich { $area } verschieben
wonderful_kingdom-act-give = Abgeben: { $card }
wonderful_kingdom-act-swap = Nehmen: { $card } (für { $own })
wonderful_kingdom-act-shadow = Dem Schatten überlassen: { $card }
wonderful_kingdom-act-cover = { $what } auf { $card } verdecken
wonderful_kingdom-act-uncover = { $what } auf { $card } aufdecken
wonderful_kingdom-act-freeze = Eisriesen unter { $card } schieben
wonderful_kingdom-act-freeze-new = { $card } beginnen und den Eisriesen darunterschieben
wonderful_kingdom-act-defeat = Besiegen: { $card } für { $price }
wonderful_kingdom-act-defeat-giant = Besiegen: { $card } unter { $above } für { $price }
wonderful_kingdom-act-done = Fertig

## Why a price differs from the printed one

wonderful_kingdom-price-free-trap = −1 Falle: Ein Ratgeber verdeckt diese Karte ohne sie
wonderful_kingdom-price-stands-in = Krystallium statt { $what }

## Why not

wonderful_kingdom-no-trap = Du hast keine Falle bereit.
wonderful_kingdom-no-spy = Du hast keinen Spion bereit.
wonderful_kingdom-no-slot = Auf dieser Karte ist kein Feld dafür frei.
wonderful_kingdom-cubes-left = { $n ->
    [one] { $n } Würfel muss noch gelegt werden.
   *[other] { $n } Würfel müssen noch gelegt werden.
}
wonderful_kingdom-short-materials = Dir { $n ->
    [one] fehlt { $n } Material.
   *[other] fehlen { $n } Material.
}
wonderful_kingdom-short-population = Dir { $n ->
    [one] fehlt { $n } Bevölkerung.
   *[other] fehlen { $n } Bevölkerung.
}
wonderful_kingdom-short-gold = Dir { $n ->
    [one] fehlt { $n } Gold.
   *[other] fehlen { $n } Gold.
}
wonderful_kingdom-short-exploration = Dir { $n ->
    [one] fehlt { $n } Erkundung.
   *[other] fehlen { $n } Erkundung.
}
wonderful_kingdom-short-krystallium = Dir { $n ->
    [one] fehlt { $n } Krystallium.
   *[other] fehlen { $n } Krystallium.
}
wonderful_kingdom-short-soldiers = Dir { $n ->
    [one] fehlt { $n } Soldat.
   *[other] fehlen { $n } Soldaten.
}
wonderful_kingdom-lab-short = Im Labor { $n ->
    [one] fehlt { $n } Würfel.
   *[other] fehlen { $n } Würfel.
}
wonderful_kingdom-is-frozen = Diese Karte ist von einem Eisriesen eingefroren.
wonderful_kingdom-must-be-built = In diesem Szenario muss die Karte gebaut werden.
wonderful_kingdom-treasure-is-recycled = Ein Schatz kann nur recycelt werden.
wonderful_kingdom-menace-stays = Eine Bedrohung kann weder gebaut noch recycelt werden.
wonderful_kingdom-frozen-lacks = { $n ->
    [one] Auf der eingefrorenen Karte fehlt noch { $n } Würfel oder Soldat.
   *[other] Auf der eingefrorenen Karte fehlen noch { $n } Würfel oder Soldaten.
}
wonderful_kingdom-step-done = Diesen Schritt hast du schon abgeschlossen.
wonderful_kingdom-searched = Du hast in dieser Runde schon gesucht.
wonderful_kingdom-search-short = { $n ->
    [one] Die Suche entfernt zwei offene Karten; hier fehlt { $n }.
   *[other] Die Suche entfernt zwei offene Karten; hier fehlen { $n }.
}
wonderful_kingdom-deck-empty = Der Stapel ist leer.
wonderful_kingdom-advisor-used = Dieser Ratgeber hat in dieser Runde schon geholfen.
wonderful_kingdom-other-step = Dieser Ratgeber gehört zur Produktion eines anderen Rohstoffs.
wonderful_kingdom-nothing-face-down = Dort liegt keine verdeckte Karte.
wonderful_kingdom-nothing-offered = Die Angebotsbereiche sind leer.
wonderful_kingdom-hand-known = Auf der Hand deines Gegners ist nichts Neues.
wonderful_kingdom-nothing-to-swap = Ihr braucht beide eine Karte, die getauscht werden kann.
wonderful_kingdom-nothing-to-recycle = Du hast keine Karte zum Recyceln.
wonderful_kingdom-no-calamity = In deinem Herzogtum liegt keine Katastrophe.

## The log

wonderful_kingdom-round = Runde { $n }, { $seat } beginnt
wonderful_kingdom-opens = Neu im Angebot: { $cards }
wonderful_kingdom-offers = { $seat } bietet in Bereich { $area } an: { $card }
wonderful_kingdom-offers-hidden = { $seat } bietet in Bereich { $area } eine verdeckte Karte an
wonderful_kingdom-selects = { $n ->
    [0] { $seat } nimmt: { $cards }
    [one] { $seat } nimmt: { $cards } (dazu { $n } verdeckte Karte)
   *[other] { $seat } nimmt: { $cards } (dazu { $n } verdeckte Karten)
}
wonderful_kingdom-selects-hidden = { $n ->
    [0] { $seat } nimmt den leeren Bereich
    [one] { $seat } nimmt { $n } verdeckte Karte
   *[other] { $seat } nimmt { $n } verdeckte Karten
}
wonderful_kingdom-danger = Eine Gefahrenkarte kommt in Bereich { $area }
wonderful_kingdom-searches = { $seat } sucht in Bereich { $area }
wonderful_kingdom-looks = { $n ->
    [one] { $seat } sieht sich { $n } Karte des Stapels an
   *[other] { $seat } sieht sich { $n } Karten des Stapels an
}
wonderful_kingdom-removes = { $seat } entfernt: { $card }
wonderful_kingdom-finds = { $seat } findet: { $card }
wonderful_kingdom-keeps = { $seat } behält: { $card }
wonderful_kingdom-reshuffles = Die abgelegten Karten werden ein neuer Stapel
wonderful_kingdom-spies = { $seat } deckt auf: { $card }
wonderful_kingdom-spies-ready = { $seat } hat { $amounts } wieder bereit
wonderful_kingdom-reveals = { $seat } dreht um: { $cards }
wonderful_kingdom-suffers = { $n ->
    [one] { $seat } erleidet { $n } Katastrophe
   *[other] { $seat } erleidet { $n } Katastrophen
}
wonderful_kingdom-removes-calamities = { $n ->
    [one] { $seat } wird { $n } Katastrophe los ({ $because })
   *[other] { $seat } wird { $n } Katastrophen los ({ $because })
}
wonderful_kingdom-begins = { $seat } beginnt zu bauen: { $card }
wonderful_kingdom-recycles = { $seat } recycelt: { $card }
wonderful_kingdom-takes = { $seat } nimmt { $amounts } ({ $because })
wonderful_kingdom-takes-plain = { $seat } produziert { $amounts }
wonderful_kingdom-puts = { $seat } legt { $amounts } auf { $card }
wonderful_kingdom-into-lab = { $seat } legt { $amounts } ins Labor
wonderful_kingdom-alchemy = { $seat } gewinnt im Labor { $amounts }
wonderful_kingdom-completes = { $seat } stellt fertig: { $card }
wonderful_kingdom-throws-away = { $seat } legt eine Karte im Bau ab: { $card }
wonderful_kingdom-gets = { $seat } erhält { $amounts } ({ $because })
wonderful_kingdom-supremacy-trains = { $seat } führt bei { $resource ->
    [materials] Material
    [population] Bevölkerung
    [gold] Gold
   *[exploration] Erkundung
} und bildet einen Soldaten aus
wonderful_kingdom-supremacy-ready = { $seat } führt bei { $resource ->
    [materials] Material
    [population] Bevölkerung
    [gold] Gold
   *[exploration] Erkundung
}: Der Soldat vom Übungsplatz ist bereit
wonderful_kingdom-advisor-joins = { $card } kommt zu { $seat }
wonderful_kingdom-keeps-advisor = { $seat } beginnt mit { $card }
wonderful_kingdom-uses = { $seat } zahlt { $amounts }: { $card }
wonderful_kingdom-turns-up = { $seat } deckt auf: { $cards }
wonderful_kingdom-moves = { $seat } verschiebt in den anderen Bereich: { $card }
wonderful_kingdom-moves-hidden = { $seat } verschiebt eine verdeckte Karte in den anderen Bereich
wonderful_kingdom-shows-hand = { $seat } muss zeigen: { $cards }
wonderful_kingdom-swaps = { $seat } tauscht mit { $other }: { $cards }
wonderful_kingdom-does-step = { $seat } schließt Schritt { $n } des Auftrags { $card } ab
wonderful_kingdom-vermin = { $seat } bekommt { $n } Ungeziefer ({ $because })
wonderful_kingdom-giant-loose = { $n ->
    [one] { $n } Eisriese findet nichts zum Einfrieren ({ $seat })
   *[other] { $n } Eisriesen finden nichts zum Einfrieren ({ $seat })
}
wonderful_kingdom-frozen = { $seat }: { $card } ist eingefroren
wonderful_kingdom-haunted = { $seat } verliert { $card } ({ $because })
wonderful_kingdom-beside-danger = { $n ->
    [one] Neben dem Gefahrenstapel liegt { $n } Rohstoff
   *[other] Neben dem Gefahrenstapel liegen { $n } Rohstoffe
}
wonderful_kingdom-covered = { $seat }: { $card } produziert 1 { $resource ->
    [materials] Material
    [population] Bevölkerung
    [gold] Gold
   *[exploration] Erkundung
} weniger ({ $because })
wonderful_kingdom-uncovered = { $seat }: { $card } produziert wieder { $resource ->
    [materials] Material
    [population] Bevölkerung
    [gold] Gold
   *[exploration] Erkundung
}
wonderful_kingdom-defeats = { $seat } besiegt: { $card } (für { $amounts })
wonderful_kingdom-ends = Das Spiel ist zu Ende

## The end of a game alone

wonderful_kingdom-outcome-gold = { $seat } gewinnt die Goldmedaille
wonderful_kingdom-outcome-silver = { $seat } gewinnt die Silbermedaille
wonderful_kingdom-outcome-bronze = { $seat } gewinnt die Bronzemedaille
wonderful_kingdom-outcome-no-medal = { $seat } gewinnt keine Medaille
wonderful_kingdom-outcome-lost-vermin = Der Ungezieferstapel ist leer: { $seat } hat verloren
wonderful_kingdom-outcome-lost-beside-danger = Neben dem Gefahrenstapel liegt zu viel: { $seat } hat verloren
wonderful_kingdom-outcome-lost-unbuilt = Eine der verlangten Karten ist nicht gebaut: { $seat } hat verloren
wonderful_kingdom-outcome-lost-undefeated = Ein Dieb ist noch da: { $seat } hat verloren
wonderful_kingdom-outcome-lost-quest = Der letzte Schritt des Auftrags ist nicht abgeschlossen: { $seat } hat verloren

## The score sheet

wonderful_kingdom-score-flat = Punkte auf Karten
wonderful_kingdom-score-combinations = Kombinationen
wonderful_kingdom-score-menaces = Bedrohungen
wonderful_kingdom-score-calamities = Katastrophen
wonderful_kingdom-score-advisors = Ratgeber
wonderful_kingdom-score-side-a = Herzogtum Seite A

## Names

wonderful_kingdom-counter-materials = Material
wonderful_kingdom-counter-population = Bevölkerung
wonderful_kingdom-counter-gold = Gold
wonderful_kingdom-counter-exploration = Erkundung
wonderful_kingdom-counter-krystallium = Krystallium
wonderful_kingdom-counter-soldiers = Soldaten
wonderful_kingdom-counter-training = Übungsplatz
wonderful_kingdom-counter-lab_cubes = Alchemielabor
wonderful_kingdom-counter-traps = Fallen
wonderful_kingdom-counter-spies = Spione


wonderful_kingdom-kind-development = Entwicklungskarte
wonderful_kingdom-kind-treasure = Schatz
wonderful_kingdom-kind-calamity = Katastrophe
wonderful_kingdom-kind-menace = Bedrohung
wonderful_kingdom-kind-advisor = Ratgeber
wonderful_kingdom-kind-duchy = Herzogtum
wonderful_kingdom-kind-quest = Auftrag

wonderful_kingdom-zone-deck = Entwicklungsstapel
wonderful_kingdom-zone-danger = Gefahrenstapel
wonderful_kingdom-zone-offers_up = Angebotsbereiche
wonderful_kingdom-zone-offers_down = Verdeckt im Angebot
wonderful_kingdom-zone-discards = Ablagestapel
wonderful_kingdom-zone-discards_down = Verdeckt abgelegt
wonderful_kingdom-zone-calamity_pile = Katastrophen
wonderful_kingdom-zone-vermin = Ungezieferstapel
wonderful_kingdom-zone-box = Zurück in der Schachtel
wonderful_kingdom-zone-hand = Hand
wonderful_kingdom-zone-known = Hand, die der Gegner kennt
wonderful_kingdom-zone-staged = Geplantes Angebot
wonderful_kingdom-zone-chosen = Auswahlbereich
wonderful_kingdom-zone-chosen_down = Verdeckt im Auswahlbereich
wonderful_kingdom-zone-construction = Baubereich
wonderful_kingdom-zone-menaces = Bedrohungen
wonderful_kingdom-zone-built = Fertige Karten
wonderful_kingdom-zone-calamities = Katastrophen im Herzogtum
wonderful_kingdom-zone-advisors = Ratgeber
wonderful_kingdom-zone-menace_deck = Bedrohungsstapel
wonderful_kingdom-zone-dealt = Ratgeber zur Wahl
wonderful_kingdom-zone-returned = Nicht behaltener Ratgeber
wonderful_kingdom-zone-looked = Angesehene Karten
