#!/usr/bin/env bash
# A file of the site that cannot be written ends the run with an error that names it, whichever it
# is, and the next run makes up for it: blocked.sh INSPECT FIXTURE.
set -euo pipefail
inspect=$(realpath "$1")
fixture=$(realpath "$2")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$fixture" "$work" 1 8
fail() {
    echo "FAIL: $*" >&2
    exit 1
}
site=$work/site
render() {
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$site" >"$work/out" 2>"$work/errors"
}
files() { (cd "$site" && find . -type f ! -name .inspect-files | sort); }
render || fail "$(cat "$work/errors")"
files >"$work/all"
# one loop writes the pages that exist once, another one copies the assets
grep -vE '^\./([a-hj-z0-9]+\.html|assets/[a-z_]+\.(css|png|svg)|assets/[a-rt-z][a-z]+(_[^m][a-z]*)?\.js)$' "$work/all" >"$work/some"
while read -r name; do
    rm -rf "$site"
    mkdir -p "$site/$name/in/the/way"
    if render; then fail "a site without $name"; fi
    grep -F "$site/${name#./}" "$work/errors" | grep -q 'is a folder' || fail "$name: $(cat "$work/errors")"
    [ "$(wc -l <"$work/errors")" -eq 1 ] || fail "more than one error: $(cat "$work/errors")"
done <"$work/some"
rm -rf "${site:?}/$name"
render || fail "$(cat "$work/errors")"
files | cmp - "$work/all" || fail 'other files than at first'

# nothing changed; then an own result that is none, which every run reports
render && grep -qx "$site is up to date" "$work/out" || fail "$(cat "$work/out" "$work/errors")"
touch "$work/machines"/*.yml
render && grep -q ' 0 files new or changed,' "$work/out" || fail "$(cat "$work/out")"
mkdir "$work/stencils/own"
echo '{}' >"$work/stencils/own/none.json"
for again in 1 2; do
    if render; then fail "no problem in run $again"; fi
    grep -q '^[0-9]* pages in ' "$work/out" || fail "no site, run $again"
    grep -qF "$work/stencils/own/none.json: error: " "$work/errors" || fail "no broken result: $(cat "$work/errors")"
    [ "$(grep -c 'error: ' "$work/errors")" -eq 1 ] || fail "other problems: $(cat "$work/errors")"
    grep -q "is not that of a stored comparison" "$site/own/index.html" || fail 'the list does not say what is wrong'
done
rm -rf "$site/own"
mkdir -p "$site/own/index.html/in/the/way"
if render; then fail 'a site without its list'; fi
grep -q 'own/index.html.*folder' "$work/errors" || fail "$(cat "$work/errors")"
rm -rf "$site/own" "$work/stencils/own"
render || fail "$(cat "$work/errors")"
files | cmp - "$work/all" || fail 'other files than at first'

# another measured value is everywhere, as in a site that is drawn anew
awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "bench_mlup_per_s_median") at = i }
    NR == 3 { $at = 123.25 } 1' "$work"/stencils/2D/*/*/*/*/*/*/grid.csv >"$work/table"
cp "$work/table" "$work"/stencils/2D/*/*/*/*/*/*/grid.csv
render || fail "$(cat "$work/errors")"
grep -qF ',123.25,' "$site/data/Fixture-1/points.csv" || fail 'the points are those of before'
mv "$site" "$work/updated"
render || fail "$(cat "$work/errors")"
diff -r -x .inspect-files -x .inspect-memory "$work/updated" "$site" >&2 || fail 'something else than anew'

# a machine without a file has a page only
rm -rf "$work/machines" "$site"
mkdir "$work/machines"
render || fail "$(cat "$work/errors")"
[ "$(cd "$site" && echo machines/*)" = machines/Fixture-1.html ] || fail "$(ls "$site/machines")"
