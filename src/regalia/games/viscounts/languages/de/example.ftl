viscounts-example-5 = Hier bist du Anna. Deine Spielerkarte bringt 5 Silber, 1 Urkunde, 1 Schuldschein, eine Ressource und ein Manuskript; das Manuskript heuert den Gauner kostenlos an. Drei Karten sind auf deiner Hand.
viscounts-example-6 = Karten: Du spielst den Gesellen auf den linken Platz deiner Tafel. Auch die auf den zwei leeren Plätzen aufgedruckten Symbole zählen.
viscounts-example-7 = Bewegung: mindestens 2 Felder, so viel wie der Silberwert des Gesellen. Du gehst weiter und zahlst für jedes weitere Feld 1 Silber, zusammen 4.
viscounts-example-8 = Aktion: Auf dem äußeren Weg darfst du handeln oder bauen. Mit 4 Handelssymbolen handelst du zweimal und erhältst 2 Steine.
viscounts-example-9 = Anheuern: Du heuerst für 1 Silber den Torwächter neben deinem Burggrafen an. Keine Kollision; du ziehst auf drei Karten nach, und Bruno ist an der Reihe.
