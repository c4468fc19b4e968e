#!/usr/bin/env bash
# How far the ECM model is from measurements with the data in caches, as the literature has it and
# with --rows: median of |predicted / measured - 1| over the sizes.
#
#   tests/bench/model_rows.sh INSPECT MACHINE [COMPILER]
#
# MACHINE: a calibrated file of this host. AMD Zen 3 (virtual, 3.2 GHz, gcc 12 -O3 -march=native
# -funroll-loops): 47 % and 18 %; clang 14: 54 % and 10 %.
set -euo pipefail
inspect=$(realpath "$1") machine=$2 compiler=${3:-gcc}
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache

# column FILE NAME: a column of a CSV file without quotes
column() {
    awk -F, -v name="$2" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next } { print $c }' "$1"
}

median() {
    sort -g | awk '{ v[NR] = $1 } END { printf "%.0f %%\n", 100 * v[int((NR + 1) / 2)] }'
}

# deviations PREDICTED MEASURED
deviations() {
    paste "$1" "$2" | awk '{ d = $1 / $2 - 1; print d < 0 ? -d : d }'
}

for stencil in 2D/r1/homogeneous/star/constant/double 3D/r1/homogeneous/star/constant/double \
    3D/r1/heterogeneous/star/constant/double 3D/r1/homogeneous/box/constant/double \
    3D/r2/isotropic/star/constant/double 3D/r1/homogeneous/star/constant/float; do
    case $stencil in 2D*) sizes=20-400:14log10 ;; *) sizes=12-76:14 ;; esac
    common=(-C "$compiler" -m "$machine" -D . "$sizes" "$stencil")
    "$inspect" model -p ECM -p Benchmark --budget 0.06 --precision 0.03 --csv "$work/a" "${common[@]}"
    "$inspect" model -p ECM --rows --csv "$work/b" "${common[@]}"
    column "$work/a" bench_cy_per_cl_median >"$work/measured"
    column "$work/a" T_ECM_cy_per_cl >"$work/endless"
    column "$work/b" T_ECM_cy_per_cl >"$work/rows"
    for kind in endless rows; do
        deviations "$work/$kind" "$work/measured" | tee -a "$work/all_$kind" | median >"$work/m_$kind"
    done
    printf '%-44s %5s %5s\n' "$stencil" "$(cat "$work/m_endless")" "$(cat "$work/m_rows")"
done
printf '%-44s %5s %5s\n' all "$(median <"$work/all_endless")" "$(median <"$work/all_rows")"
