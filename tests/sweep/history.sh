#!/usr/bin/env bash
# What is collected again keeps what was there before, one line each time, shows the change on its page and
# in the feed; what is the same adds nothing: history.sh INSPECT.
set -euo pipefail
inspect=$(realpath "$1")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work/cache
class=2D/r1/homogeneous/star/constant/double
machine=HaswellEP_E5-2695v3_CoD
folder=$work/stencils/$class/$machine
fail() {
    echo "FAIL: $*" >&2
    exit 1
}
collect() {
    "$inspect" collect "$work/set.yml" -m "$work/machines/$machine.yml" --model-only -o "$work/stencils" \
        --cache "$work/incore" >"$work/output" 2>&1 || { cat "$work/output" >&2; fail "no collection"; }
}
render() { "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/site" >"$work/output" || fail "no site"; }
mkdir "$work/machines"
cp machines/$machine.yml "$work/machines"
cat >"$work/set.yml" <<'SET'
name: few
classes: [2D/r1/homogeneous/star/constant/double]
sizes: {list: [100, 1000, 4000]}
predictors: [LC]
scaling: false
SET
collect
[ ! -e "$folder/history.jsonl" ] || fail "the first collection has a past"
render
grep -q 'Collected for the first time' "$work/site/feed.xml" || fail "the feed does not know it"
! grep -q 'Change over time' "$work/site/$class/$machine/index.html" || fail "a change that never was"

# Another comment in the machine file: collected again, with the same result.
sed -i '0,/how: /s//how: on paper, /' "$work/machines/$machine.yml"
! cmp -s machines/$machine.yml "$work/machines/$machine.yml" || fail "the comment is the same"
collect
[ ! -e "$folder/history.jsonl" ] || fail "the same result is in the past"

# A slower machine: lines of the former results stay.
for cycles in 20 30; do
    sed -i -E "s/(level: MEM, cy_per_load:) [0-9.]*/\1 $cycles/" "$work/machines/$machine.yml"
    cp "$folder/grid.csv" "$work/before.csv"
    collect
    ! cmp -s "$folder/grid.csv" "$work/before.csv" || fail "slower memory changes nothing"
done
[ "$(wc -l <"$folder/history.jsonl")" -eq 2 ] || fail "not two lines"
head -1 "$folder/history.jsonl" | grep -q '"size":\[100' || fail "no sizes"
render
page=$work/site/$class/$machine/index.html
grep -q 'Change over time' "$page" || fail "no change on the page"
grep -q 'of 3 sizes changed' "$page" || fail "no sizes on the page"
grep -q 'of 3 sizes changed' "$work/site/feed.xml" || fail "no change in the feed"
grep -q 'href="history.jsonl"' "$page" || fail "no download"

# Everything in one file each, with every column in the dictionary.
[ "$(wc -l <"$work/site/data/configurations.csv")" -eq 2 ] || fail "not one row"
for column in $(head -1 "$work/site/data/configurations.csv" | tr , ' '); do
    grep -q "<code>$column</code>" "$work/site/data.html" || fail "$column is not in the dictionary"
done
for column in $(cat "$folder"/{grid,scaling,curve}.csv 2>/dev/null | grep '^size,' | tr , '\n' | sort -u |
    sed -E 's/^(LC|SIM)_(L[123][LM][23EM]*)_/source_edge_/; s/^(LC|SIM)_/source_/; s/^[MNP]$/size/'); do
    grep -q "<code>$column</code>" "$work/site/data.html" || fail "$column of a table is not in the dictionary"
done
for file in $(tail -1 "$work/site/data/configurations.csv" | sed 's/.*,//'); do
    [ -s "$work/site/$class/$machine/$file" ] || fail "$file is not there"
done
[ "$(grep -o '"folder":' "$work/site/data/configurations.json" | wc -l)" -eq 1 ] || fail "not one object"
