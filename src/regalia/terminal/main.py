"""The `regalia` command: from words on a command line to an exit code, and never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.exit_codes import BAD_DATA, BAD_USAGE, DONE, INTERRUPTED, READER_GONE, BadFile


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 done, 1 a file is at fault, 2 the command line is."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    if "--version" in tokens:
        from importlib.metadata import version

        print(f"regalia {version('regalia')}")
        return DONE
    try:
        return run(tokens)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        from regalia.terminal.voice import drop_output

        drop_output()
        return READER_GONE


def run(tokens: list[str]) -> int:
    """Find the language and the command, do it, and say what went wrong in that language."""
    from cyclopts import CycloptsError

    from regalia.engine.card_files import CardError
    from regalia.languages.book import BookError
    from regalia.plugins import DoesNotLoad
    from regalia.terminal.commands import make_app
    from regalia.terminal.usage_errors import complaint
    from regalia.terminal.voice import Voice, accept_any_text, language_of_environment, take_language

    accept_any_text()
    voice = Voice(language_of_environment(os.environ))
    try:
        voice, tokens = take_language(voice, tokens)
        app = make_app(voice)
        code = app(tokens or ["serve"], exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except (BadFile, DoesNotLoad) as refusal:
        voice.complain(refusal.message)
        return BAD_DATA
    except BookError as error:
        voice.complain(say("terminal-words-error", why=str(error)))
        return BAD_DATA
    except CardError as error:
        voice.complain(say("terminal-card-error", why=str(error)))
        return BAD_DATA
    except Refused as refusal:
        voice.complain(refusal.message)
        return BAD_USAGE
    except CycloptsError as error:
        voice.complain(complaint(error, (name for name in app if not name.startswith("-"))))
        voice.hint(say("terminal-see-help"))
        return BAD_USAGE
