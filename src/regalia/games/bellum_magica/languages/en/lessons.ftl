# What is said in the lessons; each lesson has its messages in the order of its file.

bellum_magica-lesson-first_minutes = The first five minutes
    .help = Your castle, one roll, an attack and a new creature.
bellum_magica-lesson-first_minutes-welcome = Hello, I’m Berta, and we are two wicked mages. Whoever has the most valuable chests at the end wins.
bellum_magica-lesson-first_minutes-cook = Every creature works on the left or fights on the right, for the whole game. Tuck the Cook to the left: he brings food on a 1 or a 3.
bellum_magica-lesson-first_minutes-cook-else = He is a cook, let him cook: to the left, please.
bellum_magica-lesson-first_minutes-porter = The second goblin shall fight. Tuck him to the right: he brings a sword on 1, 3 and 4.
bellum_magica-lesson-first_minutes-porter-else = One to work, one to fight: this one to the right.
bellum_magica-lesson-first_minutes-rolled = I am [[captain|captain]] and rolled a 1 for both of us. Now row 1 counts at every castle, on the left and on the right.
bellum_magica-lesson-first_minutes-food = Your left side gathered 2 food, your castle’s own row included. You pay new creatures with it.
bellum_magica-lesson-first_minutes-attack = I have plundered a farm, now it is your turn with 2 swords. Attack the other farm: enough swords for its shield, and the loot is yours.
bellum_magica-lesson-first_minutes-attack-else = The farm gives 2 food, and you’ll need them: attack it.
bellum_magica-lesson-first_minutes-recruit = Swords are never used up. Now recruit: an evil creature costs 2 food, take the Fog Wraith.
bellum_magica-lesson-first_minutes-recruit-else = Take the Fog Wraith: it also brings you a re-roll spell.
bellum_magica-lesson-first_minutes-tuck = It came with a re-roll spell, whichever side you choose now. Tuck it where you like: it works from tomorrow on.
bellum_magica-lesson-first_minutes-end = That’s a day: roll, gather, attack, recruit. The bigger your horde, the more each row brings!

bellum_magica-lesson-a_round = A day with everything
    .help = Scouts, thieves, and a keg that turns luck round.
bellum_magica-lesson-a_round-scouts = It is day 2, and I have a map in the active row and you have none. The most maps bring a chest, so my scouts found a metal one.
bellum_magica-lesson-a_round-rob = But you have a [[thieves|thief]] in this row, and 2 swords are enough against my shields. Attack my castle and steal the chest!
bellum_magica-lesson-a_round-rob-else = A farm gives wood at best; in my castle stands metal. Rob me!
bellum_magica-lesson-a_round-shield = Ouch! Whoever is robbed gets a shield at once, so the next robbery will be harder.
bellum_magica-lesson-a_round-keg = Two days later I rolled a 2, and I like it. You have a [[kegs|keg]] from the tavern: buy a round, and I must roll again.
bellum_magica-lesson-a_round-keg-else = Let it stand another time; now spend the keg.
bellum_magica-lesson-a_round-end = Every mage may pay with a keg, but only the captain may cast spells. Now you know every trick of a day!

bellum_magica-lesson-points = How points are made and how it ends
    .help = Ten chests, and what they are worth.
bellum_magica-lesson-points-near = It is day 10, and each of us has 8 chests. Once somebody has ten after the attacks, the game ends.
bellum_magica-lesson-points-values = Wooden chests are worth 1 to 3, metal ones 3 to 5, gold ones 6 to 8. Only the sum counts, not who was first.
bellum_magica-lesson-points-keg = A 6 is good for me, so make me roll again.
bellum_magica-lesson-points-keg-else = With a 6 I would win easily: spend the keg.
bellum_magica-lesson-points-city = Your scouts found a chest, but I took a city: a wooden and a gold chest, and that makes ten. You still have your attack.
bellum_magica-lesson-points-sheet = The chests are opened: 27 to 24 for me. One gold chest is worth as much as three of wood, so grow strong enough for cities!

## The guided first game

bellum_magica-guide-goblin = Each creature works on the left or fights on the right, for the whole game. One of each is a good start.
bellum_magica-guide-row = The die picks one row at every castle. On the left it brought food and runes, on the right it arms you for the attack.
bellum_magica-guide-attack = One attack a day: you need as many swords as the target has shields. Nothing is lost by it.
bellum_magica-guide-recruit = Recruit as often as you can pay. Evil ones cost 2 food, ultra-evil ones runes as well.
bellum_magica-guide-reroll = You may have the die rolled again: anybody with a keg, the captain also with a spell. If the row suits you, let it stand.
bellum_magica-guide-scouts = Scouts: whoever has the most maps in the row finds a chest. Maps lie on the left side.
bellum_magica-guide-end = Somebody is close to ten chests, and then the game ends. Only their value counts, so go for metal and gold.
