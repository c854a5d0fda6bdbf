# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produziert { $what }.
wonderful_kingdom-text-produces-per = Produziert { $what } { $family-each } in deinem Herzogtum.
wonderful_kingdom-text-bonus = Bei Fertigstellung: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } in deinem Herzogtum.
wonderful_kingdom-text-recycled = Recycelt: { $what-nominative }.
wonderful_kingdom-text-treasure = Kann nur recycelt werden, für { $what }.
wonderful_kingdom-text-calamity = Kommt in der Planung in dein Herzogtum. Am Spielende verlierst du { $points }.
wonderful_kingdom-text-menace = Kann im Kampf für { $price } besiegt werden; sonst verlierst du am Spielende { $points }.
wonderful_kingdom-text-quest = Zu zweit: { $two } Allein: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = { $step } ({ $price-nominative }): { $reward-nominative }, aber nur für den Ersten.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Auswahlphase, in deinem Zug, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Auswahlphase, bei deinem Angebot, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Auswahlphase, bevor du wählst, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Auswahlphase, nachdem du gewählt hast, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Vor der Planung, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = Planung, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produktion, für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Spielende, für { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = { $what-nominative } mehr bei der Produktion dieser Ressource, zählt nicht für die Vorherrschaft
wonderful_kingdom-text-turn-up-offer = decke alle verdeckten Karten eines Angebotsbereichs auf
wonderful_kingdom-text-move-between-offers = verschiebe eine Karte in den anderen Angebotsbereich, ohne sie umzudrehen
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] sieh dir die oberste Karte des Stapels an und behalte sie
   *[other] sieh dir die obersten { $n } Karten des Stapels an, behalte 1 und wirf die anderen ab
}
wonderful_kingdom-text-look-at-hand = sieh dir die Hand deines Gegners an
wonderful_kingdom-text-free-trap = biete eine der beiden Karten ohne Falle verdeckt an
wonderful_kingdom-text-swap-chosen = tausche eine deiner ausgewählten Entwicklungskarten gegen eine deines Gegners
wonderful_kingdom-text-recycle-twice = die nächste Karte, die du recycelst, gibt ihren Bonus zweimal
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] lege { $n } Katastrophe aus deinem Herzogtum in die Schachtel zurück
   *[other] lege bis zu { $n } Katastrophen aus deinem Herzogtum in die Schachtel zurück
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } benutztes Spion-Plättchen ist wieder bereit
   *[other] { $n } benutzte Spion-Plättchen sind wieder bereit
}

## What menaces do

wonderful_kingdom-strikes-breed = In jeder Planung kommt für jede Riesenratte in deinem Baubereich 1 Ungeziefer dazu.
wonderful_kingdom-strikes-freeze = Kommt in der Planung unter eine Karte im Bau, höchstens einer unter jede. Auf diese können Würfel gelegt werden, aber sie kann nicht fertiggestellt oder abgeworfen werden; der Riese kann erst besiegt werden, wenn der Karte nichts mehr fehlt.
wonderful_kingdom-strikes-haunt = In jeder Planung wirfst du für jeden Schatten 1 ausgewählte Karte ab; dein Gegner legt ihren Recyclingbonus in sein Labor.
wonderful_kingdom-strikes-rob = Verdeckt in der Planung 1 Produktionssymbol deines Herzogtums, bis er besiegt ist.
