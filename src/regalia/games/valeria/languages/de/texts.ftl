# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = In deinem Zug: { $active }. In fremden Zügen: { $others }.
valeria-text-every-turn = In jedem Zug: { $what }.
valeria-text-herald = Wenn keine andere deiner Karten aktiviert wird und bei jedem Pasch: { $what }.
valeria-text-reward = Belohnung: { $what }.
valeria-text-event = Wird { $n } gewürfelt: { $rolled }. Belohnung: { $reward }.
valeria-text-duke = Am Spielende: { $points }. Dazu 1 Siegpunkt für je { $n } übrige Ressourcen.
valeria-text-exhausted = Zeigt einen leeren Stapel an.

## When a domain works

valeria-when-built = Bei der Übernahme: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = In deiner Würfelphase: { $what }.
valeria-when-any_pair = Immer wenn die Würfel einen Pasch zeigen: { $what }.
valeria-when-actions_begin = Zu Beginn deiner Aktionsphase: { $what }.
valeria-when-actions_end = Am Ende deiner Aktionsphase: { $what }.
valeria-when-citizen_gained = Für jeden Bürger, den du erhältst: { $what }.
valeria-when-monster_slain = Für jedes Monster, das du erschlägst: { $what }.

## What it does

valeria-text-per = { $gains } für { $per }
valeria-text-choose = entweder { $parts }
valeria-text-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } Ressourcen einer beliebigen Sorte
}
valeria-text-exchange = Du darfst { $pay } gegen { $gain } tauschen
valeria-text-take = { $n ->
    [1] Nimm { $what } von einem Mitspieler
   *[other] Nimm { $what } von einem Mitspieler oder alles, wenn er weniger hat
}
valeria-text-take-up-to = Nimm bis zu { $what } von einem Mitspieler, so viel du möchtest
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } (Grundkosten höchstens { $n } Gold)
valeria-text-citizen-named = eine kostenlose Karte „{ $card }“
valeria-a-citizen = ein kostenloser Bürger
valeria-a-citizen-worker = ein kostenloser Bürger mit Arbeitersymbol
valeria-a-citizen-soldier = ein kostenloser Bürger mit Soldatensymbol
valeria-a-citizen-shadow = ein kostenloser Bürger mit Schattensymbol
valeria-a-citizen-holy = ein kostenloser Bürger mit Heiligensymbol
valeria-text-may-slay = das Recht, sofort ein Monster zu den üblichen Kosten zu erschlagen
valeria-text-take-monster = Nimm ein zufälliges Monster von einem Mitspieler, ohne Belohnung
valeria-text-return-monster = Du darfst eines deiner Monster für { $gain } auf seinen Stapel zurücklegen
valeria-text-return-citizen = Du darfst einen deiner Bürger für { $gain } auf seinen Stapel zurücklegen
valeria-text-die-to = einen Würfel auf { $n } drehen
valeria-text-die-lower = einen Würfel um { $n } verringern
valeria-text-die-for = Du darfst { $price } zahlen und { $change }
valeria-text-die-free = Du darfst { $change }
valeria-text-no-surcharge = Bürger kosten dich nur ihre Grundkosten, auch wenn du gleiche Karten hast
valeria-text-cheaper-domains = Gebiete kosten dich { $by } weniger, aber mindestens 1
valeria-text-token-gold = Der aktive Spieler wählt ein Monster im Raster; wer es erschlägt, erhält 1 Gold mehr
valeria-text-token-strength = Der aktive Spieler wählt ein Monster im Raster; es kostet von nun an 1 Stärke mehr
valeria-text-token-magic = Der aktive Spieler wählt ein Monster im Raster; es kostet von nun an 1 Magie mehr
valeria-text-everyone-loses = Jeder Spieler im Spiel verliert { $what }

## What is counted

valeria-per-citizen = jeden deiner Bürger
valeria-per-citizen-worker = jeden deiner Bürger mit Arbeitersymbol
valeria-per-citizen-soldier = jeden deiner Bürger mit Soldatensymbol
valeria-per-citizen-shadow = jeden deiner Bürger mit Schattensymbol
valeria-per-citizen-holy = jeden deiner Bürger mit Heiligensymbol
valeria-per-named = jede deiner Karten „{ $card }“
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
