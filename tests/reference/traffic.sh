#!/usr/bin/env bash
# Compares all traffic predictors with the reference data and prints the tables of errors:
#
#     tests/reference/traffic.sh FOLDER [BUILD [EVERY]]
#
# FOLDER holds kernels.csv, machines.csv, kerncraft_*.csv, pycachesim_*.csv and so on; BUILD is a
# build folder (default: a release build in build/reference, made here). Of the sizes with measured
# transfers only each EVERY-th (default 50) is simulated.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$1
build=${2:-build/reference}
if [ $# -lt 2 ]; then
    cmake -G Ninja -B "$build" -DCMAKE_BUILD_TYPE=Release . >/dev/null
fi
every=${3:-50}
programs=(lc_compare sim_compare cachesim_reference traffic_hardware)
cmake --build "$build" --target "${programs[@]}" >/dev/null
for program in "${programs[@]}"; do
    echo "== $program"
    arguments=("$folder")
    if [ "$program" = traffic_hardware ]; then
        arguments+=("$every")
    fi
    "$build/tests/reference/$program" "${arguments[@]}"
    echo
done
