# Wozu jedes Ding auf dem Tisch da ist.

valeria-explain-gold = { valeria-counter-gold }
    .help = Bezahlt [[citizen|Bürger]] und [[domain|Gebiete]].

valeria-explain-strength = { valeria-counter-strength }
    .help = Erschlägt [[monster|Monster]]: Jedes kostet die Stärke auf seinem Schild.

valeria-explain-magic = { valeria-counter-magic }
    .help = Ersetzt beim Erschlagen, Rekrutieren und Übernehmen [[strength|Stärke]] oder [[gold|Gold]], solange mindestens 1 davon echt ist. Manche [[monster|Monster]] kosten auch Magie selbst.

valeria-explain-vp = { valeria-counter-vp }
    .help = Punkte auf deiner Tafel. Am Ende kommen die Punkte deiner Karten und deines [[dukes|Herzogs]] dazu; die meisten Punkte gewinnen.

valeria-explain-any = Beliebige Ressource
    .help = [[gold|Gold]], [[strength|Stärke]] oder [[magic|Magie]] nach Wunsch.

valeria-explain-dice = Die Würfel
    .help = Jeder Würfel und ihre Summe aktivieren die [[citizen|Bürger]] mit diesen Zahlen: wer gewürfelt hat, erhält die linke Seite, alle anderen die rechte.

valeria-explain-die = Ein Würfel
    .help = Seine Zahl aktiviert [[citizen|Bürger]] in allen [[duchy|Auslagen]]; mit manchen [[domain|Gebieten]] darfst du ihn ändern.

valeria-explain-centre = { valeria-zone-grid }
    .help = [[monster|Monster]] zum Erschlagen, [[citizen|Bürger]] zum [[recruit|Rekrutieren]] und [[domain|Gebiete]] zum [[build|Übernehmen]]. Ein [[exhausted|erschöpfter Stapel]] bringt das Ende näher.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = Sie bringen [[resource|Ressourcen]], sobald ihre Zahl fällt, auch in fremden Zügen. Das Rekrutieren kostet 1 [[gold|Gold]] mehr für jede Karte dieses Namens, die du hast.

valeria-explain-domains = { valeria-zone-domains }
    .help = Für [[gold|Gold]] [[build|übernommen]], wenn du [[citizen|Bürger]] der verlangten Rollen hast; sie zählen Punkte und helfen einmal oder von nun an.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Erschlagene Monster gaben ihre [[reward|Belohnung]] sofort und zählen am Ende Punkte.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Dein geheimer Herzog sagt, wofür du am Ende noch Punkte erhältst.

valeria-explain-captives = { valeria-zone-captives }
    .help = Bürger und [[domain|Gebiete]], die der Lord der Finsternis geraubt hat: Die Punkte auf den Gebieten gehören ihm, und sein [[dukes|Herzog]] zählt alle.

valeria-explain-worker = { valeria-role-worker }
    .help = Eine [[role|Rolle]] der [[citizen|Bürger]]. Um ein [[domain|Gebiet]] zu [[build|übernehmen]], brauchst du Bürger bestimmter Rollen; manche Karten und [[dukes|Herzöge]] zählen sie.

valeria-explain-soldier = { valeria-role-soldier }
    .help = Eine [[role|Rolle]] der [[citizen|Bürger]]. Um ein [[domain|Gebiet]] zu [[build|übernehmen]], brauchst du Bürger bestimmter Rollen; manche Karten und [[dukes|Herzöge]] zählen sie.

valeria-explain-shadow = { valeria-role-shadow }
    .help = Eine [[role|Rolle]] der [[citizen|Bürger]]. Um ein [[domain|Gebiet]] zu [[build|übernehmen]], brauchst du Bürger bestimmter Rollen; manche Karten und [[dukes|Herzöge]] zählen sie.

valeria-explain-holy = { valeria-role-holy }
    .help = Eine [[role|Rolle]] der [[citizen|Bürger]]. Um ein [[domain|Gebiet]] zu [[build|übernehmen]], brauchst du Bürger bestimmter Rollen; manche Karten und [[dukes|Herzöge]] zählen sie.

valeria-explain-minion = { valeria-type-minion }
    .help = Ein [[monster|Monstertyp]]; keine Karte dieses Spiels fragt danach.

valeria-explain-beast = { valeria-type-beast }
    .help = Ein [[monster|Monstertyp]]; keine Karte dieses Spiels fragt danach.

valeria-explain-titan = { valeria-type-titan }
    .help = Ein [[monster|Monstertyp]]; für den [[dukes|Herzog]] { valeria-card-hrothgar_the_conqueror } zählt jedes davon einen Punkt mehr.

valeria-explain-boss = { valeria-type-boss }
    .help = Das stärkste [[monster|Monster]] einer Landschaft, ganz unten im Stapel; seine [[reward|Belohnung]] zählt deine Monster dieser Landschaft.

valeria-explain-hills = { valeria-area-hills }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-ruins = { valeria-area-ruins }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-forest = { valeria-area-forest }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-valley = { valeria-area-valley }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-mountains = { valeria-area-mountains }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-barrens = { valeria-area-barrens }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-swamp = { valeria-area-swamp }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-caverns = { valeria-area-caverns }
    .help = Eine Landschaft der [[monster|Monster]]; nur das oberste ihres Stapels kann [[slay|erschlagen]] werden.

valeria-explain-citizen = { valeria-kind-citizen }
    .help = Eine für [[gold|Gold]] [[recruit|rekrutierte]] Karte: Sie bringt [[resource|Ressourcen]], sobald ihre Zahl fällt, auch in fremden Zügen.

valeria-explain-domain = { valeria-kind-domain }
    .help = Eine für [[gold|Gold]] und die nötigen [[role|Rollen]] [[build|übernommene]] Karte: zählt Punkte und hilft einmal oder von nun an.

valeria-explain-monster = { valeria-kind-monster }
    .help = Eine für [[strength|Stärke]] erschlagene Karte: gibt sofort ihre [[reward|Belohnung]] und zählt am Ende Punkte.

## Wörter des Spiels

valeria-explain-duchy = Auslage
    .help = Alle Karten vor einem Spieler: [[citizen|Bürger]], [[domain|Gebiete]] und erschlagene [[monster|Monster]].

valeria-explain-harvest = Erträge
    .help = Nach dem Wurf bringt jeder aktivierte [[citizen|Bürger]] [[resource|Ressourcen]]: wer gewürfelt hat, erhält die linke Seite, alle anderen die rechte.

valeria-explain-role = Rolle
    .help = Das Symbol eines [[citizen|Bürgers]]: { valeria-role-worker }, { valeria-role-soldier }, { valeria-role-shadow } oder { valeria-role-holy }. [[domain|Gebiete]] brauchen bestimmte Rollen in deiner [[duchy|Auslage]]; manche Karten und [[dukes|Herzöge]] zählen sie.

valeria-explain-resource = Ressource
    .help = [[gold|Gold]], [[strength|Stärke]] und [[magic|Magie]]. Was am Ende übrig ist, bringt Punkte durch deinen [[dukes|Herzog]].

valeria-explain-exhausted = Erschöpfter Stapel
    .help = Ein Stapel des Rasters, der leer ist. Sind es genug, endet das Spiel; wie viele, steht oben am Tisch.

valeria-explain-doubles = Pasch
    .help = Beide [[die|Würfel]] zeigen dieselbe Zahl: Sie zählt doppelt, ihre Karten werden zweimal aktiviert.

valeria-explain-actions = Aktionsphase
    .help = Zwei Aktionen in deinem Zug: ein [[monster|Monster]] [[slay|erschlagen]], einen [[citizen|Bürger]] [[recruit|rekrutieren]], ein [[domain|Gebiet]] [[build|übernehmen]] oder eine [[resource|Ressource]] nehmen. Zweimal dieselbe ist erlaubt.

valeria-explain-slay = Erschlagen
    .help = Zahle die [[strength|Stärke]] und, falls verlangt, die [[magic|Magie]] des obersten [[monster|Monsters]] einer Landschaft: Es gibt seine [[reward|Belohnung]] und kommt in deine [[duchy|Auslage]].

valeria-explain-recruit = Rekrutieren
    .help = Zahle das [[gold|Gold]] auf der Karte und 1 Gold mehr für jede Karte gleichen Namens in deiner [[duchy|Auslage]].

valeria-explain-build = Übernehmen
    .help = Zahle das [[gold|Gold]] auf der Karte; die nötigen [[role|Rollen]] müssen in deiner [[duchy|Auslage]] sein und bleiben dort.

valeria-explain-reward = Belohnung
    .help = Was ein [[monster|Monster]] sofort gibt, wenn man es [[slay|erschlägt]].

valeria-explain-base_cost = Grundkosten
    .help = Das [[gold|Gold]], das auf der Karte steht, ohne den Aufschlag für gleiche Karten in deiner [[duchy|Auslage]].

valeria-explain-starter = Startkarte
    .help = Eine der zwei Karten, mit denen alle beginnen. Sie wird aktiviert wie ein [[citizen|Bürger]], ist aber keiner.

valeria-explain-grid = { valeria-zone-grid }
    .help = Monster zum Erschlagen, Bürger zum Rekrutieren und Gebiete zum Übernehmen. Ein erschöpfter Stapel bringt das Ende näher.

valeria-explain-domain_box = { valeria-zone-domain_box }
    .help = Sie kommen in diesem Spiel nicht vor.

valeria-explain-citizen_box = { valeria-zone-citizen_box }
    .help = Sie kommen in diesem Spiel nicht vor.

valeria-explain-event_box = { valeria-zone-event_box }
    .help = Sie kommen in diesem Spiel nicht vor.

valeria-explain-duke_box = { valeria-zone-duke_box }
    .help = Sie kommen in diesem Spiel nicht vor.

valeria-explain-event_deck = { valeria-zone-event_deck }
    .help = Sie erscheinen, wenn Stapel erschöpft sind.

valeria-explain-returned_events = { valeria-zone-returned_events }
    .help = Sie erscheinen noch einmal.

valeria-explain-dark_duke = { valeria-zone-dark_duke }
    .help = Bis zum Ende verborgen: Dafür erhält der Lord der Finsternis Punkte.

valeria-explain-returned = { valeria-zone-returned }
    .help = Er zählt nicht.

valeria-explain-starters = { valeria-zone-starters }
    .help = Mit ihnen beginnen alle. Sie werden aktiviert wie Bürger, sind aber keine.
