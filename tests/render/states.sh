#!/usr/bin/env bash
# How the page of one configuration changes with what is known of it: the stencil of a made-up collection on one
# machine for each state. golden/states.txt has what the page of each says, links to or classes and that of the first
# does not; what other pages and files say of some or all of them follows.
#
#   states.sh INSPECT FIXTURE            compares
#   states.sh INSPECT FIXTURE --accept   writes them anew, to be looked at by git diff
set -euo pipefail
inspect=$(realpath "$1")
fixture=$(realpath "$2")
golden=$(realpath "$(dirname "$0")")/golden
cd "$(dirname "$0")/../.."
root=$PWD
source tests/render/page_text.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work/cache
"$fixture" "$work" 1 8
stencil=2D/r1/isotropic/star/constant/double
mv "$work/stencils/$stencil/Fixture-1" "$work/first"
mv "$work/machines/Fixture-1.yml" "$work/machine.yml"

titles=()
state() { # TITLE: from here on its folder is the current one, and its machine file $machine
    titles+=("$1")
    local name
    name=$(printf 'M%02d' ${#titles[@]})
    machine=$work/machines/$name.yml
    cp -r "$work/first" "$work/stencils/$stencil/$name"
    sed "s/^name: .*/name: $name/" "$work/machine.yml" >"$machine"
    cd "$work/stencils/$stencil/$name"
    sed -i "s/Fixture-1/$name/" config.yml
}
# columns FILE NAME=EXPRESSION…: sets columns, in awk's words; $size is the row's
columns() {
    local file=$1 name program=
    shift
    for set in "$@"; do
        name=${set%%=*}
        program+="\$at[\"$name\"] = ${set#*=}; "
    done
    awk -F, -v OFS=, "NR == 1 { for (i = 1; i <= NF; i++) at[\$i] = i; size = at[\"size\"]; threads = at[\"threads\"]
        print; next } { $program print }" "$file" >"$work/columns"
    cp "$work/columns" "$file"
}
# json FILTER: of incore.json, in JavaScript, on `j`
json() {
    node -e 'const fs = require("fs"), j = JSON.parse(fs.readFileSync("incore.json"));
        eval(process.argv[1]); fs.writeFileSync("incore.json", JSON.stringify(j))' "$1"
}

state 'as it is'
state 'published'
sed -i '/^commit/d' config.yml
printf '%s\n' 'publisher: A. Person' 'publisher_commit: 0123abc' 'licence: MIT' >>config.yml
state 'published without commit or licence, nothing else is known'
sed -Ei '/^(inspect_version|commit|collected|work_s|compiler|analyser|clock_hz|.*_per_|element|vector|simd|counters|kernel_hash|commands|  -)/d' config.yml
echo 'publisher: A. Person' >>config.yml
state 'collected with changed files, by a compiler of unknown version, in 90 s'
sed -Ei '/^compiler_version/d; s/^(commit_modified: )false/\1true/; s/^work_s: .*/work_s: 1\nmodel_ms: 89000/' config.yml
state 'no time, no commit'
sed -Ei "s/^commit: .*/commit: ''/; /^work_s/d" config.yml
state 'collected before'
printf '%s\n' '{"collected": "2026-01-02T03:04:05Z", "inspect_version": "0.1.0", "compiler": "gcc 11", "commit": "0123456789abcdef",
        "size": [20, 52, 135, 351, 7], "bench_cy_per_cl_median": [10.1225, 12.5, 19, 25, 1], "bench_cy_per_cl_min": [10, 12.4, 19, 25, 1],
        "bench_cy_per_cl_max": [11, 12.6, 19.6158, 25, 1], "LC_ECM_cy_per_cl": [7.5, 11.0011, 18.21, null, 1]}' \
    '{"size": [16000], "bench_cy_per_cl_median": [40], "bench_cy_per_cl_min": [39], "bench_cy_per_cl_max": [44.2]}' '' |
    sed -z 's/,\n */, /g' >history.jsonl
state 'fifteen ports, 161 instructions, one of them unknown'
json 'j.ports = Array.from({length: 16}, (_, i) => ({port: "HWPort" + i, cy_per_cl: i == 5 ? 0 : i / 3}));
    j.instructions = Array.from({length: 161}, (_, i) => ({text: i < 120 ? "\tbegin" : i > 120 ? "end" : "middle", cy_per_port: [0, i / 100 | 0], unknown: i == 3}))'
state 'fourteen ports, 160 instructions, the last port by instructions only'
json 'j.ports = Array.from({length: 14}, (_, i) => ({port: "Abc" + i, cy_per_cl: i == 13 ? 0 : 2.5 * i}));
    j.instructions = Array.from({length: 160}, (_, i) => ({text: "nop", cy_per_port: [..."0000000000000"].map(Number).concat(i == 9 ? 2 : 0)}))'
state 'sums of the analysis only, a latency, another width'
json 'j.instructions = []; j.T_latency_cy_per_cl = 77; j.simd_bits = 512; j.lup_per_iteration = 16;
    j.ports = [{port: "Ab1", cy_per_cl: 1}, {port: "Ab", cy_per_cl: 4}, {port: "Ab2", cy_per_cl: 2}]'
state 'no analysis, but its times'
rm incore.json
state 'neither analysis nor its times'
rm incore.json
columns grid.csv T_comp_cy_per_cl='""'
rm curve.csv
state 'caches of which a core uses a part'
sed -Ei '/^- name: L[23]/,/cores_per_group/s/^  victims_to: none/&\n  effective_kib: 256/' "$machine"
sed -i 's/^L3,18874368/L3,262144/' layer_conditions.csv
state 'two ways of reuse in L2, one always, broken lines'
sed -Ei 's/^L1,32768,1D,.*/L1,32768,1D,always,,3,4.25,1/; s/^L2,262144,2D.*/&\nL2,262144,2D,N <= 77,77,5,2,1/' layer_conditions.csv
state 'no layer conditions, no loop, no kernel, no state'
rm layer_conditions.csv loop.s kernel.c machinestate.json
state 'no machine file'
rm "$machine"
state 'a machine with unknown parts and without bandwidths'
sed -Ei '/^bandwidths:/,/^compositions:/{/^compositions:/!d}; s/^compositions:/bandwidths: []\n&/; s/^(- group: caches)/- group: bandwidths\n  kind: unknown\n  how: nobody measured them\n\1/' "$machine"
sed -i '/^compositions:/,/^provenance:/{/^provenance:/!d}' "$machine"
state 'not fitted, transfers overlap'
sed -i '/^compositions:/,/^provenance:/{/^provenance:/!d}; s/overlaps: false/overlaps: true/' "$machine"
state 'one core in each domain'
sed -Ei 's/^(  sockets|  numa_domains_per_socket|  cores_per_numa_domain|  cores_per_group|  cores_per_socket): .*/\1: 1/
    /^  gb_per_s:/{:a;/\]/!{N;ba};s/,.*\]/]/}' "$machine"
state 'eight cores would saturate'
columns scaling.csv LC_saturation_cores=8
state 'seven cores saturate'
columns scaling.csv LC_saturation_cores=7
state 'never saturates'
columns scaling.csv LC_saturation_cores=0
state 'unknown saturation'
columns scaling.csv LC_saturation_cores='""'
columns grid.csv LC_saturation_cores='""'
state 'five cores are fastest'
columns scaling.csv LC_ECM_mlup_per_s='$threads > 5 ? 200 : 100 * $threads'
state 'two cores'
sed -i 4,\$d scaling.csv
state 'three cores'
sed -i 5,\$d scaling.csv
state 'scaling is only predicted'
columns scaling.csv bench_mlup_per_s_median='""' bench_cy_per_cl_median='""'
state 'only scaling was measured, of one core, by no model'
sed -i 3,\$d scaling.csv
columns scaling.csv LC_ECM_mlup_per_s='""'
columns grid.csv bench_mlup_per_s_median='""' bench_cy_per_cl_median='""' LC_ECM_cy_per_cl='""' SIM_ECM_cy_per_cl='""'
rm curve.csv
state 'nothing measured'
for file in grid scaling blocking; do columns $file.csv bench_mlup_per_s_median='""' bench_cy_per_cl_median='""'; done
state 'nothing measured, blocking not predicted'
for file in grid scaling; do columns $file.csv bench_mlup_per_s_median='""' bench_cy_per_cl_median='""'; done
rm blocking.csv
state 'traffic only'
columns grid.csv bench_mlup_per_s_median='""' bench_cy_per_cl_median='""' LC_ECM_cy_per_cl='""' SIM_ECM_cy_per_cl='""'
rm scaling.csv blocking.csv curve.csv incore.json
state 'one size, without a bar'
sed -i '2,8d' grid.csv
columns grid.csv bench_cy_per_cl_min='""'
state 'in the cache'
sed -i '5,$d' grid.csv
state 'as large as the last cache'
sed -i '7,$d' grid.csv
columns grid.csv bytes='$size == 912 ? 18874368 : $at["bytes"]'
state 'traffic that changes by 3 %'
columns grid.csv LC_L3MEM_load_bytes_per_lup='$size > 10000 ? 22.88 : 16' LC_L3MEM_evict_bytes_per_lup=8
rm curve.csv
state 'faster than 0.995 of Roofline'
columns grid.csv LC_roofline_cy_per_cl='$size == 135 ? 20 : 1' LC_ECM_cy_per_cl='$size == 135 ? 19.8 : 38'
state 'as fast as 0.995 of Roofline'
columns grid.csv LC_roofline_cy_per_cl='$size == 135 ? 20 : 1' LC_ECM_cy_per_cl='$size == 135 ? 19.9 : 38'
columns scaling.csv LC_roofline_cy_per_cl=1
state 'counted'
sed -i '1s/SIM_/PHENO_/g' grid.csv
state 'no rows, no intervals'
sed -i '1s/_rows_/_r_/; 1s/_ECM_\(low\|high\)/_\1/g' grid.csv curve.csv scaling.csv
state 'blocked in both loops, for all levels'
columns blocking.csv block_mode='$size == 912 ? 2 : 1' block_level='$size == 912 ? "L1" : $at["block_level"]'
state 'blocking does not help'
columns blocking.csv bench_mlup_per_s_median=415
state 'explained'
printf '%s\n' 'explanation: L3-MEM limits it.' 'bottleneck: L3-MEM limits it.' 'explained_size: 16000' >>config.yml
state 'reviewed'
{
    echo 'data: 00000000000000000000000000000000'
    for section in general stencil grid_scaling data_transfers thread_scaling spatial_blocking incore; do
        echo "$section: {author: A. Reviewer, date: 2026-11-20, review: yellow, comment: Of $section.}"
    done
} >"$work/review.yml"
cp "$work/review.yml" .
state 'reviewed, nothing to draw'
cp "$work/review.yml" .
rm scaling.csv blocking.csv grid.csv curve.csv
state 'not reviewed'
rm review.yml
state 'float'
sed -Ei 's/^(element_bytes: ).*/\14/; s/^(lup_per_cl: ).*/\116/' config.yml
state 'a kernel and a loop as long as are shown'
printf '%5999s' x >loop.s
awk 'BEGIN { for (i = 0; i < 1500; i++) printf "abc = def;%s", i < 1499 ? "     \n" : "     ;" }' >kernel.c
state 'a longer kernel and loop'
printf '%6000s' x >loop.s
awk 'BEGIN { for (i = 0; i < 1500; i++) printf "abc = def;%s", i < 1499 ? "     \n" : "      ;" }' >kernel.c
state 'no columns of predictions'
sed -i '1s/\(LC\|SIM\)_/X_/g' grid.csv scaling.csv blocking.csv curve.csv
state 'outdated in every way'
sed -Ei 's/^(inspect_version: ).*/\10.0.1/; s/^(kernel_hash: ).*/\11/; s/^path: .*/&\nmachine_hash: 1\nmodels_revision: 1/' config.yml
state 'failed points'
sed -i 's/^complete: true/complete: true\npoints: 9\nfailed: 3/' config.yml
state 'one interval is unknown'
columns grid.csv LC_ECM_low_cy_per_cl='$size == 52 ? "" : $at["LC_ECM_low_cy_per_cl"]' LC_ECM_high_cy_per_cl='$size == 135 ? "" : $at["LC_ECM_high_cy_per_cl"]'
state 'not complete'
sed -i 's/^complete: true/complete: false\nfailures:\n  - one/' config.yml
state 'unreadable'
echo 'path: [' >config.yml
cd "$root"

"$inspect" render --collection "$work/stencils" --machines "$work/machines" --base-url https://example.org/a -o "$work/site" \
    2>&1 >/dev/null | sed "s|$work/||; s/^/! /" >"$work/states.txt" || true
# What depends on the data only: ticks, and a plot's second drawing.
without_places() {
    sed -E 's|<svg class="narrow"|\n&|g; s|</svg>|&\n|g' | sed -E '/^<svg class="narrow"/d; s|<text class="tick[^>]*>[^<]*</text>||g
        s|<path [^>]*>||g'
}
words() { # NUMBER: of its page; lines of code only as many as there are
    tr '\n' ' ' <"$work/site/$stencil/$(printf 'M%02d' "$1")/index.html" | without_places >"$work/page"
    page_text "$work/page" 'href|class|title|aria-label' | sed -E 's/M[0-9][0-9]/M/g; s|(\.\./)+||' |
        awk '{ n = gsub(/abc = def; */, ""); if (n > 0) $0 = n " lines of code" $0 } 1'
}
words 1 >"$work/one"
for ((n = 2; n < ${#titles[@]}; n++)); do
    printf '== %s\n' "${titles[n - 1]}"
    diff "$work/one" <(words $n) | awk '/^[<>]/ { if (!n[$0]++) lines[++last] = $0 }
        END { for (i = 1; i <= last; i++) print lines[i] (n[lines[i]] > 1 ? " ×" n[lines[i]] : "") }' || true
done >>"$work/states.txt"
{
    printf '== %s\n' "${titles[n - 1]}"
    words $n
    # The stencil on a few of them: measured, predicted, without any time, unreadable.
    mv "$work/stencils/$stencil" "$work/all"
    mkdir "$work/stencils/$stencil"
    for title in 'as it is' 'two cores' 'nothing measured' 'nothing measured, blocking not predicted' 'traffic only' \
        'in the cache' 'not fitted, transfers overlap' 'one size, without a bar' 'collected before' \
        'reviewed' 'failed points' 'outdated in every way' 'not complete' 'unreadable'; do
        for ((n = 0; n < ${#titles[@]}; n++)); do
            if [ "${titles[n]}" = "$title" ]; then cp -r "$work/all/$(printf 'M%02d' $((n + 1)))" "$work/stencils/$stencil"; fi
        done
    done
    cd "$work/stencils/$stencil"
    sed -i 's/\b2564\b/2600/; s/\b415\.[0-9]*/600/' M01/*.csv
    cd "$root"
    # A kernel with a name, which has no class.
    mkdir -p "$work/stencils/named/own_kernel"
    cp -r "$work/first" "$work/stencils/named/own_kernel/M01"
    sed -Ei 's|^path: .*|path: named/own_kernel|; s/Fixture-1/M01/' "$work/stencils/named/own_kernel/M01/config.yml"
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/few" >/dev/null 2>&1 || true
    few() { # PAGE
        local text=$work/${1//\//-}
        tr '\n' ' ' <"$work/few/$1.html" | without_places >"$text"
        page_text "$text" 'href|class|title|style|aria-label' | sed -E 's|(\.\./)+||'
    }
    # Without what all pages have.
    few 404 >"$work/frame"
    for page in "$stencil/index" reviews named named/own_kernel/index; do
        echo "== $page"
        diff "$work/frame" <(few $page) | sed -n 's/^> //p' || true
    done
    echo '== a kernel with a name'
    diff <(few "$stencil/M06/index") <(few named/own_kernel/M01/index) | sed -n 's/^>/&/p' || true
    for file in feed.xml assets/collection.js data/configurations.json; do
        echo "== $file"
        sed 's/,"/,\n"/g' "$work/few/$file"
    done
    echo '== data of all'
    cut -d, -f 4- "$work/site/data/configurations.csv" | sed 's/kernel.s points.jsonl config.yml/…/'
} >>"$work/states.txt"
status=0
if [ "${3:-}" = --accept ]; then
    cp "$work/states.txt" "$golden/states.txt"
else
    diff -U 2 "$golden/states.txt" "$work/states.txt" >&2 || status=1
fi
[ $status -eq 0 ] || echo "pages differ; where that is meant: $0 INSPECT FIXTURE --accept" >&2
exit $status
