"""Matches a resume with a job with the Python client: python3 examples/match_with_client.py RESUME JOB

Install the client first: pip install ./clients/python
"""

import os
import sys
from pathlib import Path

from winnow_client import Winnow, WinnowError

if len(sys.argv) != 3:
    sys.exit("Usage: match_with_client.py RESUME JOB")

url = os.environ.get("WINNOW_URL", "http://127.0.0.1:8080")
with Winnow(url, os.environ.get("WINNOW_API_KEY")) as winnow:
    try:
        job = winnow.parse_job(job_description=Path(sys.argv[2]).read_text())
        report = winnow.score_match_parsed(file=sys.argv[1], job_id=job["job_id"])
    except WinnowError as error:
        sys.exit(f"{error.code}: {error} {error.suggestion or ''}")

print(f"{report['score']} of 100 ({report['band']})")
for requirement in report["requirements"]:
    print(f"{requirement['status']:15} {requirement['text']}")
