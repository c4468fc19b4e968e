#!/usr/bin/env bash
# style.sh BUILD: the layout of scripts, and what eslint finds in them.
set -euo pipefail
export NODE_PATH=$1/browser/node_modules
cd "$(dirname "$0")/../.."
"$NODE_PATH/.bin/prettier" --check --log-level warn 'site/*.js' 'tests/browser/*.cjs' 'tests/render/*.cjs' ||
    { echo "run: $NODE_PATH/.bin/prettier --write 'site/*.js' 'tests/browser/*.cjs' 'tests/render/*.cjs'"; exit 1; }
"$NODE_PATH/.bin/eslint" --max-warnings 0 --config tests/browser/eslint.config.cjs site/*.js tests/browser/*.cjs tests/render/*.cjs tests/bench/*.cjs
