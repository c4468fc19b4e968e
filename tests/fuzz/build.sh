#!/usr/bin/env bash
# build.sh BUILD TARGET…: the fuzz programs, in a separate clang build.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
shift
CC=clang cmake -G Ninja -B "$build" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DINSPECT_FUZZ=ON -DINSPECT_WASM=OFF . >/dev/null
cmake --build "$build" --target "$@" | tail -1
