# What stands on the cards, line by line.

valeria-fact-secret = only its owner, until the end
