#!/usr/bin/env bash
# golden.sh INSPECT REFERENCE: compares the text of every class with STEMPEL's.
#
# reference.csv holds, for all 384 classes, facts about what STEMPEL (commit 6dabfb9, 2020-08-05)
# writes; sha256_nows is the SHA-256 of its declarations and loop nest without white space.
set -euo pipefail
inspect=$1 reference=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

"$inspect" gen --all "$dir/once" --complex 2>/dev/null
"$inspect" gen --all "$dir/twice" --complex 2>/dev/null
diff -r "$dir/once" "$dir/twice" || { echo "two runs differ"; exit 1; }

failed=0 rows=0
while IFS=, read -r path _ _ _ _ _ wanted; do
    [ "$path" = path ] && continue
    rows=$((rows + 1))
    got=$(tr -d '[:space:]' <"$dir/once/$path/kernel.c" | sha256sum)
    if [ "${got%% *}" != "$wanted" ]; then
        echo "differs from STEMPEL: $path"
        failed=1
    fi
done <"$reference"
written=$(find "$dir/once" -name kernel.c | wc -l)
if [ "$rows" -ne 384 ] || [ "$written" -ne 384 ]; then
    echo "expected 384 classes: $rows in the reference, $written written"
    failed=1
fi

# Flags and path give the same text, on standard output and in a file.
"$inspect" gen -D 3 -r 2 -k box -C variable -p -t 'float _Complex' 2>/dev/null >"$dir/flags.c"
"$inspect" gen -D 3 -r 2 -k box -C variable -c point-symmetric -t float_Complex \
    --store "$dir/name.c" 2>/dev/null
"$inspect" gen 3D/r2/point-symmetric/box/variable/float_Complex 2>/dev/null >"$dir/path.c"
cmp "$dir/flags.c" "$dir/path.c" || failed=1
cmp "$dir/name.c" "$dir/path.c" || failed=1

# Wrong usage: status 2, one line of error, nothing on standard output.
refuse() {
    local status=0
    "$inspect" gen "$@" >"$dir/out" 2>"$dir/err" || status=$?
    if [ "$status" -ne 2 ] || [ -s "$dir/out" ] || [ "$(grep -c '^error: ' "$dir/err")" -ne 1 ]; then
        echo "not refused as it should be ($status): gen $*"
        cat "$dir/err"
        failed=1
    fi
}
refuse
refuse -D 3 -r 1
refuse -D 3 -r 1 -i -o
refuse -D 5 -r 1 -i
refuse -D 2 -r 7 -k box -e
refuse -D 3 -r -1 -o
refuse -D 3 -r 1 -o -d 0
refuse -D 3 -r 1 -o -C variable -d 5
refuse -D 3 -r 1 -o -t int
refuse 3D/r1/homogeneous/star/constant
refuse 3D/r1/homogeneous/star/constant/double/Machine
refuse 3D/r1/homogeneous/star/constant/double -r 2
refuse ../3D
exit $failed
