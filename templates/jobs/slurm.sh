#!/usr/bin/env bash
# {{title}}
# Written by `{{command}}`; write it again rather than edit it.
#SBATCH --job-name={{job_name}}
#SBATCH --array={{array}}
#SBATCH --time={{walltime_minutes}}
#SBATCH --signal=B:TERM@{{grace_s}}
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output={{log}}
{{options}}
set -u
cd {{root}} || exit 1
{{setup}}
finish() {
:
{{teardown}}
}
trap finish EXIT

list={{tasks}}/${SLURM_ARRAY_TASK_ID}.txt
if [ ! -f "$list" ]; then
    echo "no task ${SLURM_ARRAY_TASK_ID} any more: the work was cut anew since this was submitted"
    exit 0
fi

# A task on another machine than its numbers are meant for would be worse than none.
if ! {{inspect}} machine check --identity {{machine}}; then
    echo "this node is not a {{machine}}: task refused" >&2
    exit 1
fi

# SIGTERM comes {{grace_s}} s before the walltime: the collector finishes its journal, and the task goes back
# to the queue while work is left.
stopped=0
{{inspect}} collect {{set}} -m {{machine}} -o {{collection}}{{trust}} --only "$list" &
collector=$!
trap 'stopped=1; kill -TERM $collector' TERM
wait $collector
status=$?
if [ $stopped -eq 1 ]; then
    wait $collector
    status=$?
    task=${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}
    state=$(squeue --noheader --jobs "$task" --format %T 2>/dev/null)
    # Somebody who cancels does not want it back; a queue that does not answer is no such wish.
    case $state in
    CANCELLED | COMPLETING) ;;
    *) [ $status -eq 0 ] || scontrol requeue "$task" ;;
    esac
fi
exit $status
