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

# a machine without a file has a page only
rm -rf "$work/machines" "$site"
mkdir "$work/machines"
render || fail "$(cat "$work/errors")"
[ "$(cd "$site" && echo machines/*)" = machines/Fixture-1.html ] || fail "$(ls "$site/machines")"
