"""The games as a laboratory: tables as numbers, in the conventions of those who let programs learn.

``schema`` says what each number means. What needs numpy, PettingZoo or Gymnasium is in the extra
``regalia[environments]`` and is loaded when it is asked for. See ``docs/environments.md``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.encoding.schemas import DoesNotFit as DoesNotFit
    from regalia.encoding.schemas import Schema as Schema
    from regalia.encoding.schemas import schema as schema
    from regalia.environments.all_at_once import parallel as parallel
    from regalia.environments.processes import TablesInProcesses as TablesInProcesses
    from regalia.environments.single import GameEnv as GameEnv
    from regalia.environments.telling import told as told
    from regalia.environments.turn_by_turn import aec as aec
    from regalia.environments.vector import Tables as Tables
    from regalia.environments.vector_env import GameVectorEnv as GameVectorEnv

PLACES = {
    "DoesNotFit": "regalia.encoding.schemas",
    "Schema": "regalia.encoding.schemas",
    "GameEnv": "regalia.environments.single",
    "GameVectorEnv": "regalia.environments.vector_env",
    "Tables": "regalia.environments.vector",
    "TablesInProcesses": "regalia.environments.processes",
    "aec": "regalia.environments.turn_by_turn",
    "parallel": "regalia.environments.all_at_once",
    "schema": "regalia.encoding.schemas",
    "told": "regalia.environments.telling",
}
__all__ = [
    "DoesNotFit", "GameEnv", "GameVectorEnv", "Schema", "Tables", "TablesInProcesses", "aec", "parallel", "schema",
    "told",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import what is asked for, when it is: numpy and the others need not be there for the rest."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(PLACES[name]), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("regalia"):
            raise
        raise ModuleNotFoundError(
            f"{missing.name} is missing: pip install 'regalia[environments]'", name=missing.name
        ) from missing
