# Co vysvětluje věci: slova, která se otevírají, a z čeho jsou body.

web-back-to = Zpět: { $what }
web-points-of = Body, { $name }
web-points-from = Z čeho body jsou
web-points-none = Zatím žádné body.
web-points-hidden = Co je skryté
web-points-now = Zatím celkem
