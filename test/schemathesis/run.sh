#!/usr/bin/env bash
# Holds a running Winnow against its OpenAPI document: every check of Schemathesis. Usage: run.sh ADDRESS KEY [options of st run]
# The key should be an operator's; Schemathesis is found as `st` on the PATH.
set -euo pipefail
cd "$(dirname "$0")"
address=$1
key=$2
shift 2
export SCHEMATHESIS_HOOKS=hooks
run() {
  st --config-file schemathesis.toml run "$address/openapi.json" -H "x-api-key: $key" --checks all --continue-on-failure "$@"
}
# Everything but what would take away the key that asks, and the same operations under their other paths.
run --phases examples,coverage,fuzzing --exclude-path-regex '^/(score|parse|create|question|batch)' --exclude-operation-id renewKey --exclude-operation-id revokeKey "$@"
run --phases coverage --include-operation-id renewKey --include-operation-id revokeKey "$@"
