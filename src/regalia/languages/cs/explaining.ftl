# Co vysvětluje věci: slova, která se otevírají, a z čeho jsou body.

web-explanation = Vysvětlení
web-back-to = Zpět: { $what }
web-points-of = Body, { $name }
web-points-from = Z čeho body jsou
web-points-none = Zatím žádné body.
web-points-hidden = Co je skryté
web-points-now = Zatím celkem

web-price-parts = Co to stojí, po částech
web-price-have = Máš
web-price-instead = Nebo místo toho

web-answer-for-me = Odpovídat za mě
    .help = Co tu nastavíš, odpoví se u tohoto stolu za tebe, kdykoli přijde stejná otázka a odpověď je možná. Vzít zpět se dá jako každé rozhodnutí.
web-always = Vždy: { $what }
web-answers-set = Odpovídá se za tebe
web-answers-none = Zatím nic.
web-answer-drop = Zase se ptát
web-answers-held = Vzato zpět: ptáme se tě, dokud si znovu nevybereš.
web-answered-for-me = Za mě
web-answers-given = { $n ->
    [one] Za tebe odpovězeno { $n }krát; v záznamu je řádek označen.
   *[other] Za tebe odpovězeno { $n }krát; v záznamu jsou řádky označeny.
}
