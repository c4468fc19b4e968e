#!/usr/bin/env bash
# Who stops the script of a host without a queue stops all of its tasks: the collector at work gets the
# time to finish, and no further one begins. Without a signal every task has its turn.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir tasks
touch tasks/1.txt tasks/2.txt tasks/3.txt
fail() { echo "FAILED: $*" >&2; cat log >&2 2>/dev/null || true; exit 1; }
# In the collector's place: like the collector, it ends by itself on a signal.
cat >inspect <<'S'
#!/usr/bin/env bash
[ "$1" = collect ] || exit 0
trap 'echo finished >>log; exit 1' TERM INT
echo "begin ${!#}" >>log
[ ! -e quick ] || exit 3
for _ in {1..200}; do sleep 0.05; done
S
chmod +x inspect
sed -e "s|{{inspect}}|$work/inspect|g; s|{{root}}|$work|; s|{{tasks}}|$work/tasks|; s|{{setup}}||; s|{{teardown}}|echo teardown >>log|" \
    -e 's|{{[a-z]*}}|x|g' "$root/templates/jobs/shell.sh" >script.sh

# stop SIGNAL WHOM: `-` in front of the process for its whole group, as the terminal's interrupt does it.
stop() {
    rm -f log
    # Job control makes a separate group, in which interrupts are not ignored.
    set -m
    bash script.sh &
    local script=$!
    set +m
    for _ in {1..200}; do
        [ ! -e log ] || break
        sleep 0.02
    done
    kill "-$1" -- "$2$script"
    status=0
    wait "$script" || status=$?
    [ "$(grep -c begin log)" -eq 1 ] || fail "$1: another task began"
    grep -q finished log || fail "$1: the collector was not waited for"
    grep -q teardown log || fail "$1: no teardown"
}
stop INT -
[ "$status" -eq 130 ] || fail "interrupted: exit status $status"
stop TERM ''
[ "$status" -eq 143 ] || fail "terminated: exit status $status"

rm -f log
touch quick
status=0
bash script.sh || status=$?
[ "$(grep -c begin log)" -eq 3 ] || fail 'not every task had its turn'
[ "$status" -eq 3 ] || fail "a task failed: exit status $status"
