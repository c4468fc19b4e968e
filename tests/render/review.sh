#!/usr/bin/env bash
# A review that the program writes is on the page, keeps what others said, is outdated when the data
# change, and nonsense leaves the file as it was: review.sh INSPECT FIXTURE.
set -euo pipefail
inspect=$(realpath "$1")
fixture=$(realpath "$2")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$fixture" "$work" 4 8
class=2D/r1/isotropic/star/constant/double
file=$work/stencils/$class/Fixture-1/review.yml
rm -f "$file"
fail() {
    echo "FAIL: $*" >&2
    exit 1
}
review() { "$inspect" review "$class" -m Fixture-1 --collection "$work/stencils" --author 'A. Person' "$@"; }
page() {
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/site" >/dev/null
    cat "$work/site/$class/Fixture-1/index.html"
}

review --light green --comment 'Fits: "the model" # everywhere' >/dev/null
review --section incore --light red --comment 'Two lines
of text' >/dev/null
page >"$work/page"
for wanted in 'Fits: "the model" # everywhere' 'dot green' 'dot red' 'In-core' 'A. Person'; do
    grep -qF "$wanted" "$work/page" || fail "the page lacks $wanted"
done
if grep -q 'Outdated: the data changed' "$work/page"; then fail 'outdated at once'; fi

echo >>"$work/stencils/$class/Fixture-1/grid.csv"
page | grep -q 'the data changed after' || fail 'changed data are not noticed'

cp "$file" "$work/before"
refused() { # MESSAGE ARGUMENT…
    local message=$1
    shift
    if review "$@" 2>"$work/errors"; then fail "accepted: $*"; fi
    grep -qF "$message" "$work/errors" || fail "$* says: $(cat "$work/errors")"
    cmp -s "$file" "$work/before" || fail "$* changed the file"
}
refused "there is no light 'blue'" --light blue
refused "'colour' is not a section" --light green --section colour
refused 'needs --light'
refused 'do not name a configuration' --light green -m ../Fixture-1
refused 'there is no such configuration' --light green -m Nobody
printf 'general: [' >"$file"
cp "$file" "$work/before"
refused 'review.yml:' --light green
