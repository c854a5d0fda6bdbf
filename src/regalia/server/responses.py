"""HTTP responses: JSON, and for every error its reason."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.errors import Denied, NotStored, TooOften
from regalia.server.protocol.bodies import Failure
from regalia.server.serializers import said

log = logging.getLogger("regalia.server")

Endpoint = Callable[[Request], Awaitable[Response]]


def json_response(value: msgspec.Struct | dict[str, object], status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def error_response(message: Message, status: int) -> Response:
    """The response to what cannot be."""
    return json_response(Failure(said(message)), status)


def denial_response(denial: Denied) -> Response:
    """The response to what is denied: its reason, and if it is for a while, when to come again."""
    response = error_response(denial.message, denial.status)
    if isinstance(denial, TooOften):
        response.headers["retry-after"] = str(denial.seconds)
    return response


def handle_errors(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint in the error handler: a refusal is answered with its reason, a failure without its inside."""

    async def handled(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Denied as denial:
            return denial_response(denial)
        except Refused as refusal:
            return error_response(refusal.message, 422)
        except asyncio.CancelledError:
            # The server ends; whoever waits for something long is told instead of cut off.
            return error_response(say("server-ending"), 503)
        except ClientDisconnect:
            return error_response(say("server-too-slow"), 408)
        except NotStored:
            log.exception("the database failed at %s", request.url.path)
            return error_response(say("server-not-stored"), 503)
        except Exception:
            log.exception("failed at %s", request.url.path)
            return error_response(say("server-failed"), 500)

    return handled


async def http_error(request: Request, error: Exception) -> Response:
    """An address or a method that there is not."""
    assert isinstance(error, HTTPException)
    return error_response(say("server-not-here"), error.status_code)
