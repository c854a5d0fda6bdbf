# What stands on a card, line by line, whatever the game.

fact-is = { $what }
fact-number-is = { $n }
fact-kind = Kind
fact-cost = Cost
fact-rolled = Works when the dice show
fact-role = Role
fact-needs = Needs
fact-points = Worth at the end
fact-area = Area
fact-type = Type
fact-secret = Who sees it
fact-family = Family
fact-move = Moves the viscount by
fact-icons = Icons
fact-ribbon = Ribbon
fact-number = Number
fact-text = What it does
fact-copies = Copies in the box
fact-now = Costs you now
