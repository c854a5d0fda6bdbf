# Was Dinge erklärt: Wörter, die sich öffnen, und woher Punkte kommen.

web-back-to = Zurück: { $what }
web-points-of = Punkte, { $name }
web-points-from = Woher die Punkte kommen
web-points-none = Noch keine Punkte.
web-points-hidden = Was verborgen ist
web-points-now = Bisher
