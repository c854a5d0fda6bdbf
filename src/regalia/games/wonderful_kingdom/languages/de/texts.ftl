# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produziert { $what }.
wonderful_kingdom-text-produces-per = Produziert { $what } { $family-each } in deinem [[duchy|Herzogtum]].
wonderful_kingdom-text-bonus = Bei [[completed|Fertigstellung]]: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } in deinem [[duchy|Herzogtum]].
wonderful_kingdom-text-recycled = [[recycling|Recycelt]] gibt sie { $what }.
wonderful_kingdom-text-treasure = Kann nur [[recycling|recycelt]] werden: Du bekommst { $what }.
wonderful_kingdom-text-calamity = Kommt in der [[planning|Planung]] in dein [[duchy|Herzogtum]]. Am Spielende verlierst du { $points }.
wonderful_kingdom-text-menace = Kann im [[fight|Kampf]] für { $price } besiegt werden. Unbesiegt kostet diese Bedrohung dich am Spielende { $points }.
wonderful_kingdom-text-quest = Zu zweit: { $two } Allein: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = Letzter Schritt, ohne den du nicht gewinnst: { $step } ({ $price-nominative }): { $reward-nominative }, aber nur für den, der ihn zuerst abschließt.
wonderful_kingdom-text-step-final = Letzter Schritt, ohne den du nicht gewinnst: { $step } ({ $price-nominative }): { $reward-nominative }.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Auswahlphase, in deinem Zug, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Auswahlphase, bei deinem Angebot, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Auswahlphase, bevor du wählst, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Auswahlphase, nachdem du gewählt hast, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Vor der Planung, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = [[planning|Planung]], einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produktion, einmal pro Runde für { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Spielende, einmal für { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = produziere { $what } mehr im Schritt dieses [[resource|Rohstoffs]]; das zählt nicht für die [[supremacy|Vorherrschaft]]
wonderful_kingdom-text-turn-up-offer = decke alle verdeckten Karten eines Angebotsbereichs auf
wonderful_kingdom-text-move-between-offers = verschiebe eine Karte in den anderen Angebotsbereich, ohne sie umzudrehen
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] sieh dir die oberste Karte des Stapels an und nimm sie in deinen Auswahlbereich
   *[other] sieh dir die obersten { $n } Karten des Stapels an, nimm 1 davon in deinen Auswahlbereich und lege die anderen ab
}
wonderful_kingdom-text-look-at-hand = sieh dir die Hand deines Gegners an; sie bleibt offen, bis sie gespielt ist
wonderful_kingdom-text-free-trap = biete eine deiner beiden Karten ohne [[traps|Falle]] verdeckt an
wonderful_kingdom-text-swap-chosen = tausche eine deiner ausgewählten Entwicklungskarten gegen eine deines Gegners
wonderful_kingdom-text-recycle-twice = die nächste Karte, die du in dieser [[planning|Planung]] [[recycling|recycelst]], gibt ihren Recyclingbonus zweimal
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] lege { $n } [[calamity|Katastrophe]] aus deinem [[duchy|Herzogtum]] in die Schachtel zurück
   *[other] lege bis zu { $n } [[calamity|Katastrophen]] aus deinem [[duchy|Herzogtum]] in die Schachtel zurück
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } benutztes [[spies|Spion]]-Plättchen ist wieder bereit
   *[other] { $n } benutzte [[spies|Spion]]-Plättchen sind wieder bereit
}

## What menaces do

wonderful_kingdom-strikes-breed = In jeder [[planning|Planung]] bringt diese Riesenratte, bis sie besiegt ist, 1 Ungeziefer in deinen Baubereich.
wonderful_kingdom-strikes-freeze = In der [[planning|Planung]] musst du ihn unter eine deiner Karten [[construction|im Bau]] schieben, unter jede höchstens einen; hast du keine, beginnst du sofort eine deiner ausgewählten Karten. Auf die eingefrorene Karte kannst du Würfel und [[soldiers|Soldaten]] legen, aber sie kann weder [[completed|fertiggestellt]] noch abgelegt werden. Du kannst den Riesen nur besiegen, wenn der Karte nichts fehlt; damit ist sie fertiggestellt.
wonderful_kingdom-strikes-haunt = In jeder [[planning|Planung]] musst du, bis er besiegt ist, für diesen Schatten 1 deiner ausgewählten Karten ablegen und bekommst nichts dafür. Zu zweit legt dein Gegner ihren [[recycling|Recyclingbonus]] in sein eigenes [[lab|Labor]]: zwei Würfel für einen Schatz.
wonderful_kingdom-strikes-rob = In der [[planning|Planung]], nachdem du ihn genommen hast, wählst du 1 Produktionssymbol deines Herzogtums und verdeckst es. Bis der Dieb besiegt ist, produziert es nicht und zählt nicht für die [[supremacy|Vorherrschaft]].
