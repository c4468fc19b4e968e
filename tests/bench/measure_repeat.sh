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

for _ in $(seq "$runs"); do measure; done | awk '
function spread(which, n, sum, squares,   mean) {
    mean = n > 0 ? sum / n : 0
    printf "%d %s: mean %.1f MLUP/s", n, which, mean
    if (n > 1)
        printf ", coefficient of variation %.2f %% (target: below 3 %%)",
            100 * sqrt((squares / n - mean * mean) * n / (n - 1)) / mean
    printf "\n"
}
{
    print "  " $0
    for (i = 1; i < NF; i++) if ($(i + 1) ~ /^MLUP/) value = $i
    n++; sum += value; squares += value * value
    if (/samples: ok/) { ok++; ok_sum += value; ok_squares += value * value }
}
END {
    spread("processes", n, sum, squares)
    spread("of them ok", ok, ok_sum, ok_squares)
}'

taskset -c "$(($(nproc) - 1))" sh -c 'while :; do :; done' &
busy=$!
printf 'beside a busy loop on CPU %d:\n  %s\n' "$(($(nproc) - 1))" "$(measure)"
