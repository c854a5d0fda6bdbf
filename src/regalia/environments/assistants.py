"""A server for the Model Context Protocol: an assistant sits down at a table of this house and plays."""

# No deferred annotations here: the protocol's library reads them to describe each tool.

from collections.abc import Callable
from typing import Annotated

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from regalia.engine.game import Refused
from regalia.environments.company import Door, House

INSTRUCTIONS = (
    "A table for kingdom-building board games. Call list_games, then sit_down to play against bots; or join, if "
    "somebody gave you a link to a seat. You are told what your seat may see, and your options with numbers. Answer "
    "with choose until the game is over; while others think, wait. why_not says what bars something, ask_rules and "
    "ask_card explain."
)


def assistant_server(language: str = "en", door: Door | None = None) -> MCPServer:
    """The server with its tools; all texts of the games are in this language. By the door it comes to tables of other
    servers."""
    server: MCPServer = MCPServer("regalia", instructions=INSTRUCTIONS)
    house = House(language, door)
    _add_tables(server, house)
    if door is not None:
        _add_company(server, house)
    _add_answers(server, house)
    return server


def answered(house: House, answer: Callable[[], str]) -> str:
    """What is answered; what is refused becomes an error of the tool, in words."""
    try:
        return answer()
    except Refused as refusal:
        raise ToolError(house.said(refusal)) from None


def _add_tables(server: MCPServer, house: House) -> None:
    """The tools with which one plays."""

    @server.tool()
    def sit_down(
        game: Annotated[str, Field(description="The id of the game")],
        players: Annotated[int, Field(description="How many players sit at the table, you included")] = 2,
        bots: Annotated[
            str, Field(description="The others: random, squire, knight, queen; one word or one for each")
        ] = ("squire"),
        seat: Annotated[int, Field(description="Your seat, from 0")] = 0,
        options: Annotated[dict[str, str] | None, Field(description="Options of the game, by name")] = None,
        seed: Annotated[int | None, Field(description="The number that all chance comes from")] = None,
    ) -> str:
        """Sit down at a new table; says its number, what you see, and what you are asked."""
        return answered(house, lambda: house.sit_down(game, players, bots, seat, options or {}, seed))

    @server.tool()
    def see(
        table: Annotated[int, Field(description="The number of the table")],
        in_full: Annotated[
            bool, Field(description="Also the long lines, such as all that is printed on a board")
        ] = False,
    ) -> str:
        """The table as your seat sees it, and what you are asked."""
        return answered(house, lambda: house.table(table).seen(in_full))

    @server.tool()
    def choose(
        table: Annotated[int, Field(description="The number of the table")],
        option: Annotated[int, Field(description="The number of the option")],
    ) -> str:
        """Take one of your options; says what happened since, and what you are asked next."""
        return answered(house, lambda: house.table(table).choose(option))


def _add_company(server: MCPServer, house: House) -> None:
    """The tools with which one plays with other people, at a table of a server."""

    @server.tool()
    def join(
        link: Annotated[str, Field(description="The invitation to a seat, or the link of a seat, as a friend gets it")],
        name: Annotated[str, Field(description="What you are called at the table, up to 24 letters")] = "Assistant",
    ) -> str:
        """Sit down at a table of a running server; says its number here, what you see, and what you are asked."""
        return answered(house, lambda: house.join(link, name))

    @server.tool()
    def wait(table: Annotated[int, Field(description="The number of the table")]) -> str:
        """Wait up to half a minute for the others; says what happened since, and what you are asked."""
        return answered(house, lambda: house.waited(table))

    @server.tool()
    def answer(
        table: Annotated[int, Field(description="The number of the table")],
        agree: Annotated[bool, Field(description="Whether you agree")],
    ) -> str:
        """Answer another player who asks all others: to take choices back, for a bot, or to end the game."""
        return answered(house, lambda: house.answered(table, agree))


def _add_answers(server: MCPServer, house: House) -> None:
    """The tools with which one asks."""

    @server.tool()
    def list_games() -> str:
        """The games on the shelf: id, name, numbers of players, and what can be settled before the game."""
        return house.games()

    @server.tool()
    def why_not(
        table: Annotated[int, Field(description="The number of the table")],
        what: Annotated[str, Field(description="Words of what you would like to do, such as the name of a card")],
    ) -> str:
        """Why you cannot do something now, or with which numbers you can."""
        return answered(house, lambda: house.table(table).why_not(what))

    @server.tool()
    def ask_rules(
        game: Annotated[str, Field(description="The id of the game")],
        section: Annotated[str, Field(description="Words of a heading; without them all headings are listed")] = "",
    ) -> str:
        """The rules of a game, by section."""
        return answered(house, lambda: house.rules(game, section))

    @server.tool()
    def ask_card(
        game: Annotated[str, Field(description="The id of the game")],
        card: Annotated[str, Field(description="The name of the card")],
    ) -> str:
        """What stands on a card and what it does."""
        return answered(house, lambda: house.card(game, card))
