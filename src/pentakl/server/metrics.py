"""Counts and times for Prometheus. Nothing here names a person, a table or a card."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
GROUPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of one server. Each server has its own registry, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self._entries = Counter("pentakl_entries_stored", "Entries written to the logs of tables", registry=registry)
        self._groups = Histogram("pentakl_group_entries", "Entries in one commit", buckets=GROUPS, registry=registry)
        self._commits = Histogram("pentakl_commit_seconds", "Time of one commit", buckets=SECONDS, registry=registry)
        self.commands = Histogram(
            "pentakl_command_seconds", "From a command's arrival to its ok", buckets=SECONDS, registry=registry
        )
        self.refusals = Counter("pentakl_refused", "Commands that changed nothing", ["code"], registry=registry)
        self.sockets = Gauge("pentakl_sockets", "Open sockets of tables", registry=registry)
        self.live_tables = Gauge("pentakl_tables_in_memory", "Tables in memory", registry=registry)
        self.slow_clients = Counter("pentakl_slow_clients", "Sockets closed for not reading", registry=registry)
        self.decisions = Histogram(
            "pentakl_bot_seconds", "Time of one bot's decision", buckets=SECONDS, registry=registry
        )
        self.cancelled_decisions = Counter(
            "pentakl_bot_cancelled", "Decisions of bots that were cancelled while they were made", registry=registry
        )
        self.bot_workers = Gauge("pentakl_bot_workers", "Processes in which bots think, at most", registry=registry)
        self.worker_crashes = Counter("pentakl_worker_crashes", "Bots' worker processes that died", registry=registry)

    def stored(self, entries: int, seconds: float) -> None:
        self._commits.observe(seconds)
        if entries:
            self._entries.inc(entries)
            self._groups.observe(entries)

    def text(self) -> bytes:
        return generate_latest(self.registry)
