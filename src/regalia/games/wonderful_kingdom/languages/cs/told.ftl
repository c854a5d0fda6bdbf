# Stůl slovy pro toho, kdo ho poslouchá nebo čte v terminálu.

wonderful_kingdom-told-produces = { $seat } produkuje { $n }
wonderful_kingdom-told-unbuilt = Ještě je třeba dokončit
wonderful_kingdom-told-undefeated = Ještě je třeba porazit
wonderful_kingdom-told-lacks = { $card }, chybí { $what-nominative }
wonderful_kingdom-told-frozen = { $card }, zmrazeno, chybí { $what-nominative }
wonderful_kingdom-told-stolen = Zakryté zlodějem
wonderful_kingdom-told-covered = { $card }: { $what }
wonderful_kingdom-told-used = Rádcové využití v tomto kole
wonderful_kingdom-told-step = Splněný krok
