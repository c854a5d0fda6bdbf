# What is said in the lessons; each lesson has its messages in the order of its file.

viscounts-lesson-first_minutes = The first five minutes
    .help = A card, a ride, an action: your first turn.
viscounts-lesson-first_minutes-welcome = Hello, I’m Berta. We are viscounts who ride round the king’s castle, and most victory points win.
viscounts-lesson-first_minutes-play = A turn begins with a card: its icons help with your action, and its silver value says how far you ride. Play the Benefactor.
viscounts-lesson-first_minutes-play-else = Take the Benefactor, he is your noblest.
viscounts-lesson-first_minutes-row = He lies on your board now, and three places count at once. When a new card comes, all move on by one.
viscounts-lesson-first_minutes-move = His value is 2, so you ride at least 2 spaces, and each further one costs 1 silver. Go 3 spaces, to the inner path of the bay: there you reach the castle.
viscounts-lesson-first_minutes-move-else = A fine ride, but we want to get to the castle: the inner space with the ring.
viscounts-lesson-first_minutes-act = Inside you may place workers or transcribe. Your nobles are enough for 2 workers: place them.
viscounts-lesson-first_minutes-act-else = Two are better than one: your icons pay for both.
viscounts-lesson-first_minutes-hire = Last, you may [[hire|hire]] whoever stands beside your viscount. The Watchman costs 1 silver: take him.
viscounts-lesson-first_minutes-hire-else = More people, more icons: hire him.
viscounts-lesson-first_minutes-end = He waits in your discard pile and comes into your hand later. Card, ride, action, hire: that’s a turn!

viscounts-lesson-a_round = A round with everything
    .help = Cards that drop off, workers who march on, and a collision.
viscounts-lesson-a_round-drop = Your row moved on, and the Journeyman dropped off the right end. That lets you hire somebody for free: take the Debt Collector with the ring.
viscounts-lesson-a_round-drop-else = The one with the ring this time: we want a collision today.
viscounts-lesson-a_round-track = He brought 1 [[corruption|corruption]], the Journeyman 1 [[virtue|virtue]], and now your two markers have met. Hold that thought and play the Watchman.
viscounts-lesson-a_round-track-else = The Watchman shows what we need.
viscounts-lesson-a_round-move = Ride to the inner path of the alpine meadow, for 1 silver.
viscounts-lesson-a_round-move-else = To the ringed space, please: your workers wait there.
viscounts-lesson-a_round-workers = One of yours stands here already. Place 2 more, paying the missing icons with gold, and see what three can do.
viscounts-lesson-a_round-workers-else = Exactly two: then three stand together.
viscounts-lesson-a_round-march = Three together march on: one went inwards and earned you 2 virtue, the others went to the sides. Now hire the Swindler; he brings corruption again.
viscounts-lesson-a_round-march-else = Hire him: I promised you a collision.
viscounts-lesson-a_round-end = Because your markers share a space, they [[collision|collide]]: on the virtuous side you gain deeds, on the corrupt side debts. Then they go back to their ends.

viscounts-lesson-points = How points are made and how it ends
    .help = The last action, poverty, prosperity and the sum.
viscounts-lesson-points-late = This is the last turn: the debts or deeds of the supply are gone, and one more round was played. Points come from buildings, workers, manuscripts, deeds and debts.
viscounts-lesson-points-build = You have plenty of stone. A guildhall is worth most, and each further one more: build the one with the noble.
viscounts-lesson-points-build-else = Go for the most points: the guildhall with the noble.
viscounts-lesson-points-link = The site has a bonus, and links to neighbours pay as well. I’ll settle them for us; then the score sheet opens.
viscounts-lesson-points-sheet = In the castle workers count 1, 2 or 3 by tier, and different ribbons of manuscripts make sets. Revealed poverty pays flipped deeds, prosperity flipped debts.

viscounts-lesson-trade = Action: trade
    .help = Merchants on the outer path.
viscounts-lesson-trade-space = Outside, beside a river, you may [[trade|trade]] or construct. This space gives 1 stone for every 2 merchants.
viscounts-lesson-trade-count = Your three places show 3 merchants, and 1 silver stands in for a fourth. So trade twice: choose “{ $option }”.
viscounts-lesson-trade-count-else = One silver more brings a second stone: it is worth it.
viscounts-lesson-trade-end = Two stones! Elsewhere you trade for silver, gold or ink, destroy weak cards or flip debts and deeds.

viscounts-lesson-construct = Action: construct
    .help = Builders, stone, sites and links.
viscounts-lesson-construct-what = Now you have 3 stone, and each stands in for a builder. A workshop needs 3, a trading post 5, a guildhall 7.
viscounts-lesson-construct-choose = Under each building waits something that helps for the rest of the game. [[construct|Construct]] the first workshop.
viscounts-lesson-construct-choose-else = Trading can wait: build the first workshop.
viscounts-lesson-construct-end = The site gave you gold, and the link to my building paid us both. So build beside others where the link is good!

viscounts-lesson-workers = Action: place workers
    .help = Three in a section march on.
viscounts-lesson-workers-nobles = On the inner path you place [[workers|workers]]: 1, 3, 5 or 8 nobles for 1, 2, 3 or 4 of them. Missing nobles are paid in gold.
viscounts-lesson-workers-place = You have one here already. With 2 more there are three, and then they march.
viscounts-lesson-workers-place-else = One is too few, and three cost too much: place 2.
viscounts-lesson-workers-end = One went inwards, where he is worth 2 points and gave a reward, and one to each side, where the next three may gather. In the innermost tier waits the castle leader card.

viscounts-lesson-transcribe = Action: transcribe
    .help = Clerics, ink and ribbons.
viscounts-lesson-transcribe-pile = Beside the inner path lies a manuscript. It needs 3 clerics: you show 2, and your ink well stands in for the third.
viscounts-lesson-transcribe-do = [[transcribe|Transcribe]] it.
viscounts-lesson-transcribe-do-else = The castle can wait: transcribe the manuscript.
viscounts-lesson-transcribe-take = It gives any resource at once: take what you like.
viscounts-lesson-transcribe-end = Different ribbons make sets: 1, 4, 9 or 16 points. And whoever first has three of one ribbon takes a cleric bonus card.

viscounts-lesson-alone = Alone
    .help = The opponent and its schemes.
viscounts-lesson-alone-hello = Alone you ride against an [[opponent|opponent]] who has schemes instead of townsfolk. Your own turns are the same as ever: play the Trader.
viscounts-lesson-alone-hello-else = Play the Trader: two merchants help now.
viscounts-lesson-alone-move = Ride to the right bank in the forest, for 2 silver: there you can flip a debt.
viscounts-lesson-alone-move-else = To the ringed space, please.
viscounts-lesson-alone-trade = Trade once and flip the debt: a paid one no longer costs points.
viscounts-lesson-alone-trade-else = Once is enough, silver is short.
viscounts-lesson-alone-flip = Choose the debt.
viscounts-lesson-alone-flip-else = The debt: it would cost 2 points.
viscounts-lesson-alone-turn = Then came the opponent: it turned up a scheme, took what that says, rode the outer path and built. It does the first thing of its list that is possible.
viscounts-lesson-alone-try = Play your next card and ride on.
viscounts-lesson-alone-end = It scores as you do, and a tie is its victory. You need more points!

## The guided first game

viscounts-guide-start = A player card and a hero: they say where you start and what with. For a first game any pair is fine.
viscounts-guide-play = The card you play moves the others on. The icons of all three places count for your action, and its value is your ride.
viscounts-guide-move = Ride clockwise: outside you trade or construct, inside you place workers or transcribe. More spaces cost silver.
viscounts-guide-outer = On the outer path: merchants trade, builders construct. Missing icons are paid in silver or stone.
viscounts-guide-inner = On the inner path: nobles place workers, clerics transcribe. Missing icons are paid in gold or ink.
viscounts-guide-hire = You may [[hire|hire]] whoever stands beside you. Mind the corner of the card: that happens at once.
viscounts-guide-collision = Virtue and corruption met: a [[collision|collision]]. The more virtuous, the more deeds; the more corrupt, the more debts.
viscounts-guide-end = Soon the last debt or deed is taken; then the round is finished and one more is played. Finish your buildings and your sets.
