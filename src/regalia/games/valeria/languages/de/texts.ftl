# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = In deinem Zug: { $active }. In fremden Zügen: { $others }.
valeria-text-every-turn = In jedem Zug: { $what }.
valeria-text-herald = Bei jedem [[doubles|Pasch]] und auch, wenn keine andere deiner Karten aktiviert wird (trifft beides zu, zweimal): { $what }.
valeria-text-reward = [[reward|Belohnung]]: { $what }.
valeria-text-reward-counts-itself = [[reward|Belohnung]]: { $what }. Auch dieses [[monster|Monster]] zählt.
valeria-text-event = Einmal je Zug, wenn ein [[die|Würfel]] oder die Summe { $n } zeigt: { $rolled }. { $reward }
valeria-text-duke = Am Spielende: { $points }. Dazu 1 Siegpunkt für je { $n } übrige [[resource|Ressourcen]], alle Sorten zusammen.{ $counts ->
    [icons] { " " }Es zählen die Symbole auf deinen [[citizen|Bürger]]- und Gebietskarten.
    [citizens] { " " }[[starter|Startkarten]] sind keine [[citizen|Bürger]].
   *[other] { "" }
}
valeria-text-exhausted = Zeigt einen [[exhausted|erschöpften Stapel]] an.
valeria-text-reference = Ein Zug: würfeln, alle erhalten [[harvest|Erträge]], zwei Aktionen, dann das Spielende prüfen. Aktionen: ein [[monster|Monster]] [[slay|erschlagen]], einen [[citizen|Bürger]] [[recruit|rekrutieren]], eine [[resource|Ressource]] erhalten, ein [[domain|Gebiet]] [[build|übernehmen]]. Bei Aktionen kann [[magic|Magie]] [[strength|Stärke]] oder [[gold|Gold]] ersetzen, mindestens 1 Stärke oder 1 Gold musst du aber wirklich zahlen.

## When a domain works

valeria-when-built = Bei der [[build|Übernahme]]: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = Einmal in deiner Würfelphase: { $what }.
valeria-when-any_pair = Jedes Mal, wenn irgendein Spieler einen [[doubles|Pasch]] würfelt oder die [[die|Würfel]] zu einem Pasch ändert: { $what }.
valeria-when-actions_begin = Zu Beginn deiner [[actions|Aktionsphase]]: { $what }.
valeria-when-actions_end = Am Ende deiner [[actions|Aktionsphase]]: { $what }.
valeria-when-citizen_gained = Jedes Mal, wenn du in deiner [[actions|Aktionsphase]] einen [[citizen|Bürger]] erhältst, [[recruit|rekrutiert]] oder kostenlos: { $what }.
valeria-when-monster_slain = Jedes Mal, wenn du in deiner [[actions|Aktionsphase]] ein [[monster|Monster]] [[slay|erschlägst]]: { $what }.

## What it does

valeria-text-per = { $gains } für { $per }
valeria-text-choose = entweder { $parts }
valeria-text-any = { $n ->
    [one] { $n } beliebige [[resource|Ressource]]
   *[other] { $n } [[resource|Ressourcen]] einer beliebigen Sorte
}
valeria-text-exchange = Du darfst { $pay } zahlen und erhältst dafür { $gain }
valeria-text-take = { $n ->
    [1] Nimm { $what } von einem Mitspieler deiner Wahl
   *[other] Nimm { $what } von einem Mitspieler deiner Wahl; hat er weniger, nimm alles
}
valeria-text-take-up-to = Nimm bis zu { $what } von einem Mitspieler deiner Wahl
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } ([[base_cost|Grundkosten]] höchstens { $n } [[gold|Gold]])
valeria-text-citizen-named = eine kostenlose Karte „{ $card }“ aus dem Raster
valeria-a-citizen = ein kostenloser [[citizen|Bürger]] aus dem Raster
valeria-a-citizen-worker = ein kostenloser [[citizen|Bürger]] mit Arbeitersymbol aus dem Raster
valeria-a-citizen-soldier = ein kostenloser [[citizen|Bürger]] mit Soldatensymbol aus dem Raster
valeria-a-citizen-shadow = ein kostenloser [[citizen|Bürger]] mit Schattensymbol aus dem Raster
valeria-a-citizen-holy = ein kostenloser [[citizen|Bürger]] mit Heiligensymbol aus dem Raster
valeria-text-may-slay = das Recht, sofort ein [[monster|Monster]] zu den üblichen Kosten zu [[slay|erschlagen]], ohne dafür eine Aktion zu verwenden
valeria-text-take-monster = Nimm ein zufälliges [[monster|Monster]] vom Siegpunktestapel eines Mitspielers deiner Wahl, ohne [[reward|Belohnung]]
valeria-text-return-monster = Du darfst eines deiner [[monster|Monster]] auf seinen Stapel zurücklegen und erhältst dann { $gain }
valeria-text-return-citizen = Du darfst einen deiner [[citizen|Bürger]] auf seinen Stapel zurücklegen und erhältst dann { $gain }
valeria-text-die-to = einen [[die|Würfel]] auf { $n } drehen
valeria-text-die-lower = einen [[die|Würfel]] um { $n } verringern, aber nicht unter 1
valeria-text-die-for = Du darfst { $price } zahlen und { $change }
valeria-text-die-for-each = Du darfst { $change }; das kostet { $price } für { $per } und nichts, wenn du keinen hast
valeria-text-die-free = Du darfst { $change }
valeria-text-no-surcharge = Bürger kosten dich nur ihre [[base_cost|Grundkosten]], auch wenn du gleiche Karten hast
valeria-text-cheaper-domains = [[domain|Gebiete]] kosten dich { $by } weniger, aber mindestens 1 [[gold|Gold]]
valeria-text-token-gold = Der aktive Spieler legt 1 [[gold|Gold]] auf ein [[monster|Monster]] seiner Wahl im Raster; es gehört dem, der das Monster [[slay|erschlägt]]
valeria-text-token-strength = Der aktive Spieler legt einen Stärkemarker auf ein [[monster|Monster]] seiner Wahl im Raster; es kostet von nun an 1 [[strength|Stärke]] mehr
valeria-text-token-magic = Der aktive Spieler legt einen Magiemarker auf ein [[monster|Monster]] seiner Wahl im Raster; es kostet von nun an 1 [[magic|Magie]] mehr
valeria-text-everyone-loses = Jeder Spieler im Spiel verliert { $what }; wer nichts davon hat, verliert nichts

## What is counted

valeria-per-citizen = jeden deiner [[citizen|Bürger]]
valeria-per-citizen-worker = jeden deiner [[citizen|Bürger]] mit Arbeitersymbol
valeria-per-citizen-soldier = jeden deiner [[citizen|Bürger]] mit Soldatensymbol
valeria-per-citizen-shadow = jeden deiner [[citizen|Bürger]] mit Schattensymbol
valeria-per-citizen-holy = jeden deiner [[citizen|Bürger]] mit Heiligensymbol
valeria-per-named = jede deiner Karten „{ $card }“, auch die Startkarte
valeria-per-domain = jedes deiner [[domain|Gebiete]]
valeria-per-monster = jedes deiner [[monster|Monster]]
valeria-per-monster-hills = jedes deiner [[monster|Monster]] aus den Hügeln
valeria-per-monster-ruins = jedes deiner [[monster|Monster]] aus den Ruinen
valeria-per-monster-forest = jedes deiner [[monster|Monster]] aus dem Wald
valeria-per-monster-valley = jedes deiner [[monster|Monster]] aus dem Tal
valeria-per-monster-mountains = jedes deiner [[monster|Monster]] aus dem Gebirge
valeria-per-monster-barrens = jedes deiner [[monster|Monster]] aus dem Ödland
valeria-per-monster-swamp = jedes deiner [[monster|Monster]] aus dem Sumpf
valeria-per-monster-caverns = jedes deiner [[monster|Monster]] aus den Höhlen
valeria-per-monster-titan = jeden deiner Titanen
valeria-per-icon-worker = jedes deiner Arbeitersymbole
valeria-per-icon-soldier = jedes deiner Soldatensymbole
valeria-per-icon-shadow = jedes deiner Schattensymbole
valeria-per-icon-holy = jedes deiner Heiligensymbole
