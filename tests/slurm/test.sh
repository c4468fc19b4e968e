#!/usr/bin/env bash
# Collects a set of 40 points on a real four-node cluster while a task is killed, one gets SIGTERM as
# before its walltime, the controller restarts and a node goes down; the collection must end complete,
# no point measured twice, and equal in its model values to one collected in one go.
#
#   test.sh INSPECT MACHINE_FILE
set -euo pipefail
inspect=$(realpath "$1")
machine=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
chmod 0755 "$dir" # munged runs as a user of its own
cluster=$dir/cluster
cleanup() {
    "$here/cluster.sh" down "$cluster" >/dev/null 2>&1 || true
    rm -rf "$dir"
}
trap cleanup EXIT
fail() {
    echo "FAILED: $*" >&2
    tail -n 20 "$dir"/work/jobs/*/*.log >&2 2>/dev/null || true
    exit 1
}

mkdir -p "$dir/work/stencils/sets" "$dir/work/jobs" "$dir/work/machines"
cd "$dir/work"
name=$(sed -n 's/^name: *//p' "$machine" | head -n 1)
cp "$machine" "machines/$name.yml"
ln -s "$here/../../templates" "$here/../../site" . # for the job that renders
cat >stencils/sets/forty.yml <<S
name: forty
classes: ['2D/r1/*/star/constant/[df]*']
sizes: {scale: linear, first: 20, last: 100, count: 5}
predictors: [LC]
scaling: false
point_budget_s: 0.8
S
cat >jobs/hosts.yml <<H
hosts:
  - {name: test, machine: $name, partition: work, walltime_minutes: 3, exclusive: false}
H

"$here/cluster.sh" up "$cluster"
export SLURM_CONF=$cluster/slurm.conf
"$inspect" jobs write forty -H test --task-minutes 0.06
"$inspect" jobs submit forty -H test
# What is cancelled stays away, although its tasks get SIGTERM as before their walltime.
for _ in $(seq 100); do
    [ -n "$(squeue -h -t R -o %i)" ] && break
    sleep 0.1
done
sleep 1
"$inspect" jobs cancel forty -H test
for _ in $(seq 150); do
    [ -z "$(squeue -h -o %i)" ] && break
    sleep 0.2
done
sleep 1
[ -z "$(squeue -h -o %i)" ] || fail "cancelled tasks are back in the queue"
"$inspect" jobs write forty -H test --task-minutes 0.06
"$inspect" jobs submit forty -H test --render
# Signals the running task with this place in the list; scancel's status does not show whether a task
# that is just starting got it, so the journal and the logs are looked at in the end.
disturb() {
    local signal=$1 how=$2 place=$3 task=
    for _ in $(seq 100); do
        task=$(squeue -h -r -t R -o %i | sed -n "${place}p")
        [ -n "$task" ] && break
        sleep 0.1
    done
    [ -n "$task" ] || fail "no task runs"
    scancel --signal="$signal" "$how" "$task" 2>/dev/null & # it may insist for long
    echo "sent SIG$signal to $task"
}
sleep 2
disturb TERM --batch 1
disturb KILL --full 2
"$here/cluster.sh" restart-controller "$cluster"
scontrol update NodeName=node4 State=DOWN Reason=test

# Whatever the queue made of that: write and submit again until all is done.
for round in $(seq 10); do
    for _ in $(seq 300); do
        [ -z "$(squeue -h -o %i 2>/dev/null)" ] && break
        sleep 0.2
    done
    left=$("$inspect" jobs status forty -H test | tail -n 1)
    echo "round $round: $left"
    case $left in "8 configurations: 8 done"*) break ;; esac
    "$inspect" jobs write forty -H test --task-minutes 0.06 >/dev/null
    "$inspect" jobs submit forty -H test >/dev/null
done
case $left in "8 configurations: 8 done"*) ;; *) fail "not complete: $left" ;; esac

[ -s public/index.html ] || fail "no job rendered the site"
grep -q "error: interrupted" jobs/test-forty/*.log || fail "no task noticed its SIGTERM"
points=$(cat stencils/2D/r1/*/star/constant/*/*/points.jsonl | grep -c '"status":"ok"')
keys=$(cat stencils/2D/r1/*/star/constant/*/*/points.jsonl | grep -o '"key":"[0-9a-f]*"' | sort -u | wc -l)
[ "$points" -eq 40 ] || fail "$points points instead of 40"
[ "$keys" -eq 40 ] || fail "$keys different points instead of 40"

# One set on two machines, each in its own partition, from one plan; the last job writes their progress.
sed "s/^name: .*/name: there/" "machines/$name.yml" >machines/there.yml
cat >stencils/sets/two.yml <<S
name: two
classes: ['2D/r2/homogeneous/star/constant/[df]*']
sizes: {list: [20]}
predictors: [LC]
scaling: false
point_budget_s: 0.1
S
cat >jobs/both.yml <<H
hosts:
  - {name: test, machine: $name, partition: work, nodelist: node1, walltime_minutes: 3, exclusive: false}
  - {name: other, machine: there, partition: other, walltime_minutes: 3, exclusive: false, render: true}
H
both() { "$inspect" jobs "$1" two --hosts jobs/both.yml -H test,other "${@:2}"; }
scontrol update NodeName=node4 State=RESUME 2>/dev/null || true # it may be back by itself
rm -f public/jobs.html
cp jobs/both.yml jobs/hosts.yml # that the last job reads
both write
both submit >"$dir/submitted"
[ "$(grep -c '^submitted as job' "$dir/submitted")" -eq 2 ] || fail "not a job for each machine"
squeue -h -o '%j %P %E' | grep -q '^inspect-test-two-render .*afterany:.*,afterany:' || fail "rendering does not wait for both"
for _ in $(seq 100); do
    [ -s public/jobs.html ] && break
    sleep 0.3
done
[ "$(both status | grep -c '2 configurations: 2 done, 0 running, 0 pending, 0 left, 0 with failures')" -eq 2 ] || fail "the set is not complete on both machines"
[ -s "stencils/2D/r2/homogeneous/star/constant/double/there/grid.csv" ] || fail "no results of the other machine"
for machine in "$name" there; do
    grep -q "^<tr><td>$machine .*<td>2 of 2</td>" public/jobs.html || fail "the page of the progress lacks $machine"
done

# The same in one go, models only: every predicted column must be equal.
"$inspect" collect forty -m "machines/$name.yml" -o reference --model-only >/dev/null
for grid in reference/2D/r1/*/star/constant/*/*/grid.csv; do
    cut -d, -f1-19 "$grid" >"$dir/a"
    cut -d, -f1-19 "stencils/${grid#reference/}" >"$dir/b"
    cmp "$dir/a" "$dir/b" || fail "models differ in ${grid#reference/}"
done
echo "40 points, each once, models equal, site rendered, two machines from one plan"
