"""Typed client for the API of Winnow, the resume analysis service."""

from ._async_client import AsyncWinnow
from ._client import Winnow
from ._errors import ERROR_CODES, WinnowError
from ._events import BatchEvent, CandidateEvent, has_ended
from ._files import FileInput
from ._operations import INTERFACE_VERSION
from ._shape import UNSET, Unset
from ._webhook import verify_webhook

__all__ = [
    "ERROR_CODES",
    "INTERFACE_VERSION",
    "UNSET",
    "AsyncWinnow",
    "BatchEvent",
    "CandidateEvent",
    "FileInput",
    "Unset",
    "Winnow",
    "WinnowError",
    "has_ended",
    "verify_webhook",
]
