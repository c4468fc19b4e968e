#!/usr/bin/env bash
# What the pages of made-up collections that are not whole say otherwise than those of a whole one, which texts.sh has,
# and the page of a comparison, compared with golden/.
#
#   pages.sh INSPECT FIXTURE            compares
#   pages.sh INSPECT FIXTURE --accept   writes golden/told.txt and golden/own.txt anew, to be looked at by git diff
set -euo pipefail
inspect=$(realpath "$1")
fixture=$(realpath "$2")
golden=$(realpath "$(dirname "$0")")/golden
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CACHE_HOME=$work/cache
"$fixture" "$work" 4 8
"$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/site" >/dev/null

source tests/render/page_text.sh
# words SITE: of the page in question
words() { page_text "$1/$star/index.html" | grep -vE '^(d|x|y|x1|cx|points|width|height|r|data-s)="'; }

# What the pages of collections that are not whole say and that of the whole one does not, each line once; where
# plots' parts lie follows from the data.
star=2D/r1/isotropic/star/constant/double/Fixture-1
told() { # TITLE
    echo "== $1"
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/other" 2>&1 >/dev/null |
        sed 's|.*/Fixture-1: ||' || true
    grep -oE '^\{"id":"[^"]*"' "$work/other/$star/data.js" | sort | uniq -d | sed 's/^/drawn twice: /'
    diff <(words "$work/site") <(words "$work/other") | awk '/^>/ && !said[$0]++' || true
}
# other_machine TITLE SED: the page of a machine with another file
other_machine() {
    echo "== $1"
    sed -E "$2" "$work/kept-machines/Fixture-1.yml" >"$work/machines/Fixture-1.yml"
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/other" 2>&1 >/dev/null |
        sed 's|.*/Fixture-1|Fixture-1|' || true
    diff <(page_text "$work/site/machines/Fixture-1.html") <(page_text "$work/other/machines/Fixture-1.html") | grep '^>' || true
}
# What all pages that rank Fixture-2 among the others say otherwise than those of the whole collection.
other_pages() {
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/other" >/dev/null
    for page in index matrix machines/Fixture-2 $(cd "$work/stencils" && find . -name Fixture-2 | cut -d/ -f2,3 --output-delimiter=/ | sed 's|$|/index|') \
        $(cd "$work/stencils" && find . -name Fixture-2 | sed 's|^./||; s|Fixture-2|index|'); do
        diff <(page_text "$work/site/$page.html") <(page_text "$work/other/$page.html") | grep '^[<>]' || true
    done
}
# empty COLUMNS-REGEX: of grid.csv
empty() {
    awk -F, -v OFS=, -v what="$1" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ what) out[i] = 1 }
        NR > 1 { for (i in out) $i = "" } 1' "$work/kept/grid.csv" >"$work/stencils/$star/grid.csv"
}
cp -r "$work/stencils/$star" "$work/kept"
{
    rm "$work/stencils/$star"/{scaling,blocking,curve}.csv
    told "neither scaling nor blocking"
    empty '^(LC|SIM)_'
    told "no predictions"
    empty '^bytes$'
    told "no bytes"
    empty '^bench_'
    told "no measurements"
    awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "LC_L3MEM_load_bytes_per_lup") load = i }
        NR > 1 && $1 < 10000 { $load = 8 } NR == 1 || $1 > 3000' "$work/kept/grid.csv" >"$work/stencils/$star/grid.csv"
    told "large grids alone, the first with less traffic"
    cp -r "$work/kept"/* "$work/stencils/$star"
    sed -i 's/"lower_bound": false/"lower_bound": true/' "$work/stencils/$star/incore.json"
    sed -i 's/^complete: true/complete: false/; s/^commit_modified: false/commit_modified: true/' "$work/stencils/$star/config.yml"
    printf 'failures:\n' >>"$work/stencils/$star/config.yml"
    for size in 20 52 90 200; do
        printf "  - 'grid.csv, size %d: it crashed'\n" $size >>"$work/stencils/$star/config.yml"
    done
    told "failures"
    head -n 2 "$work/kept/scaling.csv" >"$work/stencils/$star/scaling.csv"
    rm "$work/stencils/$star/incore.json" "$work/stencils/$star/machinestate.json"
    told "one core, no analysis"
    cp -r "$work/kept"/* "$work/stencils/$star"
    sed -Ei 's/("spills"|"gathers"): 0/\1: 3/g; s/"vectorised": true/"vectorised": false/; s/("T_latency_cy_per_cl"): 0/\1: 5.5, "doubt": "it is made up"/
        s/\{"text": "vaddpd[^}]*\}, /&&&&&&/g; s/\{"text": "vaddpd[^}]*\}, /&&&&&&/g' "$work/stencils/$star/incore.json"
    told "scalar code, much of it"
    cp -r "$work/kept"/* "$work/stencils/$star"
    rm "$work/stencils/$star/blocking.csv"
    printf 'files:\n- %032d  %s\n- %032d  %s\n' 0 scaling.csv 0 blocking.csv >>"$work/stencils/$star/config.yml"
    told "files that do not belong to it"
    cp -r "$work/kept"/* "$work/stencils/$star"
    sed -i p "$work/stencils/$star/layer_conditions.csv"
    sed -i 1d "$work/stencils/$star/layer_conditions.csv"
    told "each layer condition twice"
    cp -r "$work/kept"/* "$work/stencils/$star"
    for cores in ',2,|,3,|,5,' ',2,' ',1,'; do
        awk -F, -v OFS=, -v which="$cores" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
            NR > 1 && "," $at["threads"] "," ~ which { $at["LC_ECM_interval_reason"] = "it is made up" } 1' "$work/kept/scaling.csv" >"$work/stencils/$star/scaling.csv"
        told "wider intervals on some cores: $cores"
    done
    cp -r "$work/kept"/* "$work/stencils/$star"
    cp -r "$work/machines" "$work/kept-machines"
    other_machine "nothing but copies of another name, of three cores that share" \
        's/\bcopy\b/scopy/; /^(family|model|stepping|  base_ghz):/d; s/(cores_per_group: )7/\13/; s/policy: LRU/policy: FIFO/
        s/cores_per_numa_domain: 7/&\n  memory_gib_per_numa_domain: 16/; s/overlaps: false/overlaps: true/'
    other_machine "one domain of all cores" 's/(sockets|numa_domains_per_socket): 2/\1: 1/; s/(cores_per_numa_domain: )7/\114/
        s/(cores_per_group: )7/\15/'
    other_machine "not fitted, transfers overlap" '/^compositions:/,/^provenance:/{/^provenance:/!d}; s/overlaps: false/overlaps: true/'
    cp "$work/kept-machines"/* "$work/machines"
    cp -r "$work/kept"/* "$work/stencils/$star"
    echo "== the cores of a virtual machine are not a socket"
    find "$work/stencils" -path '*/Fixture-2/machinestate.json' -exec sed -i 's/"virtual_machine": false/"virtual_machine": true/' {} +
    other_pages
    find "$work/stencils" -path '*/Fixture-2/machinestate.json' -exec sed -i 's/"virtual_machine": true/"virtual_machine": false/' {} +
    echo "== bounds of a machine that is not fitted rank after the others"
    sed -i '/^compositions:/,/^provenance:/{/^provenance:/!d}' "$work/machines/Fixture-2.yml"
    other_pages
    cp "$work/kept-machines"/* "$work/machines"
} >"$work/told.txt"

# The page of a comparison, with a plot over threads.
mkdir "$work/here" # where neither "site" nor "machines" is something else
cp tests/cli/cases/compare-pinning/input/own.csv "$work/here"
(cd "$work/here" && "$inspect" compare 3D/r1/homogeneous/box/variable/double -m HaswellEP_E5-2695v3_CoD \
    --model-only --measured own.csv --html own.html) >/dev/null
page_text "$work/here/own.html" | sed -E 's/(gcc|llvm-mca) [^,;]*/\1 …/g' >"$work/own.txt"

status=0
# What was assumed to read the code is on its page.
"$inspect" compare tests/cli/cases/model-assumed/input/triangle.c --function smooth -D n 200 --model-only \
    -m HaswellEP_E5-2695v3_CoD --html "$work/triangle.html" >/dev/null
page_text "$work/triangle.html" | grep -q "Assumed: line 4: the bounds of 'i' depend on another index" ||
    { echo "a comparison's page does not say what was assumed" >&2; status=1; }
# What all ports' names begin with is left out.
sed -E 's/"port": "P/"port": "Zn9P/g' "$work/kept/incore.json" >"$work/stencils/$star/incore.json"
"$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/other" >/dev/null
grep -q '>1</th>' "$work/other/$star/index.html" && ! grep -q '>Zn9P1</th>' "$work/other/$star/index.html" ||
    { echo "ports keep what all names begin with" >&2; status=1; }
# Half a line is not rounded to a whole one, in whichever column.
for last in '0.5,1,1' '1,0.5,1' '1,1,0.5'; do
    sed -E "2s/[^,]*,[^,]*,[^,]*$/$last/" "$work/kept/layer_conditions.csv" >"$work/stencils/$star/layer_conditions.csv"
    "$inspect" render --collection "$work/stencils" --machines "$work/machines" -o "$work/other" >/dev/null
    grep -q '<td class="n">0\.5</td>' "$work/other/$star/index.html" || { echo "half a line is not shown: $last" >&2; status=1; }
done
for name in told own; do
    if [ "${3:-}" = --accept ]; then
        cp "$work/$name.txt" "$golden/$name.txt"
    else
        diff -U 2 "$golden/$name.txt" "$work/$name.txt" >&2 || status=1
    fi
done
[ $status -eq 0 ] || echo "pages differ; where that is meant: $0 INSPECT FIXTURE --accept" >&2
exit $status
