# Čo vysvetľuje veci: slová, ktoré sa otvárajú, a z čoho sú body.

web-explanation = Vysvetlenie
web-back-to = Späť: { $what }
web-points-of = Body, { $name }
web-points-from = Z čoho body sú
web-points-none = Zatiaľ žiadne body.
web-points-hidden = Čo je skryté
web-points-now = Zatiaľ spolu

web-price-parts = Čo to stojí, po častiach
web-price-have = Máš
web-price-instead = Alebo namiesto toho

web-answer-for-me = Odpovedať za mňa
    .help = Čo tu nastavíš, odpovie sa pri tomto stole za teba, kedykoľvek príde rovnaká otázka a odpoveď je možná. Vziať späť sa dá ako každé rozhodnutie.
web-always = Vždy: { $what }
web-answers-set = Odpovedá sa za teba
web-answers-none = Zatiaľ nič.
web-answer-drop = Znova sa pýtať
web-answers-held = Vzaté späť: pýtame sa ťa, kým si znova nevyberieš.
web-answered-for-me = Za mňa
web-answers-given = { $n ->
    [one] Za teba odpovedané { $n }-krát; v zázname je riadok označený.
   *[other] Za teba odpovedané { $n }-krát; v zázname sú riadky označené.
}
