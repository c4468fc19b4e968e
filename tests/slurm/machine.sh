#!/usr/bin/env bash
# Writes DIR/here.yml, a machine file of this host, for tests that measure on it.
#
#   machine.sh INSPECT DIR
set -euo pipefail
inspect=$(realpath "$1")
dir=$2
mkdir -p "$dir"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$work" && "$inspect" machine calibrate --quick --name here -o "$work" >/dev/null)
cp "$work/here.yml" "$dir/here.yml"
