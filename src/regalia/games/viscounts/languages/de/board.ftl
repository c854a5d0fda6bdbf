# Was auf dem Tisch der Burggrafen im Browser steht.

viscounts-board-map = Der runde Plan
viscounts-board-court = Tafel: { $name }
viscounts-board-offers = Spielerkarten und Helden für den Start
viscounts-board-here = Wo mein Burggraf steht
viscounts-board-nearer = Näher heran
viscounts-board-whole = Der ganze Plan
viscounts-board-round = { $n ->
    [0] Vorbereitung
   *[other] Runde { $n }
}
viscounts-board-last-round = Die letzte ist Runde { $n }.
viscounts-board-debts-left = { $n ->
    [0] Die Armut ist da.
    [one] Noch { $n } Schuldschein bis zur Armut
   *[other] Noch { $n } Schuldscheine bis zur Armut
}
viscounts-board-deeds-left = { $n ->
    [0] Der Wohlstand ist da.
    [one] Noch { $n } Urkunde bis zum Wohlstand
   *[other] Noch { $n } Urkunden bis zum Wohlstand
}
viscounts-board-trade = { $n ->
    [one] Handel, für jedes Handelssymbol: { $what }
   *[other] Handel, für je { $n } Handelssymbole: { $what }
}
viscounts-board-site = Bauplatz { $n }, frei: { $what }
viscounts-board-built = Bauplatz { $n }: { $what } ({ $name })
viscounts-board-link = Verbindung der Bauplätze { $a } und { $b }: { $what }
viscounts-board-yard = { $place }, erste Ebene: { $who }
viscounts-board-hall = { $place }, zweite Ebene ({ $what }): { $who }
viscounts-board-keep = Dritte Ebene der Burg: { $who }
viscounts-board-nobody = niemand
viscounts-board-pile = { $n ->
    [0] keine Karte mehr
    [one] { $n } Karte
   *[other] { $n } Karten
}
viscounts-board-first = Startspieler
viscounts-board-icons = Was jetzt bei einer Aktion zählt
viscounts-board-prices = Was die Aktion kostet
viscounts-board-needs = { $icons }, du hast { $n }
viscounts-board-plots = { $what }; jedes kostet { $icons }
viscounts-board-toll = für { $price }
viscounts-board-start = Startzahl { $n }
viscounts-board-free = nichts zu bezahlen
viscounts-board-short = { $n ->
    [one] { $n } Symbol fehlt und lässt sich nicht bezahlen
   *[other] { $n } Symbole fehlen und lassen sich nicht bezahlen
}
viscounts-board-open = { $what }, gebaut: wirkt von nun an
viscounts-board-track = Korruption auf Feld { $corruption }, Tugend auf Feld { $virtue }
viscounts-board-step = Kollision auf Feld { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Andere mit Verbrechern
viscounts-board-whom-honest = Andere ohne Verbrecher
viscounts-board-whom-all = Alle anderen
viscounts-board-aim = { $who }, Hauptziel: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Handelsposten: beim Bau eine künftige Intrige
    [trading_post_2] Handelsposten: dreht bei jeder Kollision einen Schuldschein um, wenn auf seiner Tafel keine Verbrecher sind
    [trading_post_3] Handelsposten: entlässt immer, wenn er eine Karte umdreht, den Stadtbewohner neben seinem Burggrafen
    [workshop_1] Werkstatt: entlässt immer, wenn er eine künftige Intrige erhält, den Stadtbewohner neben seinem Burggrafen
    [workshop_2] Werkstatt: bei jedem Mischen eine Tugend mehr
    [workshop_3] Werkstatt: bei jedem Mischen eine Korruption mehr
   *[other] Gildenhaus: { $icon }
}

## What the solo opponent does, beside its board

viscounts-board-habits = Was er tun wird
viscounts-habit-kind-ink = Tintenfässer
viscounts-habit-kind-gold = Gold
viscounts-habit-kind-stone = Steine
viscounts-habit-resources = Ressourcen nimmt er in dieser Reihenfolge: { $first }, bis er { $one } hat, { $second }, bis er { $two } hat, danach { $third }.
viscounts-habit-pays = Für jedes fehlende Bausymbol zahlt er einen Stein, für jedes Adelssymbol ein Gold, für jedes Kirchensymbol ein Tintenfass, und nie mehr, als er braucht.
viscounts-habit-any-resource = Alle Ressourcen sind ihm gleich: Er nimmt Tintenfässer und zahlt für jedes fehlende Symbol eine beliebige Ressource, zuerst Tintenfässer. Sein Hauptziel ist, einen Schuldschein oder eine Urkunde umzudrehen, wenn er etwas umzudrehen hat.
viscounts-habit-builds = Er baut das am weitesten links stehende Gebäude, das er bezahlen kann (Gildenhäuser, dann Handelsposten, dann Werkstätten), auf den freien Bauplatz seines Ufers, der am weitesten links liegt. Ein kostenloses Gebäude kommt auf den ersten freien Bauplatz von dort im Uhrzeigersinn, auch über Flüsse und Segmente hinweg.
viscounts-habit-workers = Er setzt so viele Arbeiter ein, wie er bezahlen kann, 2 bis 4, und zwar in den Hof vor seinem Segment. Mehrere Dreiergruppen rücken von dort im Uhrzeigersinn vor. Von zwei Belohnungen nimmt er die erste; deine Arbeiter schickt er vor seinen eigenen heim.
viscounts-habit-transcribes = Er schreibt das Manuskript seines Segments ab; kostenlos nimmt er das erste passende von dort im Uhrzeigersinn. Kirchenbonuskarten und die Burgherrenkarte erhält er wie du.
viscounts-habit-dismisses = Den Stadtbewohner neben seinem Burggrafen entlässt er kostenlos und erhält nur den Effekt in der Ecke.
viscounts-habit-flips = Er dreht die Art um, von der er weniger umgedreht hat, bei Gleichstand einen Schuldschein. Hat er nichts umzudrehen, erhält er 1 Tugend.
viscounts-habit-effects = Umordnen oder je 2 Silber: eine Ressource. Abwerfen oder Versetzen eines Arbeiters: 1 Tugend. Zerstören: Er dreht eine Karte um. Anheuern: Eine künftige Intrige kommt auf seinen Ablagestapel; ist keine mehr da, dreht er eine Karte um.
viscounts-habit-criminals = Eine Intrige mit Verbrecher bringt 1 Korruption für jedes Verbrechersymbol auf seiner Tafel. Beim Mischen bringen Verbrecher auf den zwei übrigen Karten 1 Korruption, sonst erhält er 1 Tugend.
viscounts-habit-collision = Seine Kollision kommt nach seiner Aktion und bringt, was seine Leiste zeigt.
viscounts-habit-end = Er hat den letzten Zug. Jede übrige Ressource ist ihm 1 Punkt wert, und du gewinnst nur mit mehr Punkten.
viscounts-habit-without = Diese Intrigen sind nicht im Spiel: { $cards }.
