#!/usr/bin/env bash
# {{title}}
# Written by `{{command}}`; write it again rather than edit it.
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
status=0
for task in {{tasks}}/*.txt; do
    {{inspect}} collect {{set}} -m {{machine}} -o {{collection}} --only "$task" || status=$?
done
exit $status
