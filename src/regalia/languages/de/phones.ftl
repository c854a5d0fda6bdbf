# Ein großer Bildschirm als Tisch, und die Handys als Hand.

web-with-phones = Ein Bildschirm, Handys als Hand
web-hand-only = Nur meine Hand
web-whole-table = Der ganze Tisch
web-hand-empty = Gerade ist keine deiner Karten zu sehen.
