#!/usr/bin/env bash
# The WebAssembly build prints what the native one does: compare.sh NATIVE WASM
set -euo pipefail
diff -u <("$1") <(node --no-warnings "$(dirname "$0")/run.mjs" "$2")
"$1" | grep -q 'ECM'
