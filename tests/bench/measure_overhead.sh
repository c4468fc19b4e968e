#!/usr/bin/env bash
# What share of a collection's wall time is spent in timed sweeps and their warm-up (target: at least
# 80 %)? The rest: analysis and models, compilation, starting programs, filling and checking arrays.
#
#   tests/bench/measure_overhead.sh INSPECT MACHINE [SET]
set -euo pipefail
inspect=$(realpath "$1") machine=$2 set=${3:-quick}
case $machine in */*) machine=$(realpath "$machine") ;; esac
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
start=$EPOCHREALTIME
"$inspect" collect "$set" -m "$machine" -o "$work/stencils" --cache "$work/cache" 2>/dev/null
end=$EPOCHREALTIME
find "$work/stencils" -name points.jsonl -exec cat {} + | jq -rs --argjson wall "$(awk "BEGIN { print $end - $start }")" '
    def sum(f): map(f // 0) | add;
    sum(.timed_s) as $timed | sum(.warmup_s) as $warm | sum(.setup_s) as $setup | sum(.wall_s) as $points |
    "\(length) points, \($wall * 10 | round / 10) s: \($timed * 10 | round / 10) s in timed sweeps, " +
    "\($warm * 10 | round / 10) s warm-up: \(100 * ($timed + $warm) / $wall * 10 | round / 10) % (target: at least 80 %)\n" +
    "  \($setup * 10 | round / 10) s allocating and first touching, " +
    "\(($points - $timed - $warm - $setup) * 10 | round / 10) s else for points, " +
    "\(($wall - $points) * 10 | round / 10) s between them"'
