#!/usr/bin/env bash
# Model-only results in one file per machine: what is computed from it where it is read are the bytes that
# collecting writes, except for listings; a folder takes precedence, and damaged files are refused.
set -euo pipefail
inspect=$(realpath "$1")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
machine=SandyBridgeEP_E5-2680
class=2D/r1/homogeneous/star/constant/double
other=2D/r1/isotropic/star/variable/float
cache=(--cache "$work/cache")

die() { echo "$1" >&2; exit 1; }
has() { grep -qF -- "$2" "$1" || { cat "$1"; die "missing in $1: $2"; }; }
render() { "$inspect" render --collection "$1" -o "$2" >"$work/out" 2>"$work/err"; }

"$inspect" collect $class $other -m $machine --compact "${cache[@]}" -o "$work/c" >"$work/out" 2>&1 || die "$(cat "$work/out")"
has "$work/out" "2 analyses in $work/c/models/$machine.txt"
[ ! -e "$work/c/2D" ] || die "there are folders too"
render "$work/c" "$work/site" || die "$(cat "$work/err")"

# ---- the same bytes, except for when and where it was collected
cat >"$work/set.yml" <<EOF
name: same
about: the same models
classes: ['$class', '$other']
predictors: [LC]
measure: false
EOF
"$inspect" collect "$work/set.yml" -m $machine --model-only "${cache[@]}" -o "$work/d" >"$work/out" 2>&1 || die "$(cat "$work/out")"
for c in $class $other; do
    for file in grid.csv scaling.csv curve.csv layer_conditions.csv kernel.c; do
        cmp "$work/d/$c/$machine/$file" "$work/site/$c/$machine/$file" || die "$c: $file differs"
    done
    has "$work/site/$c/$machine/config.yml" "complete: true"
    ! grep -q "^collected:" "$work/site/$c/$machine/config.yml" || die "a time of reading is noted"
done
has "$work/site/matrix.html" "\"$class/index.html"
has "$work/site/matrix.html" "data-machine=\"$machine\""
page=$work/site/$class/$machine/index.html

# ---- what nobody knows of a machine: traffic without times, and a page that says why
mkdir -p "$work/g/models"
grep "^$class " stencils/models/Grace.txt >"$work/g/models/Grace.txt"
render "$work/g" "$work/bare" || die "$(cat "$work/err")"
has "$work/bare/$class/Grace/index.html" "The machine's bandwidths are not known: "
awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) { if ($i == "LC_ECM_cy_per_cl") ecm = i; if ($i == "LC_L3MEM_load_bytes_per_lup") lines = i } }
    NR > 1 { if ($ecm != "") exit 1; if ($lines > 0) n++ } END { exit !(ecm && n) }' "$work/bare/$class/Grace/grid.csv" ||
    die "times of a machine without bandwidths, or no traffic"
has "$page" "instructions are not stored"
[ ! -e "$work/site/$class/$machine/loop.s" ] || die "a listing out of nothing"
[ "$(wc -c <"$work/c/models/$machine.txt")" -lt 4000 ] || die "the file of two classes is not small"
! grep -q Outdated "$page" || die "what was just computed is outdated"

# ---- again: nothing; a folder goes first; another analysis changes its pages only
render "$work/c" "$work/site"
has "$work/out" "is up to date"
mkdir -p "$work/c/$class" && cp -r "$work/d/$class/$machine" "$work/c/$class/"
render "$work/c" "$work/site" || die "$(cat "$work/err")"
has "$work/site/$class/$machine/config.yml" "collected:"
before=$(stat -c %Y.%y "$work/site/$class/$machine/index.html")
sed -i "/^${other//\//\\/}/s/\"T_comp_cy_per_cl\":[0-9.]*/\"T_comp_cy_per_cl\":99.5/" "$work/c/models/$machine.txt"
render "$work/c" "$work/site" || die "$(cat "$work/err")"
has "$work/site/$other/$machine/grid.csv" 99.5
[ "$(stat -c %Y.%y "$work/site/$class/$machine/index.html")" = "$before" ] || die "other pages were written"

# ---- without the machine file, and damaged files
cp "$work/c/models/$machine.txt" "$work/c/models/Nobody.txt"
! render "$work/c" "$work/site2" || die "computed without a machine"
has "$work/err" "the machine file, which is not there"
rm "$work/c/models/Nobody.txt"
damaged() { # text, message
    printf '%s' "$1" >"$work/c/models/$machine.txt"
    ! render "$work/c" "$work/site3" || die "rendered: $1"
    has "$work/err" "$2"
}
damaged "$other" "is not the path of a class and an analysis"
damaged "../x {}" "is not the path of a class and an analysis"
damaged "$other [1]" "is not the path of a class and an analysis"
damaged "$other {\"T_comp_cy_per_cl\": 1}" "does not hold an analysis"
damaged "$other {\"T_comp" "$other"
damaged "named/triad {\"failure\": \"x\"}" "named/triad"
printf '%s {"failure": "no compiler"}\n' "$other" >"$work/c/models/$machine.txt"
render "$work/c" "$work/site4" || die "$(cat "$work/err")"
has "$work/site4/$other/$machine/index.html" "no compiler"
rm "$work/c/models/$machine.txt" && mkfifo "$work/c/models/$machine.txt"
! timeout 20 "$inspect" render --collection "$work/c" -o "$work/site5" >"$work/out" 2>"$work/err" || die "a pipe is read"
! "$inspect" collect named/triad -m $machine --compact "${cache[@]}" -o "$work/e" >"$work/out" 2>&1 || die "a named kernel"
echo ok
