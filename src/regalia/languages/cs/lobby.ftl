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
rated-no-change = Hra se hodnotí a už začala: nikoho nemůže vystřídat jiný člověk. Za toho, kdo tu není, může hrát virtuální hráč.
