#!/usr/bin/env bash
# Collects, models only, a class, a named kernel and a file of one's own: all the same way; every column
# of every table is checked against its documentation, a second run finds nothing to do, the plan says
# where its estimate comes from.
#
#   collect.sh INSPECT CSV_CHECK [--accept]
set -euo pipefail
inspect=$(realpath "$1")
csv_check=$(realpath "$2")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" >&2; cat "$work/output" >&2 2>/dev/null || true; exit 1; }
cat >"$work/own.c" <<C
double u[M][N];
double v[M][N];
double w[N];
for (long j = 1; j < M - 1; ++j)
  for (long i = 1; i < N - 1; ++i)
    v[j][i] = w[i] * (u[j][i-1] + u[j][i+1] + u[j-1][i] + u[j+1][i]);
C
cat >"$work/set.yml" <<S
name: three
classes: [3D/r1/homogeneous/star/constant/double]
kernels: [named/copy, $work/own.c]
sizes: {scale: log, last: 400, count: 4}
blocking: [L2, L3]
S
collect() { "$inspect" collect "$@" -m HaswellEP_E5-2695v3_CoD --model-only -o "$work/stencils" --cache "$work/cache" >"$work/output" 2>&1; }

collect "$work/set.yml" --dry-run || fail "no plan"
grep -q 'The estimate is a first guess' "$work/output" || fail "an estimate from nowhere"
grep -Eq '^3D/r1/homogeneous/star/constant/double +22 points,    0 to measure, +[0-9]+ s,    56 kB$' "$work/output" || fail "another plan"
collect "$work/set.yml" || fail "the set"
grep -q '^three: 3 collected' "$work/output" || fail "not all were collected"
for folder in 3D/r1/homogeneous/star/constant/double named/copy own/own; do
    config=$work/stencils/$folder/HaswellEP_E5-2695v3_CoD/config.yml
    [ -s "$config" ] || fail "no $folder"
    grep -q '^manner:.*--model-only' "$config" || fail "$folder would be measured again, not predicted"
    ! grep -q 'machine check' "$config" || fail "$folder asks for a host that it does not need"
done
collect "$work/set.yml" || fail "the second run"
grep -q '3 unchanged' "$work/output" || fail "the second run worked again"
collect "$work/set.yml" --dry-run || fail "no second plan"
grep -q 'The estimate is based on [1-9][0-9]* points' "$work/output" || fail "nothing was learnt"
grep -q '3 configurations, 3 done; about 0.0 minutes' "$work/output" || fail "the plan does not know what is done"
grep -Eq '^named/copy +15 points, done$' "$work/output" || fail "a plan of what is done"
"$csv_check" docs/formats.md "$work/stencils" || fail "tables"
# This machine's composition was fitted, so predictions are of rows as long as they are: short ones
# cost more, and no column says so again.
awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    $at["LC_ECM_rows_cy_per_cl"] != "" { bad = 1 }
    NR == 2 { short = $at["T_comp_cy_per_cl"] }
    { long = $at["T_comp_cy_per_cl"] }
    END { exit bad || NR < 3 || !(short > 1.05 * long) }' "$work/stencils/3D/r1/homogeneous/star/constant/double/HaswellEP_E5-2695v3_CoD/grid.csv" ||
    fail "the times of whole rows"

# The curve between the sizes has steps at lost conditions, and continues to what the memory holds.
star=$work/stencils/3D/r1/homogeneous/star/constant/double/HaswellEP_E5-2695v3_CoD
awk -F, 'FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    FILENAME ~ /curve/ { there[$1, $at["threads"] > 1] = 1; last = $1; next }
    FILENAME ~ /grid/ { first = first ? first : $1; largest = $1; next }
    $at["max_size"] >= first && $at["max_size"] < last {
        n++
        for (more = 0; more < 2; more++)
            bad = bad || !(($at["max_size"] + more, 0) in there) || !(($at["max_size"] + more, 1) in there) }
    END { exit bad || n < 4 || last <= largest }' "$star/curve.csv" "$star/grid.csv" "$star/layer_conditions.csv" ||
    fail "the curve misses a condition"

# Sizes, blocks, traffic and conditions, which do not depend on the compiler, are those of collected.txt:
# collect.sh INSPECT CSV_CHECK --accept writes it anew.
columns() { awk -F, -v what="$1" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ what) of[++n] = i }
    { for (i = 1; i <= n; i++) printf "%s%s", $of[i], i < n ? "," : "\n" }' "$2"; }
for folder in "$star" "$work/stencils/own/own/HaswellEP_E5-2695v3_CoD"; do
    for table in grid scaling blocking; do
        [ ! -e "$folder/$table.csv" ] || columns '^([MNP]|size|threads|bytes|block_.*|.*_(load|evict)_bytes_per_lup)$' "$folder/$table.csv"
    done
    columns '^(size|threads)$' "$folder/curve.csv" | paste -sd ' ' | fold -sw 118 | sed 's/ $//'
    cat "$folder/layer_conditions.csv"
done >"$work/collected.txt"
[ "${3:-}" != --accept ] || cp "$work/collected.txt" tests/sweep/collected.txt
diff -u tests/sweep/collected.txt "$work/collected.txt" >"$work/output" || fail "other points or traffic"

# The command predicts the same points to the digit, with the rows that a fitted composition has.
class=3D/r1/homogeneous/star/constant/double
table=$work/stencils/$class/HaswellEP_E5-2695v3_CoD/grid.csv
stored() { awk -F, -v column="$1" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    { printf "%.5g\n", $at[column] }' "$table"; }
said() { sed -n "s/.*\"$1\":\([0-9.e+-]*\).*/\1/p" "$work/points.json" | xargs printf '%.5g\n'; }
"$inspect" model "$class" -m HaswellEP_E5-2695v3_CoD -p ECM $(stored size | sed 's/^/-D . /') --json - \
    >"$work/points.json" 2>"$work/output" || fail "no prediction of the points"
for column in T_comp_cy_per_cl T_RegL1_cy_per_cl LC_ECM_cy_per_cl=T_ECM_multicore_cy_per_cl LC_ECM_mlup_per_s=mlup_per_s; do
    [ -n "$(stored size)" ] && diff <(stored "${column%=*}") <(said "${column#*=}") >"$work/output" ||
        fail "the collection and inspect model differ in $column"
done

# Of a set only what a list names; a blank line is none.
only() { collect "$work/set.yml" --only "$work/list" --dry-run; }
printf 'named/copy\n\nown/own\n' >"$work/list"
only || fail "a list of two"
grep -q '^2 configurations, 2 done' "$work/output" || fail "not just the two of the list"
! grep -q '^3D/' "$work/output" || fail "one that is not in the list"
printf 'named/copy\nnamed/triad\n' >"$work/list"
! only || fail "a path that the set does not have"
grep -q "list:2: error: 'named/triad' is not in the set" "$work/output" || fail "no word of the path"
! collect --only "$work/none" "$work/set.yml" || fail "no list"
! "$inspect" collect no-such-set -m HaswellEP_E5-2695v3_CoD >"$work/output" 2>&1 || fail "an unknown set"

# One kernel from the command line, by name and by file.
collect named/copy || fail "named/copy alone"
collect "$work/own.c" || fail "a file alone"

# Nothing is measured on a host that the machine file does not describe; predictions need none.
sed 's/^name: .*/name: elsewhere/; s/model_name: .*/model_name: a processor that nobody has/' machines/HaswellEP_E5-2695v3_CoD.yml >"$work/elsewhere.yml"
! "$inspect" collect named/copy -m "$work/elsewhere.yml" -o "$work/foreign" --cache "$work/cache" >"$work/output" 2>&1 || fail "measured for another machine"
grep -q "this host is not 'elsewhere': " "$work/output" || fail "no word of the other machine"
[ -z "$(find "$work/foreign" -name grid.csv 2>/dev/null)" ] || fail "a table of a machine that is not here"
"$inspect" collect named/copy -m "$work/elsewhere.yml" --model-only -o "$work/foreign" --cache "$work/cache" >"$work/output" 2>&1 || fail "predictions for another machine"

# Asked to stop while it models: it stops at once, in good order, and the next run resumes.
cat >"$work/long.yml" <<S
name: long
classes: [3D/r2/*/box/constant/*]
sizes: {scale: linear, first: 100, last: 400, count: 20}
S
"$inspect" collect "$work/long.yml" -m HaswellEP_E5-2695v3_CoD --model-only -o "$work/long" --cache "$work/cache" \
    >"$work/output" 2>&1 &
sleep 2
kill -TERM $!
status=0
wait $! || status=$?
[ $status -eq 1 ] || fail "status $status after SIGTERM"
grep -q 'error: interrupted; finished points are kept' "$work/output" || fail "no word about the interrupt"
grep -q ', 0 failed;' "$work/output" || fail "an interrupt is no failure"
