#!/usr/bin/env bash
# What the pages open with follows from the tables below them, and their elements are closed:
# headlines.sh INSPECT FIXTURE. For a site of your own: node tests/render/headlines.cjs SITE.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site
"$2" "$work" 14 40
# A machine with less memory: its largest grids are smaller than those of the others.
for grid in $(find "$work/stencils" -path '*/Fixture-2/grid.csv'); do
    awk -F, 'NR == 1 || $1 < 600' "$grid" >"$work/smaller"
    cp "$work/smaller" "$grid"
done
# A machine whose model is not fitted, so that it ranks after the others.
sed -i '/^compositions:/,/^[a-z]*:/{/^compositions:/d; /^[- ]/d}' "$work/machines/Fixture-1.yml"
"$1" render -o "$site" --collection "$work/stencils" --machines "$work/machines" >/dev/null
node tests/render/headlines.cjs "$site"
node tests/render/wellformed.cjs "$site"

# And it notices where they do not.
sed -i 's|</entry>||' "$site/feed.xml"
! node tests/render/wellformed.cjs "$site" >"$work/found" || { echo "FAIL: an open element is not found" >&2; exit 1; }
page=$(find "$site" -path '*Fixture-1/index.html' | sort | head -1)
sed -i 's/<b>\([0-9]\)/<b>9\1/' "$page"
! node tests/render/headlines.cjs "$site" 2>"$work/found" || { echo "FAIL: a wrong figure is not found" >&2; exit 1; }
