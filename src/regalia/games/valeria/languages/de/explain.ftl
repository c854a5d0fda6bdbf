# Wozu jedes Ding auf dem Tisch da ist.

valeria-explain-gold = { valeria-counter-gold }
    .help = Bezahlt Bürger und Gebiete.

valeria-explain-strength = { valeria-counter-strength }
    .help = Erschlägt Monster: Jedes kostet die Stärke auf seinem Schild.

valeria-explain-magic = { valeria-counter-magic }
    .help = Ersetzt beim Bezahlen Gold oder Stärke, solange mindestens 1 davon echt ist. Manche Monster kosten auch Magie selbst.

valeria-explain-vp = { valeria-counter-vp }
    .help = Punkte auf deiner Tafel. Am Ende kommen die Punkte deiner Karten und deines Herzogs dazu; die meisten Punkte gewinnen.

valeria-explain-any = Beliebige Ressource
    .help = Gold, Stärke oder Magie nach Wunsch.

valeria-explain-dice = Die Würfel
    .help = Jeder Würfel und ihre Summe aktivieren die Bürger mit diesen Zahlen: wer gewürfelt hat, erhält die linke Seite, alle anderen die rechte.

valeria-explain-die = Ein Würfel
    .help = Seine Zahl aktiviert Bürger in allen Auslagen; manche Gebiete dürfen ihn drehen.

valeria-explain-centre = { valeria-zone-grid }
    .help = Monster zum Erschlagen, Bürger zum Rekrutieren und Gebiete zum Übernehmen. Ein leerer Stapel bringt das Ende näher.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Sie bringen Ressourcen, sobald ihre Zahl fällt, auch in fremden Zügen. Jede weitere Karte gleichen Namens kostet 1 Gold mehr.

valeria-explain-domains = { valeria-zone-domains }
    .help = Übernommen für Gold und die nötigen Rollen; sie zählen Punkte und helfen einmal oder von nun an.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Erschlagene Monster gaben ihre Belohnung sofort und zählen am Ende Punkte.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Dein geheimer Herzog sagt, wofür du am Ende noch Punkte erhältst.

valeria-explain-captives = { valeria-zone-captives }
    .help = Bürger, die der Lord der Finsternis verschleppt hat; er erhält Punkte für sie.

valeria-explain-worker = { valeria-role-worker }
    .help = Eine Rolle der Bürger. Gebiete brauchen bestimmte Rollen in deiner Auslage; manche Karten und Herzöge zählen sie.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Eine Rolle der Bürger. Gebiete brauchen bestimmte Rollen in deiner Auslage; manche Karten und Herzöge zählen sie.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Eine Rolle der Bürger. Gebiete brauchen bestimmte Rollen in deiner Auslage; manche Karten und Herzöge zählen sie.

valeria-explain-holy = { valeria-role-holy }
    .help = Eine Rolle der Bürger. Gebiete brauchen bestimmte Rollen in deiner Auslage; manche Karten und Herzöge zählen sie.

valeria-explain-minion = { valeria-type-minion }
    .help = Ein Monstertyp; manche Karten und Herzöge zählen ihn.

valeria-explain-beast = { valeria-type-beast }
    .help = Ein Monstertyp; manche Karten und Herzöge zählen ihn.

valeria-explain-titan = { valeria-type-titan }
    .help = Ein Monstertyp; manche Karten und Herzöge zählen ihn.

valeria-explain-boss = { valeria-type-boss }
    .help = Ein Monstertyp; manche Karten und Herzöge zählen ihn.

valeria-explain-hills = { valeria-area-hills }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-forest = { valeria-area-forest }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-valley = { valeria-area-valley }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Ein Gebiet der Monster; nur das oberste kann erschlagen werden.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Jede Karte dieser Art.

valeria-explain-domain = { valeria-kind-domain }
    .help = Jede Karte dieser Art.

valeria-explain-monster = { valeria-kind-monster }
    .help = Jede Karte dieser Art.
