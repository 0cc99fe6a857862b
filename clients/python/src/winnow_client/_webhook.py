"""Verification of webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import cast

from ._errors import WinnowError
from ._models import BatchCompletedEvent


def verify_webhook(raw_body: bytes | str, signature: str | None, secret: str) -> BatchCompletedEvent:
    """Verifies a webhook and returns its event.

    ``raw_body`` is the body exactly as it arrived, ``signature`` the header ``X-SVC-Signature``, and ``secret`` the
    whole secret, including ``whsec_``. Raises ``INVALID_SIGNATURE``. An event can be delivered more than once:
    remember its ``batch_id``.
    """
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    expected = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    if secret == "" or not hmac.compare_digest(expected.encode(), (signature or "").encode()):
        raise WinnowError("INVALID_SIGNATURE", "The webhook was not signed with this secret.")
    return cast(BatchCompletedEvent, json.loads(body))
