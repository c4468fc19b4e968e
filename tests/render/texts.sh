#!/usr/bin/env bash
# What readers see of the pages of a made-up collection, where it is in the figures, and what scripts and feed readers
# load, compared with golden/.
#
#   texts.sh INSPECT FIXTURE            compares
#   texts.sh INSPECT FIXTURE --accept   writes golden/ anew, to be looked at by git diff
set -euo pipefail
inspect=$(realpath "$1")
fixture=$(realpath "$2")
golden=$(realpath "$(dirname "$0")")/golden
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site
"$fixture" "$work" 4 8
"$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$site" >/dev/null

source tests/render/page_text.sh
star=2D/r1/isotropic/star/constant/double/Fixture-1
pages=(index matrix reviews accuracy data 2D/r1/index machines/Fixture-1 2D/r2/isotropic/box/constant/float/index
    "$star/index")
for page in "${pages[@]}"; do
    page_text "$site/$page.html" >"$work/${page//\//-}.txt"
done
# The numbers that plots in the browser are made of: one a line, as JSON.
sed 's/,/,\n/g' "$site/$star/data.js" >"$work/numbers.txt"
{
    cat "$site/assets/collection.js" "$site/feed.xml"
    cd "$site"
    find . -type f ! -path './assets/*' ! -name try.html ! -path './machines/*.js' | sort # what only the analyser needs is not in all builds
} >"$work/files.txt"

status=0
# What a port does not do has no colour, whatever else that table shows.
star_page=$site/$star/index.html
if ! grep -q '<td class="h[1-4]">' "$star_page" || grep -q '<td class="h[1-4]"></td>' "$star_page"; then
    echo "ports are coloured that do nothing, or none is" >&2
    status=1
fi
# Of instructions two cycles have the darkest shade, whatever the loop's longest port takes.
for cell in h4:2.00 h2:1.00 h1:0.33; do
    grep -q "</i>.*<td class=\"${cell%:*}\">${cell#*:}</td>" "$star_page" || { echo "no port has the shade $cell" >&2; status=1; }
done
# Builds without WebAssembly have no analyser, and no links to it.
golden_text() {
    if [ -e "$site/try.html" ]; then cat "$1"; else awk '/try\.html/ { getline; next } 1' "$1"; fi
}
for name in files numbers "${pages[@]//\//-}"; do
    if [ "${3:-}" = --accept ]; then
        cp "$work/$name.txt" "$golden/$name.txt"
    else
        diff -U 2 <(golden_text "$golden/$name.txt") "$work/$name.txt" >&2 || status=1
    fi
done
[ $status -eq 0 ] || echo "pages differ; where that is meant: $0 INSPECT FIXTURE --accept" >&2
exit $status
