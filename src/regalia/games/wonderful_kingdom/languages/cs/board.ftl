# Co stojí na desce Království divů v prohlížeči.

wonderful_kingdom-board-track = Produkce
wonderful_kingdom-board-round = Kolo { $n } / 4
wonderful_kingdom-board-phase-choice = Volba
wonderful_kingdom-board-phase-planning = Plánování
wonderful_kingdom-board-phase-production = Produkce
wonderful_kingdom-board-phase-fight = Souboj
wonderful_kingdom-board-phase-end = Konec
wonderful_kingdom-board-leads = má převahu
wonderful_kingdom-board-area = { $n }. oblast
wonderful_kingdom-board-hidden = Skrytá karta
wonderful_kingdom-board-take = { $n ->
    [0] Nevzít nic
   *[other] Vzít { $n }
}
wonderful_kingdom-board-search = Akce průzkum
wonderful_kingdom-board-turn-up = Odkrýt
wonderful_kingdom-board-lay-up = Odkrytě
wonderful_kingdom-board-lay-down = Skrytě
wonderful_kingdom-board-realm = Říše: { $name }
wonderful_kingdom-board-brings = Teď přináší: { $what }.
wonderful_kingdom-board-where = Kam? Klepni na to místo.
wonderful_kingdom-board-cubes = Kostky k umístění: kolik najednou?
wonderful_kingdom-board-fill = Doplnit ({ $n })
wonderful_kingdom-board-no-sites = Nic není rozestavěno.
wonderful_kingdom-board-site = { $card }: { $n ->
    [0] všechna políčka jsou zaplněna
    [one] { $n } prázdné políčko
    [few] { $n } prázdná políčka
    [many] { $n } prázdného políčka
   *[other] { $n } prázdných políček
}
wonderful_kingdom-board-must = musí být dokončena
wonderful_kingdom-board-unbuilt = Zbývá dokončit: { $cards }.
wonderful_kingdom-board-undefeated = Zbývá porazit: { $cards }.
wonderful_kingdom-board-step-done = splněno: { $name }
