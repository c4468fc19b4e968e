#!/usr/bin/env bash
# {{title}}
# Written by `{{command}}`; regenerate it instead of editing it.
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
    echo "task ${SLURM_ARRAY_TASK_ID} no longer exists: the work was split again after this job was submitted"
    exit 0
fi

# Results from the wrong machine would be worse than none.
if ! {{inspect}} machine check --identity {{machine}}; then
    echo "this node is not a {{machine}}: task refused" >&2
    exit 1
fi

# SIGTERM comes {{grace_s}} s before the walltime: the collector completes its journal, and the task is requeued
# if work is left.
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
    # A cancelled task is not requeued; a queue that does not answer does not count as a cancellation.
    case $state in
    CANCELLED | COMPLETING) ;;
    *) [ $status -eq 0 ] || scontrol requeue "$task" ;;
    esac
fi
exit $status
