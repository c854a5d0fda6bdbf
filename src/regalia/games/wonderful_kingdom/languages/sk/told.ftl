# Stôl slovami pre toho, kto ho počúva alebo číta v termináli.

wonderful_kingdom-told-produces = { $seat } produkuje { $n }
wonderful_kingdom-told-unbuilt = Ešte treba dokončiť
wonderful_kingdom-told-undefeated = Ešte treba poraziť
wonderful_kingdom-told-lacks = { $card }, chýba { $what-nominative }
wonderful_kingdom-told-frozen = { $card }, zmrazené, chýba { $what-nominative }
wonderful_kingdom-told-stolen = Zakryté zlodejom
wonderful_kingdom-told-covered = { $card }: { $what }
wonderful_kingdom-told-used = Radcovia využití v tomto kole
wonderful_kingdom-told-step = Splnený krok
