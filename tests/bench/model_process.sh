#!/usr/bin/env bash
# What `inspect model` costs as a process, and for each point of a study. Kerncraft 0.8.17 beside it:
# whole-process medians on two vCPUs, 3D 7-point star on Haswell; ratios mean anything only in
# orders of magnitude.
#
#   tests/bench/model_process.sh INSPECT [RUNS]
set -euo pipefail
inspect=$(realpath "$1") runs=${2:-21}
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
kernel=3D/r1/homogeneous/star/constant/double
machine=(-m HaswellEP_E5-2695v3_CoD)

# median COMMAND…: seconds of wall time, median of $runs
median() {
    for _ in $(seq "$runs"); do
        local start=$EPOCHREALTIME
        "$@" >/dev/null
        local end=$EPOCHREALTIME
        echo "$start $end"
    done | awk '{ print $2 - $1 }' | sort -g | awk '{ t[NR] = $1 } END { print t[int((NR + 1) / 2)] }'
}

# row WHAT KERNCRAFT_S COMMAND…
row() {
    local what=$1 reference=$2 time
    shift 2
    time=$(median "$@")
    awk -v what="$what" -v t="$time" -v r="$reference" 'BEGIN {
        printf "%-52s %9.2f ms", what, 1000 * t
        if (r > 0) printf "   Kerncraft %7.0f ms, %6.0f times", 1000 * r, r / t
        printf "\n" }'
}

# Without a cache. Of large boxes the compiler takes nearly all: gcc's combiner looks from each
# instruction back over the whole body (r3 heterogeneous box: 15 of 17 s with gcc 12, clang 1 s; of
# the homogeneous one half of 2 s; switching off the passes before it gains little).
runs_all=$runs
runs=$((runs_all < 3 ? runs_all : 3))
for stencil in r1/homogeneous/star r1/homogeneous/box r2/homogeneous/box r3/homogeneous/box; do
    reference=0
    [ $stencil != r1/homogeneous/star ] || reference=1.50
    row "ECM and LC cold, 3D/$stencil" $reference "$inspect" model -p ECM -p LC "${machine[@]}" \
        -D . 500 --cache-dir '' 3D/$stencil/constant/double
done
runs=$runs_all
"$inspect" model -p ECM "${machine[@]}" -D . 500 $kernel >/dev/null
row "ECM and LC, in-core part cached" 0.71 \
    "$inspect" model -p ECM -p LC "${machine[@]}" -D . 500 $kernel
row "LC" 0.82 "$inspect" model -p LC "${machine[@]}" -D . 500 $kernel
row "SIM, N = 500" 1.52 "$inspect" model -p ECMData -P SIM "${machine[@]}" -D . 500 $kernel
runs=$((runs_all < 5 ? runs_all : 5))
study=(-D M 100 -D N 10-10000:100 -D P 100-10000:100)
row "10,000 points by LC, CSV" 8200 \
    "$inspect" model -p LC "${machine[@]}" "${study[@]}" --csv "$work/study.csv" $kernel
row "10,000 points by LC, JSON" 8200 \
    "$inspect" model -p LC "${machine[@]}" "${study[@]}" --json "$work/study.json" $kernel
row "10,000 points ECM, in-core part cached, CSV" 7100 \
    "$inspect" model -p ECM "${machine[@]}" "${study[@]}" --csv "$work/study.csv" $kernel
