#!/usr/bin/env bash
# Speed and size of `inspect render`: 1,500 made-up configurations with 100 grid sizes each, from the
# page cache to tmpfs, on one core; one change; the start page; then Hugo on pages of the same size. Prints figures, checks none.
#
#   tests/bench/render_site.sh [CONFIGURATIONS [SIZES]]      builds in build/release; 10000 are the target
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
configurations=${1:-1500} sizes=${2:-100}
build=build/release
cmake -G Ninja -B $build -DCMAKE_BUILD_TYPE=Release . >/dev/null
cmake --build $build --target inspect render_fixture >/dev/null
work=$(mktemp -d /dev/shm/inspect-bench.XXXXXX)
trap 'rm -rf "$work"' EXIT
$build/tests/render/render_fixture "$work/data" "$configurations" "$sizes"
inspect="$source/$build/inspect render --collection $work/data/stencils --machines $work/data/machines"
find "$work/data" -type f -exec cat {} + | wc -c | awk '{printf "collection            %8.1f MB\n", $1 / 1e6}'

# measure NAME COMMAND…: the best of three, each after the command in $before.
measure() {
    local name=$1
    shift
    for _ in 1 2 3; do
        eval "$before"
        /usr/bin/time -a -o "$work/times" -f '%e %U %S %M' taskset -c 0 "$@" >/dev/null
    done
    sort -n "$work/times" | head -1 | awk -v name="$name" -v n="$configurations" '{printf "%-22s%8.2f s wall %6.2f s CPU %6.0f MB  %6.2f ms a configuration\n", name, $1, $2 + $3, $4 / 1024, 1000 * ($2 + $3) / n}'
    rm "$work/times"
}
before='rm -rf $work/site' measure 'everything' $inspect -o "$work/site"
before=: measure 'nothing to do' $inspect -o "$work/site"
one=$(dirname "$(find "$work/data/stencils" -name config.yml | sort | head -1)")
before='echo "general: {author: A, comment: $RANDOM}" >"$one/review.yml"' measure 'one review changed' $inspect -o "$work/site"
for page in index matrix compare accuracy; do
    stat -c '%s' "$work/site/$page.html" | awk -v page=$page '{printf "%-22s%8.0f kB\n", page ".html", $1 / 1e3}'
done
stat -c '%s' "$work/site/assets/collection.js" | awk '{printf "%-22s%8.0f kB\n", "collection.js", $1 / 1e3}'
find "$work/site" -name index.html -path '*Fixture*' -printf '%s\n' | sort -n |
    awk '{s[NR] = $1; t += $1} END {printf "pages                 %8d, median %.0f kB, largest %.0f kB\n", NR, s[int((NR + 1) / 2)] / 1e3, s[NR] / 1e3}'

if command -v hugo >/dev/null; then
    mkdir -p "$work/hugo/content" "$work/hugo/layouts/_default"
    printf 'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n' >"$work/hugo/config.toml"
    printf '{{ .Content }}' | tee "$work/hugo/layouts/_default/single.html" >"$work/hugo/layouts/_default/list.html"
    i=0
    while read -r page; do
        i=$((i + 1))
        { printf -- '---\ntitle: page %d\n---\n' $i; cat "$page"; } >"$work/hugo/content/p$i.html"
    done < <(find "$work/site" -name index.html -path '*Fixture*')
    before='rm -rf $work/hugo/public' measure 'hugo, same pages' hugo --quiet --source "$work/hugo"
fi
