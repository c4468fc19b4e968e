#!/usr/bin/env bash
# From a fresh clone to a browsable site of this machine: installs what is missing, builds, calibrates
# the machine, collects stencils/sets/quick.yml and renders public/. Run again, it re-does only what
# changed. Writes build/, .cache/, machines/<name>.yml, stencils/…/<name>/ and public/.
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n==> %s\n' "$*"; }

step "Packages"
source ./packages.sh
need_product
install_missing

step "Build"
build=build/release
cmake -G Ninja -B $build -DCMAKE_BUILD_TYPE=Release -DINSPECT_TESTS=OFF . >/dev/null
cmake --build $build
inspect=$build/inspect

step "Machine"
machine=$($inspect machine detect | sed -n 's/^name: *//p')
# A file that came with the clone describes another host of this kind, never this one.
if git ls-files --error-unmatch "machines/$machine.yml" >/dev/null 2>&1; then
    machine=$machine-here
fi
if [ -e "machines/$machine.yml" ]; then
    echo "machines/$machine.yml is there already; remove it to calibrate again."
else
    $inspect machine calibrate --quick --name "$machine"
fi

step "Collect"
$inspect collect quick -m "$machine"

step "Render"
$inspect render -o public

printf '\nOpen this in a browser:\n  file://%s/public/index.html\n' "$PWD"
