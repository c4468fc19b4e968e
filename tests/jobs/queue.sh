#!/usr/bin/env bash
# The odd answers of a queue, from scripts in its commands' place: few array indices, a queue that is
# silent or lies, other people's and older jobs, a submission that is refused, tasks of an older cut.
#
#   queue.sh INSPECT
set -euo pipefail
inspect=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/stencils/sets" "$work/jobs" "$work/machines"
cp "$root/machines/HaswellEP_E5-2695v3_CoD.yml" "$work/machines/"
cd "$work"
export PATH=$work/bin:$PATH
fail() { echo "FAILED: $*" >&2; cat output >&2 2>/dev/null || true; exit 1; }
jobs() { "$inspect" jobs "$@" -H test --cache cache >output 2>&1; }
# fake NAME LINE…: a command that notes its arguments
fake() {
    local name=$1
    shift
    printf '%s\n' '#!/bin/sh' "echo \"$name \$*\" >>$work/calls" "$@" >"bin/$name"
    chmod +x "bin/$name"
}
cat >stencils/sets/six.yml <<S
name: six
classes: ['2D/r[123]/homogeneous/star/constant/[df]*']
sizes: {scale: linear, first: 20, last: 80, count: 4}
predictors: [LC]
scaling: false
point_budget_s: 100
S
cat >jobs/hosts.yml <<H
hosts:
  - {name: test, machine: HaswellEP_E5-2695v3_CoD, walltime_minutes: 10, partition: p}
H

! jobs submit six --dry-run || fail "a dry submission of nothing"
grep -q 'run inspect jobs write first' output || fail "what to do before a submission"
fake scontrol 'echo "MaxArraySize            = 3"'
jobs write six || fail "write"
grep -q '^#SBATCH --array=0-2$' jobs/test-six/job.sh || fail "array indices reach MaxArraySize"
[ "$(cat jobs/test-six/tasks/*.txt | sort -u | wc -l)" -eq 6 ] || fail "not all six are in a task"
fake scontrol 'exit 1'
! jobs write six || fail "a cluster that does not report MaxArraySize"
! "$inspect" jobs write six -H test --cache asked >output 2>&1 || fail "a plan without a cluster"
[ ! -e asked ] || fail "a plan was made before the queue was asked"
[ -s jobs/test-six/tasks/0.txt ] || fail "a write that failed took the lists of tasks that may run"

fake sbatch 'echo "sbatch: error: Invalid account" >&2; exit 1'
! jobs submit six || fail "a refused submission"
grep -q 'Invalid account' output || fail "sbatch's reason is lost"
fake sbatch 'echo nonsense'
! jobs submit six || fail "a submission without a number"
fake sbatch 'echo "77;cluster"'
: >calls
jobs submit six --render || fail "submit"
grep -q 'submitted as job 77$' output || fail "the job's number"
grep -q 'sbatch --parsable --dependency=afterany:77 jobs/test-six/render.sh' calls || fail "no job renders"
bash -n jobs/test-six/render.sh && grep -q '^#SBATCH --job-name=inspect-test-six-render$' jobs/test-six/render.sh || fail "render.sh"
grep -q "render --collection 'stencils'$" jobs/test-six/render.sh || fail "what render.sh does"

# Two hosts from one plan: a job each, and one that renders after both. Two of one machine are refused.
cp machines/HaswellEP_E5-2695v3_CoD.yml one.yml
sed 's/^name: .*/name: Twin/' one.yml >machines/Twin.yml
cat >jobs/two.yml <<T
hosts:
  - {name: test, machine: HaswellEP_E5-2695v3_CoD, walltime_minutes: 10, partition: p}
  - {name: twin, machine: Twin, walltime_minutes: 10, partition: q}
  - {name: same, machine: Twin, walltime_minutes: 10}
  - {name: long, machine: Twin, walltime_minutes: 1000}
T
fake scontrol 'echo "MaxArraySize            = 3"'
both() { "$inspect" jobs "$1" six --cache cache --hosts jobs/two.yml -H "$2" "${@:3}" >output 2>&1; }
! both write twin,same || fail "two hosts of one machine"
grep -q "'twin' and 'same' have the same machine, 'Twin'" output || fail "why two hosts are refused"
! both write test,nobody && grep -q "unknown host 'nobody'" output || fail "an unknown host among known ones"
both write long && grep -q '^#SBATCH --array=0-0$' jobs/long-six/job.sh || fail "more tasks than the walltime asks for"
both write test,twin || fail "write for two hosts"
grep -q '^#SBATCH --partition=q$' jobs/twin-six/job.sh && grep -q " -m 'Twin' " jobs/twin-six/job.sh || fail "the second host's script"
: >calls
both submit test,twin --render || fail "submit for two hosts"
grep -q 'sbatch --parsable --dependency=afterany:77:77 jobs/test-six/render.sh' calls || fail "rendering does not wait for both"
fake squeue 'case "$*" in *twin*) echo "0|RUNNING" ;; esac'
both status test,twin --page new/site/progress.html || fail "status of two hosts"
grep -q '^twin: 6 configurations: 0 done, 2 running' output || fail "status of the second host"
grep -q '<td>HaswellEP_E5-2695v3_CoD .*<td>0 of 6</td><td>0</td>' new/site/progress.html &&
    grep -q '<td>Twin .*<td>0 of 6</td><td>2</td>' new/site/progress.html || fail "the page of the progress"

# A silent queue: nothing is failed or done for that.
fake squeue 'exit 1'
jobs status six || fail "status without a queue"
grep -q '6 configurations: 0 done, 0 running, 0 pending, 6 left, 0 with failures.*(the queue does not answer)' output || fail "a silent queue"
# It is asked by name: a job that has an old number of ours is none of ours.
: >calls
fake squeue 'case "$*" in *"--name inspect-test-six "*) echo "0|RUNNING"; echo "1-2%4|PENDING" ;; esac'
jobs status six || fail "status"
grep -q -- '--me ' calls && ! grep -q 77 calls || fail "asks by number"
grep -q '0 done, 2 running, 4 pending, 0 left' output || fail "pending tasks come as one range"

# A task that has left the queue with work left: its log says why, unless it is from an older plan.
fake squeue 'echo "0|RUNNING"'
touch -d '1 hour ago' jobs/test-six/tasks/2.txt
printf 'checked\nthis node is not a HaswellEP: task refused\n' >jobs/test-six/2.log
printf 'older\n' >jobs/test-six/1.log
touch -d '1 hour ago' jobs/test-six/1.log
jobs status six || fail "status after a refusal"
grep -q '^jobs/test-six/2.log ends: this node is not a HaswellEP: task refused$' output || fail "why a task is gone"
[ "$(grep -c ' ends: ' output)" -eq 1 ] || fail "logs of others"
grep -q 'about [0-9.]* \(s\|minutes\|hours\) of measurement left$' output || fail "the time that is left"

# One is collected by hand meanwhile: the folder shows what is done, whatever the queue says.
path=$(head -n 1 jobs/test-six/tasks/0.txt)
sed -i 's/^point_budget_s.*/measure: false/' stencils/sets/six.yml
"$inspect" collect six -m HaswellEP_E5-2695v3_CoD --cache cache >output 2>&1 || fail "collect"
fake squeue 'echo "0-2|RUNNING"'
jobs status six || fail "status of a finished set"
grep -q '6 configurations: 6 done, 0 running' output || fail "the queue is believed more than the folders"
[ -n "$path" ] || fail "an empty task"
fake scontrol 'echo "MaxArraySize            = 3"'
jobs write six && grep -q ' 0 tasks, everything is done$' output || fail "tasks without work"
: >calls
jobs submit six && grep -q '^nothing to submit' output || fail "a submission without work"
! grep -q sbatch calls || fail "a job without work was submitted"

# A task of an older plan finds no list: that is not a failure, and nothing is started.
sed -n '/^list=/,/^fi$/p' "$root/templates/jobs/slurm.sh" | sed "s|{{tasks}}|$work/nowhere|" >part.sh
SLURM_ARRAY_TASK_ID=5 bash -u part.sh >output || fail "a task without a list"
grep -q 'task 5 no longer exists' output || fail "a task without a list says nothing"

: >calls
fake scancel 'exit 0'
jobs cancel six || fail "cancel"
[ "$(grep -c '^scancel --me --name inspect-test-six' calls)" -eq 2 ] || fail "cancel leaves a job"
echo "the queue is asked, not believed"
