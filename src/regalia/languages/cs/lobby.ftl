# Otevřené stoly, hra ještě jednou a hodnocení.

lobby-not-listed = Tento stůl v herně není: hostitel zve pomocí odkazů.
lobby-too-many = U tohoto stolu se už o místo hlásí hodně lidí. Zkus jiný.
lobby-gone = Nikdo takový už nečeká.
again-not-over = Hra ještě neskončila.
again-not-here = Lekce, hádanka i království dne se znovu připravují na své vlastní stránce.
rated-not-here = Tento server hry nehodnotí: jeho správce nenainstaloval doplněk „rating“.
rated-needs-key = Tato hra se hodnotí: každý potřebuje vlastní klíč. Prohlížeč ho vytvoří, když smí ukládat data.
rated-undo = V hodnocené hře se nic nebere zpět přes hod, dobrání ani rozhodnutí někoho jiného: vyber „Po poslední překvapení“ nebo „Nic“.
rated-deal = V hodnocené hře rozdává server: zvolené rozdání, záznam, lekci ani království dne hodnotit nelze.
rated-seats = Hodnocená hra potřebuje aspoň dvě místa a nejvýš jedno z nich pro tebe.
rated-bot = Nikdo nezměřil, jak silný je v této hře soupeř „{ $level }“, proto se proti němu hodnocená hra hrát nedá.
rated-no-hints = Hra se hodnotí: rádce do jejího konce mlčí.
rated-no-undo = Hra skončila a výsledek se hodnotí: nic už nejde vzít zpět.
rated-no-change = Hra se hodnotí a už začala: nikoho nemůže vystřídat jiný člověk. Za toho, kdo tu není, může hrát bot.

lobby-title = Herna
lobby-what = Stoly tohoto serveru, které hledají hráče. Jestli tu stůl bude, rozhoduje ten, kdo ho připravil.
lobby-none = Právě teď žádný stůl hráče nehledá. Připrav nějaký a dej ho do herny.
lobby-here = Kdo je tady
    .help = Kdo má hernu otevřenou, toho tu ostatní vidí pod jeho přezdívkou.
lobby-free = volné místo
lobby-clock = { $turn } na tah
lobby-ask = Požádat o místo
lobby-waiting = Hostitel už o tobě ví. Počkej tady, než odpoví.
lobby-declined = Hostitel si raději zahraje s někým jiným.
lobby-listed = V herně
    .help = V herně najdou stůl lidé z tohoto serveru i bez odkazu.
lobby-listed-link = Ne, jen přes odkaz
lobby-listed-ask = Ano, o vstupu rozhoduji já
lobby-listed-open = Ano, přisednout smí kdokoli
lobby-knocks = O místo žádá { $name }
lobby-admit = Pustit
lobby-decline = Ne, díky
lobby-together = Společně
lobby-series = Série
    .help = Hrají dál titíž lidé a pokaždé si každý přesedne o jedno místo.
lobby-one-game = Jedna hra
lobby-best-of = { $n ->
    [3] Na dvě vítězství
   *[other] Na tři vítězství
}
lobby-series-stands = { $n }. hra z nejvýše { $of }: { $wins }
lobby-next-game = Další hra
lobby-next-waits = Další stůl je připravený.
lobby-go-on = Jít tam
rated-wish = Hodnocená hra
    .help = Výsledek změní hodnocení všech. Žádné rady, nic se nebere zpět přes překvapení. Kdo odejde, vzdá to nebo za koho na konci hraje bot, je poslední; hra, kterou všichni označí za nedohranou, se nepočítá.
rated-is = hodnocená
rated-told = Výsledek se počítá do hodnocení všech. Žádné rady. Kdo odejde, vzdá to nebo za koho na konci hraje bot, je poslední.
rated-at = hodnocení { $n }
rated-changed = { $name }: hodnocení { $after } ({ $change })
rated-yours = Tvoje hodnocení
    .help = { $n ->
    [0] Zatím nemáš dohranou žádnou hodnocenou hru. Kdo začíná, považuje se za stejně silného jako panoš: 1500.
   *[other] Panoš má v každé hře 1500; kdo má o 400 bodů víc, vyhraje asi deset her z jedenácti.
}
rated-row = { $game }: { $n } ± { $error } ({ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
})
rated-bots = Boti: { $bots }
