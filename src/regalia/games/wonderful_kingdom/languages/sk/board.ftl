# Čo stojí na doske Kráľovstva divov v prehliadači.

wonderful_kingdom-board-track = Produkcia
wonderful_kingdom-board-round = Kolo { $n } / 4
wonderful_kingdom-board-phase-choice = Voľba
wonderful_kingdom-board-phase-planning = Plánovanie
wonderful_kingdom-board-phase-production = Produkcia
wonderful_kingdom-board-phase-fight = Súboj
wonderful_kingdom-board-phase-end = Koniec
wonderful_kingdom-board-leads = má prevahu
wonderful_kingdom-board-area = { $n }. oblasť
wonderful_kingdom-board-hidden = Skrytá karta
wonderful_kingdom-board-take = { $n ->
    [0] Nevziať nič
   *[other] Vziať { $n }
}
wonderful_kingdom-board-search = Akcia prieskum
wonderful_kingdom-board-turn-up = Odkryť
wonderful_kingdom-board-lay-up = Odkryte
wonderful_kingdom-board-lay-down = Skryte
wonderful_kingdom-board-realm = Ríša: { $name }
wonderful_kingdom-board-brings = Teraz prináša: { $what }.
wonderful_kingdom-board-where = Kam? Ťukni na to miesto.
wonderful_kingdom-board-cubes = Kocky na umiestnenie: koľko naraz?
wonderful_kingdom-board-fill = Doplniť ({ $n })
wonderful_kingdom-board-no-sites = Nič nie je rozostavané.
wonderful_kingdom-board-site = { $card }: { $n ->
    [0] všetky políčka sú zaplnené
    [one] { $n } prázdne políčko
    [few] { $n } prázdne políčka
    [many] { $n } prázdneho políčka
   *[other] { $n } prázdnych políčok
}
wonderful_kingdom-board-must = musí byť dokončená
wonderful_kingdom-board-unbuilt = Zostáva dokončiť: { $cards }.
wonderful_kingdom-board-undefeated = Zostáva poraziť: { $cards }.
wonderful_kingdom-board-step-done = splnené: { $name }
