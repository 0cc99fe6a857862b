"""Types of everything that is sent and received."""

from ._models import *  # noqa: F403
