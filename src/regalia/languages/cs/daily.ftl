# Království dne: v jeden den mají všichni stejné rozdání i volby.

daily-no-date = „{ $text }“ není datum. Napiš rok, měsíc a den, například 2026-11-17.
daily-too-early = Dne { $day } království dne ještě nebylo; první bylo { $first }.
daily-not-yet = Království dne { $day } se ještě neotevřelo.
daily-seats = Království dne hraje jeden člověk, sám nebo proti jednomu botovi.
daily-settled = Rozdání i nastavení království dne určuje datum; vybírat se nedají.
daily-no-table = Tento stůl není království dne.
daily-not-over = Partie ještě neskončila.

web-daily = Království dne
web-daily-what = Každý den má každá hra jedno rozdání s vlastním nastavením, pro všechny stejné. Zahraj si ho bez soupeře nebo proti botovi a pochlub se.
web-daily-of = { $game }, { $day }
web-daily-usual = Vše nastaveno jako obvykle.
web-daily-against = Soupeř
web-daily-alone = Nikdo, hra pro jednoho
web-daily-play = Hrát
web-daily-again = Hrát znovu
web-daily-results = Výsledky na tomto serveru
web-daily-nobody = Zatím sem nikdo výsledek nezapsal.
web-daily-name = Jméno
web-daily-points = Body
web-daily-won = Výhra
web-daily-lost = Bez výhry
web-daily-played = { $n ->
    [one] { $n } odehraný den
    [few] { $n } odehrané dny
   *[other] { $n } odehraných dní
}
web-daily-earlier = Dřívější měsíc
web-daily-later = Pozdější měsíc
web-daily-line = Regalia, { $game }, { $day }: { $won ->
    [yes] výhra
   *[no] bez výhry
} { $score } ({ $against })
web-daily-line-alone = hra pro jednoho
web-daily-copy = Zkopírovat pro přátele
web-daily-copied = Výsledek je zkopírovaný.
web-daily-put = Zapsat na tabulku serveru
web-daily-put-done = Zapsáno
web-daily-first-counts = Platí tvůj první výsledek: { $score }.
web-daily-game = Hra
web-daily-no = ne
