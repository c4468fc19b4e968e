#!/usr/bin/env bash
# What happens where standard streams are closed, full or gone: streams.sh INSPECT
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C
cd "$work" || exit 2
failed=0
class=3D/r1/homogeneous/star/constant/double

# expect STATUS WORDS: the last command's status and what it said on standard error
expect() {
    local status=$?
    [ $status -eq "$1" ] && grep -qxF -- "$2" said && return
    echo "status $status instead of $1, or not '$2' in:"
    cat said
    failed=1
}

"$inspect" gen $class 2>said >/dev/full
expect 1 'error: cannot write to standard output: No space left on device — the output is incomplete'
"$inspect" --help 2>said >/dev/full
expect 1 'error: cannot write to standard output: No space left on device — the output is incomplete'
"$inspect" gen $class 2>said >&-
expect 1 'error: cannot write to standard output: Bad file descriptor — the output is incomplete'

# A file that is opened must not become the closed stream.
"$inspect" gen $class --store whole.c 2>/dev/null
"$inspect" gen $class --store kernel.c 2>/dev/null >&- <&-
cmp whole.c kernel.c || failed=1
"$inspect" gen $class --store kernel2.c 2>&- >&- <&-
cmp whole.c kernel2.c || failed=1
exit $failed
