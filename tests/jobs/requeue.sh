#!/usr/bin/env bash
# A Slurm task goes back to the queue where its time ran out before its work, and only then: not when all
# is done, not after it was cancelled, not after the collector failed.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir bin tasks
touch tasks/3.txt
fail() { echo "FAILED: $*" >&2; cat log >&2 2>/dev/null || true; exit 1; }
# In the collector's place: `end` has the status with which it ends, by itself or when it is stopped.
cat >bin/inspect <<'S'
#!/usr/bin/env bash
[ "$1" != machine ] || exit "$(cat identity)"
trap 'echo stopped >>log; exit "$(cat end)"' TERM
echo "begin $*" >>log
[ ! -e alone ] || exit "$(cat end)"
for _ in {1..400}; do sleep 0.05; done
S
cat >bin/squeue <<'S'
#!/bin/sh
echo "squeue $*" >>log
cat state
S
cat >bin/scontrol <<'S'
#!/bin/sh
echo "scontrol $*" >>log
S
chmod +x bin/*
sed -e "s|{{inspect}}|inspect|g; s|{{root}}|$work|; s|{{tasks}}|$work/tasks|; s|{{setup}}||; s|{{teardown}}|echo teardown >>log|" \
    -e '/^#SBATCH/d; /^{{options}}/d; s|{{[a-z_]*}}|x|g' "$root/templates/jobs/slurm.sh" >script.sh
export PATH=$work/bin:$PATH SLURM_ARRAY_JOB_ID=7 SLURM_ARRAY_TASK_ID=3
echo 0 >identity

# task STATUS: runs the script to its end, stopped by Slurm's signal unless the file `alone` is there.
task() {
    rm -f log
    touch log
    bash script.sh >output 2>&1 &
    local script=$!
    if [ ! -e alone ]; then
        for _ in {1..1000}; do
            ! grep -q begin log || break
            sleep 0.02
        done
        kill -TERM "$script"
    fi
    status=0
    wait "$script" || status=$?
    [ "$status" -eq "$1" ] || fail "exit status $status instead of $1"
    grep -q teardown log || fail "no teardown"
}
requeued() { grep -qx 'scontrol requeue 7_3' log; }

echo 1 >end
echo RUNNING >state
task 1
grep -q stopped log || fail "the collector was not stopped"
grep -q 'squeue .*7_3' log || fail "asked for another task"
requeued || fail "work was left, but the task did not go back to the queue"

for word in CANCELLED COMPLETING; do
    echo $word >state
    task 1
    ! requeued || fail "it came back though it was $word"
done

rm state # a queue that does not answer
task 1
requeued || fail "the queue did not answer, and the work was given up"

echo RUNNING >state
echo 0 >end
task 0
! requeued || fail "nothing was left to do, but it came back"

touch alone
echo 3 >end
task 3
! requeued || fail "the collector failed by itself, but the task came back"

echo 1 >identity
task 1
! grep -q begin log || fail "collected on a node that is another machine"
echo 0 >identity
rm tasks/3.txt
task 0
! grep -q begin log || fail "collected without a task"
