# What stands on the cards, line by line.

valeria-fact-needs = { $n } × { $role }
valeria-fact-secret = only its owner, until the end
