#!/usr/bin/env bash
# {{title}}
# Written by `{{command}}`; regenerate it instead of editing it.
set -u
cd {{root}} || exit 1
{{setup}}
finish() {
:
{{teardown}}
}
trap finish EXIT

if ! {{inspect}} machine check --identity {{machine}}; then
    echo "this host is not a {{machine}}: refused" >&2
    exit 1
fi

# Stopping this script stops all tasks: the collector completes its journal, and no further task starts.
status=0
stopped=0
collector=
stop() {
    stopped=$1
    [ -z "$collector" ] || kill -TERM "$collector" 2>/dev/null
}
trap 'stop 130' INT
trap 'stop 143' TERM
for task in {{tasks}}/*.txt; do
    [ $stopped -eq 0 ] || break
    {{inspect}} collect {{set}} -m {{machine}} -o {{collection}}{{trust}} --only "$task" &
    collector=$!
    wait $collector
    result=$?
    # A signal interrupts wait, not the collector.
    while kill -0 $collector 2>/dev/null; do
        wait $collector
        result=$?
    done
    collector=
    [ $result -eq 0 ] || status=$result
done
[ $stopped -eq 0 ] || exit $stopped
exit $status
