#!/usr/bin/env bash
# vectorised.sh INSPECT: do gcc and clang vectorise the inner loop of every star in double and float?
#
# Compiles the measured functions of all 96 at -O3 -march=native and reads the assembly: a
# vectorised loop has packed floating-point arithmetic. Those without are listed, with what the
# compiler says about them, and fail the test.
set -euo pipefail
inspect=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

case $(uname -m) in
x86_64) packed='^\s+v?(mul|add|fn?m(add|sub)[0-9]*)p[sd]\s' ;;
aarch64) packed='^\s+fm?(mul|add|la|mla)\s+(v[0-9]+\.(2d|4s)|z[0-9]+\.[ds])' ;;
*)
    echo "no pattern for packed arithmetic on $(uname -m): nothing is checked"
    exit 0
    ;;
esac

# The function and the macros before it.
function_text='!done && (/^#if defined\(__clang__\)/ || /^void sweep\(/) {on = 1} on {print} on && /^}/ {on = 0; done = 1}'
count=0
for dims in 2D 3D; do for radius in r1 r2 r3; do
    for weighting in isotropic heterogeneous homogeneous point-symmetric; do
        for coefficients in constant variable; do for type in double float; do
            path=$dims/$radius/$weighting/star/$coefficients/$type
            count=$((count + 1))
            echo "$path" >>"$dir/paths"
            echo "/* $path */" >>"$dir/all.c"
            "$inspect" bench "$path" | awk "$function_text" | sed "s/^void sweep(/void sweep_$count(/" >>"$dir/all.c"
        done; done
    done
done; done

failed=0
# check CC REMARKS…: the remarks are the flags with which CC explains itself
check() {
    local cc=$1 n=0 path
    shift
    "$cc" -std=c11 -O3 -march=native -Wall -Wextra -Werror "$@" -S "$dir/all.c" -o "$dir/all.s" 2>"$dir/remarks"
    while read -r path; do
        n=$((n + 1))
        sed -n "/^_\{0,1\}sweep_$n:/,/^_\{0,1\}sweep_$((n + 1)):/p" "$dir/all.s" >"$dir/one.s"
        grep -qE "$packed" "$dir/one.s" && continue
        failed=1
        local first last
        first=$(grep -n "^void sweep_$n(" "$dir/all.c" | cut -d: -f1)
        last=$(sed -n "$first,\$p" "$dir/all.c" | grep -n '^}' | head -1 | cut -d: -f1)
        echo "$cc does not vectorise $path:"
        awk -F: -v from="$first" -v to="$((first + last))" '$2 >= from && $2 <= to' "$dir/remarks" | sort -u | sed -n 1,3p
    done <"$dir/paths"
    echo "$cc: $n functions read"
    [ "$n" -eq 96 ] || failed=1
}
check gcc -fopt-info-vec-missed
check clang -Rpass-missed=loop-vectorize -Rpass-analysis=loop-vectorize -Wno-error=pass-failed
exit $failed
