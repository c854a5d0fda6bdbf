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
rated-no-change = Hra sa hodnotí a už sa začala: nikoho nemôže vystriedať iný človek. Za toho, kto tu nie je, môže hrať bot.

lobby-title = Herňa
lobby-what = Stoly tohto servera, ktoré hľadajú hráčov. Či tu stôl bude, rozhoduje ten, kto ho pripravil.
lobby-none = Práve teraz žiadny stôl hráčov nehľadá. Priprav nejaký a daj ho do herne.
lobby-here = Kto je tu
    .help = Kto má herňu otvorenú, toho tu ostatní vidia pod jeho prezývkou.
lobby-free = voľné miesto
lobby-clock = { $turn } na ťah
lobby-ask = Požiadať o miesto
lobby-waiting = Hostiteľ už o tebe vie. Počkaj tu, kým odpovie.
lobby-declined = Hostiteľ si radšej zahrá s niekým iným.
lobby-listed = V herni
    .help = V herni nájdu stôl ľudia z tohto servera aj bez odkazu.
lobby-listed-link = Nie, len cez odkaz
lobby-listed-ask = Áno, o vstupe rozhodujem ja
lobby-listed-open = Áno, prisadnúť smie ktokoľvek
lobby-knocks = O miesto žiada { $name }
lobby-admit = Pustiť
lobby-decline = Nie, vďaka
lobby-together = Spoločne
lobby-series = Séria
    .help = Hrajú ďalej tí istí ľudia a zakaždým si každý presadne o jedno miesto.
lobby-one-game = Jedna hra
lobby-best-of = { $n ->
    [3] Na dve víťazstvá
   *[other] Na tri víťazstvá
}
lobby-series-stands = { $n }. hra z najviac { $of }: { $wins }
lobby-next-game = Ďalšia hra
lobby-next-waits = Ďalší stôl je pripravený.
lobby-go-on = Ísť tam
rated-wish = Hodnotená hra
    .help = Výsledok zmení hodnotenie všetkých. Žiadne rady, nič sa neberie späť cez prekvapenie. Kto odíde, vzdá to alebo za koho na konci hrá bot, je posledný; hra, ktorú všetci označia za nedohranú, sa nepočíta.
rated-is = hodnotená
rated-told = Výsledok sa počíta do hodnotenia všetkých. Žiadne rady. Kto odíde, vzdá to alebo za koho na konci hrá bot, je posledný.
rated-at = hodnotenie { $n }
rated-changed = { $name }: hodnotenie { $after } ({ $change })
rated-yours = Tvoje hodnotenie
    .help = { $n ->
    [0] Zatiaľ nemáš dohranú žiadnu hodnotenú hru. Kto začína, považuje sa za rovnako silného ako panoš: 1500.
   *[other] Panoš má v každej hre 1500; kto má o 400 bodov viac, vyhrá asi desať hier z jedenástich.
}
rated-row = { $game }: { $n } ± { $error } ({ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } hier
})
rated-bots = Boti: { $bots }
