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

build=build/check
cmake -G Ninja -B $build -DCMAKE_BUILD_TYPE=Debug -DINSPECT_SANITIZE=ON . >/dev/null
cmake --build $build
filter=()
if [ $# -gt 0 ]; then
    filter=(-R "$(IFS='|'; echo "$*")")
fi
ctest --test-dir $build --output-on-failure -j "$(nproc)" "${filter[@]}"
