#!/bin/sh
# Prints the ATS report of a resume as JSON: examples/score-resume.sh resume.pdf
set -eu
curl --fail-with-body --silent --show-error \
  ${WINNOW_API_KEY:+-H "x-api-key: $WINNOW_API_KEY"} \
  -F "file=@$1" -F language=en \
  "${WINNOW_URL:-http://127.0.0.1:8080}/v1/score-ats"
