"""Where the rulebook is silent or can be read in two ways: what it says, what is played here, and what else one could.

The numbers are those of ``docs/games/bellum_magica.md``. Rulings that could be played otherwise by changing one line
are the constants below; six are settled before each game as its options; the others follow from the rules as they are
written:

A1   Who recruits first? «All players may recruit» names no order, so all at once would be possible. Two open cards
     that are refilled at once cannot be shared; every ordered step starts with the captain, and a reviewer reports
     turn order: the captain, then clockwise, each finishing before the next.
A2   May the card just turned up be bought? «Immediately turns up the next one», and the number of creatures is «not
     limited»: yes.
A3   A creature deck is empty? Silent; no creature is ever discarded, so nothing could be shuffled: the market
     shrinks.
A5   Few chests for several scouts? «All such players take» one: who is first matters only then; from the captain on.
A6   The human deck is empty? «There should always be as many cards as players»; nothing says that the game ends, so
     it goes on with what lies there.
A8   Skip the attack, or hit a weaker target? «May make one attack, choosing»: both.
A11  Which chest is stolen? «One chest of any kind», unseen: the robber names the kind, and chance picks among the
     face-down chests. Pointing at one of them is the same for who does not know them.
A14  A magic shield on a castle? «The same rules apply as for settlements»: as many magic swords.
A15  6 shields and a magic one? The note could be read as 6 swords, one of them magic; the example says «1 magic sword
     and 6 ordinary or magic swords»: 7 in all.
A16  Ten chests after the scouts? The end is looked for «at the end of the attack phase», said twice: the attacks come
     first.
A17  Several mages with ten? «One or more players»: the score decides, as always.
A18  Spell and keg together? «A spell OR a keg»: one for each roll.
A19  Does a spell stop others from buying rounds? A reviewer says so; the rulebook: after the roll «all players may
     again buy another round»: no.
A20  May the captain refuse to roll again? «To force the captain»: no.
A21  A third keg? «Leaves it in the common supply»: the rest of the loot is taken, and the tavern may still be
     attacked.
A22  Food or runes run out? Silent; the counts of the box are no rule, so they do not. An option: 30 food and 20 runes
     are the limit, and the captain takes first.
A23  Are goblins placed openly? Silent. An option: secretly and together, so that no seat has an advantage, or in turn
     from the first captain.
A24  How are castles chosen? «Players choose; if they cannot agree, at random». An option: dealt, or in turn from the
     first captain.
A25  May a tucked card be moved? Silent; «tucked under the cards» and «must choose»: no.
A26  What does the tavern give? Its picture is not public: 1 food and 1 keg for 1 sword, reconstructed.
A27  Who is the scariest mage? «The scariest player or the oldest» cannot be judged here. An option: drawn, or the
     first seat.
A28  Do stolen chests count for the end? «Has 10 or more chests»: whoever has them.
A29  Two rounds of one mage on one day? «One round» each, but after a new roll «all players again», and the number of
     rounds in a day «is not limited»: one for each roll.
A30  Rules for two players? The rulebook has none but the smaller deck.
A31  A spell recruited as captain? «Usable on another day when this player is captain» is said of used spells; the
     roll of today is over in any case.
A32  May gathering be refused? «All players take»: it happens by itself.
"""

MOST_DAYS = 60
"""A7: if nobody reaches ten chests, the game stops after so many days and is scored. The rulebook has no limit and
would let a game of mages who never attack go on for ever; among players who want to win it is never reached."""

EMPTY_CASTLE_MAY_BE_ATTACKED = False
"""A9: the rulebook bars an attack only without thieves, so one on a castle without chests is not forbidden; but it
names no loot other than chests, and a shield only for who lost one, so nothing could come of it."""

EVERY_THIEF_MUST_STEAL = False
"""A10: «each thief may steal one chest»: at least one, since the attack is for chests, and no more than wanted. Who
reads «may» as the measure of the loot alone would have every thief steal."""

ROBBED_MAGE_GETS_SHIELDS = 1
"""A12: «each time when chests are stolen»: one token for each robbery, at once, so that it already counts against the
next robber of the same day; at the end of the day would be possible too. That the 20 tokens of the box can run out is
an option.
A13: «a shield token with the number 1», while a castle's defence is «the sum of the numbers on the tokens»: no other
number is ever named, so every token counts 1."""

NEAREST_CHESTS = ((0, 1, 2), (1, 0, 2), (2, 1, 0))
"""A4: what is taken when a stack of chests is empty, wooden, metal and golden being 0, 1 and 2: the nearest kind, the
cheaper one first. The rulebook does not say; loot should not vanish because the box is small. An option: nothing."""
