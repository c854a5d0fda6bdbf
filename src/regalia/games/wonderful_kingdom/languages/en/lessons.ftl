# What is said in the lessons; each lesson has its messages in the order of its file.

wonderful_kingdom-lesson-first_minutes = The first five minutes
    .help = Offer, take, build: where your cards come from.
wonderful_kingdom-lesson-first_minutes-welcome = Hello, I’m Berta, and we both want the throne. In four rounds we build cards, and most victory points win.
wonderful_kingdom-lesson-first_minutes-offer = Each turn you offer two cards from your hand, and I take one whole area. Offer the Royal Cavalry openly in area 1.
wonderful_kingdom-lesson-first_minutes-offer-else = Try it with the Royal Cavalry: open, into area 1.
wonderful_kingdom-lesson-first_minutes-trap = In every round you have two [[traps|traps]]: each lets you offer a card face down. Offer the Monumental Statue face down in area 2, so that I hesitate.
wonderful_kingdom-lesson-first_minutes-trap-else = Face down this time: the Monumental Statue in area 2.
wonderful_kingdom-lesson-first_minutes-take = I took the open area and offered two hidden cards. One of mine is a [[menaces|menace]], so the big pile is risky: take area 1.
wonderful_kingdom-lesson-first_minutes-take-else = Brave, but my rat lies there! Area 1 is safer.
wonderful_kingdom-lesson-first_minutes-chosen = Four times we have offered and taken; I did the rest for us. These cards are yours: each is built or recycled now.
wonderful_kingdom-lesson-first_minutes-build = Begin with the Tatis Tribe: build it.
wonderful_kingdom-lesson-first_minutes-build-else = First the Tatis Tribe, as something to build.
wonderful_kingdom-lesson-first_minutes-recycle = The Expedition you recycle: that gives 1 exploration, and the Tribe needs it.
wonderful_kingdom-lesson-first_minutes-recycle-else = Recycle the Expedition: you need its cube.
wonderful_kingdom-lesson-first_minutes-put = Put the cube on the Tatis Tribe. When all slots of a card are filled, it is yours and produces in every round.
wonderful_kingdom-lesson-first_minutes-put-else = Not into the lab: onto the card that needs it.
wonderful_kingdom-lesson-first_minutes-end = That’s how you get cards and cubes. What your cards produce, the next lesson shows.

wonderful_kingdom-lesson-a_round = A round with everything
    .help = Production, supremacy, and a card completed.
wonderful_kingdom-lesson-a_round-production = All cards are planned; now comes [[track|production]], one resource after the other. You and I produce 2 materials each.
wonderful_kingdom-lesson-a_round-harbour = Cubes cannot be kept: each goes at once onto a card in construction or into the lab. Put one on the Harbour.
wonderful_kingdom-lesson-a_round-harbour-else = Five cubes in the lab make a krystallium, but now build: onto the Harbour.
wonderful_kingdom-lesson-a_round-again = And the second one as well.
wonderful_kingdom-lesson-a_round-supremacy = I produce more population than you, so I have the [[supremacy|supremacy]] and train a [[soldiers|soldier]]. Your cube goes on the Tatis Tribe.
wonderful_kingdom-lesson-a_round-supremacy-else = The Tribe is nearly done: put it there.
wonderful_kingdom-lesson-a_round-last = Gold went to me, but in exploration you lead and train a soldier yourself. Complete the Tatis Tribe!
wonderful_kingdom-lesson-a_round-last-else = One cube is missing on the Tribe, and you hold it.
wonderful_kingdom-lesson-a_round-end = Completed! It gave you a soldier at once, and from the next round on it produces for you.

wonderful_kingdom-lesson-points = How points are made and how it ends
    .help = The end of the fourth round, and the sum.
wonderful_kingdom-lesson-points-late = This is the very end of round four. Points stand on built cards: plain ones, and ones for each card of a family.
wonderful_kingdom-lesson-points-nothing = Unfinished cards, soldiers and krystallium are worth nothing now. So use your last [[krystallium|krystallium]]!
wonderful_kingdom-lesson-points-tomb = On the Titan’s Tomb exactly one slot is free. Fill it.
wonderful_kingdom-lesson-points-tomb-else = That would bring no points: the Titan’s Tomb needs just this one.
wonderful_kingdom-lesson-points-sheet = Done: 44 to 2 for you! Each [[calamity|calamity]] costs 4 points, and I had five of them.

wonderful_kingdom-lesson-menaces = Module: menaces
    .help = What they do, and how soldiers defeat them.
wonderful_kingdom-lesson-menaces-hand = Your eighth card is an Ice Giant, one of your menaces. It harms whoever takes it, so offer it where I cannot resist: openly in area 1, beside the Grand Market.
wonderful_kingdom-lesson-menaces-hand-else = Get rid of the giant: area 1, open.
wonderful_kingdom-lesson-menaces-struck = I took it, and it froze one of my cards. But you took my Giant Rat, and each rat brings Vermin.
wonderful_kingdom-lesson-menaces-fight = After production comes the [[fight|fight]]: soldiers defeat menaces, and only now. Vermin costs 1 soldier: defeat it.
wonderful_kingdom-lesson-menaces-fight-else = Every menace left costs points at the end: use the soldier here.
wonderful_kingdom-lesson-menaces-end = Two points saved. Keep soldiers for the big ones: a rat needs three.

wonderful_kingdom-lesson-advisors = Module: advisors
    .help = Helpers who work for soldiers.
wonderful_kingdom-lesson-advisors-keep = Here you begin with 2 soldiers and one advisor of two. Keep the Master Builder.
wonderful_kingdom-lesson-advisors-keep-else = A fine one too, but here we take the Master Builder.
wonderful_kingdom-lesson-advisors-joined = You took an area with two open advisors: both joined you at once and brought a soldier each. I played the offers up to here.
wonderful_kingdom-lesson-advisors-use = Each advisor has a moment and a price in soldiers, once per round. Send the Veteran Scout: she looks at three cards of the deck.
wonderful_kingdom-lesson-advisors-use-else = Use her while you can: 2 soldiers for a card of your choice.
wonderful_kingdom-lesson-advisors-find = Now keep one of the three. Take whichever you like best.
wonderful_kingdom-lesson-advisors-end = Advisors themselves are worth no points. They help you to build what is!

wonderful_kingdom-lesson-quests = Module: quests
    .help = Steps to pay, and why the final one decides.
wonderful_kingdom-lesson-quests-board = With quests you pay steps of a board. Only who has done the final step can win, and if nobody has, we both lose.
wonderful_kingdom-lesson-quests-pay = You have just produced 6 population, and the first step costs 4. Do it: the reward is 2 krystallium.
wonderful_kingdom-lesson-quests-pay-else = Cards can wait: pay the step of the quest.
wonderful_kingdom-lesson-quests-end = Steps can be paid at any time, in any order, also with cubes from the lab. So collect for the final one early!

wonderful_kingdom-lesson-alone = Alone
    .help = Danger cards, spies, the search and medals.
wonderful_kingdom-lesson-alone-hello = Alone nobody offers you anything: two cards lie open in each area, and you take one area. Take area 2.
wonderful_kingdom-lesson-alone-hello-else = Area 2 for now; the search comes later.
wonderful_kingdom-lesson-alone-danger = To what you left came a [[danger|danger card]], face down. A [[spies|spy]] can turn it up: send yours.
wonderful_kingdom-lesson-alone-danger-else = First look what lurks there: use the spy.
wonderful_kingdom-lesson-alone-choose = Now you know it. Take whichever area you like better; four times you take, then you build as always.
wonderful_kingdom-lesson-alone-try = Take two more areas.
wonderful_kingdom-lesson-alone-end = Supremacy you have whenever you produce 5 or more. 70 points bring bronze, 95 silver, 115 gold: good luck!

## The guided first game

wonderful_kingdom-guide-offer = You offer two cards; the other takes one area and leaves you a choice later. A trap lets you offer one face down.
wonderful_kingdom-guide-select = Take one whole area, with all that lies there. Hidden cards may be a treasure or a menace.
wonderful_kingdom-guide-plan = Each card you took is now built or [[recycling|recycled]] for a cube. Build what you can soon fill.
wonderful_kingdom-guide-place = Cubes go at once onto cards in construction or into the lab. Full cards produce from then on.
wonderful_kingdom-guide-supremacy = Who produces more of a resource has the [[supremacy|supremacy]]: twice makes a soldier.
wonderful_kingdom-guide-fight = Now soldiers may defeat menaces, and only now. Each one left at the end costs points.
wonderful_kingdom-guide-end = The last round has come. Only completed cards count, so start nothing that you cannot finish.
