"""Setting the table: the module, the duchies, the decks, and the solo scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.chance import Chance
from regalia.engine.frames import Frame
from regalia.engine.game import GameOption, Refused, Setting
from regalia.engine.messages import say
from regalia.games.wonderful_kingdom.advisors import WhichAdvisor
from regalia.games.wonderful_kingdom.building import begin
from regalia.games.wonderful_kingdom.cards import (
    ADVISORS,
    CALAMITIES,
    CALAMITY,
    DECKS,
    DEVELOPMENTS,
    MENACES,
    QUESTS,
    SCENARIOS,
    TREASURES,
    VERMIN,
    Scenario,
    copies_of,
)
from regalia.games.wonderful_kingdom.menace_effects import Breed
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.rounds import ROUND, SOLO_ROUND
from regalia.games.wonderful_kingdom.table import KingdomTable

MODULES: Final[tuple[str, ...]] = ("menaces", "advisors", "quests")
FIRST_MENACES: Final[tuple[str, ...]] = ("ice_giants", "giant_rats")
"""What the rulebook advises for the first game with menaces."""
ALL_DEVELOPMENTS: Final = copies_of(DEVELOPMENTS)
ALL_TREASURES: Final = copies_of(TREASURES)
STARTING_SOLDIERS: Final = 2
"""What a game with advisors begins with."""
DANGER_CARDS: Final = 8
DANGER_CALAMITIES: Final = 4

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("module", "menaces", MODULES, needs={"scenario": ("none",)}),
    GameOption("side", "A", ("A", "B")),
    GameOption("duchy", "random", ("random", "teressia", "valados")),
    GameOption("menaces", (), tuple(DECKS), many=True, needs={"scenario": ("none",), "module": ("menaces",)}),
    GameOption("quest", "usurper", (*QUESTS, "random"), needs={"scenario": ("none",), "module": ("quests",)}),
    GameOption("scenario", "none", ("none", *SCENARIOS), players=(1,)),
    GameOption("search", "once_a_round", ("once_a_round", "every_selection"), players=(1,)),
    GameOption("pauses", "matters", ("matters", "always"), at_tables="always"),
)
_defaults = {option.id: option.default for option in OPTIONS}


def check(players: int, options: Mapping[str, Setting]) -> None:
    """Refuse what the rules do not have together."""
    menaces = options["menaces"]
    assert isinstance(menaces, tuple)
    if players == 2:
        for option in ("scenario", "search"):
            if options[option] != _defaults[option]:
                raise Refused(say("wonderful_kingdom-only-alone", option=say(f"wonderful_kingdom-option-{option}")))
    if options["scenario"] != "none":
        for option in ("module", "menaces", "quest"):
            if options[option] != _defaults[option]:
                raise Refused(say("wonderful_kingdom-scenario-says", option=say(f"wonderful_kingdom-option-{option}")))
        return
    if menaces and options["module"] != "menaces":
        raise Refused(say("wonderful_kingdom-menaces-need-module"))
    if menaces and len(set(menaces)) != players:
        raise Refused(say("wonderful_kingdom-pick-menaces", n=players))
    if options["quest"] != _defaults["quest"] and options["module"] != "quests":
        raise Refused(say("wonderful_kingdom-quest-needs-module"))


def new_table(players: int, options: Mapping[str, Setting], seed: int) -> KingdomTable:
    """A table set for its first decision."""
    chance = Chance(seed)
    table = KingdomTable([Duchy(seat, duchy) for seat, duchy in enumerate(_duchies(players, options, chance))], 0)
    table.search_often = options["search"] == "every_selection"
    table.always_pauses = options["pauses"] == "always"
    scenario = str(options["scenario"])
    if scenario == "none":
        table.module = str(options["module"])
    else:
        table.scenario = scenario
        table.module = _module_of(SCENARIOS[scenario])
    if table.solo:
        _lay_solo(table, options, chance)
    else:
        _lay_for_two(table, options, chance)
    table.chance = chance.state
    return table


def _module_of(scenario: Scenario) -> str:
    if scenario.quests:
        return "quests"
    return "advisors" if scenario.advisors else "menaces"


def _duchies(players: int, options: Mapping[str, Setting], chance: Chance) -> tuple[str, ...]:
    """The duchy cards by seat: the option names the first seat's, the other player has the other."""
    first = str(options["duchy"])
    if first == "random":
        first = chance.pick(("teressia", "valados"))
    both = (first, "valados" if first == "teressia" else "teressia")
    return tuple(f"{duchy}_{str(options['side']).lower()}" for duchy in both[:players])


def _quest(options: Mapping[str, Setting], chance: Chance) -> str:
    return chance.pick(tuple(QUESTS)) if options["quest"] == "random" else str(options["quest"])


def _decks(options: Mapping[str, Setting], players: int) -> tuple[str, ...]:
    """The menace decks in play: those that were picked, by seat, or those for a first game."""
    picked = options["menaces"]
    assert isinstance(picked, tuple)
    return picked or FIRST_MENACES[:players]


# Two players


def _lay_for_two(table: KingdomTable, options: Mapping[str, Setting], chance: Chance) -> None:
    deck = ALL_DEVELOPMENTS
    first: dict[int, Frame[KingdomTable]] = {}
    if table.module == "menaces":
        for player, name in zip(table.players, _decks(options, 2), strict=True):
            player.menace_deck = (DECKS[name],) * MENACES[DECKS[name]].copies
            _lay_vermin(table, DECKS[name])
    else:
        table.calamities_left = CALAMITIES[CALAMITY].copies
    if table.module == "advisors":
        advisors = chance.shuffled(tuple(ADVISORS))
        for player in table.players:
            player.dealt, advisors = advisors[:2], advisors[2:]
            player.soldiers = STARTING_SOLDIERS
            first[player.seat] = WhichAdvisor(player.seat)
        deck += advisors
    else:
        deck += ALL_TREASURES
    if table.module == "quests":
        table.quests = (_quest(options, chance),)
    table.deck = chance.shuffled(deck)
    # 2.7: an arrow on the board says who begins; here chance does.
    table.frames.extend(ROUND[chance.below(2)])
    if first:
        table.together(first)


# Alone


def _lay_solo(table: KingdomTable, options: Mapping[str, Setting], chance: Chance) -> None:
    player = table.players[0]
    table.deck_up = (1,)
    player.spies, player.spies_used = 1, 1
    table.frames.extend(SOLO_ROUND)
    table.frames.append(SHUFFLE_SOLO_DECKS)
    if table.scenario:
        _lay_scenario(table, SCENARIOS[table.scenario])
        return
    if table.module == "menaces":
        _put_danger(table, _decks(options, 1)[0])
    else:
        table.danger = (CALAMITY,) * DANGER_CALAMITIES
    if table.module == "advisors":
        player.soldiers = STARTING_SOLDIERS
        advisors = chance.shuffled(_solo_advisors())
        player.dealt = advisors[:2]
        table.deck = (*ALL_DEVELOPMENTS, *advisors[2:])
        table.frames.append(WhichAdvisor(0))
    else:
        table.deck = (*ALL_DEVELOPMENTS, *ALL_TREASURES)
    if table.module == "quests":
        table.quests = (_quest(options, chance),)


def _solo_advisors() -> tuple[str, ...]:
    """The advisors without those for two players."""
    return tuple(card for card, advisor in ADVISORS.items() if not advisor.two_players)


def _put_danger(table: KingdomTable, deck: str) -> None:
    """The menaces of a deck take the place of the calamities."""
    card = DECKS[deck]
    table.danger = (card,) * MENACES[card].copies
    _lay_vermin(table, card)


def _lay_vermin(table: KingdomTable, menace: str) -> None:
    """Menaces that breed bring the Vermin deck."""
    if isinstance(MENACES[menace].effect, Breed):
        table.vermin_left = MENACES[VERMIN].copies


def _lay_scenario(table: KingdomTable, scenario: Scenario) -> None:
    player = table.players[0]
    deck = list(ALL_DEVELOPMENTS)
    table.quests = scenario.quests
    player.soldiers = scenario.soldiers
    if not scenario.spies:
        player.spies = player.spies_used = 0
    for card, copies in scenario.construction.items():
        for _ in range(copies):
            deck.remove(card)
            site = begin(player, card)
            if scenario.cannot_throw_away:
                player.put_site(site.made_bound())
    for card, copies in scenario.built.items():
        for _ in range(copies):
            deck.remove(card)
            player.add_built(card)
    if scenario.all_covered:
        own = {symbol: n for symbol, n in player.symbols().items() if symbol.partition(":")[0] in scenario.built}
        player.thefts = tuple(symbol for symbol, n in own.items() for _ in range(n))
    for card, copies in scenario.menaces.items():
        player.menaces = (*player.menaces, *(card,) * copies)
    if scenario.advisors:
        player.advisors = scenario.advisors
        deck += [card for card in _solo_advisors() if card not in scenario.advisors]
    else:
        deck += ALL_TREASURES
    if scenario.danger is not None:
        _put_danger(table, scenario.danger)
    else:
        table.danger = (CALAMITY,) * DANGER_CALAMITIES
    table.deck = tuple(deck)


class ShuffleSoloDecks(Frame[KingdomTable]):
    """Eight unseen cards and the calamities or menaces make the danger deck; the others lie face up."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        player = table.players[0]
        deck = table.shuffled((*table.deck, *player.returned))
        player.returned = ()
        table.danger = table.shuffled((*deck[:DANGER_CARDS], *table.danger))
        table.deck = deck[DANGER_CARDS:]


SHUFFLE_SOLO_DECKS: Final = ShuffleSoloDecks(0)
