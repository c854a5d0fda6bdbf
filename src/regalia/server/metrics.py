"""Figures of a server for Prometheus, gathered when they are asked for."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from importlib.metadata import version

from prometheus_client import PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry
from sqlalchemy import text

from regalia import form
from regalia.server.errors import NotReadable
from regalia.server.latency import BOUNDS
from regalia.server.registry import RoomRegistry


class HouseCollector(Collector):
    """What a server knows of itself."""

    def __init__(self, rooms: RoomRegistry, stored_bytes: int | None) -> None:
        self._rooms = rooms
        self._stored_bytes = stored_bytes

    def collect(self) -> Iterable[Metric]:
        """All figures."""
        yield from self._of_the_house()
        yield from self._of_the_tables()
        yield from self._of_the_database()

    def _of_the_house(self) -> Iterator[Metric]:
        about = GaugeMetricFamily("regalia_build_info", "What runs.", labels=["version", "form"])
        about.add_metric([version("regalia"), "compiled" if form.compiled() else "pure"], 1)
        yield about

    def _of_the_tables(self) -> Iterator[Metric]:
        rooms = self._rooms
        yield GaugeMetricFamily("regalia_tables_open", "Tables that are loaded.", rooms.loaded())
        yield GaugeMetricFamily("regalia_sockets", "People and screens that have a table open.", rooms.connections())
        yield GaugeMetricFamily("regalia_bot_queue", "Bots that wait for a place to think.", rooms.workers.waiting())
        yield GaugeMetricFamily(
            "regalia_thinking_processes", "Processes that bots think in.", rooms.workers.processes()
        )
        latencies = rooms.latencies
        counts, so_far = [], 0
        for bound, count in zip([*BOUNDS, float("inf")], latencies.counted, strict=True):
            so_far += count
            counts.append(("+Inf" if bound == float("inf") else repr(bound), float(so_far)))
        answers = HistogramMetricFamily("regalia_answer_seconds", "From hearing a message to having sent the answer.")
        answers.add_metric([], counts, latencies.seconds)
        yield answers

    def _of_the_database(self) -> Iterator[Metric]:
        log = self._rooms.storage.moves
        yield CounterMetricFamily(
            "regalia_choices", "Moves that were stored: choices, takings back, affairs.", log.written
        )
        yield CounterMetricFamily("regalia_commits", "Transactions in which moves were stored.", log.commits)
        yield CounterMetricFamily("regalia_storage_failures", "Moves that could not be stored.", log.failures)
        if self._stored_bytes is not None:
            yield GaugeMetricFamily("regalia_database_bytes", "How large the database is.", self._stored_bytes)
        folder = self._rooms.settings.data_dir
        if folder.exists():
            yield GaugeMetricFamily(
                "regalia_disk_free_bytes", "What is free on its disk.", shutil.disk_usage(folder).free
            )


async def exposition(rooms: RoomRegistry) -> tuple[bytes, str]:
    """All figures as text, and what kind of text that is."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(rooms, await _stored_bytes(rooms)))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4


async def _stored_bytes(rooms: RoomRegistry) -> int | None:
    """How large the database is, if it says so."""
    settings = rooms.settings
    if not settings.database_url:
        files = (settings.database.with_name(settings.database.name + end) for end in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())
    try:
        async with rooms.storage.database.reading() as connection:
            size: int = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            return size
    except NotReadable:
        return None
