#!/usr/bin/env bash
# Reads every C and C++ file below some folders as `inspect compare --classify` does: whatever they
# are, it may refuse them, but not crash, hang or need gigabytes. By hand, not in the check.
# Usage: walk.sh INSPECT LIMIT FOLDER…   (LIMIT: at most so many files, spread over all)
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
limit=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find "$@" -type f \( -name '*.c' -o -name '*.h' -o -name '*.cc' -o -name '*.cpp' -o -name '*.cxx' \
    -o -name '*.hpp' -o -name '*.inl' \) -size -512k 2>/dev/null | sort >"$work/all"
shuf --random-source=<(yes) -n "$limit" "$work/all" | sort >"$work/files"

# One line per file: exit status, seconds, file.
one() {
    local begin=$EPOCHREALTIME status
    (ulimit -v 8000000 && exec timeout 100 "$1" compare --classify "$2") >/dev/null 2>"$3/err.$$"
    status=$?
    printf '%s %.2f %s | %s\n' "$status" \
        "$(bc <<<"$EPOCHREALTIME - $begin")" "$2" "$(head -c 300 "$3/err.$$" | tr '\n' ' ')"
    rm -f "$3/err.$$"
}
export -f one
xargs -d '\n' -P "${JOBS:-1}" -n 1 bash -c 'one "$0" "$2" "$1"' "$inspect" "$work" \
    <"$work/files" >"${LOG:-$work/log}"
log=${LOG:-$work/log}
awk '{ n[$1 < 3 ? $1 : "bad"]++; if ($2 > worst) worst = $2 }
     END { printf "%d files: %d read, %d refused, %d usage, %d crashed or hung; slowest %.1f s\n",
           NR, n[0], n[1], n[2], n["bad"], worst; exit n["bad"] > 0 }' "$log"
status=$?
awk '$1 > 2' "$log"
exit $status
