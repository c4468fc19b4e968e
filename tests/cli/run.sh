#!/usr/bin/env bash
# Golden tests of the command line.
#
#   tests/cli/run.sh INSPECT            run every case with that program
#   tests/cli/run.sh INSPECT NAME…      run these cases
#   UPDATE=1 tests/cli/run.sh INSPECT…  write what the program does into the cases instead
#
# A case is a folder tests/cli/cases/NAME:
#   args     the arguments, one a line
#   input/   files, or links to files, that are copied into the working folder (optional)
#   stdin    standard input (optional)
#   stdout, stderr   what must come out, exactly; missing: nothing
#   stdout.glob, stderr.glob   instead: a shell pattern for each line, for what varies
#   output/  files that the program must write, exactly (optional)
#   exit     the exit status; missing: 0
#
# A case runs in an empty folder with links to stencils/ and machines/, without a cache.
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
shift
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C HOME="$work/home" XDG_CACHE_HOME="$work/cache"
export LSAN_OPTIONS=suppressions=$here/leaks.txt:print_suppressions=0

# match FILE PATTERNS: every line matches the pattern on the same line
match() {
    local -a lines patterns
    mapfile -t lines <"$1"
    mapfile -t patterns <"$2"
    [ ${#lines[@]} -eq ${#patterns[@]} ] || return 1
    for i in "${!lines[@]}"; do
        # shellcheck disable=SC2053  # the right side is a pattern
        [[ ${lines[$i]} == ${patterns[$i]} ]] || return 1
    done
}

# check_stream CASE NAME: compares or updates one of the two streams
check_stream() {
    local expected=$1/$2 got=$work/$2
    if [ -e "$expected.glob" ]; then
        match "$got" "$expected.glob" && return 0
        [ -n "${UPDATE:-}" ] && echo "$1: update $2.glob by hand"
        diff -u "$expected.glob" "$got"
        return 1
    fi
    if [ -n "${UPDATE:-}" ]; then
        rm -f "$expected"
        [ -s "$got" ] && cp "$got" "$expected"
        return 0
    fi
    [ -e "$expected" ] || expected=/dev/null
    diff -u "$expected" "$got"
}

check_output() {
    [ -d "$1/output" ] || return 0
    local bad=0
    while IFS= read -r file; do
        if [ -n "${UPDATE:-}" ]; then
            cp "$work/run/$file" "$1/output/$file" || bad=1
        else
            diff -u "$1/output/$file" "$work/run/$file" || bad=1
        fi
    done < <(cd "$1/output" && find . -type f | sort)
    return $bad
}

run_case() {
    local case=$1 status expected=0 bad=0
    local -a args
    rm -rf "$work/run" "$work/cache" "$work/home"
    mkdir -p "$work/run" "$work/home"
    ln -s "$root/stencils" "$root/machines" "$work/run/"
    [ -d "$case/input" ] && cp -rL "$case/input/." "$work/run/"
    mapfile -t args <"$case/args"
    local input=/dev/null
    [ -e "$case/stdin" ] && input=$case/stdin
    (cd "$work/run" && exec "$inspect" "${args[@]}") <"$input" >"$work/stdout" 2>"$work/stderr"
    status=$?
    if [ -n "${UPDATE:-}" ]; then
        rm -f "$case/exit"
        [ $status -eq 0 ] || echo $status >"$case/exit"
    else
        [ -e "$case/exit" ] && expected=$(cat "$case/exit")
        [ $status -eq "$expected" ] || { echo "exit status $status instead of $expected"; bad=1; }
    fi
    check_stream "$case" stdout || bad=1
    check_stream "$case" stderr || bad=1
    check_output "$case" || bad=1
    return $bad
}

failed=0 count=0
[ $# -gt 0 ] || set -- $(ls "$here/cases")
for name in "$@"; do
    count=$((count + 1))
    if ! run_case "$here/cases/$name" >"$work/log" 2>&1; then
        echo "FAILED: $name"
        cat "$work/log"
        failed=$((failed + 1))
    fi
done
echo "$count cases, $failed failed"
[ $count -gt 0 ] && [ $failed -eq 0 ]
