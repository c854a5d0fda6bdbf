# Der Wertungsblock für den echten Tisch.

server-no-pad = { $game } hat keinen Wertungsblock zum Ausfüllen.
web-pad = Wertungsblock
    .help = Für den echten Tisch: die Wertung zum Ausfüllen von Hand. Einmal geöffnet, geht es auch ohne Server.
web-pad-players = Spieler
web-pad-name = Name von Spieler { $n }
web-pad-of = { $row }, { $name }
web-pad-each = je { $n } Punkte
web-pad-per = 1 Punkt für je { $n }
web-pad-ties = Bei Gleichstand die meisten
web-pad-ties-fewer = Bei Gleichstand die wenigsten
web-pad-medal-gold = Goldmedaille
web-pad-medal-silver = Silbermedaille
web-pad-medal-bronze = Bronzemedaille
web-pad-medal-none = Keine Medaille
web-pad-medals = Bronze ab { $bronze }, Silber ab { $silver }, Gold ab { $gold } Punkten
web-pad-keep = Dieses Spiel aufheben
web-pad-kept = Es ist unten aufgehoben.
web-pad-anew = Neues Blatt
web-pad-history = Spiele am echten Tisch
web-pad-none = Noch ist kein Spiel aufgehoben.
web-pad-remove = Dieses Spiel entfernen
web-pad-open = Öffnen
