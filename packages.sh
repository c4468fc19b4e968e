#!/usr/bin/env bash
# Installs what is missing through apt. Sourced by quickstart.sh and check.sh.

# need PROBE PACKAGE WHY: notes PACKAGE as missing where PROBE (a shell command) fails.
missing=()
need() {
    local probe=$1 package=$2 why=$3
    if ! bash -c "$probe" >/dev/null 2>&1; then
        missing+=("$package")
        printf '  %-26s %s\n' "$package" "$why"
    fi
}

# What the program itself is built from and runs with.
need_product() {
    need 'command -v git' git 'this checkout, and those that results are recorded in'
    need 'command -v gcc' gcc 'compiles this program and the stencils'
    need 'command -v clang' clang 'second compiler for the stencils'
    need 'command -v cmake' cmake 'build system'
    need 'command -v ninja' ninja-build 'build system'
    need 'command -v pkg-config' pkg-config 'finds libraries'
    need 'test -e /usr/include/likwid.h && command -v likwid-bench' likwid 'topology, pinning, counters, micro-benchmarks'
    need 'pkg-config --exists libgit2' libgit2-dev 'records the state of the repository'
    need 'pkg-config --exists libcyaml' libcyaml-dev 'reads and writes YAML'
    need 'test -e /usr/include/csv.h' libcsv-dev 'reads and writes CSV'
    need 'pkg-config --exists jansson' libjansson-dev 'reads and writes JSON'
    need 'pkg-config --exists libxxhash' libxxhash-dev 'names results by what determines them'
    need 'ls /usr/bin/llvm-mca-* | grep -qE "llvm-mca-(1[5-9]|[2-9][0-9])$"' llvm-19 'llvm-mca, the in-core analyser'
    need 'ls /usr/lib/llvm-{17,18,19,2[0-9]}/include/clang-c/Index.h | grep -q .' libclang-19-dev 'reads C and C++ with headers, macros and types: inspect compare'
    need 'ls /usr/lib/llvm-*/lib/libomp.so' libomp-dev 'OpenMP for clang'
    need 'test -e /usr/share/nodejs/js-yaml/dist/js-yaml.min.js' node-js-yaml 'reads machine files that are dropped on a page'
    need 'test -d /usr/lib/wasm32-wasi' wasi-libc 'the plots and the analyser of the pages, as WebAssembly'
    need 'command -v zopfli' zopfli 'compresses that WebAssembly'
    need 'command -v wasm-ld || command -v wasm-ld-14' lld 'links that WebAssembly, and the tests'
    need 'ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a' libclang-rt-14-dev-wasm32 'long double and 128-bit numbers in that WebAssembly'
}

# What the tests need on top.
need_tests() {
    need 'pkg-config --exists cmocka' libcmocka-dev 'unit tests'
    need 'command -v clang-format' clang-format 'checks the layout of the source'
    need 'command -v clang-tidy' clang-tidy 'static analysis'
    need 'find /usr/lib/llvm-*/lib/clang -name "libclang_rt.fuzzer-*.a" | grep -q .' libclang-rt-14-dev 'sanitizers and fuzzer of clang'
    need 'command -v chromium' chromium 'browser test'
    need 'ls /usr/bin/flang-new-* /usr/bin/flang-[2-9][0-9] 2>/dev/null | grep -q .' flang-19 'reads Fortran: inspect compare FILE.f90'
    need 'command -v npm' npm 'browser test'
    need 'command -v node' nodejs 'browser test, and running the WebAssembly build'
    need 'command -v slurmctld' slurm-wlm 'cluster test'
    need 'command -v munged' munge 'cluster test'
}

install_missing() {
    if [ ${#missing[@]} -eq 0 ]; then
        return
    fi
    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then
        sudo=(sudo)
    fi
    echo "Installing these packages through apt."
    "${sudo[@]}" apt-get update -qq
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
