#!/usr/bin/env bash
# Makes what the browser tests look at: prepare.sh SOURCE BUILD. Node's packages are installed from
# the lock file into BUILD/browser, a made-up collection and one with hostile texts are rendered.
set -euo pipefail
source=$1
out=$2/browser
mkdir -p "$out"
for file in package.json package-lock.json .npmrc; do
    cmp -s "$source/tests/browser/$file" "$out/$file" || { cp "$source/tests/browser/$file" "$out/"; rm -rf "$out/node_modules"; }
done
[ -d "$out/node_modules" ] || (cd "$out" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error)

cd "$source"
rm -rf "$out/data" "$out/site"
"$2/tests/render/render_fixture" "$out/data" 14 40
node "$source/tests/browser/hostile.cjs" "$out/data"
# One machine whose model is not fitted.
sed -i '/^compositions:/,/^[a-z]*:/{/^compositions:/d; /^[- ]/d}' "$out/data/machines/Fixture-1.yml"
"$2/inspect" render -o "$out/site" --collection "$out/data/stencils" --machines "$out/data/machines"
