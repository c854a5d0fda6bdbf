## How near the end of the game is

valeria-near-exhausted = { $n } of the { $of } exhausted stacks that end the game
valeria-near-monsters = { $n } of { $of } stacks of monsters empty
valeria-near-domains = { $n } of { $of } stacks of domains empty
valeria-near-last-round = The game ends when everybody has had the same number of turns
