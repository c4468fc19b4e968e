#!/usr/bin/env bash
# Is a measurement the same again? The in-memory 3D 7-point star, measured RUNS times in separate
# processes on one core: the coefficient of variation of the reported medians (target: below 3 %, all
# points ok). Then once more beside a busy loop on another core: the point must be marked.
#
#   tests/bench/measure_repeat.sh INSPECT MACHINE [RUNS [SIZE]]
set -euo pipefail
inspect=$(realpath "$1") machine=$2 runs=${3:-10} size=${4:-256}
cd "$(dirname "$0")/../.."
busy=
trap '[ -z "$busy" ] || kill $busy' EXIT

measure() {
    "$inspect" model -v -p Benchmark -m "$machine" -u LUP/s -D . "$size" \
        3D/r1/homogeneous/star/constant/double | sed -n '/^Benchmark:/,+1p' | tr '\n' ' '
    echo
}

for _ in $(seq "$runs"); do measure; done | awk '{
    print "  " $0
    for (i = 1; i < NF; i++) if ($(i + 1) ~ /^MLUP/) value = $i
    sum += value; squares += value * value; ok += /samples: ok/
} END {
    mean = sum / NR
    printf "%d processes, %d ok: mean %.1f MLUP/s, coefficient of variation %.2f %% (target: below 3 %%)\n",
        NR, ok, mean, 100 * sqrt((squares / NR - mean * mean) * NR / (NR - 1)) / mean }'

taskset -c "$(($(nproc) - 1))" sh -c 'while :; do :; done' &
busy=$!
printf 'beside a busy loop on CPU %d:\n  %s\n' "$(($(nproc) - 1))" "$(measure)"
