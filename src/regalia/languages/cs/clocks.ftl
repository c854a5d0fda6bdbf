# Čas u stolu: jak se počítá, kolik ho zbývá a co se stane, když vyprší.

server-affair-time = { $whom } už nemá čas; dál hraje { $level }.
clock-bot-first = Čas ti vypršel: tentokrát rozhodne bot. Potom můžeš zase hrát za sebe.

web-clock = Hodiny
web-clock-none = Bez hodin
    .help = Každý přemýšlí, jak dlouho chce.
web-clock-live = Naživo
    .help = Tolik času na každý tah a k tomu jednou za hru zásoba. Vynucená rozhodnutí nestojí žádný čas.
web-clock-days = Na dny
    .help = Hra na dálku: nikdo nemusí sedět u stolu, každý tah smí trvat takhle dlouho.
web-clock-turn = Na každý tah
web-clock-bank = Zásoba času
web-clock-no-bank = Žádná
web-clock-level = Když čas vyprší
    .help = Dál hraje tento bot; komu čas vypršel, ten si může místo vzít zpátky.
web-clock-told = Na každý tah { $turn }; potom hraje dál { $level }.
web-clock-told-bank = Na každý tah { $turn } a zásoba { $bank }; potom hraje dál { $level }.
web-clock-left = Zbývá čas: { $time }
web-clock-from-bank = Zbývá čas ze zásoby: { $time }
