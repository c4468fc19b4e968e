#!/usr/bin/env bash
# A measurement next to its prediction, as text and as CSV: benchmark.sh INSPECT MACHINE_FILE
set -euo pipefail
inspect=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Lines from L2 that take hundreds of cycles: whatever is measured is faster than that.
sed -E '/level:/s/cy_per_load: [0-9.]+/cy_per_load: 400/; s/low: [0-9.]+, high: [0-9.]+/low: 0.9, high: 1.1/' "$2" >"$work/slow.yml"
cd "$(dirname "$0")/../.."
fail() { echo "FAILED: $*" && cat "$work/out" && exit 1; }
"$inspect" model named/copy -m "$work/slow.yml" -p ECM -p Benchmark --explain -D N 10000 \
    --cache-dir '' --csv "$work/out.csv" >"$work/out"
grep -Eq '^Benchmark: [0-9.]+ cy/CL \(.* MLUP/s\) at [0-9.]+ GHz' "$work/out" || fail "no measurement"
grep -Eq '^  ECM predicts \+[0-9]{3,} %' "$work/out" || fail "no comparison"
grep -Eq '^Measured [0-9.]+ cy/CL, outside of [0-9.]+ to [0-9.]+\. [A-Z]' "$work/out" || fail "no word of the miss"
awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    { times = $at["lup_per_cl"] * $at["bench_clock_hz"] / 1e6
      for (w = split("min median max", what, " "); w > 0; w--) {
          product = $at["bench_cy_per_cl_" what[w]] * $at["bench_mlup_per_s_" (w == 2 ? "median" : what[4 - w])]
          bad = bad || !(product > 0.999 * times && product < 1.001 * times) } }
    END { exit bad || NR != 2 }' "$work/out.csv" || fail "times and rates differ"
