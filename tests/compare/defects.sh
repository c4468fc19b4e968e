#!/usr/bin/env bash
# Kernels with one planted defect each (defects.txt): the model part of `inspect compare` must name
# that one first, and none where there is none. Usage: defects.sh INSPECT [NAME…]
set -euo pipefail
inspect=$1
shift
here=$(dirname "$0")
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
failed=0
while read -r name cause machine options; do
    case $name in '' | '#'*) continue ;; esac
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    # shellcheck disable=SC2086
    if ! json=$("$inspect" compare "$here/defects/$name.c" -m "$machine" $options \
        --model-only --cache-dir "$cache" --json -); then
        echo "FAILED $name: inspect compare failed"
        failed=1
        continue
    fi
    first=$(sed -n 's/^ *"cause": "\(.*\)",$/\1/p' <<<"$json" | head -n 1)
    if [ "${first:-none}" != "$cause" ]; then
        echo "FAILED $name: the first cause is '${first:-none}', not '$cause'"
        failed=1
    fi
done <"$here/defects.txt"
exit $failed
