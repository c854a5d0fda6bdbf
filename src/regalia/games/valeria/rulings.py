"""Where the rulebooks are silent or disagree: what is played here, each in one place, with its source.

CS and DE are the Czech and the German rulebook of the second edition. The words of both sides of each question stand
in ``docs/games/valeria.md`` under the same numbers. What is no constant below stands beside the rule that plays it:

Q2: monster stacks with equal strength on top lie by magic, then by the weaker boss, then by chance (``setup``).
Q4: points on the board count against the Dark Lord; the option ``solo_board_points`` leaves them out (``scoring``).
Q7: Watcher on the Water cannot return an event, which has no stack (``card_questions.ReturnCard``).
Q8: a monster that comes back sends the event on its place to the deck, as CS has it for the Nest (``table``).
Q9: tokens stay with a card that is covered; an event that goes back to the deck loses its own (``table``).
Q10: the Dark Lord's duke is one that was not dealt (``setup``).
Q11: the Dark Lord's monsters follow the announced dice, not those first rolled (``solo``).
Q12: in the second harvest the Herald is looked at anew, citizens that joined this turn included (``solo``).
Q13: for the end the five monster stacks must be empty; events need not be slain (``rounds``).
Q14: alone there are neither events nor a game without dukes (``setup``).
Q18: alone the dice attack in the order they were rolled, the sum last (``solo.MonsterPhase``).
Q20: domains that work at the same moment do so in the order they were built (``table.let_work``).
Q21: in a harvest, whatever only gives is given before the player is asked (``harvesting.HarvestChoices``).
Q22: the next domain is turned up after the immediate effect of the one that was built (``actions.Built``).
Q24: a pair's number counts twice, the sum once (``cards.woken``).
Q25: several events rolled at once happen in the order the active player likes (``rolling.OrderEvents``).
Q26: a stack is exhausted even when the exhausted cards have run out (``table``).
Q27: alone, slaying the last monster wins even if that exhausts the fifth stack (``solo.check_end``).
Q28: an event's token goes on a card that can be slain now, never on one beneath (``card_questions.PutToken``).
Q29: alone no end of the game but its own three applies (``solo.check_end``).
Q30: tokens on monsters never run out, though the box has 32 (``table.add_token``).
L3: a pair wakes the Herald though a citizen could not pay; the German example with a pair is wrong (``harvesting``).
L4: at least, not just, twice as many exhausted stacks as players end the game (``rounds``).
L5: the Ruins hold three Skeletons and one Flaming Skeleton for up to four players (``cards``).
L6: a name counts every card that bears it, the starter too (``player.Duchy.named``).
L7: the Nest takes a citizen from the duchy (``card_questions``).
L8: on an exhausted place the exhausted card goes under the deck, an event on top of it (``table``).
L9: the Thief may take fewer than three, of choice (``cards``).
L10: after the number of cards a tie is shared (``scoring``).
L11: what activates nothing wakes the Herald; the consolation in the Czech overview is that (``harvesting``).
L12: a duke's resources are added up and then divided (``scoring``).
L13: the resting player is not harmed and does not count as in play (``table.in_play``).
L14: alone a monster is taken from the first stack that is not exhausted (``table.first_monster``).
L16: no right side takes, so nothing is taken in the second harvest (``solo``).
L17: a boss counts itself (``actions.slain``).
L21: both actions must be taken (``rounds``).
"""

STARTERS_COUNT_AS_ACTIVATED = True
"""Q1: a rolled 5 or 6 activates the starter Peasant or Knight, so the Herald stays silent. Against it: the Herald wakes
when no «Bürgerkarte» (DE), no «obyvatel» (CS) is activated, and starters are a kind of their own. For it: the harvest
speaks of citizens alone and starters harvest by it, and in the Thief's example (a roll with a 5) everybody's Peasants
are «andere Bürgerkarten»."""

EVENT_MAY_MARK_ITSELF = True
"""Q3: an event's token may go on any monster, the event itself too, as the cards and both examples have it («auf ein
Monster ihrer Wahl»). Against it: «anderen Monstern oder Monster-Ereigniskarten», «na jiné karty nestvůr»."""

TIE_BREAK_COUNTS_MONSTERS = True
"""Q5: the fewer cards win a tie; slain monsters are counted, as DE lays the pile «in seiner Auslage». Against it: CS
tells the duchy from the pile («ve vévodství nebo v balíčku poražených nestvůr»), and so does DE once."""

RESTING_PLAYER_GETS_PAIR_POINTS = False
"""Q6: the resting player of a five-player game counts as not in play, so Gargan's Embrace gives nothing. Against it:
the rulebooks take only the harvest from that player, and harm."""

DECLINE_CITIZEN = "decline_citizen"
"""Q15: the reward of Orc Warrior and Wraith, a citizen, must be taken unless the players agree otherwise. Against it:
CS «si hráč může vzít». For it: DE «bringt als Belohnung», CS of all rewards «vezme si odměnu», and the same «může» of
the Bane Spider is followed by «musí»."""

DECLINE_MONSTER = "decline_monster"
"""Q16: Purloiner's Perch must take a monster unless the players agree otherwise. Against it: CS «může vzít», DE
«erlaubt». For it: the card does not say «may», and a domain's text goes before the rulebook."""

MAGIC_FOR_DICE = "magic_for_dice"
"""Q17: domains that change dice cost real gold unless the players agree otherwise. Against it: both summaries, DE
«Magie kann immer als Ersatz … gezahlt werden». For it: both pages of icons, CS «během akcí», DE «während ihrer
Aktionen»."""

READINGS = (DECLINE_CITIZEN, DECLINE_MONSTER, MAGIC_FOR_DICE)
"""What players may agree to read the other way; each is an option of the game."""

DIE_MUST_CHANGE = True
"""Q19: a domain that changes a die must really change it: no rulebook speaks of turning a 6 to a 6."""

MAJORITY_POINTS = 7
SHARED_MAJORITY_POINTS = 3
"""L1: seven points for the most citizens, monsters or domains without dukes (Czech; the German «1» is a misprint,
since a shared lead pays three)."""

DARK_LORD_WINS_TIES = True
"""L2: only the Czech rulebook covers it."""

SOLO_EXHAUSTED_CARDS = 5
"""Q23: alone the game stops at the fifth exhausted stack; two cards a player would not be enough."""
