#!/usr/bin/env bash
# Is a measurement the same again? The in-memory 3D 7-point star, measured RUNS times in separate
# processes on one core: the coefficient of variation of the reported medians (target: below 3 %, all
# points ok). Between them runs a kernel of likwid-bench: what varies alike in both is the machine.
# Then once more beside a busy loop on another core: the point must be marked.
#
#   tests/bench/measure_repeat.sh INSPECT MACHINE [RUNS [SIZE [PAGES]]]
set -euo pipefail
inspect=$(realpath "$1") machine=$2 runs=${3:-10} size=${4:-256} pages=${5:-huge}
cd "$(dirname "$0")/../.."
busy=
trap '[ -z "$busy" ] || kill $busy' EXIT

measure() {
    "$inspect" model -v -p Benchmark --pages "$pages" -m "$machine" -u LUP/s -D . "$size" \
        3D/r1/homogeneous/star/constant/double | sed -n '/^Benchmark:/,+1p' | tr '\n' ' '
    echo
}

reference() {
    likwid-bench -t copy -w S0:400MB:1 -i 8 2>/dev/null | awk '/^MByte\/s/ { print "reference", $2 }'
}

for _ in $(seq "$runs"); do measure; reference; done | awk '
function spread(which, unit, n, sum, squares,   mean) {
    mean = n > 0 ? sum / n : 0
    printf "%d %s: mean %.1f %s", n, which, mean, unit
    if (n > 1)
        printf ", coefficient of variation %.2f %%",
            100 * sqrt((squares / n - mean * mean) * n / (n - 1)) / mean
    printf "\n"
}
$1 == "reference" {
    ref_n++; ref_sum += $2; ref_squares += $2 * $2
    printf "    copy of likwid-bench in memory: %.0f MB/s\n", $2
    next
}
{
    print "  " $0
    for (i = 1; i < NF; i++) if ($(i + 1) ~ /^MLUP/) value = $i
    n++; sum += value; squares += value * value
    if (/samples: ok/) { ok++; ok_sum += value; ok_squares += value * value }
}
END {
    spread("processes", "MLUP/s", n, sum, squares)
    spread("of them ok", "MLUP/s", ok, ok_sum, ok_squares)
    spread("copies of likwid-bench", "MB/s", ref_n, ref_sum, ref_squares)
}'

taskset -c "$(($(nproc) - 1))" sh -c 'while :; do :; done' &
busy=$!
printf 'beside a busy loop on CPU %d:\n  %s\n' "$(($(nproc) - 1))" "$(measure)"
