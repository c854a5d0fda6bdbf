# Wozu jedes Ding auf dem Tisch da ist.

valeria-explain-gold = { valeria-counter-gold }
    .help = Bezahlt Bürger und Gebiete.

valeria-explain-strength = { valeria-counter-strength }
    .help = Erschlägt Monster: Jedes kostet die Stärke auf seinem Schild.

valeria-explain-magic = { valeria-counter-magic }
    .help = Ersetzt beim Erschlagen, Rekrutieren und Übernehmen Stärke oder Gold, solange mindestens 1 davon echt ist. Manche Monster kosten auch Magie selbst.

valeria-explain-vp = { valeria-counter-vp }
    .help = Punkte auf deiner Tafel. Am Ende kommen die Punkte deiner Karten und deines Herzogs dazu; die meisten Punkte gewinnen.

valeria-explain-any = Beliebige Ressource
    .help = Gold, Stärke oder Magie nach Wunsch.

valeria-explain-dice = Die Würfel
    .help = Jeder Würfel und ihre Summe aktivieren die Bürger mit diesen Zahlen: wer gewürfelt hat, erhält die linke Seite, alle anderen die rechte.

valeria-explain-die = Ein Würfel
    .help = Seine Zahl aktiviert Bürger in allen Auslagen; mit manchen Gebieten darfst du ihn ändern.

valeria-explain-centre = { valeria-zone-grid }
    .help = Monster zum Erschlagen, Bürger zum Rekrutieren und Gebiete zum Übernehmen. Ein erschöpfter Stapel bringt das Ende näher.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Sie bringen Ressourcen, sobald ihre Zahl fällt, auch in fremden Zügen. Das Rekrutieren kostet 1 Gold mehr für jede Karte dieses Namens, die du hast.

valeria-explain-domains = { valeria-zone-domains }
    .help = Für Gold übernommen, wenn du Bürger der verlangten Rollen hast; sie zählen Punkte und helfen einmal oder von nun an.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Erschlagene Monster gaben ihre Belohnung sofort und zählen am Ende Punkte.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Dein geheimer Herzog sagt, wofür du am Ende noch Punkte erhältst.

valeria-explain-captives = { valeria-zone-captives }
    .help = Bürger und Gebiete, die der Lord der Finsternis geraubt hat: Die Punkte auf den Gebieten gehören ihm, und sein Herzog zählt alle.

valeria-explain-worker = { valeria-role-worker }
    .help = Eine Rolle der Bürger. Um ein Gebiet zu übernehmen, brauchst du Bürger bestimmter Rollen; manche Karten und Herzöge zählen sie.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Eine Rolle der Bürger. Um ein Gebiet zu übernehmen, brauchst du Bürger bestimmter Rollen; manche Karten und Herzöge zählen sie.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Eine Rolle der Bürger. Um ein Gebiet zu übernehmen, brauchst du Bürger bestimmter Rollen; manche Karten und Herzöge zählen sie.

valeria-explain-holy = { valeria-role-holy }
    .help = Eine Rolle der Bürger. Um ein Gebiet zu übernehmen, brauchst du Bürger bestimmter Rollen; manche Karten und Herzöge zählen sie.

valeria-explain-minion = { valeria-type-minion }
    .help = Ein Monstertyp; keine Karte dieses Spiels fragt danach.

valeria-explain-beast = { valeria-type-beast }
    .help = Ein Monstertyp; keine Karte dieses Spiels fragt danach.

valeria-explain-titan = { valeria-type-titan }
    .help = Ein Monstertyp; für den Herzog { valeria-card-hrothgar_the_conqueror } zählt jedes davon einen Punkt mehr.

valeria-explain-boss = { valeria-type-boss }
    .help = Das stärkste Monster einer Landschaft, ganz unten im Stapel; seine Belohnung zählt deine Monster dieser Landschaft.

valeria-explain-hills = { valeria-area-hills }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-forest = { valeria-area-forest }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-valley = { valeria-area-valley }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Eine Landschaft der Monster; nur das oberste ihres Stapels kann erschlagen werden.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Jede Karte dieser Art.

valeria-explain-domain = { valeria-kind-domain }
    .help = Jede Karte dieser Art.

valeria-explain-monster = { valeria-kind-monster }
    .help = Jede Karte dieser Art.
