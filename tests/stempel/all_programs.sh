#!/usr/bin/env bash
# all_programs.sh WRITE_PROGRAMS: compiles the benchmark programs of all classes, the complex ones
# too, and of the named kernels, with every blocking mode, and lets them verify themselves.
#
# Every kernel meets gcc and clang, warnings are errors. Unoptimised, since this is about what is
# written. To save the time of some thousand processes, one program writes all of them, they are
# linked into one a compiler, and that runs them (run_programs.c).
set -euo pipefail
write_programs=$1
here=$(dirname "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

"$write_programs" "$dir" stencils/named/*.c >"$dir/list"
while read -r name cc _; do
    echo "$cc -std=c11 -Wall -Wextra -Werror -O0 -fopenmp -Dmain=${name}_main -Dsweep=${name}_sweep -c $dir/$name.c -o $dir/$name.o"
done <"$dir/list" | xargs -P "$(nproc)" -L 1 env || exit 1 # the compilers have said which

# Threads that wait do not keep others from running.
export OMP_WAIT_POLICY=passive KMP_BLOCKTIME=0
failed=0
for cc in gcc clang; do
    grep " $cc " "$dir/list" >"$dir/list-$cc"
    mkdir "$dir/$cc"
    {
        sed 's/ .*//; s/.*/int &_main(int argc, char **argv);/' "$dir/list-$cc"
        echo 'static const struct entry table[] = {'
        sed 's/ .*//; s/.*/    {"&", &_main},/' "$dir/list-$cc"
        echo '    {NULL, NULL},};'
    } >"$dir/$cc/table.h"
    mapfile -t objects < <(sed "s|\([^ ]*\) .*|$dir/\1.o|" "$dir/list-$cc")
    "$cc" -std=c11 -D_POSIX_C_SOURCE=200809L -I "$dir/$cc" -fopenmp "$here/run_programs.c" "${objects[@]}" \
        -o "$dir/$cc/run" -lm
    split -n "r/$(nproc)" "$dir/list-$cc" "$dir/$cc/part"
    printf '%s\n' "$dir/$cc"/part* | xargs -P "$(nproc)" -I{} sh -c "'$dir/$cc/run' <{} >{}.out" || failed=1
    cat "$dir/$cc"/part*.out
done
exit $failed
