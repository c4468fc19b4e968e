#!/usr/bin/env bash
# Kills `inspect collect` with SIGKILL at random moments, resuming each time: no point that the journal
# had is lost, no file is unreadable, and the end equals in its model values a collection in one go.
#
#   kill.sh INSPECT MACHINE_FILE [KILLS]
set -euo pipefail
inspect=$(realpath "$1")
machine=$(realpath "$2")
kills=${3:-12}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "FAILED: $*" >&2; exit 1; }
cat >set.yml <<S
name: kill
classes: ['[23]D/r1/homogeneous/star/constant/double', 2D/r1/isotropic/box/constant/float]
sizes: {scale: linear, first: 20, last: 80, count: 4}
predictors: [LC, SIM]
scaling: false
point_budget_s: 0.2
S
keys() { find stencils -name points.jsonl -exec grep -h '"status":"ok"' {} + 2>/dev/null | grep -o '"key":"[0-9a-f]*"' | sort || true; }

mkdir stencils
for n in $(seq "$kills"); do
    keys >before
    "$inspect" collect set.yml -m "$machine" >/dev/null 2>&1 &
    pid=$!
    sleep "0.$((RANDOM % 90 + 10))"
    kill -9 $pid 2>/dev/null || true
    wait $pid 2>/dev/null || true
    keys >after
    [ -z "$(comm -23 before after)" ] || fail "kill $n lost a point"
done
"$inspect" collect set.yml -m "$machine" >/dev/null 2>&1 || fail "the last run failed"
[ "$(keys | uniq -d | wc -l)" -eq 0 ] || fail "a point was measured twice"
[ "$(keys | wc -l)" -eq 12 ] || fail "$(keys | wc -l) points instead of 12"
"$inspect" collect set.yml -m "$machine" 2>/dev/null | grep -q '0 collected, 3 unchanged' || fail "a finished set is worked on again"

"$inspect" collect set.yml -m "$machine" -o reference --model-only >/dev/null 2>&1
for grid in $(cd reference && find . -name grid.csv); do
    columns=$(head -n 1 "reference/$grid" | tr ',' '\n' | grep -n '^bench_cy_per_cl_min$' | cut -d: -f1)
    cmp <(cut -d, -f1-$((columns - 1)) "reference/$grid") <(cut -d, -f1-$((columns - 1)) "stencils/$grid") ||
        fail "models differ in $grid"
done
echo "$kills kills, 12 points, each once, models equal"
