# One large screen as the table, and each player's phone as the hand.

web-with-phones = One screen, phones as hands
web-hand-only = Only my hand
web-whole-table = The whole table
web-hand-empty = No card of yours can be seen now.
