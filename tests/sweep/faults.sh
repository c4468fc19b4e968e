#!/usr/bin/env bash
# What happens to `inspect collect` when the world changes under it: a full disk, a read-only folder,
# another machine file, another compiler, a clock that jumps, a second collector. Each time there is a
# clear message, nothing is damaged, and only what must be is done again.
#
#   faults.sh INSPECT MACHINE_FILE CLOCK_JUMP.so
set -euo pipefail
inspect=$(realpath "$1")
machine=$(realpath "$2")
jump=$(realpath "$3")
if [ "${4:-}" != in-namespace ] && unshare -m true 2>/dev/null; then
    exec unshare -m "$0" "$1" "$2" "$3" in-namespace # mounts of our own, gone with us
fi
namespace=${4:-}
work=$(mktemp -d)
mounted=()
cleanup() {
    for m in "${mounted[@]}"; do umount "$m" 2>/dev/null || true; done
    rm -rf "$work"
}
trap cleanup EXIT
cd "$work"
fail() {
    echo "FAILED: $*" >&2
    cat output >&2 2>/dev/null || true
    grep -h '"status":"failed"' ./*/*/*/*/*/*/*/*/points.jsonl >&2 2>/dev/null || true
    exit 1
}
cat >set.yml <<S
name: faults
classes: [2D/r1/homogeneous/star/constant/double]
sizes: {scale: linear, first: 20, last: 80, count: 4}
predictors: [LC, SIM]
scaling: false
point_budget_s: 0.05
S
# collect FOLDER MACHINE…: into FOLDER; what it says goes to `output`
collect() {
    local folder=$1
    shift
    "$inspect" collect set.yml --cache cache -o "$folder" -m "$@" >output 2>&1
}
refused() { ! collect "$@" || fail "it did not notice"; grep -q "$says" output || fail "unclear message"; }
points() { grep -ho '"key":"[0-9a-f]*"' "$1"/2D/*/*/*/*/*/*/points.jsonl | sort -u | wc -l; }
leftovers() { find "$1" -name '*.tmp.*' | wc -l; }
models() { cut -d, -f1-28 "$1"/2D/*/*/*/*/*/*/grid.csv; }

collect whole "$machine" || fail "nothing works"
[ "$(points whole)" -eq 4 ] || fail "$(points whole) points instead of 4"

if [ -n "$namespace" ]; then
    mkdir full
    mount -t tmpfs -o size=96k none full
    mounted+=("$work/full")
    head -c 88k /dev/zero >full/filler
    says='No space left on device' refused full "$machine"
    [ "$(leftovers full)" -eq 0 ] || fail "half a file is left on the full disk"
    before=$(points full 2>/dev/null || true)
    rm full/filler
    collect full "$machine" || fail "it does not go on after the disk was full"
    [ "$(points full)" -eq 4 ] && [ "$(points full)" -ge "${before:-0}" ] || fail "points are lost"
    [ "$(models full)" = "$(models whole)" ] || fail "models differ after the disk was full"
    echo "full disk: refused, then completed"

    # What the surroundings did says nothing of a point: the next run tries it again.
    mkdir small
    mount -t tmpfs -o size=8k none small
    mounted+=("$work/small")
    ! TMPDIR=$work/small collect starved "$machine" || fail "a full temporary folder is a success"
    grep -q 'points\? \(is\|are\) missing; the first: .*No space left on device' output || fail "no word of the full temporary folder"
    grep -q ' 1 incomplete' output || fail "nobody says that the set is incomplete"
    ! TMPDIR=$work/small collect starved "$machine" || fail "a temporary folder that is still full is a success"
    ! grep -q '1 unchanged' output || fail "an incomplete collection is unchanged"
    ! grep -q '"attempts":[1-9]' starved/2D/*/*/*/*/*/*/points.jsonl || fail "the surroundings' failure is the point's"
    collect starved "$machine" || fail "it does not go on after the temporary folder was full"
    [ "$(models starved)" = "$(models whole)" ] || fail "models differ after the temporary folder was full"
    grep -q ' 0 failed points' output || fail "points are missing though there is room now"
    [ "$(grep -c '"status":"ok"' starved/2D/*/*/*/*/*/*/points.jsonl)" -eq 4 ] || fail "not all points were measured"
    echo "full temporary folder: incomplete, then completed"

    mount --bind whole whole
    mounted+=("$work/whole")
    mount -o remount,ro,bind "$work/whole"
    sed 's/count: 4/count: 3/' set.yml >other && mv other set.yml
    says='Read-only file system' refused whole "$machine"
    sed 's/count: 3/count: 4/' set.yml >other && mv other set.yml
    collect whole "$machine" || fail "a finished set cannot be looked at in a read-only folder"
    umount whole
    echo "read-only folder: refused, finished sets are read"
else
    echo "full disk and read-only folder: skipped, no mounts of our own here"
fi

cp whole/2D/*/*/*/*/*/*/points.jsonl journal
sed '0,/gb_per_s: \[/s//gb_per_s: [9/' "$machine" >changed.yml
cmp -s "$machine" changed.yml && fail "the machine file has no bandwidth to change"
collect whole changed.yml || fail "another machine file"
cmp -s journal whole/2D/*/*/*/*/*/*/points.jsonl || fail "a bandwidth in the machine file made it measure again"
grep -q '1 collected' output || fail "a changed machine file changed no models"
collect whole "$machine" || fail "back to the first machine file"
echo "machine file changed: models again, no measurement"

compiler=$(sed -n 's/^compiler: *\([a-z]*\).*/\1/p' whole/2D/*/*/*/*/*/*/config.yml | head -n 1)
mkdir bin
cat >"bin/$compiler" <<C
#!/bin/sh
[ "\$1" = --version ] && { echo "$compiler (another) 99.0"; exit 0; }
exec $(command -v "$compiler") "\$@"
C
chmod +x "bin/$compiler"
PATH=$work/bin:$PATH collect whole "$machine" || fail "another compiler"
[ "$(points whole)" -eq 8 ] || fail "another compiler, but $(points whole) points"
PATH=$work/bin:$PATH collect whole "$machine" || fail "the same compiler again"
grep -q '1 unchanged' output || fail "the same compiler, but it worked again"
echo "compiler changed: everything once more"

# A point at which the collector is killed each time is given up in the end, with the reason; one that
# was killed now and then is measured.
last_word() { tail -n 1 "$1"/2D/*/*/*/*/*/*/points.jsonl; }
killed() { # FOLDER KILLS
    mkdir "$1"
    cp -r whole/2D "$1"
    local journal=("$1"/2D/*/*/*/*/*/*/points.jsonl)
    local key
    key=$(grep -o '"key":"[0-9a-f]*"' journal | tail -n 1)
    grep -v "$key" journal >"${journal[0]}"
    echo "{$key,\"point\":\"grid.csv, size 80\",\"status\":\"begun\",\"reason\":\"the collector was killed\",\"attempts\":0,\"kills\":$2}" >>"${journal[0]}"
    rm "$1"/2D/*/*/*/*/*/*/config.yml
}
killed often 9
! collect often "$machine" || fail "a point is missing, and nobody says so"
grep -q '1 failed point\>' output || fail "a point that kills is not counted as failed"
last_word often | grep -q '"status":"begun"' || fail "a point that kills is tried for ever"
grep -q 'size 80: the collector was killed' often/2D/*/*/*/*/*/*/config.yml || fail "no reason for the point that kills"
! collect often "$machine" || fail "a point is still missing, and nobody says so"
grep -q '1 unchanged' output || fail "a point that kills is looked at again"
grep -q '1 point is missing; the first: .*size 80: the collector was killed' output || fail "no reason for the missing point"
killed seldom 8
collect seldom "$machine" || fail "a point that was killed"
last_word seldom | grep -q '"status":"ok"' || fail "a point that was killed now and then is not measured"
echo "a point that kills: given up in the end"

# Nothing but the date in config.yml may come from the calendar's clock.
LD_PRELOAD=$jump ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0 collect jumping "$machine" || fail "a clock that jumps"
[ "$(points jumping)" -eq 4 ] || fail "points are lost when the clock jumps"
[ "$(models jumping)" = "$(models whole)" ] || fail "models differ when the clock jumps"
grep -ho '"wall_s":[-0-9.e]*' jumping/2D/*/*/*/*/*/*/points.jsonl | cut -d: -f2 |
    awk '$1 <= 0 || $1 > 60 { exit 1 }' || fail "times by the calendar's clock"
collect jumping "$machine" && grep -q '1 unchanged' output || fail "a jump made it work again"
echo "jumping clock: not noticed"

sed -i 's/^classes.*/classes: ["[23]D\/r1\/homogeneous\/star\/constant\/double", "2D\/r1\/isotropic\/box\/constant\/*"]/' set.yml
"$inspect" collect set.yml --cache cache -o both -m "$machine" >first 2>&1 &
collect both "$machine" || fail "the second of two collectors"
wait $! || fail "the first of two collectors"
cat both/*/*/*/*/*/*/*/points.jsonl >records
lines=$(grep -c '"status":"ok"' records) # a point that failed at first has another record
keys=$(grep -o '"key":"[0-9a-f]*"' records | sort -u | wc -l)
[ "$lines" -eq 16 ] && [ "$keys" -eq 16 ] || fail "two collectors: $lines records of $keys points instead of 16"
collect both "$machine" && grep -q '4 unchanged' output || fail "two collectors left work"
echo "two collectors: each point once"
