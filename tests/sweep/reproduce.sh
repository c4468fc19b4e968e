#!/usr/bin/env bash
# A stored configuration collected again: the same, or what differs, with exit status 3; the stored one
# stays as it is: reproduce.sh INSPECT.
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
    cat "$work/output" >&2
    exit 1
}
reproduce() {
    local status=0
    "$inspect" reproduce "$class" -m $machine -o "$work/stencils" --cache "$work/incore" >"$work/output" 2>&1 || status=$?
    echo $status
}
cat >"$work/set.yml" <<'SET'
name: few
classes: [2D/r1/homogeneous/star/constant/double]
sizes: {list: [100, 1000, 4000], symbols: [{name: M, factor: 2}]}
predictors: [LC]
scaling: true
blocking: [L2]
SET
[ "$(reproduce)" = 1 ] && grep -q 'there is no such configuration' "$work/output" || fail "nothing is stored"
"$inspect" collect "$work/set.yml" -m $machine --model-only -o "$work/stencils" --cache "$work/incore" >"$work/output" 2>&1 ||
    fail "no collection"
grep -q "inspect reproduce $class -m $machine" "$folder/config.yml" || fail "no command"
cp -r "$folder" "$work/kept"
[ "$(reproduce)" = 0 ] || fail "the same differs"
grep -q 'predictions: 3 compared, 0 differ' "$work/output" || fail "not all were compared"
diff -r "$folder" "$work/kept" >"$work/output" || fail "what is stored changed"

# A prediction that was another one, and a compiler.
awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "LC_ECM_cy_per_cl") at = i }
    NR == 3 { $at *= 1.25 } 1' "$work/kept/grid.csv" >"$folder/grid.csv"
sed -i 's/^compiler: .*/compiler: cc 1.0/' "$folder/config.yml"
[ "$(reproduce)" = 3 ] || fail "a difference is not seen"
grep -q 'predictions: 3 compared, 1 differ' "$work/output" || fail "not one differs"
grep -q 'at size 1000: .*(-20.0 %)' "$work/output" || fail "not by a fifth"
grep -q 'compiler was cc 1.0, is' "$work/output" || fail "no word of the compiler"
