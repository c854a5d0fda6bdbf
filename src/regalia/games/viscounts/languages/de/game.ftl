# Viscounts: what is said at the table and on the cards.

## Amounts

viscounts-amount-silver = { $n } Silber
viscounts-amount-ink = { $n ->
    [one] { $n } Tintenfass
   *[other] { $n } Tintenfässer
}
viscounts-amount-gold = { $n } Gold
viscounts-amount-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
viscounts-amount-any = { $n ->
    [one] { $n } Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
viscounts-amount-resources = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
viscounts-amount-deeds = { $n ->
    [one] { $n } Urkunde
   *[other] { $n } Urkunden
}
viscounts-amount-debts = { $n ->
    [one] { $n } Schuldschein
   *[other] { $n } Schuldscheine
}
viscounts-amount-paid = { $n ->
    [one] { $n } bezahlten Schuldschein
   *[other] { $n } bezahlte Schuldscheine
}
viscounts-amount-approved = { $n ->
    [one] { $n } bestätigte Urkunde
   *[other] { $n } bestätigte Urkunden
}
viscounts-amount-virtue = { $n } Tugend
viscounts-amount-corruption = { $n } Korruption
viscounts-amount-workers = { $n } Arbeiter

## Places

viscounts-space-0 = { $segment }, äußerer Weg links vom Fluss
viscounts-space-1 = { $segment }, innerer Weg
viscounts-space-2 = { $segment }, äußerer Weg rechts vom Fluss

## Questions

viscounts-ask-pair = Mit welcher Spielerkarte beginnst du, und welcher Held kommt zu dir?
viscounts-ask-play = Welche Karte spielst du aus?
viscounts-ask-move = { $n ->
    [one] Wohin zieht dein Burggraf? Mindestens ein Feld weit
   *[other] Wohin zieht dein Burggraf? Mindestens { $n } Felder weit
}
viscounts-ask-action-outer = Deine Aktion: handeln, bauen oder keine
viscounts-ask-action-inner = Deine Aktion: Arbeiter einsetzen, abschreiben oder keine
viscounts-ask-finish-trade = Entlassen: { $card }. Wie handelst du?
viscounts-ask-finish-construct = Entlassen: { $card }. Was baust du?
viscounts-ask-finish-workers = Entlassen: { $card }. Wie viele Arbeiter setzt du ein?
viscounts-ask-finish-transcribe = Entlassen: { $card }. Schreibe das Manuskript ab
viscounts-ask-pay-construct = { $n ->
    [one] Womit bezahlst du das fehlende Bausymbol?
   *[other] Womit bezahlst du { $n } fehlende Bausymbole?
}
viscounts-ask-pay-workers = { $n ->
    [one] Womit bezahlst du das fehlende Adelssymbol?
   *[other] Womit bezahlst du { $n } fehlende Adelssymbole?
}
viscounts-ask-pay-transcribe = { $n ->
    [one] Womit bezahlst du das fehlende Kirchensymbol?
   *[other] Womit bezahlst du { $n } fehlende Kirchensymbole?
}
viscounts-ask-recruit = Heuerst du den Stadtbewohner neben deinem Burggrafen an?
viscounts-ask-resource = { $n ->
    [one] { $card }: Welche Ressource nimmst du?
   *[other] { $card }: Welche Ressource nimmst du? (noch { $n })
}
viscounts-ask-flip = { $n ->
    [one] { $card }: Was drehst du um?
   *[other] { $card }: Was drehst du um? (noch { $n })
}
viscounts-ask-rearrange = { $card }: Ordnest du deine Karten um?
viscounts-ask-alternative = { $card }: Was davon wählst du?
viscounts-ask-discard = { $n ->
    [one] { $card }: Wirfst du eine Karte ab?
   *[other] { $card }: Wirfst du eine Karte ab? (bis zu { $n })
}
viscounts-ask-destroy = { $n ->
    [one] { $card }: Zerstörst du eine Karte?
   *[other] { $card }: Zerstörst du eine Karte? (bis zu { $n })
}
viscounts-ask-hire = { $card }: Wen heuerst du kostenlos an?
viscounts-ask-manuscript = { $card }: Welches Manuskript nimmst du?
viscounts-ask-plot = { $card }: Welches Gebäude setzt du?
viscounts-ask-site = { $what }: Auf welchen Bauplatz?
viscounts-ask-link = Zwei Verbindungen sind vollständig: Welche gibt zuerst ihren Bonus?
viscounts-ask-section = { $n ->
    [one] { $card }: In welchen Hof kommt dein Arbeiter?
   *[other] { $card }: In welchen Hof kommen deine { $n } Arbeiter?
}
viscounts-ask-move-worker = { $card }: Versetzt du einen deiner Arbeiter auf der ersten Ebene?
viscounts-ask-march = In welchem Hof rücken deine drei zuerst vor?
viscounts-ask-bump-yard = { $place } ist überfüllt: Wessen Arbeiter schickst du heim?
viscounts-ask-bump-hall = { $place }, zweite Ebene, ist überfüllt: Wessen Arbeiter schickst du heim?

## Acts

viscounts-act-pair = { $card } und { $hero }: Start hier: { $where }
viscounts-act-play = { $n ->
    [one] { $card }: ausspielen, { $n } Feld weit ziehen
   *[other] { $card }: ausspielen, { $n } Felder weit ziehen
}
viscounts-act-play-top = Oberste Karte des Nachziehstapels ungesehen ausspielen
viscounts-act-move = { $where }
viscounts-act-move-for = { $where }, für { $price }
viscounts-act-trade = Handeln: { $what }
viscounts-act-trade-for = Handeln, { $price } zahlen: { $what }
viscounts-act-build = { $n ->
    [one] { $what }: braucht { $n } Bausymbol
   *[other] { $what }: braucht { $n } Bausymbole
}
viscounts-act-workers = { $n ->
    [one] { $n } Arbeiter einsetzen ({ $place }): braucht { $nobles } Adelssymbol
   *[other] { $n } Arbeiter einsetzen ({ $place }): braucht { $nobles } Adelssymbole
}
viscounts-act-transcribe = { $n ->
    [one] { $card }: abschreiben, braucht { $n } Kirchensymbol
   *[other] { $card }: abschreiben, braucht { $n } Kirchensymbole
}
viscounts-act-dismiss-trade = { $card }: für { $price } entlassen und handeln ({ $what })
viscounts-act-dismiss-construct = { $card }: für { $price } entlassen und bauen ({ $what })
viscounts-act-dismiss-workers = { $card }: für { $price } entlassen und Arbeiter einsetzen ({ $what })
viscounts-act-dismiss-transcribe = { $card }: für { $price } entlassen und abschreiben ({ $what })
viscounts-act-skip = Keine Aktion
viscounts-act-pay = { $price } zahlen
viscounts-less = { $price } weniger: { $card }
viscounts-helps-to-pay = { $card }: { $what }
viscounts-act-recruit = { $card }: für { $price } anheuern ({ $what })
viscounts-act-decline = Nein, danke
viscounts-act-take = { $what } nehmen
viscounts-act-flip-debt = Einen Schuldschein umdrehen: Er ist bezahlt und bringt eine Ressource
viscounts-act-flip-deed = Eine Urkunde umdrehen: Sie ist bestätigt
viscounts-act-arrange = Von links: { $cards }
viscounts-act-alternative = { $card }: { $what }
viscounts-act-discard = { $card }: abwerfen
viscounts-act-discard-top = Oberste Karte des Nachziehstapels ungesehen abwerfen
viscounts-act-discard-shuffled = Ablagestapel mischen und oberste Karte ungesehen abwerfen
viscounts-act-destroy = { $card }: zerstören und { $gain } erhalten
viscounts-act-destroy-top = Oberste Karte des Nachziehstapels ungesehen zerstören und ihren Wert erhalten
viscounts-act-destroy-shuffled = Ablagestapel mischen, oberste Karte ungesehen zerstören und ihren Wert erhalten
viscounts-act-hire-free = { $card }: kostenlos anheuern ({ $what })
viscounts-act-manuscript = { $card }: kostenlos nehmen
viscounts-act-plot = { $what }
viscounts-act-site = Bauplatz { $n }: { $what }
viscounts-act-site-linked = Bauplatz { $n }: { $what }; Verbindung, auch für den Besitzer am anderen Ende: { $links }
viscounts-act-link = Verbindung zu Bauplatz { $n }: { $what }
viscounts-act-section = { $place }
viscounts-act-move-worker = { $start } → { $end }
viscounts-act-march = { $place }
viscounts-act-bump = Einen Arbeiter heimschicken: { $other } erhält { $what }

## Why not

viscounts-short-silver = { $n ->
    [one] Dir fehlt { $n } Silber.
   *[other] Dir fehlen { $n } Silber.
}
viscounts-short-merchant = { $n ->
    [one] Dir fehlt { $n } Handelssymbol.
   *[other] Dir fehlen { $n } Handelssymbole.
}
viscounts-short-builder = { $n ->
    [one] Dir fehlt { $n } Bausymbol.
   *[other] Dir fehlen { $n } Bausymbole.
}
viscounts-short-noble = { $n ->
    [one] Dir fehlt { $n } Adelssymbol.
   *[other] Dir fehlen { $n } Adelssymbole.
}
viscounts-short-cleric = { $n ->
    [one] Dir fehlt { $n } Kirchensymbol.
   *[other] Dir fehlen { $n } Kirchensymbole.
}
viscounts-no-fitting-icon = Dieser Stadtbewohner hat kein Symbol für diese Aktion.
viscounts-no-site = Auf dieser Seite des Flusses ist kein Bauplatz frei.
viscounts-all-built = Du hast alle neun Gebäude gebaut.
viscounts-no-workers = Du hast keine Arbeiter mehr.
viscounts-workers-left = Du hast nur noch { $n } Arbeiter.
viscounts-no-worker-there = Dort hast du keinen Arbeiter.
viscounts-nobody-there = Auf diesem Stapel ist niemand mehr.
viscounts-no-debt = Du hast keinen unbezahlten Schuldschein.
viscounts-no-deed = Du hast keine unbestätigte Urkunde.
viscounts-no-cards = Dein Nachzieh- und dein Ablagestapel sind leer.
viscounts-does-nothing = Das hätte jetzt keine Wirkung.

## The log

viscounts-starts = { $seat } beginnt mit { $card } und { $cards }
viscounts-starts-alone = { $seat } beginnt mit { $card }
viscounts-round = Runde { $n }
viscounts-last-round = Runde { $n }, die letzte
viscounts-drops-off = { $seat }: { $card } verlässt die Tafel
viscounts-plays = { $seat } spielt aus: { $card }
viscounts-moves-0 = { $seat } zieht: { $card }, äußerer Weg links vom Fluss
viscounts-moves-1 = { $seat } zieht: { $card }, innerer Weg
viscounts-moves-2 = { $seat } zieht: { $card }, äußerer Weg rechts vom Fluss
viscounts-trades = { $merchants ->
    [one] { $seat } handelt { $n }-mal, mit { $merchants } Handelssymbol
   *[other] { $seat } handelt { $n }-mal, mit { $merchants } Handelssymbolen
}
viscounts-builds = { $seat } baut: { $card }
viscounts-places = { $seat } setzt { $n } Arbeiter ein ({ $because })
viscounts-marches = { $seat }: Ein Arbeiter geht nach innen ({ $because })
viscounts-spreads = { $seat }: Ein Arbeiter geht zur Seite ({ $because })
viscounts-moves-worker = { $seat } versetzt einen Arbeiter ({ $because })
viscounts-enters-keep = { $seat }: Ein Arbeiter erreicht die dritte Ebene
viscounts-leads = { $seat } erhält die Burgherrenkarte
viscounts-bumped = { $seat }: Ein Arbeiter wird heimgeschickt ({ $because })
viscounts-transcribes = { $seat } schreibt ab: { $card }
viscounts-cleric-bonus = { $seat } erhält: { $card }
viscounts-dismisses = { $seat } entlässt: { $card }
viscounts-hires = { $seat } heuert an: { $card }
viscounts-hires-free = { $seat } heuert kostenlos an: { $card }
viscounts-skips = { $seat } führt keine Aktion aus
viscounts-declines-recruit = { $seat } heuert niemanden an
viscounts-declines-rearrange = { $seat } lässt die Karten auf der Tafel, wie sie sind
viscounts-declines-discard = { $seat } wirft keine Karte ab
viscounts-declines-destroy = { $seat } zerstört keine Karte
viscounts-declines-move-worker = { $seat } versetzt keinen Arbeiter
viscounts-cannot-construct = { $n ->
    [one] { $seat } kann nicht bauen: Es fehlt { $n } Bausymbol
   *[other] { $seat } kann nicht bauen: Es fehlen { $n } Bausymbole
}
viscounts-cannot-construct-site = { $seat } kann nicht bauen: Auf seiner Seite des Flusses ist kein Bauplatz frei
viscounts-cannot-construct-all = { $seat } kann nicht bauen: Alle neun Gebäude stehen schon
viscounts-cannot-workers = { $n ->
    [one] { $seat } kann keine Arbeiter einsetzen: Es fehlt { $n } Adelssymbol
   *[other] { $seat } kann keine Arbeiter einsetzen: Es fehlen { $n } Adelssymbole
}
viscounts-cannot-workers-left = { $seat } kann keine Arbeiter einsetzen: Es sind keine zwei mehr im Vorrat
viscounts-cannot-transcribe = { $n ->
    [one] { $seat } kann nicht abschreiben: Es fehlt { $n } Kirchensymbol
   *[other] { $seat } kann nicht abschreiben: Es fehlen { $n } Kirchensymbole
}
viscounts-cannot-flip = { $seat } hat keinen Schuldschein und keine Urkunde zum Umdrehen
viscounts-pays = { $seat } zahlt { $amounts }
viscounts-takes = { $seat } nimmt { $amounts } ({ $because })
viscounts-takes-plain = { $seat } nimmt { $amounts }
viscounts-gets = { $seat } erhält { $amounts } ({ $because })
viscounts-pays-debt = { $seat } dreht einen Schuldschein um: Er ist bezahlt
viscounts-approves-deed = { $seat } dreht eine Urkunde um: Sie ist bestätigt
viscounts-rearranges = { $seat } ordnet um: { $cards }
viscounts-discards = { $seat } wirft ab: { $card }
viscounts-destroys = { $seat } zerstört die Karte { $card } und erhält { $amounts }
viscounts-shuffles = { $seat } mischt und erhält { $amounts }
viscounts-draws = { $n ->
    [one] { $seat } zieht { $n } Karte
   *[other] { $seat } zieht { $n } Karten
}
viscounts-collides = { $seat }: Kollision von Tugend und Korruption auf Feld { $space }
viscounts-poverty = Der letzte Schuldschein auf der Armutskarte ist vergeben: Die Armut ist aufgedeckt
viscounts-prosperity = Die letzte Urkunde auf der Wohlstandskarte ist vergeben: Der Wohlstand ist aufgedeckt
viscounts-ends = Das Spiel ist vorbei

## Alone

viscounts-opponent = Der Gegner
viscounts-schemes = { $seat } deckt auf: { $card }
viscounts-gains-scheme = { $seat } erhält: { $card }

## What stands on the cards

viscounts-text-townsfolk = { $ability } Beim Anheuern oder Entlassen: { $bonus }.
viscounts-when-never = Keine Fähigkeit.
viscounts-when-always = { $what }.
viscounts-when-played = Beim Ausspielen: { $what }.
viscounts-when-dropped = Wenn die Karte deine Tafel verlässt: { $what }.
viscounts-when-after_trade = Nach deiner Aktion „Handeln“: { $what }.
viscounts-when-after_construct = Nach deiner Aktion „Bauen“: { $what }.
viscounts-when-after_workers = Nach deiner Aktion „Arbeiter einsetzen“: { $what }.
viscounts-when-after_transcribe = Nach deiner Aktion „Abschreiben“: { $what }.
viscounts-when-debt_flipped = Immer wenn du einen Schuldschein umdrehst: { $what }.
viscounts-when-debt_gained = Immer wenn du einen Schuldschein erhältst: { $what }.
viscounts-when-collision = Bei der Kollision eines beliebigen Spielers: { $what }.
viscounts-when-transcribed = Beim Abschreiben: { $what }.

viscounts-text-gain = erhalte { $what }
viscounts-text-gain-by-board = erhalte { $what } in der Reihenfolge deiner Tafel
viscounts-text-in-any-case = { $first }; in jedem Fall { $others }
viscounts-text-flip-any = { $n ->
    [one] drehe einen Schuldschein oder eine Urkunde um
   *[other] drehe { $n } Schuldscheine oder Urkunden um
}
viscounts-text-flip-debt = { $n ->
    [one] drehe einen Schuldschein um
   *[other] drehe { $n } Schuldscheine um
}
viscounts-text-flip-deed = { $n ->
    [one] drehe eine Urkunde um
   *[other] drehe { $n } Urkunden um
}
viscounts-text-rearrange = du darfst die Karten auf deiner Tafel umordnen
viscounts-text-discard = { $n ->
    [one] du darfst eine Karte von der Hand oder vom Nachziehstapel abwerfen
   *[other] du darfst bis zu { $n } Karten von der Hand oder vom Nachziehstapel abwerfen
}
viscounts-text-destroy = { $n ->
    [one] du darfst eine Karte von der Hand oder vom Nachziehstapel zerstören (du erhältst ihren Wert in Silber)
   *[other] du darfst bis zu { $n } Karten von der Hand oder vom Nachziehstapel zerstören (du erhältst ihren Wert in Silber)
}
viscounts-text-destroy-own = du darfst eine beliebige deiner eigenen Karten noch vor dem ersten Mischen zerstören (du erhältst ihren Wert in Silber)
viscounts-text-shuffle = mische deinen Ablagestapel in deinen Nachziehstapel
viscounts-text-hire = heuere den obersten Stadtbewohner eines beliebigen Stapels kostenlos an
viscounts-text-move-worker = du darfst einen deiner Arbeiter auf der ersten Ebene in einen der beiden Nachbarhöfe versetzen
viscounts-text-workers = { $n ->
    [one] setze einen Arbeiter kostenlos in einen beliebigen Hof der ersten Ebene
   *[other] setze { $n } Arbeiter kostenlos zusammen in einen beliebigen Hof der ersten Ebene
}
viscounts-text-building = setze { $what-accusative } kostenlos auf einen beliebigen freien Bauplatz
viscounts-text-building-here = setze { $what-accusative } kostenlos auf einen freien Bauplatz an dem Ufer, an dem dein Burggraf steht
viscounts-text-manuscript = nimm kostenlos das oberste Manuskript eines beliebigen Stapels, wenn es { $least } oder { $most } kostet
viscounts-text-scheme = erhalte eine künftige Intrige
viscounts-text-dismiss = entlasse den Stadtbewohner neben deinem Burggrafen kostenlos und erhalte den Effekt in seiner Ecke

viscounts-text-silver-counts-construct = beim Bauen zählen je { $n } bezahlte Silber als ein Bausymbol
viscounts-text-silver-counts-workers = beim Einsetzen von Arbeitern zählen je { $n } bezahlte Silber als ein Adelssymbol
viscounts-text-silver-counts-transcribe = beim Abschreiben zählen je { $n } bezahlte Silber als ein Kirchensymbol
viscounts-text-merchants-count-construct = beim Bauen zählen je { $n } Handelssymbole als ein Bausymbol
viscounts-text-merchants-count-workers = beim Einsetzen von Arbeitern zählen je { $n } Handelssymbole als ein Adelssymbol
viscounts-text-merchants-count-transcribe = beim Abschreiben zählen je { $n } Handelssymbole als ein Kirchensymbol
viscounts-text-double-stone = beim Bauen zählt der erste ausgegebene Stein als zwei Bausymbole, jeder weitere als eines
viscounts-text-double-gold = beim Einsetzen von Arbeitern zählt das erste ausgegebene Gold als zwei Adelssymbole, jedes weitere als eines
viscounts-text-double-ink = beim Abschreiben zählt das erste ausgegebene Tintenfass als zwei Kirchensymbole, jedes weitere als eines
viscounts-text-resources-count-transcribe = beim Abschreiben darfst du statt Tintenfässern auch { $what } ausgeben
viscounts-text-each-ink = Tintenfässer
viscounts-text-each-gold = Gold
viscounts-text-each-stone = Steine

viscounts-text-score = Am Spielende: 1 Siegpunkt für { $what }.
viscounts-counted-merchant = { $n ->
    [one] jedes deiner Handelssymbole
   *[other] je { $n } deiner Handelssymbole
}
viscounts-counted-builder = { $n ->
    [one] jedes deiner Bausymbole
   *[other] je { $n } deiner Bausymbole
}
viscounts-counted-noble = { $n ->
    [one] jedes deiner Adelssymbole
   *[other] je { $n } deiner Adelssymbole
}
viscounts-counted-cleric = { $n ->
    [one] jedes deiner Kirchensymbole
   *[other] je { $n } deiner Kirchensymbole
}
viscounts-counted-criminal = { $n ->
    [one] jedes deiner Verbrechersymbole
   *[other] je { $n } deiner Verbrechersymbole
}
viscounts-counted-resources = { $n ->
    [one] jede Ressource, die du übrig hast
   *[other] je { $n } Ressourcen, die du übrig hast
}
viscounts-counted-silver = { $n ->
    [one] jedes Silber, das du übrig hast
   *[other] je { $n } Silber, die du übrig hast
}
viscounts-counted-buildings = { $n ->
    [one] jedes deiner gebauten Gebäude
   *[other] je { $n } deiner gebauten Gebäude
}
viscounts-counted-workers = { $n ->
    [one] jeden deiner Arbeiter in der Burg
   *[other] je { $n } deiner Arbeiter in der Burg
}
viscounts-counted-paid = { $n ->
    [one] jeden deiner bezahlten Schuldscheine
   *[other] je { $n } deiner bezahlten Schuldscheine
}
viscounts-counted-approved = { $n ->
    [one] jede deiner bestätigten Urkunden
   *[other] je { $n } deiner bestätigten Urkunden
}
viscounts-counted-manuscripts = { $n ->
    [one] jedes deiner Manuskripte
   *[other] je { $n } deiner Manuskripte
}

viscounts-text-player-card = Beginne auf Feld { $n }: { $what }; danach: { $extra }.
viscounts-text-cleric-bonus = Für den Ersten mit drei Manuskripten mit { $ribbon-dative } Bändern: dauerhaft { $icons } und 3 Siegpunkte.
viscounts-text-icons-merchant = { $n ->
    [one] { $n } Handelssymbol
   *[other] { $n } Handelssymbole
}
viscounts-text-icons-builder = { $n ->
    [one] { $n } Bausymbol
   *[other] { $n } Bausymbole
}
viscounts-text-icons-noble = { $n ->
    [one] { $n } Adelssymbol
   *[other] { $n } Adelssymbole
}
viscounts-text-icons-cleric = { $n ->
    [one] { $n } Kirchensymbol
   *[other] { $n } Kirchensymbole
}
viscounts-text-icons-criminal = { $n ->
    [one] { $n } Verbrechersymbol
   *[other] { $n } Verbrechersymbole
}
viscounts-text-castle-leader = Für den Ersten mit einem Arbeiter auf der dritten Ebene, danach für den, der dort mehr hat als der Besitzer der Karte: Handlimit +1 und { $n } Siegpunkte.
viscounts-text-scheme-card = { $n ->
    [one] { $gain }; ziehe { $n } Feld weit; dann das Erste davon, was möglich ist: { $tries }.
   *[other] { $gain }; ziehe { $n } Felder weit; dann das Erste davon, was möglich ist: { $tries }.
}
viscounts-text-scheme-card-corrupt = { $n ->
    [one] erhalte 1 Korruption für jedes Verbrechersymbol auf deiner Tafel; { $gain }; ziehe { $n } Feld weit; dann das Erste davon, was möglich ist: { $tries }.
   *[other] erhalte 1 Korruption für jedes Verbrechersymbol auf deiner Tafel; { $gain }; ziehe { $n } Felder weit; dann das Erste davon, was möglich ist: { $tries }.
}
viscounts-text-try-construct = baue
viscounts-text-try-workers = setze Arbeiter ein
viscounts-text-try-transcribe = schreibe ab
viscounts-text-try-focus = verfolge das Hauptziel

## The score sheet

viscounts-score-buildings = Gebäude
viscounts-score-castle = Arbeiter in der Burg
viscounts-score-ribbons = Bändersätze
viscounts-score-manuscripts = Manuskripte
viscounts-score-leader = Burgherrenkarte
viscounts-score-bonuses = Kirchenbonuskarten
viscounts-score-debts = Unbezahlte Schuldscheine
viscounts-score-deeds = Urkunden
viscounts-score-poverty = Armut
viscounts-score-prosperity = Wohlstand
viscounts-score-resources = Übrige Ressourcen

## Names

viscounts-counter-silver = Silber
viscounts-counter-ink = Tintenfässer
viscounts-counter-gold = Gold
viscounts-counter-stone = Steine
viscounts-counter-debts = Unbezahlte Schuldscheine
viscounts-counter-paid = Bezahlte Schuldscheine
viscounts-counter-deeds = Erworbene Urkunden
viscounts-counter-approved = Bestätigte Urkunden
viscounts-counter-virtue = Tugend
viscounts-counter-corruption = Korruption
viscounts-counter-workers = Arbeiter im Vorrat

viscounts-ribbon-grey = grau
    .dative = grauen
viscounts-ribbon-yellow = gelb
    .dative = gelben
viscounts-ribbon-black = schwarz
    .dative = schwarzen
viscounts-ribbon-blue = blau
    .dative = blauen

viscounts-kind-townsfolk = Stadtbewohner
viscounts-kind-hero = Held
viscounts-kind-starter = Start-Stadtbewohner
viscounts-kind-manuscript = Manuskript
viscounts-kind-player_card = Spielerkarte
viscounts-kind-cleric_bonus = Kirchenbonuskarte
viscounts-kind-scheme = Intrigenkarte
viscounts-kind-castle_leader = Burgherrenkarte

viscounts-zone-townsfolk_piles = Stadtbewohner
viscounts-zone-manuscript_piles = Manuskripte auf dem Plan
viscounts-zone-cleric_bonuses = Freie Kirchenbonuskarten
viscounts-zone-offered_cards = Spielerkarten zur Auswahl
viscounts-zone-offered_heroes = Helden zur Auswahl
viscounts-zone-removed = Aus dem Spiel
viscounts-zone-row = Karten auf der Tafel
viscounts-zone-hand = Hand
viscounts-zone-deck = Nachziehstapel
viscounts-zone-discard = Ablagestapel
viscounts-zone-retinue = Karten vor dem ersten Mischen
viscounts-zone-manuscripts = Manuskripte
viscounts-zone-bonuses = Kirchenbonuskarten
viscounts-zone-scheme_row = Intrigen auf der Tafel
viscounts-zone-scheme_deck = Intrigen im Nachziehstapel
viscounts-zone-scheme_discard = Intrigen im Ablagestapel
viscounts-zone-future_schemes = Künftige Intrigen

## Options

viscounts-option-opponent = Gegner
    .help = Gegen wen du allein spielst: Jeder hat ein anderes Ziel und eine eigene Tafel.
viscounts-option-future_schemes = Eingemischte künftige Intrigen
    .help = Je mehr künftige Intrigen der Gegner von Anfang an hat, desto schwerer ist er zu schlagen.

viscounts-choice-opponent-builder = Der Baumeister
viscounts-choice-opponent-noble = Der Adlige
viscounts-choice-opponent-card = Der Sammler von Schuldscheinen und Urkunden
viscounts-choice-opponent-cleric = Der Geistliche
viscounts-choice-future_schemes-0 = Keine
viscounts-choice-future_schemes-1 = Eine
viscounts-choice-future_schemes-2 = Zwei
viscounts-choice-future_schemes-3 = Drei

viscounts-solo-opponent = Ein Gegner kann nur im Solospiel gewählt werden.
viscounts-solo-future_schemes = Künftige Intrigen werden nur im Solospiel eingemischt.
