#!/usr/bin/env bash
# install.sh BUILD: installs the program to a prefix, moves that elsewhere, and uses it in an empty
# folder: everything that it reads must come from there.
set -euo pipefail
build=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
DESTDIR="" cmake --install "$build" --prefix "$dir/first" >"$dir/log" || { cat "$dir/log"; exit 1; }
mv "$dir/first" "$dir/prefix"
mkdir "$dir/here"
cd "$dir/here"
inspect=$dir/prefix/bin/inspect

# expect WORDS COMMAND…: what the command prints contains the words
expect() {
    local words=$1 out
    shift
    out=$("$@" 2>&1) && grep -qF -- "$words" <<<"$out" && return
    echo "failed, or did not print '$words': $*"
    echo "$out"
    exit 1
}

expect 'for (long i' "$inspect" gen 3D/r1/homogeneous/star/constant/double
expect 'void sweep' "$inspect" bench named/triad
expect '2.3 GHz' "$inspect" machine show HaswellEP_E5-2695v3_CoD
expect 'cy/CL' "$inspect" model -p ECMData -m HaswellEP_E5-2695v3_CoD -D N 1000000 named/triad
expect '' "$inspect" collect --help
"$inspect" machine show Zen2_EPYC-7452 --kerncraft >theirs.yml
expect "from this folder, 'Zen2_EPYC-7452' no longer refers to $dir/prefix/" \
    "$inspect" machine import theirs.yml --name Zen2_EPYC-7452
expect 'index.html' bash -c "mkdir -p stencils && '$inspect' render -o site && ls site"
[ -f "$dir/prefix/share/inspect/stencils/sets/quick.yml" ]
if [ -e "$dir/prefix/share/inspect/stencils/3D" ]; then
    echo "results were installed"
    exit 1
fi
