#!/usr/bin/env bash
# all_programs.sh WRITE_PROGRAMS: compiles the benchmark programs of all classes, the complex ones
# too, and of the named kernels, with every blocking mode, and lets them verify themselves.
#
# Every kernel of which write_programs.c writes all modes meets gcc and clang, the others one of them;
# warnings are errors. Unoptimised, since this is about what is written. To save the time of some thousand
# processes, one program writes all of them, what they have in common is compiled once, a compiler gets
# many of them at once, they are linked into one a compiler, and that runs them (run_programs.c).
# programs.sh builds and runs some as the single files that a user gets.
set -euo pipefail
write_programs=$1
here=$(dirname "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

flags='-std=c11 -Wall -Wextra -Werror -O0 -fopenmp'
"$write_programs" "$dir" stencils/named/*.c >"$dir/list"
# The harness takes its kernel from us instead of the linker.
declaration='extern const struct problem problem;'
grep -qxF "$declaration" "$dir/harness.c"
{
    sed "s/^$declaration\$/static struct problem problem;/" "$dir/harness.c"
    echo 'void harness_take(const struct problem *from);'
    echo 'void harness_take(const struct problem *from) { problem = *from; }'
} >"$dir/any.c"
mkdir "$dir/groups"
for cc in gcc clang; do
    grep " $cc " "$dir/list" | split -a 3 -l 27 - "$dir/groups/$cc-"
done
for group in "$dir"/groups/*-???; do
    {
        echo '#include "shared.h"'
        sed 's/ .*//; s/.*/#include "&.c"/' "$group"
    } >"$group.c"
    compiler=${group##*/}
    # Of the functions that harness and kernels share it needs some only.
    echo "${compiler%-*} $flags -Wno-unused-function -I $dir -c $group.c -o $group.o"
done | xargs -P "$(nproc)" -L 1 env || exit 1 # the compilers have said which

# Threads that wait do not keep others from running.
export OMP_WAIT_POLICY=passive KMP_BLOCKTIME=0
failed=0
for cc in gcc clang; do
    grep " $cc " "$dir/list" >"$dir/list-$cc"
    mkdir "$dir/$cc"
    {
        sed 's/ .*//; s/.*/extern const struct problem &_problem;/' "$dir/list-$cc"
        echo 'static const struct entry table[] = {'
        sed 's/ .*//; s/.*/    {"&", \&&_problem},/' "$dir/list-$cc"
        echo '    {NULL, NULL},};'
    } >"$dir/$cc/table.h"
    # shellcheck disable=SC2086  # several flags
    "$cc" $flags -Dmain=harness_main -c "$dir/any.c" -o "$dir/$cc/harness.o"
    "$cc" -std=c11 -D_POSIX_C_SOURCE=200809L -I "$dir/$cc" -fopenmp "$here/run_programs.c" "$dir/$cc/harness.o" \
        "$dir/groups/$cc"-*.o -o "$dir/$cc/run" -lm
    split -n "r/$(nproc)" "$dir/list-$cc" "$dir/$cc/part"
    printf '%s\n' "$dir/$cc"/part* | xargs -P "$(nproc)" -I{} sh -c "'$dir/$cc/run' <{} >{}.out" || failed=1
    cat "$dir/$cc"/part*.out
done
exit $failed
