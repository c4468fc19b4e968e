#!/usr/bin/env bash
# Only what changed is drawn again, and the result is that of a run into an empty folder, byte for
# byte: incremental.sh INSPECT FIXTURE.
set -euo pipefail
inspect=$1
fixture=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
site=$work/site
"$fixture" "$work" 14 12 # 11 stencils, three of them on two machines
cp -r templates "$work/templates"
sleep 0.2 # until files count as settled

render() { "$inspect" render --templates "$work/templates" --collection "$work/stencils" --machines "$work/machines" -o "$1"; }
fail() {
    echo "FAIL: $*" >&2
    exit 1
}
# The files of the site with their inodes: one that is written anew gets another one.
snapshot() { (cd "$site" && find . -type f ! -name '.inspect-*' -printf '%p %i\n' | sort); }
# expect WHAT FILE…: renders; exactly these files are new, changed or gone.
expect() {
    local what=$1
    shift
    snapshot >"$work/before"
    render "$site" >"$work/out" 2>"$work/errors" || [ "$what" = 'a broken file' ] || fail "$what: $(cat "$work/errors")"
    snapshot >"$work/after"
    { diff "$work/before" "$work/after" || true; } | sed -n 's/^[<>] \.\/\(.*\) [0-9]*$/\1/p' | sort -u >"$work/changed"
    printf '%s\n' "$@" | sed '/^$/d' | sort -u >"$work/expected"
    diff "$work/expected" "$work/changed" >"$work/difference" || fail "$what: '<' should have changed, '>' did: $(cat "$work/difference")"
    rm -rf "$work/fresh"
    render "$work/fresh" >/dev/null 2>&1 || true
    diff -r --exclude='.inspect-*' "$site" "$work/fresh" || fail "$what: differs from a fresh site"
}

render "$site" | grep -q 'files new or changed' || fail 'first run'
render "$site" | grep -q 'is up to date' || fail 'second run'

one=$(cd "$work/stencils" && find . -name config.yml -path '*Fixture-2*' | sort | head -1)
one=$(dirname "${one#./}")
class=$(dirname "$one")
twin=$class/Fixture-1
exports=(data/configurations.csv data/configurations.json)
points=(data/Fixture-2/points.csv "$(cut -d/ -f1,2 <<<"$one")/index.html") # its machine's points, and the fastest machines

# The table of numbers has the columns of the interval and of rows, and as many cells as heads.
table=$(sed -n '/<table class="numbers">/,/<\/table>/p' "$site/$one/index.html" | sed 's|</*a[^>]*>||g')
grep -q 'ECM of rows cy/CL' <<<"$table" || fail 'no column of rows'
grep -q '80 % within' <<<"$table" || fail 'no column of the interval'
heads=$(grep -o '<th ' <<<"$table" | wc -l)
cells=$(grep -m1 '^<tr' <<<"$table" | grep -o '<td' | wc -l)
[ "$heads" -eq 10 ] && [ "$cells" -eq 10 ] || fail "$heads heads and $cells cells in the table of numbers"

touch "$work/stencils/$one/grid.csv"
expect 'a time stamp'

touch "$work/stencils/$one/grid.csv"
render "$site" | grep -q ', 13 configurations as before' || fail 'it read again what it could remember'

# A value with as many digits, and the old time stamp: written in place, and renamed to the file's name.
changes=("$one/index.html" "$one/data.js" "$one/grid.csv" "$class/index.html" index.html matrix.html accuracy.html
    machines/Fixture-2.html assets/collection.js "${exports[@]}" "${points[0]}")
cp -p "$work/stencils/$one/grid.csv" "$work/grid"
cp -p "$work/grid" "$work/moved"
awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "bench_cy_per_cl_median") median = i }
    NR > 1 { gsub(/[1-8]/, "9", $median) } 1' "$work/grid" >"$work/stencils/$one/grid.csv"
touch -r "$work/grid" "$work/stencils/$one/grid.csv"
expect 'a value with the old time stamp' "${changes[@]}"
mv "$work/moved" "$work/stencils/$one/grid.csv"
expect 'another file of this name' "${changes[@]}"

# Another measured value: its page, its plots, its download, and what sums it up.
last=$(tail -1 "$work/stencils/$one/grid.csv")
sed -i '$d' "$work/stencils/$one/grid.csv"
expect 'a point less' "${changes[@]}" "${points[1]}"
echo "$last" >>"$work/stencils/$one/grid.csv"
expect 'the point is back' "${changes[@]}" "${points[1]}"

# A review touches no number. Nobody sees from its time that it is new.
echo 'general: {author: A, date: 2026-11-21, review: green, comment: Fine.}' >"$work/stencils/$one/review.yml"
touch -d 2001-01-01 "$work/stencils/$one/review.yml"
expect 'a review' "$one/index.html" "$one/review.yml" reviews.html "${exports[@]}"

# A page that was removed is made again, and only that one.
rm "$site/$one/index.html"
expect 'a page that is gone' "$one/index.html"

# It is also missed where its folder had settled, so that names in it are no longer looked for.
sleep 2.1
touch "$work/stencils/$one/grid.csv"
expect 'a time stamp of settled folders'
grep -q "^$twin .*@" "$site/.inspect-files" || fail 'no folder has settled'
rm "$site/$twin/data.js"
expect 'a script that is gone' "$twin/data.js"

# A machine's page and file, each.
rm "$site/machines/Fixture-1.html"
expect 'a machine that is gone' machines/Fixture-1.html
cp -p "$work/machines/Fixture-1.yml" "$work/machine"
sed -i 's/^model name:.*/model name: Another/; s/^model_name:.*/model_name: Another/' "$work/machines/Fixture-1.yml"
cmp -s "$work/machine" "$work/machines/Fixture-1.yml" && fail 'no such line in a machine file'
snapshot >"$work/before"
render "$site" >/dev/null
grep -q Another "$site/machines/Fixture-1.html" || fail 'the page of another machine file is the old one'
rm -rf "$work/fresh"
render "$work/fresh" >/dev/null
diff -r --exclude='.inspect-*' "$site" "$work/fresh" || fail 'another machine file: differs from a fresh site'
cp -p "$work/machine" "$work/machines/Fixture-1.yml"
render "$site" >/dev/null

# A template with a text of the same length and the old time stamp.
cp -p "$work/templates/about.html" "$work/template"
sed -i 's/<h1>About/<h1>ABOUT/' "$work/templates/about.html"
touch -r "$work/template" "$work/templates/about.html"
expect 'a template' about.html
cp -p "$work/template" "$work/templates/about.html"
expect 'the template is back' about.html

# The source of a named kernel, beside its folder.
named=$work/stencils/named
mkdir -p "$named/own"
cp -r "$work/stencils/$one" "$named/own/Fixture-2"
sed -i 's|^path: .*|path: named/own|' "$named/own/Fixture-2/config.yml"
cp "$named/own/Fixture-2/kernel.c" "$named/own.c"
sleep 0.2
render "$site" >/dev/null || fail 'a named kernel'
snapshot >"$work/before"
echo '/* Another first line. */' | cat - "$named/own/Fixture-2/kernel.c" >"$named/own.c"
render "$site" >/dev/null || fail 'the source of a named kernel'
snapshot >"$work/after"
cmp -s "$work/before" "$work/after" && fail 'the source of a named kernel changes nothing'
rm -rf "$work/fresh"
render "$work/fresh" >/dev/null
diff -r --exclude='.inspect-*' "$site" "$work/fresh" || fail 'the source of a named kernel: differs from a fresh site'
rm -r "$named"
render "$site" >/dev/null

# In-core times for the analyser, where the build has one.
core=$(cd "$site" && ls machines/Fixture-2.js 2>/dev/null || true)

# A broken file: the page says so, the files to download go, the twin stays as it is.
cp "$work/stencils/$one/config.yml" "$work/config"
echo 'path: [' >"$work/stencils/$one/config.yml"
expect 'a broken file' "$class/index.html" index.html matrix.html accuracy.html reviews.html machines/Fixture-2.html \
    assets/collection.js "${exports[@]}" "${points[@]}" feed.xml $core $(cd "$site" && find "$one" -type f)
cp "$work/config" "$work/stencils/$one/config.yml"
render "$site" >/dev/null

# A configuration less: the twin no longer names it.
cp -rp "$work/stencils/$one" "$work/one"
rm -r "$work/stencils/$one"
gone=$(cd "$site" && find "$one" -type f)
expect 'a configuration less' $gone "$twin/index.html" "$class/index.html" index.html matrix.html accuracy.html \
    reviews.html about.html machines/Fixture-2.html assets/collection.js "${exports[@]}" "${points[@]}" feed.xml $core

# One less on a machine and one more on another: as many as before, but the points of both changed.
other=$(cd "$work/stencils" && find . -path '*/Fixture-1/config.yml' | grep -vF "/$twin/" | sort | head -1)
other=$(dirname "${other#./}")
exchanged() {
    render "$site" >/dev/null
    rm -rf "$work/fresh"
    render "$work/fresh" >/dev/null
    diff -rq --exclude='.inspect-*' "$site" "$work/fresh" || fail 'one less and one more: differs from a fresh site'
}
cp -rp "$work/one" "$work/stencils/$one"
mv "$work/stencils/$other" "$work/other"
exchanged
rm -r "$work/stencils/$one"
mv "$work/other" "$work/stencils/$other"
exchanged

# Another machine file, and other models: every page of that machine is looked at again; here it makes all outdated.
sed -i "s/^path: .*/&\nmachine_hash: $(printf '0%.0s' {1..32})\nmodels_revision: 1/" "$work/stencils/$twin/config.yml"
expect 'a machine file of another hash' "$twin/index.html" "$twin/config.yml" "$class/index.html" index.html \
    matrix.html machines/Fixture-1.html
grep -q 'Outdated: since this was collected, the machine file changed' "$site/$twin/index.html" || fail 'no word of it'
grep -q 'the models changed' "$site/$twin/index.html" || fail 'no word of the models'
grep -q 'outdated' "$site/matrix.html" || fail 'the matrix does not show it'

# A memory that is damaged is forgotten.
printf 'x' | dd of="$site/.inspect-memory" bs=1 seek=400 conv=notrunc status=none
touch "$work/stencils/$twin/grid.csv"
expect 'a damaged memory'

# A stored comparison: its page, the list and the link to it; reported if it is broken; removed again.
"$inspect" compare named/2d-5pt --model-only -m HaswellEP_E5-2695v3_CoD -D . 1000 --cache-dir '' \
    -o "$work/stencils" --store mine >/dev/null
expect 'a stored comparison' own/mine.html own/index.html index.html
grep -q 'href="../own/mine.html"' "$site/own/index.html" || fail 'the list does not name it'
echo '{"schema": 3}' >"$work/stencils/own/mine.json"
expect 'a broken file' own/mine.html own/index.html
grep -q 'mine.json.*schema' "$work/errors" || fail 'no word of the broken comparison'
rm -r "$work/stencils/own"
expect 'no comparison any more' own/index.html index.html
