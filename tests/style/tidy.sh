#!/usr/bin/env bash
# clang-tidy over every file that the build compiles; .clang-tidy says which checks and why.
#
# Many files per process, since a start takes clang-tidy longer than an average file, with two
# precautions against faults of clang 14. It carries what it knows of `va_list` over to the next file, and
# reports faults that are not there: files that use it are looked at alone. It drops the last finding in a
# file if the next one begins with findings in system headers: each file is followed by one with a
# finding of its own, which must be there, and is left out here.
set -euo pipefail
build=$1
source tests/style/sources.sh
once=$(mktemp -d)
trap 'rm -rf "$once"' EXIT
cp .clang-tidy "$once"
after=$once/after.c
echo 'int after(int x); int after(int x) { return x == x; }' >"$after"
# A file that several programs are made of would be looked at once for each of them.
awk -v after="$after" '/^\{/ { entry = "" } { entry = entry $0 "\n" } /^ *"file":/ { file = $0 } /^\}/ && !seen[file]++ {
    sub(/\}[^}]*$/, "}", entry); printf "%s%s", begun++ ? ",\n" : "[\n", entry }
    END { printf ",\n{ \"directory\": \"/\", \"file\": \"%s\", \"command\": \"cc -c %s\" }\n]\n", after, after }' \
    "$build/compile_commands.json" >"$once/compile_commands.json"
# A file outside the compilation database (templates, fixtures, fuzz targets) has no flags.
sed -n "s|^ *\"file\": \"$PWD/\(.*\)\".*|\1|p" "$once/compile_commands.json" | sort >"$once/compiled"
c_sources | tr '\0' '\n' | sort | comm -12 - "$once/compiled" >"$once/files"

# tidy FILE…: the findings in them. Its status is 1, because of the finding that we put there.
tidy() {
    local files=() status=0
    for file in "$@"; do
        files+=("$file" "$after")
    done
    clang-tidy -p "$once" --quiet "${files[@]}" >"$once/findings" 2>/dev/null || status=$?
    [ $status = 1 ] || echo "clang-tidy ended with status $status at one of: $*"
    awk -v after="$after" '/: (error|warning): / { other = index($0, after) != 1 } other' "$once/findings"
}

xargs grep -lE '\<va_(list|start|copy|end|arg)\>' <"$once/files" >"$once/alone" || true
while read -r file; do
    tidy "$file"
done <"$once/alone" >"$once/all"
comm -23 "$once/files" "$once/alone" >"$once/together"
while mapfile -t -n 60 files && [ ${#files[@]} -gt 0 ]; do
    tidy "${files[@]}"
done <"$once/together" >>"$once/all"
cat "$once/all"
[ "$(wc -l <"$once/files")" -gt 400 ] || { echo "only $(wc -l <"$once/files") files"; exit 1; }
[ ! -s "$once/all" ]
