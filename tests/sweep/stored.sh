#!/usr/bin/env bash
# What a collection holds stays true of what made it, whatever happens to its files: tables that were
# emptied, changed or left over are made again from the journal, measurements outlive a collection that
# measures nothing, and links, pipes and devices that a stranger put there are neither read, written nor
# published.
#
#   stored.sh INSPECT MACHINE_FILE
set -euo pipefail
inspect=$(realpath "$1")
machine=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() {
    echo "FAILED: $*" >&2
    cat output >&2 2>/dev/null || true
    exit 1
}
write_set() { # SCALING BLOCKING
    cat >set.yml <<S
name: stored
classes: [3D/r1/homogeneous/star/constant/double]
sizes: {scale: linear, first: 20, last: 100, count: 3}
predictors: [LC]
scaling: $1
blocking: [$2]
point_budget_s: 0.02
S
}
# Nothing may wait: what hangs is stopped, and fails.
collect() { timeout 60 "$inspect" collect set.yml --cache cache -o all -m "$machine" "$@" >output 2>&1; }
render() { timeout 60 "$inspect" render --collection all --machines machines -o public >output 2>&1; }
mkdir machines
name=$(sed -n 's/^name: *//p' "$machine")
cp "$machine" "machines/$name.yml"
folder=all/3D/r1/homogeneous/star/constant/double/$name

write_set true L1
collect || fail "nothing works"
for table in grid scaling blocking; do
    [ -s "$folder/$table.csv" ] || fail "no $table.csv to begin with"
done
collect && grep -q '1 unchanged' output || fail "the second run worked again"
render || fail "no site"
cp -r "$folder" first
same() { # FILE…
    local file
    for file in "$@"; do
        cmp -s "first/$file" "$folder/$file" || fail "$file is not what it was"
    done
}

# Every derived file, however it was damaged; nothing is measured again.
for damage in ': >' 'rm' 'truncate -s 100' 'sed -i s/1/2/' 'ln -sf /etc/passwd'; do
    for file in grid.csv blocking.csv kernel.c; do
        eval "$damage $folder/$file"
        if [ -L "$folder/$file" ]; then
            ! collect || fail "a link in the place of $file"
            grep -q "$file' is a symbolic link" output || fail "no word of the link"
            rm "$folder/$file"
        fi
        collect || fail "$damage $file"
        grep -q '1 collected' output || fail "$damage $file: not noticed"
        same "$file" points.jsonl
    done
done
: >"$folder/grid.csv"
! render || fail "a site without data, and no word of it"
grep -q 'grid.csv is not as it was collected' output || fail "render does not name the empty table"
collect && render || fail "the site after the repair"

# Tables of a set's former options do not stand beside another machine file's hash.
sed '0,/gb_per_s: \[/s//gb_per_s: [9/' "machines/$name.yml" >"other.yml"
write_set false ''
cp "$folder/scaling.csv" scaling.before
timeout 60 "$inspect" collect set.yml --cache cache -o all -m other.yml >output 2>&1 || fail "fewer tables"
[ ! -e "$folder/scaling.csv" ] && [ ! -e "$folder/blocking.csv" ] || fail "old tables stay beside a new machine's hash"
cp scaling.before "$folder/scaling.csv"
cp other.yml "machines/$name.yml"
! render && grep -q 'scaling.csv is left over' output || fail "render shows a table of somebody else as the page's own"
! grep -q 'scaling' public/3D/*/*/*/*/*/"$name"/data.js || fail "the data of a left-over table are shown"
cp "$machine" "machines/$name.yml"
write_set true L1
collect || fail "the tables come back"
same grid.csv scaling.csv blocking.csv points.jsonl

# Measurements stay where nothing is measured: also without the journal, and without the compiler.
bench() { # FILE
    awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "bench_cy_per_cl_min") from = i }
        { for (i = from; i <= NF; i++) printf "%s,", $i; print "" }' "$1"
}
same_measurements() {
    local table
    for table in grid scaling blocking; do
        cmp -s <(bench "first/$table.csv") <(bench "$folder/$table.csv") || fail "$1: measurements of $table.csv are lost"
    done
    local how='^clock_hz:|^manner:|inspect machine check'
    [ "$(grep -E "$how" "$folder/config.yml")" = "$(grep -E "$how" first/config.yml)" ] || fail "$1: how it was measured is lost"
}
collect --model-only || fail "models only"
same_measurements "models only"
mv "$folder/points.jsonl" journal
mkdir bin
compiler=$(sed -n 's/^compiler: *\([a-z]*\).*/\1/p' "$folder/config.yml" | head -n 1)
cat >"bin/$compiler" <<C
#!/bin/sh
[ "\$1" = --version ] && { echo "$compiler (another) 99.0"; exit 0; }
exec $(command -v "$compiler") "\$@"
C
chmod +x "bin/$compiler"
PATH=$work/bin:$PATH collect --model-only || fail "models only, by another compiler"
same_measurements "without a journal"
PATH=$work/bin:$PATH collect --model-only && grep -q '1 unchanged' output || fail "models only, once more"
mv journal "$folder/points.jsonl"
collect || fail "back to measuring"
same grid.csv points.jsonl

# Pipes, sockets and devices where files should be: refused at once, and both can be stopped.
for file in config.yml points.jsonl grid.csv kernel.c loop.s review.yml machinestate.json incore.json .claim; do
    mv "$folder/$file" kept 2>/dev/null || rm -f kept
    mkfifo "$folder/$file"
    [ "$file" = grid.csv ] || : >"$folder/grid.csv" # else nobody would look further
    status=0
    collect || status=$?
    [ $status -ne 124 ] || fail "collect waits for the pipe $file"
    status=0
    render || status=$?
    [ $status -ne 124 ] || fail "render waits for the pipe $file"
    rm -f "$folder/$file"
    [ ! -e kept ] || mv kept "$folder/$file"
done
# Of a finished configuration too, to which render would say the same.
rm "$folder/points.jsonl" && mkfifo "$folder/points.jsonl"
for what in collect render; do
    ! $what && grep -q "points.jsonl. is a pipe" output || fail "$what takes a pipe for a journal"
done
rm -rf "$folder" && cp -r first "$folder"
mkfifo set.fifo.yml hosts.yml
for command in "collect set.fifo.yml -m $machine" "collect set.yml -m ./set.fifo.yml" "jobs write set.yml -H x --hosts hosts.yml" "collect ./set.fifo.yml -m $machine"; do
    status=0
    timeout 60 "$inspect" $command >output 2>&1 || status=$?
    [ $status -eq 1 ] && grep -q 'is a pipe, a socket or a device' output || fail "a pipe, and: $command ($status)"
done
mkdir -p all/own && mkfifo all/own/x.json
! render && grep -q 'x.json.* is a pipe, a socket or a device' output || fail "a pipe as a stored comparison"
rm all/own/x.json

# Links of a stranger: nothing beyond the collection is written or published.
echo secret >secret
cp "$folder/config.yml" config
for file in .claim points.jsonl machinestate.json grid.csv config.yml kernel.s review.yml; do
    rm -rf "$folder" public && cp -r first "$folder"
    rm -f "$folder/$file" "$folder/config.yml"
    [ "$file" = .claim ] && cp config "$folder/config.yml" && : >"$folder/grid.csv" # else nobody claims it
    ln -s "$work/secret" "$folder/$file"
    [ -e "$folder/config.yml" ] || cp config "$folder/config.yml"
    more=
    [ "$file" = machinestate.json ] && more="--budget 0.03" # else nothing is measured
    collect $more || true
    render || true
    [ "$(cat secret)" = secret ] || fail "written through the link $file: $(cat secret)"
    ! grep -rqs secret public || fail "published through the link $file"
done
rm -rf "$folder" public && cp -r first "$folder"
mkdir elsewhere
mv all/3D/r1 elsewhere
ln -s ../../elsewhere/r1 all/3D/r1
! collect && grep -q 'reached through a symbolic link' output || fail "a folder that is a link"
rm all/3D/r1 && mv elsewhere/r1 all/3D
mv all elsewhere && ln -s elsewhere/all all
collect && grep -q '1 unchanged' output || fail "a collection that is a link itself"
render || fail "the site of a collection that is a link itself"
echo "damaged, left over, linked and stopped up: nothing lost, nothing shown that is not so"
