"""HTTP: people and their keys; what each may ask for about themselves, and nobody else."""

from __future__ import annotations

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.server import persons
from regalia.server.doors import address_in
from regalia.server.errors import Denied
from regalia.server.key_words import key_of, whole_key, words_of
from regalia.server.persons import StoredPerson
from regalia.server.protocol import persons as bodies
from regalia.server.registry import RoomRegistry
from regalia.server.requests import decoded_body, registry_of, token_of
from regalia.server.responses import handle_errors, json_response
from regalia.server.settings import BODY_BYTES


async def person_of(request: Request) -> StoredPerson:
    """The person whose key came along; refuses a request without one that is known."""
    return await persons.known_person(registry_of(request).storage, token_of(request))


async def who_am_i(request: Request) -> Response:
    """How a person is known."""
    return json_response(_shown(await person_of(request)))


async def introduce(request: Request) -> Response:
    """Somebody makes themselves known by a key that they drew, or wants to look otherwise."""
    wish = await decoded_body(request, bodies.Profile, BODY_BYTES)
    rooms, key = registry_of(request), _key_in(token_of(request))
    _count(request)
    person, tables = await persons.write_profile(rooms.storage, key, wish)
    await rooms.hear_owners(tables)
    return json_response(_shown(person))


async def games(request: Request) -> Response:
    """The person's games."""
    return await _games(registry_of(request), await person_of(request))


async def bring_games(request: Request) -> Response:
    """Seats that the browser has secrets for are the person's from now on."""
    wish = await decoded_body(request, bodies.OldGames, 64 * 1024)
    rooms, person = registry_of(request), await person_of(request)
    _count(request)
    await rooms.hear_owners(await persons.bring_games(rooms.storage, person, wish.games))
    return await _games(rooms, person)


async def in_words(request: Request) -> Response:
    """The person's key as words to write down."""
    await person_of(request)
    return json_response(bodies.KeyInWords(words_of(_key_in(token_of(request)))))


async def from_words(request: Request) -> Response:
    """The key that twelve words stand for, if it opens anything."""
    wish = await decoded_body(request, bodies.TypedWords, BODY_BYTES)
    _count(request)
    key = key_of(wish.words)
    return json_response(bodies.KeyFound(key, (await persons.known_person(registry_of(request).storage, key)).name))


async def renew(request: Request) -> Response:
    """The person has a new key, and the old one opens nothing any more."""
    wish = await decoded_body(request, bodies.OtherKey, BODY_BYTES)
    rooms, person, old = registry_of(request), await person_of(request), token_of(request)
    new = _key_in(wish.key)
    _count(request)
    await rooms.hear_owners(await persons.renew_key(rooms.storage, person, old, new))
    return Response(status_code=204)


async def unite(request: Request) -> Response:
    """What another key has opened, this one opens too from now on, and the other nothing."""
    wish = await decoded_body(request, bodies.OtherKey, BODY_BYTES)
    rooms, person = registry_of(request), await person_of(request)
    _count(request)
    other = await persons.known_person(rooms.storage, wish.key)
    await rooms.hear_owners(await persons.unite(rooms.storage, person, other))
    return await _games(rooms, person)


async def forget(request: Request) -> Response:
    """The person is forgotten; where they still played, bots play on."""
    rooms, person = registry_of(request), await person_of(request)
    tables = await persons.forget(rooms.storage, person)
    await rooms.hear_owners(tables)

    async def bow_out() -> None:
        for table in tables:
            await rooms.bow_out(table)

    return Response(status_code=204, background=BackgroundTask(bow_out))


def _shown(person: StoredPerson) -> bodies.Person:
    return bodies.Person(person.name, person.crest, person.tincture, person.made)


async def _games(rooms: RoomRegistry, person: StoredPerson) -> Response:
    return json_response(bodies.PersonsGames(await persons.games_of(rooms.storage, person.id)))


def _key_in(text: str) -> str:
    if not whole_key(text):
        raise Denied(say("person-key-wrong"), 400)
    return text


def _count(request: Request) -> None:
    registry_of(request).allowances.take("persons", address=address_in(request.scope))


ROUTES = [
    Route("/api/person", handle_errors(who_am_i), methods=["GET"]),
    Route("/api/person", handle_errors(introduce), methods=["POST"]),
    Route("/api/person/forget", handle_errors(forget), methods=["POST"]),
    Route("/api/person/games", handle_errors(games), methods=["GET"]),
    Route("/api/person/games", handle_errors(bring_games), methods=["POST"]),
    Route("/api/person/words", handle_errors(in_words), methods=["GET"]),
    Route("/api/person/words", handle_errors(from_words), methods=["POST"]),
    Route("/api/person/key", handle_errors(renew), methods=["POST"]),
    Route("/api/person/unite", handle_errors(unite), methods=["POST"]),
]
