# Was Dinge erklärt: Wörter, die sich öffnen, und woher Punkte kommen.

web-explanation = Erklärung
web-back-to = Zurück: { $what }
web-points-of = Punkte, { $name }
web-points-from = Woher die Punkte kommen
web-points-none = Noch keine Punkte.
web-points-hidden = Was verborgen ist
web-points-now = Bisher

web-price-parts = Was es kostet, Teil für Teil
web-price-have = Du hast
web-price-instead = Oder stattdessen

web-answer-for-me = Für mich antworten
    .help = Was du hier einstellst, wird an diesem Tisch für dich geantwortet, sooft dieselbe Frage kommt und die Antwort möglich ist. Es lässt sich zurücknehmen wie jede Entscheidung.
web-always = Immer: { $what }
web-answers-set = Wird für dich geantwortet
web-answers-none = Noch nichts.
web-answer-drop = Wieder fragen
web-answers-held = Du hast etwas zurückgenommen: Du wirst gefragt, bis du selbst gewählt hast.
web-answered-for-me = Für mich
web-answers-given = { $n ->
    [one] { $n }-mal für dich geantwortet; im Verlauf ist die Zeile markiert.
   *[other] { $n }-mal für dich geantwortet; im Verlauf sind die Zeilen markiert.
}
