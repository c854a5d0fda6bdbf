"""HTTP: the games on the shelf, their cards, record files, the protocol itself."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.bots.levels import LEVELS, make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.records import Record
from regalia.engine.telling import card_name
from regalia.languages import LANGUAGES
from regalia.server import lobby, protocol
from regalia.server.answering import answer, body_of, house_of, politely
from regalia.server.phrases import PHRASES
from regalia.server.protocol_schema import schema
from regalia.server.seating import Denied
from regalia.server.settings import RECORD_BYTES
from regalia.server.showing import plain_json, said, sheets_of
from regalia.server.web_files import words
from regalia.shelf import find_game, shelf


async def games(request: Request) -> Response:
    """Every game with its options and bots."""
    on_shelf = [_game(game) for game in shelf().values()]
    return answer(lobby.Games(on_shelf, list(LANGUAGES), list(PHRASES)))


def _game(game: Game) -> lobby.Game:
    options = [
        lobby.GameOption(
            option.id,
            said(Message(f"{game.id}-option-{option.id}")),
            "yes-no" if isinstance(option.default, bool) else "many" if option.many else "one",
            list(option.default) if isinstance(option.default, tuple) else option.default,
            list(option.choices),
        )
        for option in game.options
    ]
    levels = [level for level in LEVELS if _plays(level, game)]
    return lobby.Game(game.id, said(game.name()), game.rules, list(game.players), options, list(game.counters), levels)


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


async def cards(request: Request) -> Response:
    """Every kind of card of a game, for the card browser."""
    game = _asked_for(request)
    facts = [
        lobby.Card(
            card.id,
            said(card_name(game, card.id)),
            card.kind,
            card.copies,
            said(card.text),
            card.source,
            {name: plain_json(value) for name, value in card.values.items()},
            {part: [protocol.Sign(*sign) for sign in signs] for part, signs in card.signs.items()},
        )
        for card in game.cards()
    ]
    response = answer(lobby.Cards(game.id, facts))
    response.headers["cache-control"] = "no-cache"
    return response


async def check_record(request: Request) -> Response:
    """Play an uploaded record again and say whether it fits."""
    body = await body_of(request, RECORD_BYTES)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Denied(say("file-not-text", file="record"), 422) from None
    try:
        return answer(await house_of(request).thinkers.run(checked, text))
    except TimeoutError:
        raise Denied(say("server-record-takes-too-long"), 422) from None


def checked(text: str) -> lobby.RecordChecked:
    """Play a record again; runs in a worker process, for a long one takes a while."""
    record = Record.read(text, find_game)
    play = record.replay()
    game = play.game
    return lobby.RecordChecked(
        record.game.id,
        record.rules,
        [lobby.RecordSeat(seat.name, seat.bot) for seat in record.seats],
        len(play.chosen),
        play.table.over,
        sheets_of(game, play.table) if play.table.over else [],
        list(game.winners(play.table)) if play.table.over else [],
    )


async def protocol_schema(request: Request) -> Response:
    """The protocol as JSON Schema."""
    return answer(schema())


async def health(request: Request) -> Response:
    """How the server fares."""
    house = house_of(request)
    times = house.times
    p50, p95, p99 = (times.quantile(part) for part in (0.5, 0.95, 0.99))
    return answer(lobby.Health(house.tables(), house.connections(), times.count, p50, p95, p99))


ROUTES = [
    Route("/api/games", politely(games), methods=["GET"]),
    Route("/api/games/{game}/cards", politely(cards), methods=["GET"]),
    Route("/api/games/{game}/rules/{language}", politely(rules), methods=["GET"]),
    Route("/api/words/{language}", politely(words), methods=["GET"]),
    Route("/api/records/check", politely(check_record), methods=["POST"]),
    Route("/api/schema", politely(protocol_schema), methods=["GET"]),
    Route("/api/health", politely(health), methods=["GET"]),
]
