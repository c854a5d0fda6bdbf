# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = In deinem Zug: { $active }. In fremden Zügen: { $others }.
valeria-text-every-turn = In jedem Zug: { $what }.
valeria-text-herald = Bei jedem Pasch und auch, wenn keine andere deiner Karten aktiviert wird (trifft beides zu, zweimal): { $what }.
valeria-text-reward = Belohnung: { $what }.
valeria-text-reward-counts-itself = Belohnung: { $what }. Auch dieses Monster zählt.
valeria-text-event = Einmal je Zug, wenn ein Würfel oder die Summe { $n } zeigt: { $rolled }. { $reward }
valeria-text-duke = Am Spielende: { $points }. Dazu 1 Siegpunkt für je { $n } übrige Ressourcen, alle Sorten zusammen.{ $counts ->
    [icons] { " " }Es zählen die Symbole auf deinen Bürger- und Gebietskarten.
    [citizens] { " " }Startkarten sind keine Bürger.
   *[other] { "" }
}
valeria-text-exhausted = Zeigt einen erschöpften Stapel an.
valeria-text-reference = Ein Zug: würfeln, alle erhalten Erträge, zwei Aktionen, dann das Spielende prüfen. Aktionen: ein Monster erschlagen, einen Bürger rekrutieren, eine Ressource erhalten, ein Gebiet übernehmen. Bei Aktionen kann Magie Stärke oder Gold ersetzen, mindestens 1 Stärke oder 1 Gold musst du aber wirklich zahlen.

## When a domain works

valeria-when-built = Bei der Übernahme: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = Einmal in deiner Würfelphase: { $what }.
valeria-when-any_pair = Jedes Mal, wenn irgendein Spieler einen Pasch würfelt oder die Würfel zu einem Pasch ändert: { $what }.
valeria-when-actions_begin = Zu Beginn deiner Aktionsphase: { $what }.
valeria-when-actions_end = Am Ende deiner Aktionsphase: { $what }.
valeria-when-citizen_gained = Jedes Mal, wenn du in deiner Aktionsphase einen Bürger erhältst, rekrutiert oder kostenlos: { $what }.
valeria-when-monster_slain = Jedes Mal, wenn du in deiner Aktionsphase ein Monster erschlägst: { $what }.

## What it does

valeria-text-per = { $gains } für { $per }
valeria-text-choose = entweder { $parts }
valeria-text-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } Ressourcen einer beliebigen Sorte
}
valeria-text-exchange = Du darfst { $pay } zahlen und erhältst dafür { $gain }
valeria-text-take = { $n ->
    [1] Nimm { $what } von einem Mitspieler deiner Wahl
   *[other] Nimm { $what } von einem Mitspieler deiner Wahl; hat er weniger, nimm alles
}
valeria-text-take-up-to = Nimm bis zu { $what } von einem Mitspieler deiner Wahl
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } (Grundkosten höchstens { $n } Gold)
valeria-text-citizen-named = eine kostenlose Karte „{ $card }“ aus dem Raster
valeria-a-citizen = ein kostenloser Bürger aus dem Raster
valeria-a-citizen-worker = ein kostenloser Bürger mit Arbeitersymbol aus dem Raster
valeria-a-citizen-soldier = ein kostenloser Bürger mit Soldatensymbol aus dem Raster
valeria-a-citizen-shadow = ein kostenloser Bürger mit Schattensymbol aus dem Raster
valeria-a-citizen-holy = ein kostenloser Bürger mit Heiligensymbol aus dem Raster
valeria-text-may-slay = das Recht, sofort ein Monster zu den üblichen Kosten zu erschlagen, ohne dafür eine Aktion zu verwenden
valeria-text-take-monster = Nimm ein zufälliges Monster vom Siegpunktestapel eines Mitspielers deiner Wahl, ohne Belohnung
valeria-text-return-monster = Du darfst eines deiner Monster auf seinen Stapel zurücklegen und erhältst dann { $gain }
valeria-text-return-citizen = Du darfst einen deiner Bürger auf seinen Stapel zurücklegen und erhältst dann { $gain }
valeria-text-die-to = einen Würfel auf { $n } drehen
valeria-text-die-lower = einen Würfel um { $n } verringern, aber nicht unter 1
valeria-text-die-for = Du darfst { $price } zahlen und { $change }
valeria-text-die-for-each = Du darfst { $change }; das kostet { $price } für { $per } und nichts, wenn du keinen hast
valeria-text-die-free = Du darfst { $change }
valeria-text-no-surcharge = Bürger kosten dich nur ihre Grundkosten, auch wenn du gleiche Karten hast
valeria-text-cheaper-domains = Gebiete kosten dich { $by } weniger, aber mindestens 1 Gold
valeria-text-token-gold = Der aktive Spieler legt 1 Gold auf ein Monster seiner Wahl im Raster; es gehört dem, der das Monster erschlägt
valeria-text-token-strength = Der aktive Spieler legt einen Stärkemarker auf ein Monster seiner Wahl im Raster; es kostet von nun an 1 Stärke mehr
valeria-text-token-magic = Der aktive Spieler legt einen Magiemarker auf ein Monster seiner Wahl im Raster; es kostet von nun an 1 Magie mehr
valeria-text-everyone-loses = Jeder Spieler im Spiel verliert { $what }; wer nichts davon hat, verliert nichts

## What is counted

valeria-per-citizen = jeden deiner Bürger
valeria-per-citizen-worker = jeden deiner Bürger mit Arbeitersymbol
valeria-per-citizen-soldier = jeden deiner Bürger mit Soldatensymbol
valeria-per-citizen-shadow = jeden deiner Bürger mit Schattensymbol
valeria-per-citizen-holy = jeden deiner Bürger mit Heiligensymbol
valeria-per-named = jede deiner Karten „{ $card }“, auch die Startkarte
valeria-per-domain = jedes deiner Gebiete
valeria-per-monster = jedes deiner Monster
valeria-per-monster-hills = jedes deiner Monster aus den Hügeln
valeria-per-monster-ruins = jedes deiner Monster aus den Ruinen
valeria-per-monster-forest = jedes deiner Monster aus dem Wald
valeria-per-monster-valley = jedes deiner Monster aus dem Tal
valeria-per-monster-mountains = jedes deiner Monster aus dem Gebirge
valeria-per-monster-barrens = jedes deiner Monster aus dem Ödland
valeria-per-monster-swamp = jedes deiner Monster aus dem Sumpf
valeria-per-monster-caverns = jedes deiner Monster aus den Höhlen
valeria-per-monster-titan = jeden deiner Titanen
valeria-per-icon-worker = jedes deiner Arbeitersymbole
valeria-per-icon-soldier = jedes deiner Soldatensymbole
valeria-per-icon-shadow = jedes deiner Schattensymbole
valeria-per-icon-holy = jedes deiner Heiligensymbole
