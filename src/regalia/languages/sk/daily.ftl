# Kráľovstvo dňa: v jeden deň majú všetci rovnaké rozdanie aj voľby.

daily-no-date = „{ $text }“ nie je dátum. Napíš rok, mesiac a deň, napríklad 2026-11-17.
daily-too-early = Dňa { $day } kráľovstvo dňa ešte nebolo; prvé bolo { $first }.
daily-not-yet = Kráľovstvo dňa { $day } sa ešte neotvorilo.
daily-seats = Kráľovstvo dňa hrá jeden človek, sám alebo proti jednému botovi.
daily-settled = Rozdanie aj nastavenia kráľovstva dňa určuje dátum; vyberať sa nedajú.
daily-no-table = Tento stôl nie je kráľovstvo dňa.
daily-not-over = Partia sa ešte neskončila.

web-daily = Kráľovstvo dňa
web-daily-what = Každý deň má každá hra jedno rozdanie s vlastným nastavením, pre všetkých rovnaké. Zahraj si ho bez súpera alebo proti botovi a pochváľ sa.
web-daily-of = { $game }, { $day }
web-daily-usual = Všetko nastavené ako zvyčajne.
web-daily-against = Súper
web-daily-alone = Nikto, hra pre jedného
web-daily-play = Hrať
web-daily-again = Hrať znova
web-daily-results = Výsledky na tomto serveri
web-daily-nobody = Zatiaľ sem nikto výsledok nezapísal.
web-daily-name = Meno
web-daily-points = Body
web-daily-won = Výhra
web-daily-lost = Bez výhry
web-daily-played = { $n ->
    [one] { $n } odohraný deň
    [few] { $n } odohrané dni
   *[other] { $n } odohraných dní
}
web-daily-earlier = Skorší mesiac
web-daily-later = Neskorší mesiac
web-daily-line = Regalia, { $game }, { $day }: { $won ->
    [yes] výhra
   *[no] bez výhry
} { $score } ({ $against })
web-daily-line-alone = hra pre jedného
web-daily-copy = Skopírovať pre priateľov
web-daily-copied = Výsledok je skopírovaný.
web-daily-put = Zapísať do tabuľky servera
web-daily-put-done = Zapísané
web-daily-first-counts = Platí tvoj prvý výsledok: { $score }.
web-daily-game = Hra
web-daily-no = nie
