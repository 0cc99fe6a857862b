"""Events of a batch."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict, cast

from ._errors import WinnowError
from ._models import Batch

MAX_BROKEN_STREAMS = 3
RECONNECT_SECONDS = 1.0
POLL_SECONDS = 2.0
#: Seconds without a response after which a batch is given up; enough for a server to restart.
PATIENCE_SECONDS = 120.0


class CandidateEvent(TypedDict):
    """A candidate that has ended."""

    candidate_id: str
    file_name: str
    status: Literal["scored", "failed"]
    score: NotRequired[int | None]
    error: NotRequired[str | None]


@dataclass(frozen=True)
class BatchEvent:
    """What happens to a batch; ``done`` and ``failed`` count candidates from its start."""

    #: ``counts`` where the stream of events does not get through.
    kind: Literal["candidate", "counts", "ended"]
    done: int
    failed: int
    candidate: CandidateEvent | None = None
    batch: Batch | None = None


def has_ended(batch: Batch) -> bool:
    """True when a batch has reached its final state."""
    return batch["status"] in ("completed", "partial", "failed")


def counts_of(batch: Batch) -> BatchEvent:
    """The event for a batch that was read."""
    kind: Literal["counts", "ended"] = "ended" if has_ended(batch) else "counts"
    return BatchEvent(kind, batch["success"] + batch["failed"], batch["failed"], batch=batch)


def is_temporary(error: WinnowError) -> bool:
    """True for errors that a retry may fix: no connection, or a server error."""
    return error.code == "UNREACHABLE" or error.status == 429 or (error.status or 0) >= 500


@dataclass
class EventReader:
    """Reads the lines of server-sent events, over several connections."""

    last_id: str | None = None
    #: Connections in a row that brought nothing.
    broken: int = 0
    _seen: set[str] = field(default_factory=set)
    _failed: int = 0
    #: As the standard says, an id only counts once its event is complete.
    _next_id: str | None = None
    _event: str = ""
    _data: list[str] = field(default_factory=list)

    def open(self) -> dict[str, str]:
        """Headers of the next connection. An event that a broken one cut off is dropped."""
        self._event, self._data, self._next_id = "", [], self.last_id
        self.broken += 1
        headers = {"accept": "text/event-stream"}
        return headers if self.last_id is None else {**headers, "last-event-id": self.last_id}

    def read(self, line: str) -> BatchEvent | None:
        """Takes one line; returns an event when it completes one that is new."""
        if line != "":
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if name == "event":
                self._event = value
            elif name == "data":
                self._data.append(value)
            elif name == "id" and "\0" not in value:
                self._next_id = value
            return None
        self.last_id = self._next_id
        event, data = self._event, "\n".join(self._data)
        self._event, self._data = "", []
        if data == "":
            return None
        self.broken = 0
        if event == "batch":
            return counts_of(cast(Batch, json.loads(data)))
        if event != "candidate":
            return None
        candidate = cast(CandidateEvent, json.loads(data))
        # Dropped candidates have no position to resume from and are sent again.
        if candidate["candidate_id"] in self._seen:
            return None
        self._seen.add(candidate["candidate_id"])
        self._failed += candidate["status"] == "failed"
        return BatchEvent("candidate", len(self._seen), self._failed, candidate=candidate)
