#!/usr/bin/env bash
# Collections as people leave them, and runs that break off: collection.sh INSPECT FIXTURE.
set -euo pipefail
inspect=$1
fixture=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site
cp -r site "$work/assets"
"$fixture" "$work" 14 12 # 11 stencils, three of them on two machines

render() {
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" --assets "$work/assets" -o "$1" 2>"$work/errors"
}
fail() {
    echo "FAIL: $*" >&2
    cat "$work/errors" >&2
    exit 1
}
same_as_fresh() {
    rm -rf "$work/fresh"
    render "$work/fresh" >/dev/null || fail "$1: a fresh site"
    diff -r --exclude='.inspect-*' "$site" "$work/fresh" || fail "$1: differs from a fresh site"
}

# A site in a folder whose name is that of the assets is not taken for them in the next run.
mkdir "$work/here"
here() { (cd "$work/here" && "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o site 2>"$work/errors"); }
here >/dev/null || fail 'a site called site'
touch "$work/stencils/$(cd "$work/stencils" && find . -name grid.csv | head -1)"
here >/dev/null || fail 'a site called site, again'
[ -f "$work/here/site/assets/site.css" ] && [ ! -e "$work/here/site/assets/index.html" ] ||
    fail 'took its output for its assets'
rm -r "$work/here"

one=$(cd "$work/stencils" && find . -name config.yml -path '*Fixture-2*' | sort | head -1)
one=$(dirname "${one#./}")
class=$(dirname "$one")
twin=$class/Fixture-1

# The asset folder may hold other things, and that of the machines one that no collection names.
mkdir "$work/assets/drafts"
touch "$work/assets/site.css~" "$work/assets/.site.css.swp"
cp "$work/machines/Fixture-1.yml" "$work/machines/Unused.yml"
render "$site" >/dev/null || fail 'a folder among the assets'
[ -e "$site/machines/Unused.html" ] || fail 'no page of a machine without a collection'
rm "$work/machines/Unused.yml"
[ ! -e "$site/assets/site.css~" ] && [ ! -e "$site/assets/.site.css.swp" ] || fail 'copied what an editor left behind'

# An earlier state in a configuration's folder is not a configuration.
mkdir "$work/stencils/$one/old"
cp "$work/stencils/$one"/*.* "$work/stencils/$one/old"
sed -i 's/^machine: .*/machine: old/' "$work/stencils/$one/old/config.yml"
cp "$work/stencils/$twin/config.yml" "$work/stencils/config.yml"
cp "$work/stencils/$twin/config.yml" "$work/stencils/3D/config.yml"
render "$site" >/dev/null || fail 'a copy within a folder'
[ -e "$site/$one/data.js" ] || fail 'the page of the folder with a copy is gone'
[ ! -e "$site/$one/old" ] || fail 'the copy has a page'
same_as_fresh 'a copy within a folder'
rm -r "$work/stencils/$one/old" "$work/stencils/config.yml" "$work/stencils/3D/config.yml"

# What lies between a stencil's machines does not take its page apart.
mkdir -p "$work/stencils/$class/Fixture-11/M"
cp "$work/stencils/$twin"/*.* "$work/stencils/$class/Fixture-11/M"
sed -i "s|^path: .*|path: $class/Fixture-11|; s/^machine: .*/machine: M/" "$work/stencils/$class/Fixture-11/M/config.yml"
render "$site" >/dev/null || fail 'a folder between machines'
for machine in Fixture-1 Fixture-2; do
    grep -q "title[^,]*$machine" "$site/$class/index.html" || fail "no curve of $machine"
done
rm -r "$work/stencils/$class/Fixture-11"

# Where a prediction is the fastest, the page also names the fastest that was measured.
cp -p "$work/stencils/$one/grid.csv" "$work/grid"
awk -F, -v OFS=, 'NR == 1 {for (i = 1; i <= NF; i++) if ($i ~ /^bench/) empty[i] = 1} NR > 1 {for (i in empty) $i = ""} 1' \
    "$work/grid" >"$work/stencils/$one/grid.csv"
render "$site" >/dev/null || fail 'nothing measured'
grep -Eq 'fastest single core that of Fixture-2 \([0-9]* MLUP/s, predicted\). The fastest measured one is that of Fixture-1 \([0-9]* MLUP/s\)' "$site/$class/index.html" || fail 'Fixture-1 is not named as the fastest'
cp -p "$work/grid" "$work/stencils/$one/grid.csv"

# In a link a plus means a blank; names of machines may contain one.
cp -r "$work/stencils/$twin" "$work/stencils/$class/A+B"
sed -i 's/^machine: .*/machine: A+B/' "$work/stencils/$class/A+B/config.yml"
render "$site" >/dev/null 2>&1 || grep -q 'machine A+B: there is no' "$work/errors" || fail 'a plus in a name'
grep -q 'compare.html#c=[^"]*/A%2B[B]' "$site/$class/index.html" || fail 'the link to compare breaks at the plus'
rm -r "$work/stencils/$class/A+B"

# Each machine has its own plot, however many there are.
for i in $(seq 10 24); do
    cp -r "$work/stencils/$twin" "$work/stencils/$class/Fixture-$i"
    sed -i "s/^machine: .*/machine: Fixture-$i/" "$work/stencils/$class/Fixture-$i/config.yml"
done
render "$site" >/dev/null || fail 'many machines'
[ "$(grep -c 'data-plot="machine' "$site/$class/index.html")" -eq 17 ] || fail 'not all machines are drawn'
rm -r "$work/stencils/$class"/Fixture-{10..24}

# The points of a machine have the columns of all its tables, also one that only a later table has.
last=$(cd "$work/stencils" && find . -name scaling.csv -path '*Fixture-2*' | sort | tail -1)
last=$(dirname "${last#./}")
cp -p "$work/stencils/$last/scaling.csv" "$work/scaling"
sed -i '1s/^size,/size,extra,/; 1!s/,/,7,/' "$work/stencils/$last/scaling.csv"
render "$site" >/dev/null || fail 'a column of one table'
points=$site/data/Fixture-2/points.csv
[ "$(head -1 "$points" | cut -d, -f 1-5)" = folder,machine,table,size,extra ] || fail 'the place of a new column'
[ "$(sed 's/"[^"]*"//' "$points" | awk -F, '{print NF}' | sort -u | wc -l)" -eq 1 ] || fail 'rows of points differ in length'
[ "$(awk -F, '$5 == 7 {print $1 "," $3}' "$points" | sort -u)" = "$last,scaling" ] || fail 'cells of a new column'
find "$work/stencils" -path '*Fixture-2/*' \( -name grid.csv -o -name scaling.csv -o -name blocking.csv \) -exec tail -qn +2 {} + |
    wc -l | cmp - <(tail -n +2 "$points" | wc -l) || fail 'rows of points are missing'
for table in grid scaling blocking; do # all cells of a row, in any order
    cmp <(tail -n +2 "$work/stencils/$last/$table.csv" | head -1 | tr , '\n' | grep . | sort) \
        <(grep "^$last,[^,]*,$table," "$points" | head -1 | cut -d, -f 4- | tr , '\n' | grep . | sort) || fail "a row of $table.csv"
done
cp -p "$work/scaling" "$work/stencils/$last/scaling.csv"

# Downloads may be large: they are not read, and one beyond all measure is left out with a word.
truncate -s 20M "$work/stencils/$one/kernel.s"
truncate -s 2G "$work/stencils/$one/points.jsonl"
render "$site" >/dev/null || fail 'large downloads'
cmp "$work/stencils/$one/kernel.s" "$site/$one/kernel.s" || fail 'a large download'
[ ! -e "$site/$one/points.jsonl" ] || fail 'copied 2 GiB'
grep -q 'points.jsonl is too large' "$site/$one/index.html" || fail 'no word of what is left out'
cp "$work/stencils/$twin/kernel.s" "$work/stencils/$twin/points.jsonl" "$work/stencils/$one"

# Of a long kernel the page shows whole lines, and of a single one its beginning.
for long in '\n' ' '; do
    awk -v end="$long" 'BEGIN { for (i = 0; i < 3000; i++) printf "line%04d;%s", i, end }' >"$work/stencils/$one/kernel.c"
    render "$site" >/dev/null || fail 'a long kernel'
    grep -q 'line0000' "$site/$one/index.html" || fail 'nothing of a long kernel'
    grep -q 'line2300' "$site/$one/index.html" || fail 'little of a long kernel'
    ! grep -q 'line2900' "$site/$one/index.html" || fail 'all of a long kernel'
    cmp "$work/stencils/$one/kernel.c" "$site/$one/kernel.c" || fail 'a long kernel to download'
done
cp "$work/stencils/$twin/kernel.c" "$work/stencils/$one"

# A run that breaks off leaves nothing that a later one takes for its own.
sleep 0.2 # until the kernel counts as settled
render "$site" >/dev/null || fail 'before the run that breaks off'
render "$site" | grep -q 'is up to date' || fail 'not up to date'
mv "$site/about.html" "$work/about"
mkdir "$site/about.html"
sed -i '$d' "$work/stencils/$one/grid.csv"
cp -r "$work/stencils/$twin" "$work/stencils/$class/Fixture-3"
sed -i 's/^machine: .*/machine: Fixture-3/' "$work/stencils/$class/Fixture-3/config.yml"
! render "$site" >/dev/null || fail 'a folder in the place of a page'
[ -e "$site/$class/Fixture-3/index.html" ] || fail 'it broke off too early'
cp -p "$work/grid" "$work/stencils/$one/grid.csv"
rm -r "$work/stencils/$class/Fixture-3"
rmdir "$site/about.html"
mv "$work/about" "$site/about.html"
! render "$site" | grep -q 'is up to date' || fail 'takes half a site for a whole one'
[ ! -e "$site/$class/Fixture-3" ] || fail 'left pages of the run that broke off'
same_as_fresh 'a run that broke off'

# Lists of texts and keys of any length take no more memory than they need.
awk 'BEGIN {
    printf "{\"Modules\": {\"loaded\": [\"module\""
    for (i = 0; i < 40000; i++) printf ", \"module\""
    printf "]}, \""
    for (i = 0; i < 100000; i++) printf "k"
    printf "\": {\"a\": 1}}"
}' >"$work/stencils/$one/machinestate.json"
ASAN_OPTIONS="${ASAN_OPTIONS:-}:hard_rss_limit_mb=1500" render "$site" >/dev/null || fail 'a long list of texts'
grep -q 'module module' "$site/$one/index.html" || fail 'no list of texts'

# What comparisons are given of a state: nothing that passes, all that an eightfold host has to tell,
# and a word where even that is too much.
# The collection states its licence.
echo CC-BY-4.0 >"$work/stencils/LICENCE"
render "$site" >/dev/null || fail 'a licence'
grep -q 'Licence of these data: CC-BY-4.0' "$site/$one/index.html" || fail 'the licence is not on the page'
rm "$work/stencils/LICENCE"

state() {
    awk -v nodes="$1" 'BEGIN {
        printf "{\"schema\": 1, \"load\": {\"tasks\": 7"
        for (i = 0; i < 200; i++) printf ", \"top %d\": 1", i
        printf "}, \"topology\": {\"numa\": [{\"node\": 0}"
        for (i = 1; i < nodes; i++) printf ", {\"node\": %d, \"cpus\": \"x\", \"memory_bytes\": 7}", i
        printf "]}, \"kernel\": {\"release\": \"6.1\", \"modules\": \"%0300d%s\"}, \"missing\": {\"a\": \"b\"}}", 0, nodes
    }' >"$work/stencils/$one/machinestate.json"
    render "$site" >/dev/null || fail "a state of $1 nodes"
    state=$(grep -o '"state":\[.*' "$site/$one/data.js")
}
state 32
grep -q '\["kernel: release","6.1"\]' <<<"$state" || fail 'the kernel was cut'
! grep -q '"load: \|"schema: \|"missing: ' <<<"$state" || fail 'comparisons see what passes'
! grep -q stateCut <<<"$state" || fail 'says that a short list was cut'
modules=$(grep -o '\["kernel: modules"[^]]*' <<<"$state")
state 33
[ "$modules" != "$(grep -o '\["kernel: modules"[^]]*' <<<"$state")" ] || fail 'long values that differ look alike'
state 400
grep -q '"stateCut":true' <<<"$state" || fail 'no word of a list that was cut'

# Where the site's address is known, pages name the picture that other sites show of them.
"$inspect" render --collection "$work/stencils" --machines "$work/machines" --base-url https://example.org/x// \
    --program-url https://example.org/x.git/ -o "$work/addressed" >/dev/null 2>&1 || fail 'a site with an address'
grep -q '<meta property="og:image" content="https://example.org/x/assets/preview.png">' "$work/addressed/index.html" ||
    fail 'no picture of the site'
grep -q 'href="https://example.org/x.git"' "$work/addressed/about.html" || fail 'the address of the program'
[ -s "$work/addressed/assets/preview.png" ] || fail 'the picture is missing'
! grep -q 'og:image' "$site/index.html" || fail 'a picture without an address'
