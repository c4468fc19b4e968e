#!/usr/bin/env bash
# Kernels with one planted defect each (defects.txt): the model part of `inspect compare` must name
# that one first, and none where there is none; all that it prints is in defects/NAME.expected.
# UPDATE=1 writes those. Usage: defects.sh INSPECT [NAME…]
set -euo pipefail
inspect=$(realpath "$1")
shift
cd "$(dirname "$0")"
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
failed=0
while read -r name cause machine options; do
    case $name in '' | '#'*) continue ;; esac
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    # shellcheck disable=SC2086
    if ! got=$("$inspect" compare "defects/$name.c" -m "../../machines/$machine.yml" $options \
        --model-only --cache-dir "$cache" --json "$cache/json" 2>&1); then
        echo "FAILED $name: inspect compare failed"
        failed=1
        continue
    fi
    first=$(sed -n 's/^ *"cause": "\(.*\)",$/\1/p' "$cache/json" | head -n 1)
    if [ "${first:-none}" != "$cause" ]; then
        echo "FAILED $name: the first cause is '${first:-none}', not '$cause'"
        failed=1
    fi
    if [ -n "${UPDATE:-}" ]; then
        printf '%s\n' "$got" >"defects/$name.expected"
    elif ! diff -u "defects/$name.expected" - <<<"$got"; then
        echo "FAILED $name: other output"
        failed=1
    fi
done <defects.txt
exit $failed
