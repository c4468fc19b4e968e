#!/usr/bin/env bash
# Runs every example of every command's --help, in one empty folder with links to stencils/ and
# machines/, in the order of the commands. What an example needs beyond that (a cluster, hours) is
# told in examples.skip: one pattern a line, which the whole example must match.
#
#   tests/cli/examples.sh INSPECT
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C HOME="$work/home" XDG_CACHE_HOME="$work/cache"
mkdir -p "$work/home" "$work/bin" "$work/run"
ln -s "$inspect" "$work/bin/inspect"
ln -s "$root/machines" "$root/templates" "$root/site" "$work/run/"
mkdir "$work/run/stencils" # commands write here
for folder in sets named; do # without the results for all machines: thousands of pages
    cp -r "$root/stencils/$folder" "$work/run/stencils/"
done
mkdir "$work/run/jobs"
cp "$root/jobs/hosts.yml" "$work/run/jobs/"
export PATH="$work/bin:$PATH"
mapfile -t skip < <(grep -v -e '^#' -e '^$' "$here/examples.skip")

skipped() {
    for pattern in "${skip[@]}"; do
        # shellcheck disable=SC2053  # the right side is a pattern
        [[ $1 == $pattern ]] && return 0
    done
    return 1
}

failed=0 count=0
for command in $("$inspect" --help | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p'); do
    "$inspect" "$command" --help >"$work/help" || { echo "FAILED: $command --help"; failed=1; }
    while IFS= read -r example || [ -n "$example" ]; do
        count=$((count + 1))
        if skipped "$example"; then
            echo "skipped: $example"
        elif ! (cd "$work/run" && timeout 120 bash -c "$example") >"$work/log" 2>&1 </dev/null; then
            echo "FAILED: $example"
            tail -20 "$work/log"
            failed=1
        fi
    done < <(sed -n '/^Examples:/,$ s/^ *\(inspect .*\)/\1/p' "$work/help")
done
echo "$count examples"
[ $count -gt 0 ] && [ $failed -eq 0 ]
