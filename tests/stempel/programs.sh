#!/usr/bin/env bash
# programs.sh INSPECT: compiles the benchmark programs of the named kernels and of a few classes with
# gcc and clang, at -O3 as in a measurement, and lets them verify themselves: at small odd sizes, with
# 1 and 2 threads, swapping where the kernel can. all_programs.sh does so with all classes.
set -euo pipefail
inspect=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
warnings='-std=c11 -Wall -Wextra -Werror'

# check KERNEL CC MODE SIZE…: one line for each failure
check() {
    local kernel=$1 cc=$2 mode=$3 program block=() swap=()
    shift 3
    program=$dir/$(tr / _ <<<"$kernel")-$cc-$mode
    "$inspect" bench "$kernel" -b "$mode" --store "$program.c" || { echo "not written: $kernel"; return; }
    # shellcheck disable=SC2086  # several flags
    "$cc" $warnings -O3 -fopenmp "$program.c" -o "$program" ||
        { echo "not compiled: $kernel $cc -b $mode"; return; }
    case $mode in
    1) block=(--block 3) ;;
    2) block=(--block "$(cut -d, -f1-$# <<<3,4,5,6)") ;;
    esac
    grep -q 'jacobi_read = -1' "$program.c" || swap=(--jacobi)
    for threads in 1 2; do
        for jacobi in '' "${swap[@]}"; do
            # shellcheck disable=SC2086  # empty means no argument
            "$program" "$@" "${block[@]}" --threads $threads $jacobi --verify >"$program.json" &&
                grep -q '"verify": {"ok": true' "$program.json" ||
                { echo "not verified: $kernel $cc -b $mode, $threads threads $jacobi"; cat "$program.json"; }
        done
    done
    rm -f "$program"*
}

# sizes KERNEL: odd, small, and large enough for radius 3
sizes() {
    case $1 in
    named/matvec | named/2d-*) echo 33 21 ;;
    named/3d-* | named/uxx | named/himeno) echo 11 13 19 ;;
    named/*) echo 1013 ;;
    1D/*) echo 61 ;;
    2D/*) echo 17 23 ;;
    3D/*) echo 9 11 13 ;;
    4D/*) echo 5 7 9 11 ;;
    esac
}

# With --outer a large grid computes what a grid does that ends there.
check_outer() {
    local kernel=named/3d-7pt program=$dir/outer part whole
    "$inspect" bench "$kernel" --store "$program.c" && gcc -O3 -fopenmp "$program.c" -o "$program"
    for threads in 1 2; do
        for touch in shared serial; do
            run="$program --threads $threads --touch $touch --sweeps 2 --samples 1 --warmup 0"
            part=$($run 40 11 13 --outer 5 | grep -E 'checksum|lups_per_sweep')
            whole=$($run 7 11 13 | grep -E 'checksum|lups_per_sweep')
            [ "$part" = "$whole" ] || echo "--outer with $threads threads: $part instead of $whole"
        done
    done
    ! "$program" 40 11 13 --outer 5 --verify 2>/dev/null || echo "--outer is verified"
}

# Helpers change nothing of what is computed, wherever they run; a set-up that takes longer than the
# budget brings more samples where they are allowed.
check_helpers() {
    local kernel=named/3d-7pt program=$dir/helpers alone helped
    "$inspect" bench "$kernel" --store "$program.c" && gcc -O3 -fopenmp "$program.c" -o "$program"
    run="$program 101 90 80 --threads 1 --sweeps 1 --samples 1 --warmup 0"
    for outer in '' '--outer 60'; do
        alone=$($run $outer | grep checksum)
        for helpers in 0 0,1 0,1,2 99999; do
            helped=$($run $outer --helpers $helpers | grep checksum)
            [ "$helped" = "$alone" ] || echo "--helpers $helpers $outer: $helped instead of $alone"
        done
    done
    [ "$($run --samples 9 --budget 1e-6 | grep -c '"seconds"')" = 1 ] || echo "--budget is not kept"
    # A first sample that turns out too short is not kept, but one there must be.
    for _ in {1..20}; do
        "$program" 21 20 19 --threads 1 --warmup 0 --min-time 0.004 --samples 9 --budget 1e-6 | grep '"seconds"' >/dev/null ||
            echo 'no sample was taken'
    done
    [ "$($run --samples 9 --budget 1e-6 --most 9 | grep -c '"seconds"')" -gt 1 ] || echo "--most does nothing"
    ! $run --helpers 0,x 2>/dev/null || echo "nonsense is taken for helpers"
}

# Without a command line the sizes are those of -D, or of the compiler's command line; arguments go
# first. A size that nobody gave does not compile.
check_nocli() {
    local kernel=2D/r1/isotropic/star/variable/double program=$dir/nocli
    local short='--samples 1 --min-time 0 --warmup 0'
    "$inspect" bench "$kernel" -b 7 -D M 20 -D N 30 --nocli --initwithrand --store "$program.c" 2>/dev/null
    # shellcheck disable=SC2086  # several flags
    gcc $warnings -O3 -fopenmp "$program.c" -o "$program" -lm &&
        gcc -O3 -DM_MAX=40 -Dj_BLOCK=5 "$program.c" -o "$program-macro" -lm &&
        gcc -O3 -DM_MAX=0 "$program.c" -o "$program-zero" -lm || echo "--nocli does not compile"
    "$program" --verify | grep -q '"ok": true' || echo "--nocli does not verify itself"
    # shellcheck disable=SC2086
    {
        "$program" $short | tr -d '\n' | grep -q '"M": 20, "N": 30.*"j": 16, "i": 16.*"random"' ||
            echo "--nocli has other sizes"
        "$program" 11 12 --block 3,4 $short | tr -d '\n' | grep -q '"M": 11, "N": 12.*"j": 3, "i": 4' ||
            echo "--nocli takes no arguments"
        "$program" 11 12 --block 300,4 $short | tr -d '\n' | grep -q '"j": [1-9][0-9]\?, "i": 4' ||
            echo "--nocli reports blocks longer than their loops"
        "$program-macro" $short | tr -d '\n' | grep -q '"M": 40, "N": 30.*"j": 5, "i": 16' ||
            echo "--nocli takes no macros"
    }
    ! "$program" --block 3 2>/dev/null || echo "--nocli takes one block of two"
    ! "$program-zero" 2>/dev/null || echo "--nocli takes a size of zero"
    "$inspect" bench "$kernel" --nocli --store "$program.c" 2>/dev/null
    ! gcc "$program.c" -o "$program" -lm 2>"$dir/log" || echo "--nocli compiles without sizes"
    grep -q 'compile with -DM_MAX=100' "$dir/log" || echo "--nocli does not say which macro is missing"
}

# Integers of one and two bytes, computed with as int, and cut to the element where they are stored.
cat >"$dir/edges.c" <<'EOF'
unsigned char a[M][N];
short b[M][N];
int gx, gy;
for (int j = 1; j < M - 1; ++j)
    for (int i = 1; i < N - 1; ++i) {
        gx = a[j - 1][i + 1] - a[j - 1][i - 1] + 2 * (a[j][i + 1] - a[j][i - 1]);
        gy = a[j + 1][i - 1] - a[j - 1][i - 1] + 300 * (a[j + 1][i] - a[j - 1][i]) / 7;
        b[j][i] = (short)((abs(gx) > abs(gy) ? gx : gy) * 0.5f);
    }
EOF

named() { (cd stencils && printf '%s\n' named/*.c | sed 's/\.c$//'); }

list() {
    for kernel in $(named) 1D/r2/isotropic/star/constant/double \
        2D/r3/point-symmetric/box/variable/float 3D/r1/isotropic/star/constant/float_Complex \
        3D/r2/heterogeneous/star/variable/double 4D/r1/homogeneous/star/constant/double \
        2D/r0/homogeneous/star/constant/double 3D/r0/point-symmetric/box/variable/float \
        4D/r1/point-symmetric/box/variable/double 4D/r1/isotropic/box/constant/float; do
        echo "$kernel gcc 0 $(sizes "$kernel")"
        echo "$kernel clang 2 $(sizes "$kernel")"
    done
    echo "$dir/edges.c gcc 0 33 21"
    echo "$dir/edges.c clang 0 33 21"
}

# Threads that wait do not keep others from running.
export OMP_WAIT_POLICY=passive KMP_BLOCKTIME=0
export -f check
export inspect dir warnings
list >"$dir/list"
xargs -P "$(nproc)" -L 1 bash -c 'check "$@"' check <"$dir/list" >"$dir/failures" 2>&1
check_outer >>"$dir/failures" 2>&1
check_helpers >>"$dir/failures" 2>&1
check_nocli >>"$dir/failures" 2>&1
cat "$dir/failures"
count=$(wc -l <"$dir/list")
echo "$count programs"
[ ! -s "$dir/failures" ] && [ "$count" -gt 0 ]
