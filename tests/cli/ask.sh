#!/usr/bin/env bash
# Questions on a terminal: ask.sh INSPECT
set -uo pipefail
inspect=$(realpath -e "$1") || exit 2
cd "$(dirname "$0")/../.." || exit 2
export LC_ALL=C
model="'$inspect' model -p ECMCPU --cache-dir '' -m HaswellEP_E5-2695v3_CoD -D . 40"
model+=" named/3d-7pt --asm tests/incore/listings/3d-7pt.clang.haswell.s"
failed=0

# expect ANSWERS WORDS OPTIONS: what is said on a terminal where ANSWERS are typed, the status last
expect() {
    local said
    # shellcheck disable=SC2059  # the answers have line ends
    said=$(printf "$1" | timeout 60 script -qec "$model $3; echo status \$?" /dev/null | tr -d '\r')
    # shellcheck disable=SC2053  # the words are a pattern
    [[ $said == *$2* ]] && return
    printf '%s\n' "not '$2' in:" "$said"
    failed=1
}

expect '1\n' 'scalar, 1 LUP a pass*status 0' '--asm-block manual'
expect '\n' 'hot one \[0]: *256-bit SIMD, 16 LUP a pass*status 0' '--asm-block manual'
expect 'two\n2\n-1\n0\n' 'give a number from 0 to 1*16 LUP a pass*status 0' '--asm-block manual'
expect '\n' 'advances \[128]: *16 LUP a pass*status 0' '--pointer-increment manual'
expect '0\n-64\n' 'but not 0*8 LUP a pass*status 0' '--pointer-increment manual'
expect '1\n4\n' 'increment of 4 bytes*status 2' '--asm-block manual --pointer-increment manual'
expect '' 'there was no answer*status 2' '--asm-block manual'
expect '' ' 16 LUP a pass*status 0' '--pointer-increment auto_with_manual_fallback'
expect '' 'there is no terminal*status 2' '--pointer-increment manual </dev/null'
expect '' 'there is no terminal*status 2' '--pointer-increment manual 2>&1 | cat; (exit ${PIPESTATUS[0]})'
exit $failed
