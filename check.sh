#!/usr/bin/env bash
# Builds with sanitizers and warnings as errors and runs all tests. Needs nothing set up before.
#
#   ./check.sh            everything
#   ./check.sh NAME…      only the tests whose names match (ctest -R)
set -euo pipefail
cd "$(dirname "$0")"
source ./packages.sh
need_product
need_tests
install_missing

options=(-G Ninja -DCMAKE_BUILD_TYPE=Debug -DINSPECT_WERROR=ON)
build=build/check
CC=gcc cmake "${options[@]}" -DINSPECT_SANITIZE=ON -B $build . >/dev/null
cmake --build $build
if [ $# -eq 0 ]; then
    # The other compiler sees other mistakes; its build is not run, and needs nothing for that. Its
    # warnings in the tests are reported by clang-tidy.
    CC=clang cmake "${options[@]}" -DINSPECT_SANITIZE=OFF -DINSPECT_WASM=OFF -DINSPECT_TESTS=OFF -B build/clang . >/dev/null
    cmake --build build/clang
fi
filter=()
if [ $# -gt 0 ]; then
    filter=(-R "$(IFS='|'; echo "$*")")
fi
# One more than there are CPUs: some tests wait for Slurm, a browser or an idle moment.
ctest --test-dir $build --output-on-failure -j "$(($(nproc) + 1))" "${filter[@]}"
