#!/usr/bin/env bash
# Speed and size of `inspect render`: 2,500 made-up configurations with 100 grid sizes each, from the page
# cache to tmpfs, on one core; one change; the overviews; the site of the shipped model results; then Hugo on
# pages of the same size, if there is one. Prints each figure, its target and their ratio; checks none.
#
#   tests/bench/render_site.sh [CONFIGURATIONS [SIZES]]      builds in build/release; targets are for 2500 and 10000
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
configurations=${1:-2500} sizes=${2:-100}
build=build/release
cmake -G Ninja -B $build -DCMAKE_BUILD_TYPE=Release . >/dev/null
cmake --build $build --target inspect render_fixture >/dev/null
work=$(mktemp -d /dev/shm/inspect-bench.XXXXXX)
trap 'rm -rf "$work"' EXIT
$build/tests/render/render_fixture "$work/data" "$configurations" "$sizes"
inspect="$source/$build/inspect render --collection $work/data/stencils --machines $work/data/machines"
find "$work/data" -type f -exec cat {} + | wc -c | awk '{printf "collection            %8.1f MB\n", $1 / 1e6}'

# against NAME FIGURE UNIT TARGET: a target of 0 is none.
against() {
    awk -v name="$1" -v figure="$2" -v unit="$3" -v target="$4" 'BEGIN {
        printf "%-32s%9.2f %-5s", name, figure, unit
        if (target > 0) printf "  target %8.2f   %5.2f of it", target, figure / target
        print "" }'
}
# measure NAME TARGET COMMAND…: processor time of the best of three, each after the command in $before, and its memory.
measure() {
    local name=$1 target=$2 times wall cpu kilobytes
    shift 2
    for _ in 1 2 3; do
        eval "$before"
        times=$(/usr/bin/time -f '%e %U %S %M' taskset -c 0 "$@" 2>&1 >/dev/null | tail -1)
        awk '{print $2 + $3, $1, $4}' <<<"$times" >>"$work/times"
    done
    read -r cpu wall kilobytes < <(sort -n "$work/times" | head -1)
    rm "$work/times"
    against "$name, CPU" "$cpu" s "$target"
    against "$name, wall" "$wall" s 0
    against "$name, memory" "$((kilobytes / 1024))" MB 200
}
kilobytes() { stat -c %s "$1" | awk '{print $1 / 1e3}'; }
# 2 ms per configuration up to 2,500, 2.5 ms up to 10,000.
if [ "$configurations" -le 2500 ]; then per_configuration=0.002 change=0.3; else per_configuration=0.0025 change=0.5; fi
all=$(awk -v n="$configurations" -v each="$per_configuration" 'BEGIN {print n * each}')
before='rm -rf $work/site' measure 'everything' "$all" $inspect -o "$work/site"
before=: measure 'nothing to do' 0 $inspect -o "$work/site"
one=$(dirname "$(find "$work/data/stencils" -name config.yml | sort | head -1)")
sleep 2 # until folders count as settled
before='echo "general: {author: A, comment: $RANDOM}" >"$one/review.yml"' measure 'one review changed' "$change" $inspect -o "$work/site"
before='touch -d "$RANDOM seconds ago" "$one/grid.csv"' measure 'one table touched' "$change" $inspect -o "$work/site"
against 'start page' "$(kilobytes "$work/site/index.html")" kB 300
against 'matrix' "$(kilobytes "$work/site/matrix.html")" kB "$(awk -v n="$configurations" 'BEGIN {print 60 + 0.1 * n}')"
against 'accuracy' "$(kilobytes "$work/site/accuracy.html")" kB 0
against 'collection.js' "$(kilobytes "$work/site/assets/collection.js")" kB 0
find "$work/site" -name index.html -path '*Fixture*' -printf '%s\n' | sort -n |
    awk '{s[NR] = $1; t += $1} END {printf "pages                 %8d, median %.0f kB, largest %.0f kB\n", NR, s[int((NR + 1) / 2)] / 1e3, s[NR] / 1e3}'
mkdir -p "$work/shipped"
cp -r stencils/models "$work/shipped/"
"$build/inspect" render --collection "$work/shipped" -o "$work/models" >/dev/null
# 128 kB per configuration: a page with a drawing of each plot for wide and for narrow screens (51 kB), the curves
# twice, as the scripts' data and as CSV (25 kB), the other files (13 kB), its rows in the file of all points (12 kB),
# and what nine files lose to blocks of 4 kB (25 kB). 500 MB is half of what GitHub Pages takes.
against 'site of the shipped results' "$(du -s --block-size=1000 "$work/models" | awk '{print $1 / 1e3}')" MB 500
find "$work/models" -type f -printf '%f %b\n' | awk '{kind = $1; size[kind] += $2 * 512} END {for (k in size) if (size[k] > 5e6) printf "  %-20s%8.0f MB\n", k, size[k] / 1e6}' | sort

if command -v hugo >/dev/null; then
    mkdir -p "$work/hugo/content" "$work/hugo/layouts/_default"
    printf 'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n' >"$work/hugo/config.toml"
    printf '{{ .Content }}' | tee "$work/hugo/layouts/_default/single.html" >"$work/hugo/layouts/_default/list.html"
    i=0
    while read -r page; do
        i=$((i + 1))
        { printf -- '---\ntitle: page %d\n---\n' $i; cat "$page"; } >"$work/hugo/content/p$i.html"
    done < <(find "$work/site" -name index.html -path '*Fixture*')
    before='rm -rf $work/hugo/public' measure 'hugo, same pages' 0 hugo --quiet --source "$work/hugo"
fi
