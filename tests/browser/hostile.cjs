// A configuration whose every text tries to become markup or script: hostile.cjs DATA.
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const data = process.argv[2];
const evil = `</pre></td></script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">'"&`;
const find = folder =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(e => e.isDirectory())
    .map(e => path.join(folder, e.name))
    .flatMap(f => (fs.existsSync(path.join(f, "config.yml")) ? [f] : find(f)));
const model = find(path.join(data, "stencils"))[0];
const folder = path.join(data, "stencils/named/evil/Hostile");
fs.mkdirSync(folder, { recursive: true });
const quoted = JSON.stringify(evil);

for (const name of ["scaling.csv", "layer_conditions.csv"])
  fs.copyFileSync(path.join(model, name), path.join(folder, name));
const csvEvil = '"' + evil.replaceAll('"', '""') + '"';
fs.writeFileSync(
  path.join(folder, "grid.csv"),
  fs
    .readFileSync(path.join(model, "grid.csv"), "utf8")
    .replaceAll(/,ok,$/gm, "," + csvEvil + "," + csvEvil),
);
fs.writeFileSync(
  path.join(folder, "layer_conditions.csv"),
  `level,cache_bytes,dims,condition,max_size,hits,misses,evicts\n${csvEvil},32768,${csvEvil},${csvEvil},200,1,1,1\n`,
);
fs.writeFileSync(path.join(folder, "kernel.c"), `double a[N]; // ${evil}\n/* ${evil}\n"${evil}\n`);
fs.writeFileSync(path.join(folder, "loop.s"), `.L1: # ${evil}\n\tmov ${evil}\n`);
fs.writeFileSync(
  path.join(folder, "incore.json"),
  JSON.stringify({
    compiler: evil,
    compiler_flags: evil,
    analyser: evil,
    T_comp_cy_per_cl: 1,
    T_RegL1_cy_per_cl: 1,
    lup_per_iteration: 4,
    lower_bound: true,
    vectorised: true,
    simd_bits: 256,
    ports: [{ port: evil, cy_per_cl: 1 }],
    instructions: [{ text: evil, cy_per_port: [1], unknown: true }],
  }),
);
fs.writeFileSync(
  path.join(folder, "machinestate.json"),
  JSON.stringify({ [evil]: { [evil]: evil, list: [evil] } }),
);
fs.writeFileSync(
  path.join(folder, "review.yml"),
  `general: {author: ${quoted}, date: ${quoted}, review: red, comment: ${quoted}}\n`,
);
fs.writeFileSync(
  path.join(folder, "config.yml"),
  `path: named/evil
machine: Hostile
complete: true
inspect_version: ${quoted}
commit: ${quoted}
collected: ${quoted}
compiler: ${quoted}
compiler_version: ${quoted}
compiler_flags: ${quoted}
analyser: ${quoted}
counters: ${quoted}
clock_hz: 2300000000
flop_per_lup: 7
lup_per_cl: 8
element_bytes: 8
failures:
  - ${quoted}
commands:
  - ${quoted}
`,
);
const machine = fs.readFileSync(path.join(data, "machines/Fixture-1.yml"), "utf8");
fs.writeFileSync(
  path.join(data, "machines/Hostile.yml"),
  machine
    .replace(/^name: .*$/m, "name: Hostile")
    .replace(/^(\s*)(model_name|vendor|microarchitecture): .*$/gm, `$1$2: ${quoted}`),
);
