#!/usr/bin/env bash
# {{title}}: renders the site after all tasks have ended.
# Written by `{{command}}`; regenerate it instead of editing it.
#SBATCH --job-name={{render_name}}
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --time={{walltime_minutes}}
#SBATCH --output={{render_log}}
{{options}}
set -u
cd {{root}} || exit 1
{{setup}}
{{inspect}} render --collection {{collection}}
status=$?
{{inspect}} jobs status {{set}} -H {{hosts}} -o {{collection}}{{trust}} --page public/jobs.html || status=1
exit $status
