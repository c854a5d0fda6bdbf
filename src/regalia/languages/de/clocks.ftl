# Zeit am Tisch: wie sie gezählt wird, wie viel bleibt und was geschieht, wenn sie um ist.

server-affair-time = Die Zeit von { $whom } ist um; weiter spielt: { $level }.
clock-bot-first = Deine Zeit ist um: Diese Entscheidung trifft der Bot. Danach kannst du wieder selbst spielen.

web-clock = Uhr
web-clock-none = Ohne Uhr
    .help = Alle überlegen, so lange sie möchten.
web-clock-live = Live
    .help = So viel Zeit für jeden Zug und dazu ein Vorrat für das ganze Spiel. Erzwungene Entscheidungen kosten keine Zeit.
web-clock-days = Tage
    .help = Ein Fernspiel: Niemand muss am Tisch sitzen, und jeder Zug darf so lange dauern.
web-clock-turn = Für jeden Zug
web-clock-bank = Zeitvorrat
web-clock-no-bank = Keiner
web-clock-level = Wenn die Zeit um ist
    .help = Dann spielt dieser Bot weiter; wer keine Zeit mehr hat, kann den Platz zurücknehmen.
web-clock-told = { $turn } für jeden Zug; danach spielt weiter: { $level }.
web-clock-told-bank = { $turn } für jeden Zug und { $bank } Vorrat; danach spielt weiter: { $level }.
web-clock-left = Noch { $time }
web-clock-from-bank = Noch { $time } aus dem Vorrat
