#!/usr/bin/env bash
# Short commands with all that they print, and their exit status where it is not 0:
#   transcript.sh INSPECT [NAME…]    the files transcripts/NAME.txt, or all
# Each runs in a folder with transcripts/input and links to stencils/ and machines/. UPDATE=1 writes
# what the commands do into the files instead.
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
shift
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C HOME="$work/home" XDG_CACHE_HOME="$work/cache"

cp -r "$here/transcripts/input" "$work/run"
ln -s "$root/stencils" "$root/machines" "$work/run/"
[ $# -gt 0 ] || set -- $(basename -s .txt "$here"/transcripts/*.txt)
failed=0
for name in "$@"; do
    table=$here/transcripts/$name.txt
    sed -n 's/^\$ //p' "$table" | while IFS= read -r line; do
        echo "\$ $line"
        (cd "$work/run" && eval "'$inspect' $line") </dev/null 2>&1 || echo "=> $?"
    done >"$work/got"
    if [ -n "${UPDATE:-}" ]; then
        cp "$work/got" "$table"
    else
        diff -u "$table" "$work/got" || failed=1
    fi
done
exit $failed
