#!/usr/bin/env bash
# all_programs.sh WRITE_PROGRAMS: compiles the benchmark programs of all classes, the complex ones
# too, and of the named kernels, with every blocking mode, and lets them verify themselves.
#
# Every kernel meets gcc and clang, warnings are errors. Unoptimised, since this is about what is
# written. To save the time of some thousand processes, one program writes all of them, what they have
# in common is compiled once, a compiler gets many of them at once, they are linked into one a compiler,
# and that runs them (run_programs.c). programs.sh builds and runs some as the single files that a user
# gets.
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
# Kernels in one translation unit have the same names: what they declare outside of functions, tags and
# enumerators too, gets the kernel's name in front.
{
    sed 's/^.*$/#include <&>/' <<<$'complex.h\nstdbool.h\nstddef.h\nmath.h\nstdlib.h'
    echo '#define PASTE_NAME(kernel, name) kernel##_##name'
    echo '#define JOIN_NAMES(kernel, name) PASTE_NAME(kernel, name)'
    cat "$dir"/p*.c | sed -nE '
        s/^(static |extern )?const (struct|enum) [a-z_]+ (problem)\>.*/\3/p
        s/^(struct|enum|union) ([a-z_]+) \{.*/\2/p
        s/^static void \(\*volatile ([a-z_]+)\).*/\1/p
        s/^(static )?([a-z_]+ )+\**(const )?([a-z_]+)[(].*/\4/p
        s/^static ([a-zA-Z_]+ )+\**(const )?\*?([a-z_]+)(\[[^]]*\])* =.*/\3/p
        s/^static ([a-zA-Z_]+ )+\**([a-z_]+)[(].*/\2/p' | sort -u
    cat "$dir"/p*.c | grep -oE '\<(MAX|TYPE|ROLE|FACTOR)_[A-Z_]+\>' | sort -u
} | sed 's/^[A-Za-z_]*$/#define & JOIN_NAMES(KERNEL, &)/' >"$dir/names.h"
mkdir "$dir/groups"
for cc in gcc clang; do
    grep " $cc " "$dir/list" | split -a 3 -l 27 - "$dir/groups/$cc-"
done
for group in "$dir"/groups/*-???; do
    {
        echo '#define _GNU_SOURCE'
        echo '#include "names.h"'
        sed 's/ .*//; s/.*/#define KERNEL &\n#include "&.c"\n#undef KERNEL/' "$group"
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
