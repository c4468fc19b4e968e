#!/usr/bin/env bash
# clang-tidy over every file that the build compiles; .clang-tidy says which checks and why. One file per
# process: clang 14 carries what it knows of `va_list` over to the next one, and reports faults that are not there.
set -euo pipefail
build=$1
source tests/style/sources.sh
once=$(mktemp -d)
trap 'rm -rf "$once"' EXIT
# A file that several programs are made of would be looked at once for each of them.
awk '/^\{/ { entry = "" } { entry = entry $0 "\n" } /^ *"file":/ { file = $0 } /^\}/ && !seen[file]++ {
    sub(/\}[^}]*$/, "}", entry); printf "%s%s", begun++ ? ",\n" : "[\n", entry } END { print "\n]" }' \
    "$build/compile_commands.json" >"$once/compile_commands.json"
# A file outside the compilation database (templates, fixtures, fuzz targets) has no flags.
c_sources | while IFS= read -r -d '' file; do
    if grep -qF "\"file\": \"$PWD/$file\"" "$once/compile_commands.json"; then
        printf '%s\0' "$file"
    fi
done | xargs -0 -n 1 clang-tidy -p "$once" --quiet 2>/dev/null
