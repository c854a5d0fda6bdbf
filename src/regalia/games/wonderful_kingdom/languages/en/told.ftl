# The table in words, for whoever hears it or reads it in a terminal.

wonderful_kingdom-told-produces = { $seat } produces { $n }
wonderful_kingdom-told-unbuilt = Still to be built
wonderful_kingdom-told-undefeated = Still to be defeated
wonderful_kingdom-told-lacks = { $card } lacks { $what }
wonderful_kingdom-told-frozen = { $card } is frozen and lacks { $what }
wonderful_kingdom-told-stolen = Covered by a Thief
wonderful_kingdom-told-covered = { $what } of { $card }
wonderful_kingdom-told-used = Advisors used this round
wonderful_kingdom-told-step = Step done
