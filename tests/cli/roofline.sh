#!/usr/bin/env bash
# roofline.sh INSPECT: what `inspect roofline` keeps and when it measures anew, a sweep, and what a
# damaged store does. The program is a script that notes each of its runs.
set -euo pipefail
inspect=$(realpath -e "$1")
here=$(realpath "$(dirname "$0")")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME=$dir/home XDG_CACHE_HOME=$dir/cache LC_ALL=C
cp "$here/cases/roofline-placed/input/Nowhere.yml" .
printf '#!/bin/sh\necho "$*" >>runs\n' >program
chmod +x program
echo data >data
failed=0

complain() {
    echo "$1"
    cat log
    failed=1
}

# roofline OPTION…: runs the program with --param's N, standard output in `out`
roofline() {
    rm -f runs
    "$inspect" roofline -m Nowhere.yml -c 1 --flops 1e6 --bytes 1e6 "$@" >out 2>log
}

# expect RUNS WHAT: how often the program ran since roofline() began
expect() {
    local got=0
    [ ! -e runs ] || got=$(wc -l <runs)
    [ "$got" -eq "$1" ] || complain "$2: $got runs instead of $1"
}

one() { roofline "$@" -- ./program data; }

one && expect 1 'the first time'
one && expect 0 'the same again'
grep -q '^kept ' out || complain 'what was kept is not called so'
one --flops 2e6 && expect 0 'other FLOPs are not measured'
grep -q '2e+06 FLOP, given' out || complain 'given FLOPs come from the store'
one --again && expect 1 '--again'
one -r 3 && expect 3 'three runs'
one --warm && expect 2 '--warm'
one --cold && expect 1 '--cold'
one --warm --cold -r 2 && expect 5 'warm and cold'
one --cold && expect 0 '--cold again'
one --cache-dir '' && expect 1 'no store'
one --cache-dir other && expect 1 'another store'
OMP_NUM_THREADS=7 one && expect 1 'another environment'
UNRELATED=7 one && expect 0 'an unrelated variable'
echo more >>data && one && expect 1 'another file as argument'
echo '# changed' >>program && one && expect 1 'another program'
roofline -- ./program other && expect 1 'another argument'
roofline -- ./program 'ot' 'her' && expect 1 'arguments that join to the same'
one && expect 0 'the first one again'

# A damaged store costs a measurement, and nothing else.
damage() {
    for file in cache/inspect/roofline-*.json; do
        rm -f "$file"
        eval "$1" # writes "$file"
    done
    timeout 60 "$inspect" roofline -m Nowhere.yml -c 1 --flops 1 --bytes 1 -- ./program data \
        >out 2>log || complain "fails: $1"
    ! grep -q '^kept ' out || complain "taken for a measurement: $1"
}
good=$(ls cache/inspect/roofline-*.json | head -1)
cp "$good" good
damage ': >"$file"'
damage 'echo nonsense >"$file"'
damage 'echo "{}" >"$file"'
damage 'head -c 200 good >"$file"'
damage 'sed "s/\"seconds\": [0-9.e-]*/\"seconds\": -1/" good >"$file"'
damage 'sed "s/\"seconds\": [0-9.e-]*/\"seconds\": 0/" good >"$file"'
damage 'sed "s/\"counted\": false/\"counted\": false, \"value\": -1/" good >"$file"'
damage 'sed "s/\"schema\": 1/\"schema\": 999/" good >"$file"'
damage 'sed "s/\"voluntary_switches\": [0-9]*/\"voluntary_switches\": -5/" good >"$file"'
damage 'mkfifo "$file"'
damage 'mkdir "$file"'
rm -rf cache

# A sweep: every combination once, the last parameter fastest, a row and a dot for each.
sweep() {
    roofline --param N=1-100:3log --param T=1,2 --flops '1e6*{N}' --bytes '1e6*{N}/{T}' \
        --csv all.csv --runs runs.csv --svg all.svg "$@" -- ./program '{N}' x{T}y '{M}'
}
sweep && expect 6 'a sweep'
printf '%s\n' '1 x1y {M}' '1 x2y {M}' '10 x1y {M}' '10 x2y {M}' '100 x1y {M}' '100 x2y {M}' |
    cmp -s - runs || complain 'other arguments than in the sweep'
cut -d, -f2,3,11,13 all.csv | tr '\n' ' ' >columns
[ "$(cat columns)" = 'N,T,flop,bytes 1,1,1e+06,1e+06 1,2,1e+06,500000 10,1,1e+07,1e+07 10,2,1e+07,5e+06 100,1,1e+08,1e+08 100,2,1e+08,5e+07 ' ] ||
    complain "other points in the CSV: $(cat columns)"
[ "$(grep -c '^N=' out)" -eq 6 ] || complain 'no line per point'
[ "$(grep -o 'class="dots meas big' all.svg | wc -l)" -eq 6 ] || complain 'no dot per point'
sweep --warm --cold -r 2 && expect 30 'a sweep with warm and cold caches'
[ "$(wc -l <all.csv) $(wc -l <runs.csv)" = '13 25' ] || complain 'no row per point, or per run'
awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' runs.csv || complain 'cells without a column'
[ "$(grep -o 'class="dots meas big [a-z]*"' all.svg | sort | uniq -c | tr -d '\n ')" = \
    '1class="dotsmeasbigcold"1class="dotsmeasbigwarm"' ] || complain 'no series for each state'
roofline --param N=1-100:3log,5 -- ./program '{N}' && expect 4 'values joined'

# What stops a sweep leaves its points for the next one.
printf '#!/bin/sh\n[ "$1" != 3 ] || exit 1\necho "$*" >>runs\n' >program
! roofline --param N=1-4 -- ./program '{N}' || complain 'a failed run is no error'
expect 2 'a sweep that stops'
printf '#!/bin/sh\necho "$*" >>runs\n' >program2 && chmod +x program2
! roofline --param N=1-4 -- ./program '{N}' || complain 'a failed run is kept'
expect 0 'what was done is not done again'

# A kernel: sweeps of its benchmark program, from warm and cold caches, its sizes the parameters.
cat >triad.c <<'END'
double a[N], b[N];
double s;
for (long i = 0; i < N; ++i)
    a[i] = a[i] + s * b[i];
END
sed -i 's/flags: -O3 -march=haswell -fopenmp/flags: -O1 -fopenmp/' Nowhere.yml
kernel() {
    "$inspect" roofline -m Nowhere.yml -c 1 --kernel triad.c --csv kernel.csv "$@" >out 2>log
}
kernel --param N=1000,3000 --warm --cold --bytes '24*{N}' || complain 'a kernel'
cut -d, -f1,2,5,10,11,12 kernel.csv | tr '\n' ' ' >columns
[ "$(cat columns)" = "program,N,caches,flop,flop_source,bytes triad.c,1000,warm,2000,from the kernel's source,24000 \
triad.c,1000,cold,2000,from the kernel's source,24000 triad.c,3000,warm,6000,from the kernel's source,72000 \
triad.c,3000,cold,6000,from the kernel's source,72000 " ] || complain "other points of a kernel: $(cat columns)"
seconds=$(sed -n 2p kernel.csv | cut -d, -f7)
awk -v s="$seconds" 'BEGIN { exit !(s > 0 && s < 1e-3) }' || complain "no time of a sweep: $seconds"
kernel --param .=1000 --bytes '24*{N}' && grep -q '^caches *warm' out && grep -q '^kept ' out || complain 'kept sweeps'

# Nonsense is refused before anything runs.
refuse() {
    local status=0
    roofline "$@" || status=$?
    [ "$status" -eq 2 ] && [ ! -s out ] && [ ! -e runs ] && [ "$(grep -c '^.*error: ' log)" -eq 1 ] ||
        complain "not refused as it should be ($status): $*"
}
for param in N N= =1 1N=1 N=x N=5-1 N=1-2:0 N=0-5:3log N=1-20000 'N =1' ; do
    refuse --param "$param" -- ./program '{N}'
done
refuse --param N=1 --param N=2 -- ./program '{N}'
refuse --param N=1 -- ./program N
refuse --param A=1-200 --param B=1-200 -- ./program '{A}{B}'
for formula in '' x '{N' '{M}' '2*' '1/0' '-{N}' 'A:PMC0' 1e400; do
    refuse --param N=1 --flops "$formula" -- ./program '{N}'
    refuse --param N=1 --bytes "$formula" -- ./program '{N}'
done
kernel_refuse() {
    local status=0
    rm -f kernel.csv
    kernel "$@" || status=$?
    [ "$status" -ne 0 ] && [ ! -s out ] && [ ! -e kernel.csv ] &&
        [ "$(grep -c '^.*error: ' log)" -eq 1 ] || complain "not refused as it should be: $*"
}
kernel_refuse
kernel_refuse --param M=3
grep -qxF "error: the kernel has no size 'M' — its sizes are: N" log || complain 'not which sizes there are'
kernel_refuse --param N=3 --param M=3
kernel_refuse --param N=0-3
kernel_refuse --param N=3 --flops x
kernel_refuse --param N=3 -- ./program
refuse --param N=0-2 --flops '1/{N}' -- ./program '{N}'
exit $failed
