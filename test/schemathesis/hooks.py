"""What the OpenAPI document cannot say of valid data, for Schemathesis.

Files are resumes or jobs, URLs lead to a public name, and keys expire in the future.
"""

import re

import schemathesis
from hypothesis import strategies as st

NAMES = st.sampled_from(["Nora Lindqvist", "Elias Marlowe", "Mina Okafor"])
SKILLS = st.lists(st.sampled_from(["Python", "SQL", "Kafka", "Excel", "Negotiation"]), min_size=1, unique=True)


def resume(name: str, skills: list[str]) -> bytes:
    mail = name.lower().replace(" ", ".")
    lines = [
        name,
        f"{mail}@mail.example | +44 20 7946 0123 | London",
        "Experience",
        "Operations Lead, Northgate Ltd, 03/2019 - 06/2024",
        "- Requirements: 3 years of experience with " + skills[0],
        "Skills",
        ", ".join(skills),
    ]
    return "\n".join(lines).encode()


schemathesis.openapi.format("binary", st.builds(resume, NAMES, SKILLS))
schemathesis.openapi.format("uri", st.sampled_from(["https://hooks.example.com/winnow", "https://example.org/a?b=c"]))
schemathesis.openapi.format("cidr", st.sampled_from(["0.0.0.0/0", "::/0", "127.0.0.1"]))
schemathesis.openapi.format("date-time", st.sampled_from(["2120-01-01T00:00:00Z", "2121-06-30T12:00:00.000Z"]))

# Times of earlier answers are tried again as times to expire at.
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


FIELDS = {
    *("file", "files", "language", "job_id", "job_description", "categories", "count", "seed"),
    *("name", "timeout_seconds", "start"),
}


@schemathesis.hook
def map_body(context, body):
    """Forms without fields that no operation has, whose names are not even valid in a form; no expiry that has passed."""
    if not isinstance(body, dict):
        return body
    if "multipart/form-data" in context.operation.get_request_payload_content_types():
        return {name: value for name, value in body.items() if name in FIELDS}
    expiry = body.get("expires_at")
    if isinstance(expiry, str) and TIME.fullmatch(expiry) and expiry < "2120":
        return {**body, "expires_at": "2120-01-01T00:00:00Z"}
    return body


# Taken as they are, whatever they say.
TEXTS = ("job_description", "name")


@schemathesis.hook
def filter_body(context, body):
    """No numbers or booleans in place of a text: on its way in a form each becomes the text that was wanted."""
    if not isinstance(body, dict) or "multipart/form-data" not in context.operation.get_request_payload_content_types():
        return True
    return not any(isinstance(body.get(name), (bool, int, float)) for name in TEXTS)
