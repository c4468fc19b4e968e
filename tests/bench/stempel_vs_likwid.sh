#!/usr/bin/env bash
# stempel_vs_likwid.sh INSPECT [CPU]: how fast are generated programs next to likwid-bench?
#
# For copy and triad, in each cache and in memory: the bandwidth of the generated program and that
# of the best likwid-bench kernel with the same streams (ordinary stores, any vector width), the
# same bytes and the same CPU. Both are run in turns, several times; printed are the fastest runs
# (whatever disturbs only slows down) and their ratio, one line a compiler, kernel and level. Run
# from the repository's root. FLAGS, REPEATS and SECONDS_PER_RUN change what their names say.
set -euo pipefail
inspect=$1
cpu=${2:-0}
repeats=${REPEATS:-5}
seconds=${SECONDS_PER_RUN:-0.2}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

flags=${FLAGS:--O3 -march=native}

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
declare -A level_bytes=([L1]=$((l1 * 5 / 8)) [L2]=$((l2 * 5 / 8)))
levels=(L1 L2)
if [ "$l3" -gt 0 ]; then
    level_bytes[L3]=$((l3 / 2))
    levels+=(L3)
fi
level_bytes[MEM]=$(((l3 > 0 ? l3 : l2) * 6))
levels+=(MEM)

fastest() { sort -g | tail -1; }

# likwid_run KERNEL BYTES: MByte/s and the bytes it really used; nothing if it cannot run here
likwid_run() {
    taskset -c "$cpu" likwid-bench -t "$1" -s "$seconds" -w "S0:$2B:1" 2>/dev/null |
        awk '/^MByte\/s:/ {b = $2} /^Size \(Byte\):/ {s = $3} END {if (b > 0) print b, s}' || true
}

# likwid_best KERNEL BYTES: the fastest variant without non-temporal stores
likwid_best() {
    likwid-bench -a | sed -n "s/^\($1\(_sse\|_avx\|_avx512\|_neon\|_sve[0-9]*\)\{0,1\}\(_fma\)\{0,1\}\) - .*/\1/p" |
        while read -r name; do
            echo "$(likwid_run "$name" "$2") $name"
        done | awk 'NF == 3' | sort -g | tail -1
}

# own_run PROGRAM N BYTES_PER_LUP: MByte/s of one sample
own_run() {
    taskset -c "$cpu" "$1" "$2" --threads 1 --samples 1 --min-time "$seconds" |
        sed -n 's/.*"seconds": \([^,]*\),.*"lups": \([^,]*\),.*/\1 \2/p' |
        awk -v bytes="$3" '{print $2 * bytes / $1 / 1e6}'
}

printf '%-6s %-6s %-6s %12s %-16s %12s %12s %7s\n' compiler kernel level bytes likwid_kernel likwid_MB/s own_MB/s ratio
for kernel in copy:2 triad:4; do
    streams=${kernel#*:} kernel=${kernel%:*}
    "$inspect" bench "named/$kernel" --store "$dir/$kernel.c"
    for cc in gcc clang; do
        command -v "$cc" >/dev/null || continue
        # shellcheck disable=SC2086  # several flags
        "$cc" -std=c11 $flags "$dir/$kernel.c" -o "$dir/$kernel-$cc"
    done
    for level in "${levels[@]}"; do
        read -r _ bytes best < <(likwid_best "$kernel" "${level_bytes[$level]}")
        n=$((bytes / 8 / streams))
        : >"$dir/likwid"
        rm -f "$dir"/own-*
        for _ in $(seq "$repeats"); do
            likwid_run "$best" "$bytes" | cut -d' ' -f1 >>"$dir/likwid"
            for cc in gcc clang; do
                [ -x "$dir/$kernel-$cc" ] && own_run "$dir/$kernel-$cc" "$n" $((8 * streams)) >>"$dir/own-$cc"
            done
        done
        theirs=$(fastest <"$dir/likwid")
        for file in "$dir"/own-*; do
            ours=$(fastest <"$file")
            printf '%-6s %-6s %-6s %12s %-16s %12.0f %12.0f %7.3f\n' "${file##*-}" "$kernel" "$level" \
                "$bytes" "$best" "$theirs" "$ours" "$(awk -v a="$ours" -v b="$theirs" 'BEGIN {print a / b}')"
        done
    done
done
