# Otvorené stoly, hra ešte raz a hodnotenie.

lobby-not-listed = Tento stôl v herni nie je: hostiteľ pozýva pomocou odkazov.
lobby-too-many = Pri tomto stole sa už o miesto hlási veľa ľudí. Skús iný.
lobby-gone = Nikto taký už nečaká.
again-not-over = Hra sa ešte neskončila.
again-not-here = Lekcia, hádanka aj kráľovstvo dňa sa znova pripravujú na svojej vlastnej stránke.
rated-not-here = Tento server hry nehodnotí: jeho správca nenainštaloval doplnok „rating“.
rated-needs-key = Táto hra sa hodnotí: každý potrebuje vlastný kľúč. Prehliadač ho vytvorí, keď smie ukladať údaje.
rated-undo = V hodnotenej hre sa nič neberie späť cez hod, dobratie ani rozhodnutie niekoho iného: vyber „Po posledné prekvapenie“ alebo „Nič“.
rated-deal = V hodnotenej hre rozdáva server: zvolené rozdanie, záznam, lekciu ani kráľovstvo dňa hodnotiť nemožno.
rated-seats = Hodnotená hra potrebuje aspoň dve miesta a najviac jedno z nich pre teba.
rated-bot = Nikto nezmeral, aký silný je v tejto hre súper „{ $level }“, preto sa proti nemu hodnotená hra hrať nedá.
rated-no-hints = Hra sa hodnotí: radca do jej konca mlčí.
rated-no-undo = Hra sa skončila a výsledok sa hodnotí: nič už nemožno vziať späť.
rated-no-change = Hra sa hodnotí a už sa začala: nikoho nemôže vystriedať iný človek. Za toho, kto tu nie je, môže hrať virtuálny hráč.
