#!/usr/bin/env bash
# What files of strangers can make the program do: trust.sh INSPECT
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
root=$(realpath "$(dirname "$0")/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/run" "$work/traps" "$work/home" "$work/tmp"
export LC_ALL=C HOME="$work/home" XDG_CACHE_HOME="$work/cache"
cd "$work/run" || exit 2
ln -s "$root/stencils" "$root/machines" "$root/templates" "$root/site" .
failed=0

fail() {
    echo "$*"
    failed=1
}

# A program that says that it was started.
trap_program=$work/traps/trap
printf '#!/bin/sh\necho "$0" >>"%s/sprung"\nexit 1\n' "$work" >"$trap_program"
chmod +x "$trap_program"

# ---- a machine file ----

# machine FILE NAME FLAGS: one of the program's own, with this first compiler instead
machine() {
    awk -v name="$2" -v flags="$3" '
        /^compilers:/ { print; print "- name: " name; print "  flags: \"" flags "\""; next }
        { print }' machines/HaswellEP_E5-2695v3_CoD.yml |
        awk '/^- name: gcc/ && seen++ { print "- name: gcc-99"; next } { print }' >"$1"
}

# refused FILE WORDS COMMAND…: says where and why, and what to do
refused() {
    local file=$1 words=$2
    shift 2
    "$inspect" "$@" -m "./$file" >out 2>said && fail "not refused: $*"
    grep -q "^\./$file:[0-9]*:[0-9]*: error: .*$words.* — pass --trust" said || fail "$* says: $(cat said)"
}

printf 'precious\n' >victim
printf -- '-o victim\n' >response
while IFS='|' read -r name flags words; do
    machine evil.yml "$name" "$flags"
    refused evil.yml "$words" collect named/triad --model-only -o collection
    refused evil.yml "$words" compare named/triad --model-only -D . 1000
    refused evil.yml "$words" bench named/triad
    [ "$name" != gcc ] || refused evil.yml "$words" model -p ECM -D . 1000 --cache-dir '' named/triad
done <<END
$trap_program|-O3|is a path
./trap|-O3|is a path
sh|-O3|is not known
gcc|-O3 -wrapper $trap_program|flag '-wrapper'
gcc|-O3 -B$work/traps/|flag '-B
gcc|-O3 -foptimization-record-file=victim|flag '-foptimization-record-file=victim'
gcc|-O3 @response|flag '@response'
gcc|-O3 -fplugin=$trap_program|flag '-fplugin=
gcc|-O3; touch sprung|flag '-O3;'
END
[ -e "$work/sprung" ] && fail "a refused compiler was run: $(cat "$work/sprung")"
[ "$(cat victim)" = precious ] || fail 'a refused flag wrote a file'
[ -e collection ] && fail 'a refused machine file left a folder'

# Nothing of that is for want of a working trap.
if command -v gcc >/dev/null && [ "$(uname -m)" = x86_64 ]; then
    machine evil.yml gcc "-O3 -wrapper $trap_program"
    "$inspect" model --trust -p ECM -D . 1000 --cache-dir '' -m ./evil.yml named/triad >out 2>said
    [ -e "$work/sprung" ] || fail "--trust does not run the compiler as it is: $(cat said)"
    rm -f "$work/sprung"
    # What the user types needs no --trust, and it replaces the file's flags.
    "$inspect" model -p ECM -D . 1000 --cache-dir '' -m ./evil.yml -C gcc \
        --compiler-flags '-O2 -fno-plt -I.' named/triad >out 2>said || fail "own flags: $(cat said)"
fi

# ---- rendering a collection ----

"$inspect" collect named/triad --model-only -m HaswellEP_E5-2695v3_CoD -o collection >out 2>said ||
    echo "collected without all: $(tail -1 said)"
machine evil.yml "$trap_program" "-O3 -wrapper $trap_program"
mkdir evil-machines
sed 's/^name: .*/name: HaswellEP_E5-2695v3_CoD/' evil.yml >evil-machines/HaswellEP_E5-2695v3_CoD.yml
find collection -type f -exec md5sum {} + | sort >before
# Every program that PATH has is a trap.
IFS=: read -ra folders <<<"$PATH"
find "${folders[@]}" -maxdepth 1 ! -type d -printf '%f\n' 2>/dev/null | sort -u |
    grep -vx trap | (cd "$work/traps" && xargs -d '\n' -n 500 sh -c 'tee -- "$@" <trap >/dev/null && chmod +x -- "$@"' sh)
rm -rf "$work/home" "$work/cache"
mkdir "$work/home"
PATH=$work/traps TMPDIR=$work/tmp "$inspect" render --collection collection --machines evil-machines \
    -o public >out 2>said || fail "render: $(cat said)"
[ -s public/index.html ] || fail 'nothing was rendered'
[ -e "$work/sprung" ] && fail "rendering ran $(cat "$work/sprung")"
for folder in "$work/tmp" "$work/home"; do
    [ -z "$(ls -A "$folder")" ] || fail "rendering left $(ls -A "$folder")"
done
[ -e "$work/cache" ] && fail 'rendering left a cache'
find collection -type f -exec md5sum {} + | sort | cmp - before || fail 'rendering changed the collection'
exit $failed
