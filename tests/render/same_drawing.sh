#!/usr/bin/env bash
# The module of the pages draws like the program: same_drawing.sh INSPECT FIXTURE VIEWS
set -euo pipefail
cd "$(dirname "$0")/../.."
here=tests/render
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$2" "$work" 14 40
node "$here/../browser/hostile.cjs" "$work"
"$1" render -o "$work/site" --collection "$work/stencils" --machines "$work/machines" >/dev/null 2>&1 || [ -e "$work/site/index.html" ]
"$3" | node "$here/same_drawing.cjs" "$work/site"
