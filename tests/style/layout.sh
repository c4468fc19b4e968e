#!/usr/bin/env bash
# Every C file is laid out as clang-format with .clang-format does it.
set -euo pipefail
source tests/style/sources.sh
c_sources | xargs -0 clang-format --dry-run -Werror
