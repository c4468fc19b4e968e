#!/usr/bin/env bash
# What the model part of the collection costs. The original, a script round Kerncraft, took 433, 502 and
# 606 s for the model part of one configuration (102 sizes, layer conditions and simulation, ECM and
# Roofline, 14 core counts, 3D, Haswell: 7-point star, star of radius 3, 27-point box; two vCPUs).
#
#   tests/bench/collect_models.sh INSPECT            one configuration at a time, on one core
#   tests/bench/collect_models.sh INSPECT SET [N]    a whole set (full), with N processes (as many as there
#                                                    are cores), then once more when all is done
#
# The target: all 192 of `full` in 600 s on two cores, and a second run in 1 s. On a machine that is not
# idle, the processor time over the number of processes says what the wall time would have been, if the
# work is spread evenly: the longest configuration is what one process can be left alone with.
set -euo pipefail
inspect=$(realpath "$1")
set=${2:-}
processes=${3:-$(nproc)}
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
machine=HaswellEP_E5-2695v3_CoD

# seconds COMMAND…: wall time, and processor time of all processes
seconds() {
    local TIMEFORMAT='%R %U %S'
    { time "$@" >/dev/null 2>"$work/chatter"; } 2>&1 | awk '{ printf "%.3f %.3f", $1, $2 + $3 }'
}
collect() { "$inspect" collect "$@" -m $machine --model-only -o "$work/stencils" --cache "$work/cache"; }

# row WHAT "WALL_S CPU_S" [KERNCRAFT_S]
row() {
    awk -v what="$1" -v times="$2" -v r="${3:-0}" 'BEGIN {
        split(times, t, " ")
        printf "%-58s %8.2f s, processor %8.2f s", what, t[1], t[2]
        if (r > 0) printf "   Kerncraft %4.0f s, %5.0f times", r, r / t[1]
        printf "\n" }'
}

one() {
    local what=$1 class=$2 kerncraft=$3
    cat >"$work/one.yml" <<S
name: one
classes: [$class]
sizes: {scale: linear, first: 10, step: 10, last: 1020}
predictors: [LC, SIM]
scaling: true
blocking: [L2, L3]
S
    rm -rf "$work/stencils"
    row "$what, loop compiled and analysed" "$(seconds collect "$work/one.yml" -j 1)"
    rm -rf "$work/stencils"
    row "$what, analysis at hand" "$(seconds collect "$work/one.yml" -j 1)" "$kerncraft"
}

if [ -z "$set" ]; then
    one "7-point star" 3D/r1/heterogeneous/star/constant/double 433
    one "star of radius 3" 3D/r3/heterogeneous/star/constant/double 502
    one "27-point box" 3D/r1/heterogeneous/box/constant/double 606
else
    whole=$(seconds collect "$set" -j "$processes")
    row "set $set, $processes processes" "$whole"
    longest=$(find "$work/stencils" -name config.yml -exec sed -n 's/^model_ms: //p' {} + | sort -n | tail -n 1)
    awk -v cpu="${whole#* }" -v n="$processes" -v longest="$longest" 'BEGIN {
        printf "processor time / %d: %.1f s; longest configuration %.1f s of wall time\n", n, cpu / n, longest / 1e3 }'
    row "set $set, everything done" "$(seconds collect "$set" -j "$processes")"
fi
