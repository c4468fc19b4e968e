#!/usr/bin/env bash
# Fuzzes one target in a separate clang build: run.sh BUILD TARGET EXTENT SEEDS…
#
#   EXTENT 5000   that many inputs, the same in every run and on every machine: a test
#   EXTENT 300s   that many seconds, other inputs each time: a search. What it finds worth keeping
#                 stays in BUILD/corpus/TARGET for the next search.
#
# The folders SEEDS are only read. An input that fails is left in BUILD, and what it did is printed.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1 target=$2 extent=$3
shift 3
mkdir -p "$build"
[ -n "${FUZZ_BUILT:-}" ] || tests/fuzz/build.sh "$build" RelWithDebInfo "fuzz_$target"

corpus=$build/corpus/$target
case $extent in
*s) extent=(-max_total_time="${extent%s}") ;;
*)
    # Without the operands of comparisons, which hold addresses and differ from run to run.
    extent=(-runs="$extent" -seed=1 -use_cmp=0)
    corpus=$(mktemp -d "$build/corpus-$target.XXXXXX")
    trap 'rm -rf "$corpus"' EXIT
    ;;
esac
mkdir -p "$corpus"
log=$build/fuzz-$target.log
if ! "$build/tests/fuzz/fuzz_$target" "${extent[@]}" -timeout=20 -rss_limit_mb=2048 \
    -dict=tests/fuzz/"$target".dict -artifact_prefix="$build/crash-$target-" -print_final_stats=1 \
    "$corpus" "$@" >"$log" 2>&1; then
    grep -v '^#[0-9]*[[:space:]]*\(NEW\|REDUCE\|RELOAD\|pulse\|INITED\)' "$log"
    exit 1
fi
tail -8 "$log"
