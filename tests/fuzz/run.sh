#!/usr/bin/env bash
# Fuzzes one target in a clang build of its own: run.sh BUILD TARGET SECONDS SEEDS…
# New inputs go to BUILD/corpus/TARGET and are kept for the next run; a crash is left in BUILD and
# fails. The folders SEEDS are only read.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1 target=$2 seconds=$3
shift 3
mkdir -p "$build"
exec 9>"$build/.lock"
flock 9 # two targets share the build
CC=clang cmake -G Ninja -B "$build" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DINSPECT_FUZZ=ON . >/dev/null
cmake --build "$build" --target "fuzz_$target" | tail -1
flock -u 9
mkdir -p "$build/corpus/$target"
"$build/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 \
    -dict=tests/fuzz/"$target".dict -artifact_prefix="$build/crash-$target-" -print_final_stats=1 \
    "$build/corpus/$target" "$@" 2>&1 | tail -12
