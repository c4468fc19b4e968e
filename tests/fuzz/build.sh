#!/usr/bin/env bash
# build.sh BUILD TYPE TARGET…: the fuzz programs, in a separate clang build of CMake's type TYPE.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1 type=$2
shift 2
CC=clang cmake -G Ninja -B "$build" -DCMAKE_BUILD_TYPE="$type" -DINSPECT_FUZZ=ON -DINSPECT_WASM=OFF . >/dev/null
cmake --build "$build" --target "$@" | tail -1
