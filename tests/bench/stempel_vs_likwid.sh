#!/usr/bin/env bash
# stempel_vs_likwid.sh INSPECT [CPU]: how fast are generated programs next to likwid-bench?
#
# For copy and triad, in each cache and in memory: the bandwidth of the generated program and that
# of the best likwid-bench kernel with the same streams, one line a compiler, kernel and level.
#
# The same for both: bytes that are counted (of each stream, without write-allocate), sizes, CPU,
# streams that begin at page boundaries, pages as the system gives them, ordinary stores, loops that
# stay loops (gcc would call memcpy for a copy). A round runs all programs one after the other and
# gives a ratio to likwid's run in it, so that both see the host in the same state; likwid runs first
# and last in a round. Printed are the medians over the rounds.
#
# likwid-bench's own -s takes whole seconds only: `-s 0.2` is none, and gives ten iterations, which
# in a cache are mostly warm-up. So its iterations are counted out here.
#
# ROUNDS, SECONDS_PER_RUN, LEVELS, KERNELS and COMPILERS change what their names say. Run it from the
# repository's root on a quiet host.
set -euo pipefail
inspect=$1
cpu=${2:-0}
rounds=${ROUNDS:-7}
seconds=${SECONDS_PER_RUN:-0.2}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# As in calibrated machine files (collect/host/detect.c) and in a measurement.
declare -A flags=([gcc]='-O3 -march=native -funroll-loops -fno-tree-loop-distribute-patterns'
    [clang]='-O3 -march=native -fno-builtin')

# cache_bytes LEVEL: of the data or unified cache of that level, 0 without one
cache_bytes() {
    local index size=0
    for index in /sys/devices/system/cpu/cpu"$cpu"/cache/index*; do
        if [ "$(cat "$index/level")" = "$1" ] && [ "$(cat "$index/type")" != Instruction ]; then
            size=$(($(sed 's/K$/*1024/;s/M$/*1048576/' "$index/size")))
        fi
    done
    echo "$size"
}
l1=$(cache_bytes 1) l2=$(cache_bytes 2) l3=$(cache_bytes 3)
declare -A level_bytes=([L1]=$((l1 * 5 / 8)) [L2]=$((l2 * 5 / 8)) [L3]=$((l3 / 2))
    [MEM]=$(((l3 > 0 ? l3 : l2) * 6)))

median() { sort -g | awk '{v[NR] = $1} END {print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2}'; }

# likwid_run KERNEL BYTES ITERATIONS: MByte/s, seconds and the bytes it really used
likwid_run() {
    taskset -c "$cpu" likwid-bench -t "$1" -i "$3" -w "N:$2B:1" 2>/dev/null | awk -v cpu="$cpu" '
        /running on hwthread/ {there = $0 ~ "hwthread " cpu " "}
        /^MByte\/s:/ {b = $2} /^Time:/ {s = $2} /^Size \(Byte\):/ {n = $3}
        END {if (b > 0 && there) print b, s, n}' || true
}

# likwid_iterations KERNEL BYTES: as many as take the wanted time; nothing if it cannot run here
likwid_iterations() {
    local first
    first=$(likwid_run "$1" "$2" $((500000000 / $2 + 1)))
    [ -n "$first" ] && awk -v wanted="$seconds" -v bytes="$2" \
        '{n = int(wanted * $1 * 1e6 / bytes); print (n > 1 ? n : 1)}' <<<"$first"
}

# likwid_best KERNEL BYTES: the fastest variant without non-temporal stores: its name, its iterations
# and the bytes that it really uses
likwid_best() {
    local name iterations
    likwid-bench -a | sed -n "s/^\($1\(_sse\|_avx\|_avx512\|_neon\|_sve[0-9]*\)\{0,1\}\(_fma\)\{0,1\}\) - .*/\1/p" |
        while read -r name; do
            iterations=$(likwid_iterations "$name" "$2") || continue
            for _ in 1 2 3; do likwid_run "$name" "$2" "$iterations"; done | sort -g | sed -n 2p |
                awk -v name="$name" -v n="$iterations" 'NF == 3 {print $1, name, n, $3}'
        done | sort -g | tail -1 | cut -d' ' -f2-
}

# own_run PROGRAM N BYTES_PER_LUP: MByte/s of one sample
own_run() {
    taskset -c "$cpu" "$1" "$2" --threads 1 --samples 1 --min-time "$seconds" |
        sed -n 's/.*"seconds": \([^,]*\),.*"lups": \([^,]*\),.*/\1 \2/p' |
        awk -v bytes="$3" '{print $2 * bytes / $1 / 1e6}'
}

for kernel in ${KERNELS:-copy triad}; do
    "$inspect" bench "named/$kernel" --store "$dir/$kernel.c"
    for cc in ${COMPILERS:-gcc clang}; do
        # shellcheck disable=SC2086  # several flags
        command -v "$cc" >/dev/null && "$cc" -std=c11 ${flags[$cc]} "$dir/$kernel.c" -o "$dir/$kernel-$cc" -lm
    done
done

printf '%-8s %-6s %-5s %10s %-15s %11s %11s %7s   %s\n' compiler kernel level bytes likwid_kernel \
    likwid_MB/s own_MB/s ratio 'its quartiles'
for level in ${LEVELS:-L1 L2 L3 MEM}; do
    [ "${level_bytes[$level]}" -gt 0 ] || continue
    for kernel in ${KERNELS:-copy triad}; do
        streams=$([ "$kernel" = copy ] && echo 2 || echo 4)
        read -r best iterations bytes < <(likwid_best "$kernel" "${level_bytes[$level]}")
        rm -f "$dir"/likwid "$dir"/own-* "$dir"/ratio-*
        for _ in $(seq "$rounds"); do
            before=$(likwid_run "$best" "$bytes" "$iterations" | cut -d' ' -f1)
            for program in "$dir/$kernel"-*; do
                [ -x "$program" ] && own_run "$program" $((bytes / 8 / streams)) $((8 * streams)) >"$dir/now-${program##*-}"
            done
            after=$(likwid_run "$best" "$bytes" "$iterations" | cut -d' ' -f1)
            theirs=$(awk -v a="$before" -v b="$after" 'BEGIN {print (a + b) / 2}')
            echo "$theirs" >>"$dir/likwid"
            for now in "$dir"/now-*; do
                cat "$now" >>"$dir/own-${now##*-}"
                awk -v b="$theirs" '{print $1 / b}' "$now" >>"$dir/ratio-${now##*-}"
            done
        done
        for ratios in "$dir"/ratio-*; do
            cc=${ratios##*-}
            printf '%-8s %-6s %-5s %10s %-15s %11.0f %11.0f %7.3f   %s\n' "$cc" "$kernel" "$level" "$bytes" \
                "$best" "$(median <"$dir/likwid")" "$(median <"$dir/own-$cc")" "$(median <"$ratios")" \
                "$(sort -g "$ratios" | awk '{v[NR] = $1} END {printf "%.2f-%.2f", v[int((NR + 3) / 4)], v[NR + 1 - int((NR + 3) / 4)]}')"
        done
    done
done
