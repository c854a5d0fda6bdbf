# Partien im Lauf der Zeit: Seiten mit Zahlen, für einen selbst und für den Server.

web-statistics = Mein Königreich im Lauf der Zeit
web-statistics-mine = Meine Partien
web-statistics-server = Dieser Server
web-statistics-mine-help = Deine beendeten Partien, deren Blatt vorher niemand kannte.
web-statistics-server-help = Beendete Partien von allen hier zusammen; niemand wird genannt.
web-statistics-none = Noch gibt es nichts zu zählen: Spiel erst eine Partie zu Ende.
web-statistics-games = Partien
web-statistics-won = Gewonnen
web-statistics-share = Von hundert
web-statistics-points = Punkte im Schnitt
web-statistics-best = Meiste Punkte
web-statistics-against = Gegen
web-statistics-person = Menschen
web-statistics-option = Einstellung
web-statistics-cards = Am Ende im Königreich
web-statistics-income = Eingenommen, alle Güter zusammen
web-statistics-part = Teil der Partie
web-statistics-average = Im Schnitt
web-statistics-winners = In gewonnenen Partien
web-statistics-luck-and-skill = Glück und eigene Entscheidungen
    .help = Aus besprochenen Partien: um wie viele Siege von hundert Glück und eigene Entscheidungen die Aussicht änderten.
web-statistics-luck = Glück
web-statistics-choices = Eigene Entscheidungen
web-statistics-day = Tag
web-statistics-numbers = Die Zahlen
