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
CC=gcc cmake -G Ninja -DCMAKE_BUILD_TYPE=Debug -DINSPECT_WERROR=ON -DINSPECT_SANITIZE=ON -B $build . >/dev/null
cmake --build $build
filter=()
if [ $# -gt 0 ]; then
    filter=(-R "$(IFS='|'; echo "$*")")
fi
# Of each allocation only the last two callers: to keep thirty takes a quarter of the time of the tests
# that load libclang. A test that is run by ctest itself reports all of them. An illegal instruction, which
# is undefined behaviour, is reported with its place. Thread-local data of libraries that are loaded later
# are not followed: the runtime guesses where these lie, and sometimes wrongly.
export ASAN_OPTIONS="malloc_context_size=2:handle_sigill=1:intercept_tls_get_addr=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
# Code is read in the tests' own processes: with the guard, which has tests of its own, that takes five
# times as long under AddressSanitizer, and the guard would hide the sanitizer's report.
export INSPECT_NO_GUARD=1
# One more than there are CPUs: some tests wait for Slurm, a browser or an idle moment.
ctest --test-dir $build --output-on-failure -j "$(($(nproc) + 1))" "${filter[@]}"
