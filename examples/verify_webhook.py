"""Verifies the signature of a webhook, with the standard library alone.

As a function: is_genuine(raw_body, request.headers.get("X-SVC-Signature"), secret)
From a shell:  SVC_WEBHOOK_SECRET=whsec_... python3 verify_webhook.py "sha256=..." < body.json
"""

import hashlib
import hmac
import os
import sys


def is_genuine(raw_body: bytes, signature: str | None, secret: str) -> bool:
    """Whether a body, as the bytes that arrived, was signed with the secret exactly as shown, including whsec_."""
    expected = "sha256=" + hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), (signature or "").encode())


if __name__ == "__main__":
    genuine = is_genuine(sys.stdin.buffer.read(), sys.argv[1], os.environ["SVC_WEBHOOK_SECRET"])
    print("genuine" if genuine else "not genuine")
    sys.exit(0 if genuine else 1)
