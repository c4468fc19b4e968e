#!/usr/bin/env bash
# The accepted range of every numeric option of every command: limits.sh INSPECT
# UPDATE=1 writes them into limits.txt instead.
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
table=$(realpath "$(dirname "$0")")/limits.txt
got=$(mktemp)
trap 'rm -f "$got"' EXIT
export LC_ALL=C

commands() {
    "$inspect" "$@" --help | sed -n '/^Commands:/,/^`/{s/^  \([a-z]*\)  .*/\1/p}'
}

# limits COMMAND…: of options whose argument may be a number; the unknown option ends what takes any
limits() {
    "$inspect" "$@" --help | grep -oP '^  (-\w, )?\K--[a-z-]+(?= ([A-Z]|GHZ|MODE|PLACE)( |$))' |
        while read -r option; do
            "$inspect" "$@" "$option" -999999 --no-such-option 2>&1 |
                sed -n "s/.* must lie \(between .*\) — .*/$*: $option \1/p"
        done
}

for command in $(commands); do
    limits "$command"
    for sub in $(commands "$command"); do
        limits "$command" "$sub"
    done
done >"$got"
if [ -n "${UPDATE:-}" ]; then
    cp "$got" "$table"
else
    diff -u "$table" "$got"
fi
