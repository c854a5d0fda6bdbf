# What is said in the lessons; each lesson has its messages in the order of its file.

valeria-lesson-first_minutes = The first five minutes
    .help = Roll, harvest, two actions: your first turn.
valeria-lesson-first_minutes-welcome = Hello, I’m Berta, and I’ll show you one whole turn. Whoever has the most victory points at the end wins.
valeria-lesson-first_minutes-duke = First a secret: of two dukes you keep one, and at the end he brings you points. Keep whichever you like.
valeria-lesson-first_minutes-rolled = You rolled 1 and 5. Each die counts and so does their sum, so your numbers are 1, 5 and 6.
valeria-lesson-first_minutes-harvest = Your Peasant shows a 5 and your Knight a 6, so both earned for you. That is the [[harvest|harvest]], and mine earned too: everybody harvests on every roll.
valeria-lesson-first_minutes-purse = Here is what you own: [[gold|gold]], [[strength|strength]] and [[magic|magic]].
valeria-lesson-first_minutes-recruit = Now you take two actions. For the first one [[recruit|recruit]] the Merchant, a citizen who earns you gold on every 2.
valeria-lesson-first_minutes-recruit-else = That works too, just not in this lesson: take the Merchant, the one with the 2.
valeria-lesson-first_minutes-pay = He costs 2 gold, and magic could stand in for some of it. Keep your magic and choose “{ $option }”.
valeria-lesson-first_minutes-pay-else = Save the magic: it can stand in for gold or for strength, so it is worth keeping.
valeria-lesson-first_minutes-slay = One action left. Your Knight gave you 1 strength, and that is exactly what the Goblin costs: [[slay|slay]] it.
valeria-lesson-first_minutes-slay-else = Look at the top left: the Goblin is the cheapest monster, and you have just enough strength.
valeria-lesson-first_minutes-slain = It left you 1 gold at once, and the card is worth 1 point at the end. So ends your turn, and now I roll: 1 and 3.
valeria-lesson-first_minutes-herald = None of your cards has a 1, 3 or 4. Then the Herald helps: take 1 of any resource you like.
valeria-lesson-first_minutes-end = That’s a turn: roll, harvest, two actions. Now you can already play!

valeria-lesson-a_round = A round with everything
    .help = Doubles, paying with magic, and your first domain.
valeria-lesson-a_round-doubles = You rolled [[doubles|doubles]], 5 and 5, so your Peasant earned twice. And on doubles the Herald works as well: take 1 magic.
valeria-lesson-a_round-doubles-else = Take the magic this time, you’ll need it in a moment.
valeria-lesson-a_round-cleric = Citizens also bring roles, and domains ask for them. Recruit the Cleric: she is [[holy|Holy]].
valeria-lesson-a_round-cleric-else = We are after a Holy citizen with a 1: the Cleric.
valeria-lesson-a_round-cleric-pay = Pay her with gold.
valeria-lesson-a_round-cleric-pay-else = Gold only this time, please.
valeria-lesson-a_round-paladin = The Paladin costs 2 gold, but you have only 1. Recruit him anyway: [[magic|magic]] stands in for the rest, as long as 1 gold is real.
valeria-lesson-a_round-paladin-else = Try the Paladin, the one with 9/10: your magic pays for the missing gold.
valeria-lesson-a_round-mine = I rolled 1 and 4, and look: your Cleric earned on my turn too, with the right side of her card. My turn is quick.
valeria-lesson-a_round-skip = You rolled 6 and 5 and earned again. I’ll play a little for us both, so that we get to the best part.
valeria-lesson-a_round-needs = These are domains: they bring points and help you. The Cathedral asks for Holy citizens, and you have them.
valeria-lesson-a_round-build = It costs 8 gold; you have 4, and magic does the rest. [[build|Build]] it!
valeria-lesson-a_round-build-else = The Cathedral lies at the bottom right; what cannot be built yet tells you what is missing.
valeria-lesson-a_round-build-pay = Leave yourself 1 magic: choose “{ $option }”.
valeria-lesson-a_round-end = Your first domain! Slay, recruit and build as you like; now you have seen it all.

valeria-lesson-points = How points are made and how it ends
    .help = The last turns of a game, and the sum.
valeria-lesson-points-late = It is late in the game. Points come from slain monsters, from domains, from your board and from your secret duke.
valeria-lesson-points-exhausted = When twice as many stacks are [[exhausted|exhausted]] as there are players, the game ends. Two more will do.
valeria-lesson-points-boss = Below each monster stack waits a boss. Slay the Orc Chieftain: that is many points, and it empties a stack.
valeria-lesson-points-boss-else = Go for the big one: the Orc Chieftain at the top right.
valeria-lesson-points-last = Now the last domain of the first column. Build it, and the end is near!
valeria-lesson-points-last-else = Build the domain at the bottom left: it empties the fourth stack.
valeria-lesson-points-round = Four stacks are exhausted: this is the last round. Everybody gets the same number of turns, so I have one more; then the score sheet opens.
valeria-lesson-points-sheet = I built more, and my duke liked it: 69 to 53. Look at your duke early and collect what he wants.

valeria-lesson-alone = Alone against the Dark Lord
    .help = The solo game: his monsters capture citizens.
valeria-lesson-alone-hello = Alone you play against the Dark Lord. Keep a duke; one of the others is his, and he stays hidden.
valeria-lesson-alone-two = Your turn begins as always: roll, harvest, two actions. Recruit the Cleric.
valeria-lesson-alone-two-else = For this lesson take the Cleric, at the left.
valeria-lesson-alone-slay = Slay the Skeleton: 1 strength is real, 1 magic stands in. Every slain monster is one less for him.
valeria-lesson-alone-slay-else = The Skeleton, second from the left: your magic makes it possible.
valeria-lesson-alone-attack = Now his monsters wake: your dice 1 and 5 wake columns 1 and 5. Each captures a citizen of its column, and you say which.
valeria-lesson-alone-again = And the other column. Give away what you need least.
valeria-lesson-alone-second = Then came a second harvest with the right sides of your cards, where newcomers earn too. Here lie his captives.
valeria-lesson-alone-win = Slay all monsters and you win at once. When five stacks are exhausted, you need more points than he.
valeria-lesson-alone-try = Play one more turn on your own.
valeria-lesson-alone-end = Well done. He grows slowly, so slay early!

## The guided first game

valeria-guide-duke = Two dukes, and you keep one in secret. He says what else brings you points at the end.
valeria-guide-harvest = The dice activated cards: that is the [[harvest|harvest]]. Each die counts and so does the sum, also on the others’ turns.
valeria-guide-herald = One of your cards lets you choose what it brings. Take what you need for your next action.
valeria-guide-actions = You have two actions: slay a monster, recruit a citizen, build a domain or take a resource. What glows, you can afford.
valeria-guide-magic = Here [[magic|magic]] may stand in for a part of the price. At least 1 must be real gold or strength.
valeria-guide-domain = Somebody has built a domain. It needs citizens of certain roles, brings points, and often helps for good.
valeria-guide-exhausted = A stack is [[exhausted|exhausted]]. When there are twice as many as players, the last round begins.
valeria-guide-end = The end is in sight. Now spend what you have: monsters and domains bring points, full pockets hardly any.
