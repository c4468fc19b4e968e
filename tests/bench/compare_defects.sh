#!/usr/bin/env bash
# Measures the kernels of tests/compare with one planted defect each beside their baselines: the
# ratio of own to baseline performance, what the model says of it, the first cause, and the seconds
# from call to verdict. Usage: compare_defects.sh INSPECT MACHINE [NAME…]
#
# Targets, on a quiet machine: `clean` and `linearised` within 5 % of 1; below 30 s a verdict
# (`blocking` has arrays of 8 GB, which take longer than that to set up on a slow host).
set -euo pipefail
inspect=$1
machine=$2
shift 2
cases=$(dirname "$0")/../compare
cores=$(nproc)
field() { sed -n "s/^ *\"$1\": \"\{0,1\}\([^\",]*\)\"\{0,1\},\{0,1\}\$/\1/p" <<<"$json" | head -n 1; }
printf '%-14s %10s %10s %-16s %6s\n' kernel measured predicted 'first cause' s
while read -r name _ _ options; do
    case $name in '' | '#'*) continue ;; esac
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    options=$(sed "s/--threads [0-9]*/--threads $cores/" <<<"$options")
    start=$(date +%s.%N)
    # shellcheck disable=SC2086
    if ! json=$("$inspect" compare "$cases/defects/$name.c" -m "$machine" $options --json -); then
        printf '%-14s failed\n' "$name"
        continue
    fi
    seconds=$(awk "BEGIN { printf \"%.1f\", $(date +%s.%N) - $start }")
    cause=$(field cause)
    printf '%-14s %10.3f %10.3f %-16s %6s\n' "$name" "$(field ratio)" "$(field predicted_ratio)" \
        "${cause:-none}" "$seconds"
done <"$cases/defects.txt"
