# Was die Seiten der Dokumentation rund um die Regeln eines Spiels sagen.

docs-language = Deutsch
docs-rules = Regeln auf Deutsch
docs-picture = { $game } auf einem Laptop
docs-picture-phone = { $game } auf einem Telefon
docs-lessons = Lektionen
docs-lessons-before = Am Tisch unter „{ web-learn }“; jede dauert einige Minuten, und ein unbekanntes Wort öffnet sich durch Antippen.
docs-settings = Einstellungen
docs-settings-before = Was sich vor dem Spiel festlegen lässt, wenn der Tisch gedeckt wird oder im Terminal mit --option.
docs-setting = Einstellung
docs-setting-changes = Was sie ändert
docs-cards = Alle Karten
docs-cards-before = Was auf einer Karte steht, entsteht aus dem, was sie bewirkt; am Tisch steht auf ihr dasselbe.
docs-rulings = Wo die Spielregel eine Wahl lässt
docs-rulings-before = Alle diese Entscheidungen mit ihren Gründen stehen auf der Seite [How it is read]({ $page }) (englisch).
