"""HTTP: the games on the shelf, their cards, record files, the protocol itself."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.bots.balance import told_of
from regalia.bots.levels import LEVELS, make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.telling import card_name
from regalia.languages import LANGUAGES
from regalia.server import rating
from regalia.server.addresses import reachable
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.examples import example_of
from regalia.server.pads import pad_of
from regalia.server.phrases import PHRASES
from regalia.server.protocol import bodies, games, messages, past
from regalia.server.protocol.json_schema import schema
from regalia.server.puzzling import puzzles_of
from regalia.server.requests import decoded_body, registry_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.serializers import option_value, plain_json, said
from regalia.server.settings import BODY_BYTES, RECORD_BYTES
from regalia.server.static_files import lesson_words, words
from regalia.server.teaching import lessons_of
from regalia.shelf import find_game, shelf


async def games_on_shelf(request: Request) -> Response:
    """Every game with its options and bots."""
    settings = registry_of(request).settings
    on_shelf = [_game(game) for game in shelf().values()]
    _, port = request.scope.get("server") or ("", None)
    scheme = "https" if request.url.scheme == "https" else "http"
    addresses = reachable(settings.host, port or 0, scheme, settings.public_urls) if port else []
    needs_code = bool(settings.table_code) or settings.closed
    return json_response(
        games.Games(on_shelf, list(LANGUAGES), list(PHRASES), needs_code, addresses, rating.available())
    )


def _game(game: Game) -> games.Game:
    options = [
        games.GameOption(
            id=option.id,
            name=said(Message(f"{game.id}-option-{option.id}")),
            kind="yes-no" if isinstance(option.default, bool) else "many" if option.many else "one",
            default=option_value(option.default),
            choices=list(option.choices),
            players=list(option.players or game.players),
            needs={other: [option_value(value) for value in values] for other, values in option.needs.items()},
            balance=[said(message) for message in told_of(game, option)],
        )
        for option in game.options
        if option.at_tables is None
    ]
    levels = [level for level in LEVELS if _plays(level, game)]
    return games.Game(
        id=game.id,
        name=said(game.name()),
        rules=game.rules,
        players=list(game.players),
        options=options,
        counters=list(game.counters),
        purse=list(game.purse),
        levels=levels,
    )


def _plays(level: str, game: Game) -> bool:
    try:
        make_bot(level, game)
    except Refused:
        return False
    return True


def _asked_for(request: Request) -> Game:
    """The game that the address names."""
    id = request.path_params["game"]
    if id not in shelf():
        raise Denied(say("game-unknown", game=id[:40], games=", ".join(shelf())), 404)
    return find_game(id)


async def rules(request: Request) -> Response:
    """The rules of a game in own words, as simple Markdown."""
    language = request.path_params["language"]
    game = _asked_for(request)
    if language not in LANGUAGES:
        raise Denied(say("language-unknown", language=language[:40], languages=", ".join(LANGUAGES)), 404)
    page = game.rules_page(language)
    if page is None:
        raise Denied(say("server-no-rules-page", game=game.name()), 404)
    return Response(page, media_type="text/markdown", headers={"cache-control": "no-cache"})


async def example(request: Request) -> Response:
    """The example turn of a game's rules."""
    game = _asked_for(request)
    found = example_of(game, registry_of(request))
    if found is None:
        raise Denied(say("server-no-example", game=game.name()), 404)
    return json_response(found)


async def lessons(request: Request) -> Response:
    """The lessons of a game."""
    return json_response(lessons_of(_asked_for(request)))


async def puzzles(request: Request) -> Response:
    """The puzzles of a game."""
    return json_response(await asyncio.to_thread(puzzles_of, _asked_for(request)))


async def cards(request: Request) -> Response:
    """Every kind of card of a game, for the card browser."""
    game = _asked_for(request)
    facts = [
        games.Card(
            id=card.id,
            name=said(card_name(game, card.id)),
            kind=card.kind,
            copies=card.copies,
            text=said(card.text),
            source=card.source,
            values={name: plain_json(value) for name, value in card.values.items()},
            signs={part: [messages.Sign(*sign) for sign in signs] for part, signs in card.signs.items()},
            facts=[games.Fact(said(fact.name), said(fact.what)) for fact in card.facts],
        )
        for card in game.cards()
    ]
    response = json_response(games.Cards(game.id, facts))
    response.headers["cache-control"] = "no-cache"
    return response


async def check_record(request: Request) -> Response:
    """Play an uploaded record again and say whether it fits."""
    rooms = registry_of(request)
    wish = await decoded_body(request, past.CheckRecord, RECORD_BYTES + BODY_BYTES)
    address = address_in(request.scope)
    rooms.allowances.take("imports", address=address)
    with rooms.allowances.at_work(address=address):
        return json_response(await rooms.record_room.check(wish.record, address))


async def protocol_schema(request: Request) -> Response:
    """The protocol as JSON Schema."""
    return json_response(schema())


async def health(request: Request) -> Response:
    """How the server fares."""
    rooms = registry_of(request)
    latencies = rooms.latencies
    p50, p95, p99 = (latencies.quantile(part) for part in (0.5, 0.95, 0.99))
    return json_response(bodies.Health(rooms.loaded(), rooms.connections(), latencies.count, p50, p95, p99))


async def pad(request: Request) -> Response:
    """The score sheet of a game, for the real table."""
    game = find_game(request.path_params["game"])
    sheet = game.pad()
    if sheet is None:
        raise Denied(say("server-no-pad", game=game.name()), 404)
    return json_response(pad_of(game, sheet))


ROUTES = [
    Route("/api/games", handle_errors(games_on_shelf), methods=["GET"]),
    Route("/api/games/{game}/cards", handle_errors(cards), methods=["GET"]),
    Route("/api/games/{game}/rules/{language}", handle_errors(rules), methods=["GET"]),
    Route("/api/games/{game}/example", handle_errors(example), methods=["GET"]),
    Route("/api/games/{game}/lessons", handle_errors(lessons), methods=["GET"]),
    Route("/api/games/{game}/lessons/{language}", handle_errors(lesson_words), methods=["GET"]),
    Route("/api/games/{game}/pad", handle_errors(pad), methods=["GET"]),
    Route("/api/games/{game}/puzzles", handle_errors(puzzles), methods=["GET"]),
    Route("/api/words/{language}", handle_errors(words), methods=["GET"]),
    Route("/api/records/check", handle_errors(check_record), methods=["POST"]),
    Route("/api/schema", handle_errors(protocol_schema), methods=["GET"]),
    Route("/api/health", handle_errors(health), methods=["GET"]),
]
