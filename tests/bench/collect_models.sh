#!/usr/bin/env bash
# What the model part of the collection costs. The original, a script round Kerncraft, took 433, 502 and
# 606 s for the model part of one configuration (102 sizes, layer conditions and simulation, ECM and
# Roofline, 14 core counts, 3D, Haswell: 7-point star, star of radius 3, 27-point box; two vCPUs).
#
#   tests/bench/collect_models.sh INSPECT            one configuration at a time, on one core
#   tests/bench/collect_models.sh INSPECT SET        a whole set (full), on all cores
#   tests/bench/collect_models.sh INSPECT SET again  and once more, when all is done
set -euo pipefail
inspect=$(realpath "$1")
set=${2:-}
again=${3:-}
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
machine=HaswellEP_E5-2695v3_CoD

# seconds COMMAND…: of wall time
seconds() {
    local start=$EPOCHREALTIME
    "$@" >/dev/null 2>"$work/chatter"
    local end=$EPOCHREALTIME
    awk -v s="$start" -v e="$end" 'BEGIN { printf "%.3f", e - s }'
}
collect() { "$inspect" collect "$@" -m $machine --model-only -o "$work/stencils" --cache "$work/cache"; }

# row WHAT SECONDS [KERNCRAFT_S]
row() {
    awk -v what="$1" -v t="$2" -v r="${3:-0}" 'BEGIN {
        printf "%-58s %8.2f s", what, t
        if (r > 0) printf "   Kerncraft %4.0f s, %5.0f times", r, r / t
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
    row "set $set, $(nproc) cores" "$(seconds collect "$set")"
    [ -z "$again" ] || row "set $set, everything done" "$(seconds collect "$set")"
fi
