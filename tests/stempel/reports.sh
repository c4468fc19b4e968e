#!/usr/bin/env bash
# reports.sh INSPECT [--accept]: what benchmark programs print and refuse, compared with reports.txt. Figures that
# differ from run to run are left out.
set -euo pipefail
inspect=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
cd "$here/../.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
build() { # KERNEL OPTION…
    "$inspect" bench "$@" --store "$dir/program.c" 2>/dev/null && gcc -O0 -fopenmp "$dir/program.c" -o "$dir/program" -lm
}
# Where the kernel reports them, so do we.
huge='[0-9]+'
[ -r /proc/self/smaps_rollup ] || huge=null
run() {
    local status=0
    echo "== $*"
    "$dir/program" "$@" >"$dir/out" 2>&1 || status=$?
    sed -E "s|$dir/||"';s/"(seconds|clock_hz_[a-z]*|adds_per_cycle|[a-z]*voluntary_switches|run_delay_seconds|[a-z]*_faults|migrations|setup_seconds|warmup_seconds)": ([0-9.e+-]+|null)/"\1": …/g
        s/("alignment": )[0-9]{4,}/\1…/g; s/("huge_page_bytes": )'"$huge"'/\1…/; s/"cpus": \[[0-9, ]*\]/"cpus": […]/; s/("max_error": )[0-9.e-]+/\1…/' "$dir/out"
    [ $status -eq 0 ] || echo "status $status"
}
{
    build named/dot
    run 1013 --sweeps 3 --samples 2 --warmup 0 --threads 2
    run 1013 --sweeps 2 --samples 1 --warmup 0 --init constant --pad 128 --cold --touch serial --pages small --threads 1
    run 100 --verify --threads 2
    run --help
    cat >"$dir/types.c" <<'KERNEL'
double _Complex z[M][N]; float _Complex y[N][M]; short k[M][N]; unsigned char u[N][M]; long l[M][N]; double w[N], c;
for (long j = 1; j < M - 1; ++j)
    for (long i = 1; i < N - 1; ++i) {
        z[j][i] = y[i][j] * c + y[i-1][j] - 0.25 * z[j][i];
        l[j][i] = k[j][i-1] + 3 * u[i+1][j] - l[j][i] / 2;
    }
KERNEL
    build "$dir/types.c"
    run 12 14 --sweeps 2 --samples 1 --warmup 0 --threads 3
    run 12 14 --sweeps 3 --samples 1 --warmup 0 --threads 2 --outer 4 --touch serial
    run 12 14 --verify --threads 4
    build "$dir/types.c" -b 2
    run 12 14 --block 3,4 --verify --threads 3 --init constant
    echo 'float a[3*N]; signed char f[N]; int d[N]; float s, t; int n;
for (long i = 2; i < N - 1; i += 3) { s = a[3*i] - 0.5f * s; t += a[i] * d[i]; f[i] = d[i+1] + f[i-2]; }' >"$dir/chain.c"
    build "$dir/chain.c"
    run 200 --sweeps 3 --samples 1 --warmup 0 --threads 2
    run 200 --verify
    build 2D/r1/isotropic/star/variable/float -b 1
    run 40 30 --block 7 --sweeps 2 --samples 1 --warmup 0 --threads 2 --pages system
    run 40 30 --block 7 --sweeps 5 --samples 1 --warmup 0 --threads 1 --jacobi
    run 40 30 --block 700 --verify --outer 3
    run 40 30 --block 7 --sweeps 2 --samples 1 --warmup 0 --threads 1 --shift 48 --pad 64
    run 40 30 --block 7 --verify --shift 16
    for wrong in '40' '40 30' '40 30 20 --block 3' '40 0 --block 3' '40 x --block 3' '40 30 --block 0' '40 30 --block 3,4' \
        '--pad 63' '--pad -64' '--pad 1073741825' '--shift 15' '--shift 64' '--shift -16' '--threads 0' '--threads 5000' '--cpus 0,' '--cpus 0,-1' \
        '--cpus 1048577' '--cpus 0 --threads 2' '--samples 0' '--samples 1x' '--min-time -1' '--min-time 1000001' \
        '--warmup nan' '--sweeps 0' '--cold-bytes 0' '--outer 0' '--init zero' '--touch me' '--pages tiny' '--pages' '--page 4'; do
        case $wrong in
        --*) wrong="40 30 --block 3 $wrong" ;;
        esac
        # shellcheck disable=SC2086  # several arguments
        run $wrong
    done
} >"$dir/got"
[ "${2:-}" != --accept ] || cp "$dir/got" "$here/reports.txt"
diff -u "$here/reports.txt" "$dir/got"
