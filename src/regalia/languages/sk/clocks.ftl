# Čas pri stole: ako sa počíta, koľko ho zostáva a čo sa stane, keď vyprší.

server-affair-time = { $whom } už nemá čas; ďalej hrá { $level }.
clock-bot-first = Čas ti vypršal: tentoraz rozhodne bot. Potom môžeš znova hrať za seba.

web-clock = Hodiny
web-clock-none = Bez hodín
    .help = Každý rozmýšľa, ako dlho chce.
web-clock-live = Naživo
    .help = Toľko času na každý ťah a k tomu raz za hru zásoba. Vynútené rozhodnutia nestoja žiadny čas.
web-clock-days = Na dni
    .help = Hra na diaľku: nikto nemusí sedieť pri stole, každý ťah smie trvať takto dlho.
web-clock-turn = Na každý ťah
web-clock-bank = Zásoba času
web-clock-no-bank = Žiadna
web-clock-level = Keď čas vyprší
    .help = Ďalej hrá tento bot; komu čas vypršal, ten si môže miesto vziať späť.
web-clock-told = Na každý ťah { $turn }; potom hrá ďalej { $level }.
web-clock-told-bank = Na každý ťah { $turn } a zásoba { $bank }; potom hrá ďalej { $level }.
web-clock-left = Zostáva čas: { $time }
web-clock-from-bank = Zostáva čas zo zásoby: { $time }
