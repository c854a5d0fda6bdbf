"""HTTP: the daily kingdom of a game, and the results that people put on its table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.daily import FIRST_DAY
from regalia.engine.game import Game
from regalia.engine.messages import say
from regalia.server.daily import daily_of, note_result, results_of
from regalia.server.errors import Denied
from regalia.server.protocol import learning
from regalia.server.requests import registry_of, room_of
from regalia.server.responses import handle_errors, json_response
from regalia.shelf import find_game, shelf


async def daily(request: Request) -> Response:
    """What a day brings in a game, and how people fared."""
    id, text = request.path_params["game"], request.path_params["day"]
    if id not in shelf():
        raise Denied(say("game-unknown", game=id[:40], games=", ".join(shelf())), 404)
    return json_response(await _told(request, find_game(id), text))


async def note(request: Request) -> Response:
    """Put the result of one's table on the table of its day."""
    room, access = await room_of(request)
    async with room.lock:
        if 0 not in access.mine:
            raise Denied(say("server-only-looking-on"), 403)
        await note_result(registry_of(request).storage, room)
    return json_response(await _told(request, room.game, room.daily), 201)


async def _told(request: Request, game: Game, text: str) -> learning.Daily:
    day, ways = daily_of(game, text)
    return learning.Daily(
        game.id, day, FIRST_DAY.isoformat(), ways, await results_of(registry_of(request).storage, game, day)
    )


ROUTES = [
    Route("/api/daily/{game}/{day}", handle_errors(daily), methods=["GET"]),
    Route("/api/tables/{table}/daily", handle_errors(note), methods=["POST"]),
]
