#!/usr/bin/env bash
# Imports small checkouts in the layout of the published collection: what is read and written of it, and said to
# be missing or odd (imported.txt), that a second import changes nothing, and that hostile files do no harm.
#
#   checkout.sh INSPECT [--accept]
set -euo pipefail
inspect=$(realpath "$1")
cd "$(dirname "$0")/../.."
source=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$source" # machines/ are looked for here
class=3D/r1/homogeneous/star/constant/double

die() { echo "$1" >&2; exit 1; }
has() { grep -qF -- "$2" "$1" || { cat "$1"; die "missing in $1: $2"; }; }
lacks() { ! grep -qF -- "$2" "$1" || die "not expected in $1: $2"; }
import() { "$inspect" import "$@" >"$work/out" 2>"$work/err"; }

header="N^3,Roofline CS GFLOPs,Roofline CS MLUPs,Roofline CS Arithmetic Intensity,Roofline LC GFLOPs,Roofline LC MLUPs,Roofline LC Arithmetic Intensity,Roofline ECM MLUPs,Benchmark MLUPs,ECM CS Tol,ECM CS Tnol,ECM CS Tl1l2,ECM CS Tl2l3,ECM CS Tl3mem,ECM CS cycl,ECM LC Tol,ECM LC Tnol,ECM LC Tl1l2,ECM LC Tl2l3,ECM LC Tl3mem,ECM LC cycl,Benchmark cycl,Benchmark Pheno Tol,Benchmark Pheno Tnol,Benchmark Pheno Tl1l2,Benchmark Pheno Tl2l3,Benchmark Pheno Tl3mem"
for what in "Benchmark Transfer" "CS Transfer" "LC Transfer"; do
    for edge in L1L2 L2L3 L3MEM; do
        header+=",$what $edge load,$what $edge evict,$what $edge total"
    done
done
core="12,14.5,10,10,12.6" # T_OL, T_nOL, edges
edges="32,8,40,32,8,40,16,8,24"
# size, measured MLUP/s and cy/CL (2.7 GHz), counted volumes
row() { echo "$1,3.7,500,0.3,3.7,500,CPU bound,458.6,$2,$core,47.1 ,$core,47.1 ,$3,12,15,10,10,14,$4,$edges,$edges"; }

folder() { # of a configuration on machine $1 in checkout $2
    mkdir -p "$2/stencils/$class/$1"
    echo "$2/stencils/$class/$1"
}

at=$(folder SandyBridgeEP_E5-2680 "$work/a")
{
    echo "$header"
    row 300 341.83 63.19 "$edges"
    row 600 341.83 63.19 "32,8,40,32,8,40,1,1,2"   # less than each array once
    row 700 341.83 33.19 "$edges"                  # rate and time of different runs
    row 800 1e30 nan "$edges"
    row 900 341.83 63.19 "$edges" | cut -d, -f-40
} >"$at/results.csv"
cat >"$at/scaling.csv" <<EOF
N,threads,iterations,time,blocking factor,flop,lup,Gflop/s,Gflop/s (Roofline),Mlup/s,Mlup/s (Roofline),cy/CL,cy/CL (ECM),MLUP/s (ECM),l1-l2 miss,l1-l2 evict,l2-l3 miss,l2-l3 evict,l3-mem miss,l3-mem evict,l1-l2 total,l2-l3 total,l3-mem total
600,1,9.0,70.1,,1e9,1e8,3,4,341.83,500,63.19,47.1,458.6,0,0,0,0,0,0
600,2,9.0,36.6,,1e9,1e8,6,8,680.00,990,31.76,23.5,917.2,33,8,19,8,83666801.14,96219848
600,4,9.0,20.1,,1e9,1e8,6,8,990.00,990,21.82,23.5,917.2,0.5,0,0,0,0,0
EOF
cat >"$at/blocking_L3-3D.csv" <<EOF
N,iterations,time,blocking options,flop,lup,Gflop/s,Mlup/s,cy/CL,l1-l2 miss,l1-l2 evict,l2-l3 miss,l2-l3 evict,l3-mem miss,l3-mem evict,l1-l2 total,l2-l3 total,l3-mem total
600,8,3.3,L3 600 600 600 16 56 600,2e9,1e8,6,481.27,44.9,35,8,22,8,0,0,43,30,0
600,8,3.3,,2e9,1e8,6,400.27,54,0,0,0,0,0,0,0,0,0
EOF
cat >"$at/comments.yml" <<EOF
general: {author: A. Person, comment: 'fits', review: orange}
EOF
cat >"$at/index.md" <<'EOF'
---
title:  "Stencil"
dimension: "3D"
radius: "r2"
compile_flags: "icc -O3 -xAVX"
flop: "13"
---
{%- capture source_code -%}
double a[M][N][P]; double b[M][N][P]; double c0;
for(long k=1; k < M-1; ++k){ for(long j=1; j < N-1; ++j){ for(long i=1; i < P-1; ++i){
b[k][j][i] = c0 * a[k][j][i]; } } }
{%- endcapture -%}
{%- capture source_code_asm -%}
vmulpd ymm14, ymm1, ymmword ptr [r10]
jb 0xffffffffffffffb8
{%- endcapture -%}
{%- capture layercondition -%}
L1: P <= 2050/3;P ~ 680
{%- endcapture -%}
EOF

# ---- what is read, said and written
import "$work/a" -o "$work/c" --commit 98f80f1
c=$work/c/$class/SandyBridgeEP_E5-2680
{
    cat "$work/out"
    for file in $(cd "$c" && printf '%s\n' *); do
        echo "== $file"
        case $file in
        curve.csv) sed -n '1~20p' "$c/$file" ;;
        *) grep -vE '^(inspect_version|commit.*|collected|.*_revision|machine_hash|data|work_s|model_ms|- [0-9a-f]{32} )' "$c/$file" ;;
        esac
    done
} >"$work/got"
[ "${2:-}" != --accept ] || cp "$work/got" tests/import/imported.txt
diff -u tests/import/imported.txt "$work/got" >&2 || die "something else is imported; where that is meant: $0 INSPECT --accept"

cell() { # table, row, column: by its name
    awk -F, -v row="$2" -v name="$3" 'NR==1 { for (i=1; i<=NF; i++) if ($i==name) c=i } NR==row+1 { print $c }' "$c/$1"
}
is() { [ "$(cell "$1" "$2" "$3")" = "$4" ] || die "$1 row $2 $3 is '$(cell "$1" "$2" "$3")', not '$4'"; }

# ---- an older checkout writes the radius the other way round
mkdir -p "$work/old/stencils/${class/r1/1r}"
cp -r "$at" "$work/old/stencils/${class/r1/1r}/"
sed -i 's/radius: "r2"/radius: "1r"/' "$work/old/stencils/${class/r1/1r}"/*/index.md
sed -i 's/63.19,12,15,10,10,14,32,8,40/63.19,12,15,10,10,14,8,32,40/' "$work/old/stencils/${class/r1/1r}"/*/results.csv
import "$work/old" -o "$work/oldc"
[ -s "$work/oldc/$class/SandyBridgeEP_E5-2680/grid.csv" ] || die "the older checkout is not imported as $class"
lacks "$work/out" "says radius"
has "$work/out" "more evicted than loaded in 2 sizes (first 300): the columns may be swapped"

# ---- again: nothing changes, also not what a reader wrote; elsewhere the same bytes
touch -d 2001-01-01 "$c"/*
import "$work/a" -o "$work/c" --commit 98f80f1
has "$work/out" "0 imported, 1 unchanged"
[ -z "$(find "$c" -newermt 2002-01-01 -type f ! -name .claim)" ] || die "a second import writes files"
import "$work/a" -o "$work/d" --commit 98f80f1
diff -r --exclude .claim "$work/c" "$work/d" || die "two imports differ"
import "$work/a" -o "$work/d" --commit 98f80f1 --json
python3 - "$work/out" <<'EOF' || die "the report's JSON"
import json, sys
r = json.load(open(sys.argv[1]))
assert (r["imported"], r["unchanged"], r["refused"], r["commit"]) == (0, 1, 0, "98f80f1")
c, = r["configurations"]
assert c["points"] == {"grid": 4, "scaling": 3, "blocking": 2} and len(c["odd"]) >= 9, c
EOF

# ---- the site shows it; collect leaves it alone
"$inspect" render --collection "$work/c" -o "$work/site" >"$work/out" 2>"$work/err" || die "$(cat "$work/err")"
page=$work/site/$class/SandyBridgeEP_E5-2680/index.html
has "$page" "RRZE-HPC/INSPECT, commit 98f80f1, licence AGPL-3.0"
lacks "$page" "Outdated"
has "$work/site/accuracy.html" "SandyBridgeEP_E5-2680, published ECM, layer conditions"
! (cd "$work" && mkdir -p e && cp -r c e/stencils && cd e && "$inspect" collect "$class" -m SandyBridgeEP_E5-2680 \
    --model-only >"$work/out" 2>"$work/err") || die "collect replaces imported results"
has "$work/err" "holds results that RRZE-HPC/INSPECT published"

# ---- scaling alone is a measurement
mkdir -p "$(folder SandyBridgeEP_E5-2680 "$work/sc")"
cp "$at/scaling.csv" "$work/sc/stencils/$class/SandyBridgeEP_E5-2680/"
import "$work/sc" -o "$work/csc"
"$inspect" render --collection "$work/csc" -o "$work/site3" >"$work/out" 2>"$work/err" || die "$(cat "$work/err")"
has "$work/site3/$class/SandyBridgeEP_E5-2680/index.html" "Only scaling over cores was measured. 4 cores together reach"
lacks "$work/site3/$class/SandyBridgeEP_E5-2680/index.html" "Nothing was measured"

# ---- results of one's own stay
sed -i '/^publisher/d' "$c/config.yml"
import "$work/a" -o "$work/c"
has "$work/out" "refused"
has "$work/out" "holds your own results"

# ---- variants, unknown machines, machine files of the checkout
for m in SkylakeSP_Gold-6148_variant_avx512 SkylakeSP_Gold-6148_512 Nobody_1 Sandy_Copy; do
    cp -r "$at/." "$(folder $m "$work/v")"
    sed -i 's/,63.19,/,56.17,/; s/,33.19,/,56.17,/' "$work/v/stencils/$class/$m/results.csv" # 2.4 GHz
done
sed -i 's/,56.17,/,63.19,/' "$work/v/stencils/$class/Sandy_Copy/results.csv"
mkdir -p "$work/v/machine_files"
sed 's/^name:.*/name: Sandy_Copy/' machines/SandyBridgeEP_E5-2680.yml >"$work/v/machine_files/Sandy_Copy.yml"
import "$work/v" -o "$work/cv"
has "$work/out" "4 imported"
has "$work/out" "our predictions: there is no machine file"
has "$work/out" "machine Sandy_Copy is not in machines/: predicted with"
c=$work/cv/$class/SkylakeSP_Gold-6148_variant_512
[ -n "$(cell grid.csv 1 LC_ECM_cy_per_cl)" ] || die "a variant is not predicted with its machine"
c=$work/cv/$class/Nobody_1
lacks "$c/grid.csv" ,LC_ECM_cy_per_cl
is grid.csv 1 PUBLC_ECM_cy_per_cl 47.1
"$inspect" render --collection "$work/cv" -o "$work/site2" >"$work/out" 2>"$work/err" || die "$(cat "$work/err")"
# at another clock than the machine file's there is no bandwidth data, so no prediction
sed -i 's/,63.19,/,31.6,/' "$work/a/stencils/$class/SandyBridgeEP_E5-2680/results.csv"
import "$work/a" -o "$work/ck"
has "$work/out" "measured at 1.35 GHz, the machine file is for 2.70 GHz"

# ---- named kernels: their source is on the page
mkdir -p "$work/n/stencils/named/copy_it/SandyBridgeEP_E5-2680" "$work/n/stencils/named/none/X"
n=$work/n/stencils/named/copy_it/SandyBridgeEP_E5-2680
{ echo "$header"; row 300 341.83 63.19 "$edges"; } | tee "$n/results.csv" >"$work/n/stencils/named/none/X/results.csv"
cp "$at/index.md" "$n/"
import "$work/n" -o "$work/cn"
has "$work/out" "named/copy_it/SandyBridgeEP_E5-2680: imported: 1 sizes"
has "$work/out" "named/none/X: refused: there is no source of the kernel"
has "$work/cn/named/copy_it/SandyBridgeEP_E5-2680/kernel.c" "double a[M][N][P]"
# the example of the start page has a model, also where a more famous stencil has none
cp -r "$work/cn/named" "$work/csc/"
"$inspect" render --collection "$work/csc" -o "$work/site4" >"$work/out" 2>"$work/err" || die "$(cat "$work/err")"
has "$work/site4/index.html" '<a href="named/copy_it/SandyBridgeEP_E5-2680/index.html">Its page</a>'

# ---- OSACA's report, a compiler's version before its call, complex operations counted as one
n=$work/o/stencils/named/osaca/Zen_EPYC-7451
mkdir -p "$n"
{ echo "$header"; row 300 341.83 26.9 "$edges"; } >"$n/results.csv"
cat >"$n/index.md" <<'EOF'
---
compile_flags: "$COMPILER_VERSION icc (ICC) 19.0.2.187 20190117
icc -O3 -xHost "
flop: "3"
---
{%- capture source_code -%}
double _Complex a[N]; double _Complex b[N]; double _Complex c0;
for(int i=1; i < N-1; ++i) b[i] = c0 * (a[i-1] + a[i] + a[i+1]);
{%- endcapture -%}
{%- capture source_code_asm -%}
Scaling prediction, considering memory bus utilization penalty
{%- endcapture -%}
{%- capture iaca -%}
Port Binding in Cycles Per Iteration:
|  Port  |   0   |   1   |
| Cycles | 21.28 | 21.28 |

               Ports Pressure in cycles
|  0   |  1   |
---------------
|      |      | P vmovupd   48(%r14,%rdx), %ymm13
| 1.00 | 1.00 | vmulpd    %ymm15, %ymm11, %ymm9
|      |      | * .byte     102
Total number of estimated throughput: 29.28
{%- endcapture -%}
EOF
one=$work/o/stencils/named/one/Zen_EPYC-7451 # and of a kernel of one array
mkdir -p "$one"
cp "$n/results.csv" "$one/"
sed -n '1,6p' "$n/index.md" >"$one/index.md"
cat >>"$one/index.md" <<'EOF'
double _Complex a[N]; double _Complex c0;
for(int i=1; i < N-1; ++i) a[i] = c0 * (a[i-1] + a[i] + a[i+1]);
{%- endcapture -%}
EOF
import "$work/o" -o "$work/co"
has "$work/out" "2 configurations: 2 imported"
has "$work/out" "kept as text only: it is not a report of IACA"
lacks "$work/out" "FLOP per LUP"
c=$work/co/named/osaca/Zen_EPYC-7451
has "$c/config.yml" "compiler: icc"
has "$c/config.yml" "compiler_flags: -O3 -xHost"
[ "$(cut -d' ' -f1 "$c/loop.s" | xargs)" = "vmovupd vmulpd .byte" ] || die "loop.s: $(cat "$c/loop.s")"

# ---- hostile checkouts
h=$(folder Evil_1 "$work/h")
mkfifo "$h/results.csv"
h2=$(folder Evil_2 "$work/h")
ln -s /etc/passwd "$h2/results.csv"
h3=$(folder Evil_3 "$work/h")
head -c 20000000 /dev/zero | tr '\0' 1 >"$h3/results.csv"
h4=$(folder Evil_4 "$work/h")
echo "$header" >"$h4/results.csv"
h5=$(folder "Evil 5" "$work/h")
cp "$at/scaling.csv" "$h5/"
h6=$(folder Evil_6 "$work/h")
{ echo "$header"; row 1e15 1 1 "$edges"; row 2.5 1 1 "$edges"; row -4 1 1 "$edges"; } >"$h6/results.csv"
h7=$(folder Evil_7 "$work/h")
cp "$at/scaling.csv" "$h7/"
printf -- '---\na: [\n---\n' >"$h7/index.md"
printf 'a: &a [*a' >"$h7/comments.yml"
mkdir -p "$work/h/stencils/1D/x/Evil_8" && cp "$at/scaling.csv" "$work/h/stencils/1D/x/Evil_8/"
ln -s "$work/a/stencils/3D" "$work/h/stencils/4D"
mkdir "$work/h/stencils/Evil_9" && cp "$at/scaling.csv" "$work/h/stencils/Evil_9/"
cp "$at/scaling.csv" "$work/h/stencils/"
timeout 60 "$inspect" import "$work/h" -o "$work/ch" >"$work/out" 2>"$work/err" || die "$(cat "$work/err")"
has "$work/out" "10 configurations: 1 imported, 0 unchanged, 9 refused"
has "$work/out" "'stencils' is not the name of a machine"
has "$work/out" "'Evil_9' is not the name of a machine"
has "$work/out" "'Evil 5' is not the name of a machine"
has "$work/out" "its tables have no rows that can be read"
has "$work/out" "index.md is not read"
has "$work/out" "comments.yml is not read"
lacks "$work/out" root:

# ---- not a checkout
! import "$work/site" -o "$work/x" || die "a folder without stencils/ is imported"
has "$work/err" "there is no folder stencils/"
! import || die "nothing is imported"
# ---- other forms of the same files: read, or said
{
    echo "$header"
    row 300 341.83 63.19 "$edges"
    row 600 341.83 63.19 "$edges"
} >"$work/plain.csv"
variant() { # name, machine: results.csv is on standard input
    at=$(folder "$2" "$work/v-$1")
    cat >"$at/results.csv"
    import "$work/v-$1" -o "$work/w-$1" --commit 98f80f1
    c=$work/w-$1/$class
}
variant plain SandyBridgeEP_E5-2680 <"$work/plain.csv"
plain=$c/SandyBridgeEP_E5-2680
[ "$(cut -d, -f1-3 "$plain/curve.csv" | head -1)" = "$(cut -d, -f1-3 "$plain/grid.csv" | head -1)" ] || die "no curve"
awk -F, 'NR==1 { for (i=1; i<=NF; i++) c[$i]=i; next }
    FNR==NR { grid[$c["size"]]=$c["LC_ECM_cy_per_cl"]; next }
    FNR==1 { for (i=1; i<=NF; i++) d[$i]=i; next }
    $d["threads"]==1 && $d["size"] in grid { n++; bad += $d["LC_ECM_cy_per_cl"] != grid[$d["size"]] }
    END { exit n<2 || bad }' "$plain/grid.csv" "$plain/curve.csv" || die "the curve leaves the grid's predictions"
variant mark SandyBridgeEP_E5-2680 < <(printf '\xef\xbb\xbf' && cat "$work/plain.csv")
cmp "$plain/grid.csv" "$c/SandyBridgeEP_E5-2680/grid.csv" || die "a mark of UTF-8"
variant order SandyBridgeEP_E5-2680 < <(awk -F, '{ printf "%s", $NF; for (i=NF-1; i>0; i--) printf ",%s", $i; print "" }' "$work/plain.csv")
cmp "$plain/grid.csv" "$c/SandyBridgeEP_E5-2680/grid.csv" || die "columns in another order"
variant lacks SandyBridgeEP_E5-2680 < <(cut -d, -f1-20,22- "$work/plain.csv")
has "$work/out" "results.csv: 1 columns are missing (first 'ECM LC cycl')"
variant twice SandyBridgeEP_E5-2680 < <(cat "$work/plain.csv" && tail -1 "$work/plain.csv")
has "$work/out" "results.csv: 1 rows repeat a size (first 600)"
echo "comment: x" >"$(folder SandyBridgeEP_E5-2680 "$work/v-empty")/ecm.comment.yml"
variant empty SandyBridgeEP_E5-2680 < <(head -1 "$work/plain.csv")
has "$work/out" "results.csv: there are no rows"
has "$work/out" "ecm.comment.yml is not read"
variant uncounted SandyBridgeEP_E5-2680 < <(printf 'N^3,ECM LC MLUPs,ECM LC cycl,Benchmark MLUPs,Benchmark cycl\n300,458.6,47.1,341.83,63.19\n')
lacks "$c/SandyBridgeEP_E5-2680/grid.csv" PHENO_
# ---- our predictions take our analysis of the loop that ran, in either syntax
loop() { # name, machine-readable loop on standard input
    printf -- '---\ntitle: "Stencil"\n---\n{%%- capture source_code_asm -%%}\n%s\n{%%- endcapture -%%}\n' "$(cat)" \
        >"$(folder SandyBridgeEP_E5-2680 "$work/v-$1")/index.md"
    variant "$1" SandyBridgeEP_E5-2680 <"$work/plain.csv"
    c=$c/SandyBridgeEP_E5-2680
}
loop osaca <<'EOF'
X movq %rdx, %rax
P vmovsd (%rsi,%rdx,8), %xmm0
vaddsd 8(%rsi,%rdx,8), %xmm0, %xmm0
vaddsd 16(%rsi,%rdx,8), %xmm0, %xmm0
vaddsd (%rdi,%rdx,8), %xmm0, %xmm0
vaddsd %xmm2, %xmm0, %xmm0
vaddsd %xmm3, %xmm0, %xmm0
vaddsd %xmm4, %xmm0, %xmm0
vmulsd %xmm1, %xmm0, %xmm0
vmovsd %xmm0, (%rcx,%rdx,8)
addq $1, %rdx
cmpq %r8, %rdx
jb ..B1.16
EOF
awk "BEGIN { t = $(cell grid.csv 1 T_comp_cy_per_cl); exit t < 48 || t > 48.5 }" || die "six additions on one port, eight times"
is grid.csv 1 PUBLC_T_comp_cy_per_cl 12
has "$c/config.yml" "analyser: llvm-mca"
mv "$c/grid.csv" "$work/osaca.csv"
loop iaca <<'EOF'
mov rax, rdx
vmovsd xmm0, qword ptr [rsi+rdx*8]
vaddsd xmm0, xmm0, qword ptr [rsi+rdx*8+0x8]
vaddsd xmm0, xmm0, qword ptr [rsi+rdx*8+0x10]
vaddsd xmm0, xmm0, qword ptr [rdi+rdx*8]
vaddsd xmm0, xmm0, xmm2
vaddsd xmm0, xmm0, xmm3
vaddsd xmm0, xmm0, xmm4
vmulsd xmm0, xmm0, xmm1
vmovsd qword ptr [rcx+rdx*8], xmm0
add rdx, 0x1
cmp rdx, r8
jb 0xffffffffffffffb8
EOF
cmp "$work/osaca.csv" "$c/grid.csv" || die "the same loop in Intel's syntax"
for end in _512 _vector_aligned _variant_avx512; do
    variant "end$end" SandyBridgeEP_E5-2680$end <"$work/plain.csv"
    cmp "$plain/grid.csv" "$c/SandyBridgeEP_E5-2680_variant${end#_variant}/grid.csv" || die "a machine's name with $end"
done
echo ok
