# Der Tisch in Worten, für alle, die ihn hören oder im Terminal lesen.

wonderful_kingdom-told-produces = { $seat } produziert { $n }
wonderful_kingdom-told-unbuilt = Noch zu bauen
wonderful_kingdom-told-undefeated = Noch zu besiegen
wonderful_kingdom-told-lacks = { $card }, es fehlt: { $what }
wonderful_kingdom-told-frozen = { $card }, eingefroren, es fehlt: { $what }
wonderful_kingdom-told-stolen = Von einem Dieb verdeckt
wonderful_kingdom-told-covered = { $card }: { $what }
wonderful_kingdom-told-used = In dieser Runde genutzte Ratgeber
wonderful_kingdom-told-step = Erfüllter Schritt
