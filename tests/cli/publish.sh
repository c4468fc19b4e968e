#!/usr/bin/env bash
# Publishes a site and results to branches: what is committed, that only changes are, that work tree and
# index stay as they were, pushes to a bare repository, and refusals.
set -euo pipefail
inspect=$(realpath "$1")
cd "$(dirname "$0")/../.."
source=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work GIT_CONFIG_SYSTEM=/dev/null USER=somebody
git config --global user.name "A. Person"
git config --global user.email a@example.org
git config --global init.defaultBranch main

die() { echo "$1" >&2; exit 1; }
has() { grep -qF -- "$2" "$1" || { cat "$1"; die "missing in $1: $2"; }; }
publish() { "$inspect" publish "$@" >"$work/out" 2>"$work/err"; }

repo=$work/repo
git init -q "$repo"
git init -q --bare "$work/bare.git"
cd "$repo"
echo tracked >file
git add file && git commit -qm first
git remote add origin "$work/bare.git"
mkdir -p public/machines public/.memory
for page in index machines/a machines/b matrix; do echo "<p>$page" >public/$page.html; done
echo private >public/.memory/x
ln -s /etc/passwd public/link.html 2>/dev/null
echo changed >>file
before=$(git status --porcelain; git rev-parse HEAD; git write-tree)

# ---- a preview writes nothing
ln -sf /etc/passwd public/link.html
! publish --dry-run || die "a link is published"
has "$work/err" link.html
rm public/link.html
publish --dry-run
has "$work/out" "add    machines/a.html"
has "$work/out" "5 files, 5 added, 0 changed, 0 removed: not committed"
! git rev-parse -q --verify gh-pages || die "a preview commits"

# ---- the first commit begins a new history, and is pushed only on request
publish
has "$work/out" "5 files, 5 added, 0 changed, 0 removed: commit"
[ "$(git rev-list --count gh-pages)" = 1 ] || die "the branch does not begin anew"
git -C "$work/bare.git" rev-parse -q --verify gh-pages && die "pushed unasked"
publish --push origin
has "$work/out" "pushed to origin"
git clone -q -b gh-pages "$work/bare.git" "$work/clone"
diff -r --exclude .git --exclude .memory public "$work/clone" | grep -v nojekyll && die "the clone differs"
[ -e "$work/clone/.nojekyll" ] || die "no .nojekyll"
[ -e "$work/clone/.memory" ] && die "what is the renderer's own is published"

# ---- again: nothing; one change: one small commit
publish
has "$work/out" "branch gh-pages is up to date"
echo more >>public/machines/b.html
rm public/matrix.html
publish -m "a message"
has "$work/out" "4 files, 0 added, 1 changed, 1 removed: commit"
[ "$(git rev-list --count gh-pages)" = 2 ] || die "not one more commit"
[ "$(git diff --name-status gh-pages~ gh-pages | tr '\t\n' '  ')" = "M machines/b.html D matrix.html " ] ||
    die "the commit changes something else"
[ "$(git log -1 --format=%s gh-pages)" = "a message" ] || die "the message"
[ "$(git status --porcelain; git rev-parse HEAD; git write-tree)" = "$before" ] || die "the work tree was touched"
git fsck --no-progress >/dev/null || die "the repository is broken"

# ---- refusals
! publish --branch main || die "the branch that is checked out is changed"
has "$work/err" "is checked out"
for name in "a..b" -x ""; do ! publish --branch="$name" || die "branch '$name'"; done
! publish --push --force || die "an option as remote"
! publish "$work" || die "a folder without a site"
has "$work/err" "there is no rendered site"
! publish --repository "$work" || die "no repository"
has "$work/err" "there is no git repository"
git config --global --unset user.name && git config --global --unset user.email
! GIT_AUTHOR_NAME='' publish --branch other || die "a commit by nobody"
has "$work/err" "git config user.name"
git config --global user.name "A. Person" && git config --global user.email a@example.org
mkfifo public/pipe.html
! timeout 20 "$inspect" publish >"$work/out" 2>"$work/err" || die "a pipe is published"
rm public/pipe.html
# a bare repository can hold the branch itself
publish --repository "$work/bare.git" --branch direct
[ "$(git -C "$work/bare.git" rev-list --count direct)" = 1 ] || die "not committed to a bare repository"

# ---- results of a machine, checked
machine=SandyBridgeEP_E5-2680
class=2D/r1/homogeneous/star/constant/double
cp -r "$source/machines" "$work/machines"
for m in "$machine" Zen_EPYC-7451; do
    (cd "$work" && "$inspect" collect $class -m $m --model-only -o stencils >/dev/null 2>&1) || die "nothing collected"
done
# What every measurement stores of the system must not name its host, or nothing could ever be offered.
"$inspect" machine state >"$work/state.json"
! grep -qF "\"$(uname -n)\"" "$work/state.json" || die "the state of the system names the host"
contribute() { publish --contribute "$machine" --collection "$work/stencils" --machines "$work/machines" "$@"; }
if ! contribute --dry-run; then cat "$work/err"; die "whole results are refused"; fi
has "$work/out" "add    machines/$machine.yml"
contribute
has "$work/out" "commit"
[ "$(git merge-base main contribute/$machine)" = "$(git rev-parse main)" ] || die "not on top of the work"
git ls-tree -r --name-only contribute/$machine >"$work/list"
has "$work/list" file
has "$work/list" "stencils/$class/$machine/grid.csv"
! grep -q Zen_EPYC "$work/list" || die "another machine's results are offered"
contribute
has "$work/out" "is up to date"
one=$(find "$work/stencils" -path "*/$machine/config.yml" | head -1)
folder=$(dirname "$one")
refused() { # what, pattern
    if contribute; then die "offered: $1"; fi
    has "$work/err" "$2"
}
cp -r "$folder" "$work/kept"
restore() { rm -rf "$folder" && cp -r "$work/kept" "$folder"; }
echo "# /home/somebody" >>"$one"
refused "a user's name" "names the user 'somebody'"
has "$work/err" "/home/"
restore
sed -i 's/^complete: true/complete: false/' "$one"
refused "half a collection" "is not complete"
restore
echo "publisher: Others" >>"$one"
refused "results of others" "these are results that Others published"
restore
sed -i 2d "$folder/grid.csv"
refused "a changed table" "is not as it was collected"
restore
mv "$work/machines/$machine.yml" "$work/"
refused "no machine file" "machines/$machine.yml"
mv "$work/$machine.yml" "$work/machines/"
! publish --contribute Nobody --collection "$work/stencils" --machines "$work/machines" || die "no results"
has "$work/err" "there are no results of machine 'Nobody'"
! publish --contribute ../x || die "a path as machine"
[ "$(git status --porcelain; git rev-parse HEAD; git write-tree)" = "$before" ] || die "the work tree was touched"
echo ok
