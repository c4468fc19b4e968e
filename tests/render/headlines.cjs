// Every figure and every cause that a page of a rendered site opens with, computed again from the tables
// of the same site: headlines.cjs SITE. Numbers must agree to their last shown digit. A sentence of an
// opening paragraph that no rule below knows is a fault too, so nothing goes unchecked.
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const site = path.resolve(process.argv[2]);
const read = file => fs.readFileSync(path.join(site, file), "utf8");
const exists = file => fs.existsSync(path.join(site, file));
const faults = [];
let checks = 0;
let page = "";
const fault = what => faults.push(`${page}: ${what}`);
function check(holds, what) {
  checks++;
  if (!holds) fault(what);
}

/* ---- reading ---- */

function csv(file) {
  if (!exists(file)) return [];
  const cells = line => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(m => m[1]);
  const [head, ...rows] = read(file)
    .trim()
    .split("\n")
    .map(line => cells(line).map(c => (c[0] === '"' ? c.slice(1, -1).replaceAll('""', '"') : c)));
  return rows.map(row => Object.fromEntries(head.map((name, i) => [name, row[i]])));
}
const value = (row, name) => (row?.[name] ? Number(row[name]) : NaN);
const names = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
const text = html =>
  html
    .replace(/<br>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (all, name) => names[name] ?? all)
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3})/g, "")
    .replace(/\s+/g, " ")
    .trim();
const shown = t =>
  Number(
    String(t)
      .replace("−", "-")
      .replace(/[+%±★]/g, ""),
  );
const one = (html, pattern) => html.match(pattern)?.[1] ?? "";
const rowsOf = html =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
    .map(([, row]) => row)
    .filter(row => row.includes("<td"))
    .map(row => ({
      html: row,
      link: one(row, /href="(?:\.\.\/)*([^"]*)\/index\.html"/),
      cells: [...row.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)].map(([, tag, inner]) => ({
        name: one(tag, /data-l="([^"]*)"/),
        text: text(inner),
        light: one(inner, /class="dot (\w+)/),
      })),
    }));

/* ---- comparing ---- */

/* The last shown digit may be off by one half, and by what the six digits of the tables leave out. */
function same(what, seen, wanted) {
  const digits = String(seen).split(".")[1]?.match(/^\d*/)[0].length ?? 0;
  const unknown = seen === "–" || seen === "" || seen === undefined;
  check(
    unknown
      ? !Number.isFinite(wanted)
      : Math.abs(shown(seen) - wanted) <= 0.501 * 10 ** -digits + 1e-5 * Math.abs(wanted),
    `${what}: ${seen} is shown, the tables say ${wanted}`,
  );
}
const equal = (what, seen, wanted) =>
  check(seen === wanted, `${what}: "${seen}" is shown, the tables say "${wanted}"`);
const percent = (what, seen, share) => same(what, seen, 100 * share);
function bytes(what, seen, wanted) {
  const [number, unit] = seen.split(" ");
  same(what, number, wanted / 1024 ** ["B", "KiB", "MiB", "GiB", "TiB"].indexOf(unit));
}
const sorted = list => [...list].sort((a, b) => a - b);
const median = list => {
  const s = sorted(list);
  return s.length === 0 ? NaN : (s[(s.length - 1) >> 1] + s[s.length >> 1]) / 2;
};
const largest = list => Math.max(-Infinity, ...list.filter(Number.isFinite));
const last = (rows, name) => rows.findLast(row => Number.isFinite(value(row, name)));
const light = off =>
  Number.isNaN(off)
    ? "none"
    : Math.round(100 * off) <= 10
      ? "ok"
      : Math.round(100 * off) <= 25
        ? "warn"
        : "bad";

/* ---- what the tables of a configuration say ---- */

const machines = new Map();
function machine(name) {
  if (!machines.has(name)) {
    const file = `machines/${name}.yml`;
    const yml = exists(file) ? read(file) : "";
    machines.set(name, {
      domain: Number(one(yml, /cores_per_numa_domain: (\d+)/)) || NaN,
      unfitted: yml !== "" && !/^compositions:/m.test(yml),
    });
  }
  return machines.get(name);
}

/* The best of these, of which those with `bound` count only where all have it. */
function leading(list, name) {
  const known = list.filter(r => r[name] > 0);
  const first = known.filter(r => !r[name + "Bound"]);
  return largest((first.length ? first : known).map(r => r[name]));
}
/* Whether none is faster. */
const leads = (list, name, r) =>
  r[name] >= 0.99999 * leading(list, name) &&
  (!r[name + "Bound"] || list.every(o => !(o[name] > 0) || o[name + "Bound"]));

/* The fewest cores of a domain that are as fast as any number of them, what saturates the memory
   according to the row of these, and the speed of all of them relative to the best. */
function overCores(rows, rate, saturation, domain) {
  const inside = rows.filter(r => value(r, rate) > 0 && !(value(r, "threads") > domain));
  const most = largest(inside.map(r => value(r, rate)));
  const first = inside.find(r => value(r, rate) >= 0.99 * most);
  const reached = inside.find(
    r => value(r, saturation) >= 1 && value(r, saturation) <= value(r, "threads"),
  );
  const share = value(inside.at(-1), rate) / most;
  return {
    share,
    falls: share < 0.98,
    best: value(first, "threads"),
    saturation: value(reached ?? last(inside, saturation) ?? last(rows, saturation), saturation),
  };
}

function configuration(folder) {
  const grid = csv(folder + "/grid.csv");
  const scaling = csv(folder + "/scaling.csv");
  const blocking = csv(folder + "/blocking.csv");
  const conditions = csv(folder + "/layer_conditions.csv");
  const curve = csv(folder + "/curve.csv");
  const columns = Object.keys(grid[0] ?? scaling[0] ?? {});
  const sources = columns.flatMap(c => c.match(/^(.+)_ECM_cy_per_cl$/)?.[1] ?? []);
  const by = sources.includes("LC") ? "LC" : sources[0];
  const edges = columns.flatMap(
    c => c.match(new RegExp(`^(${by}_.+)_load_bytes_per_lup$`))?.[1] ?? [],
  );
  const ecm = by + "_ECM_cy_per_cl";
  const rate = by + "_ECM_mlup_per_s";
  const median_cy = "bench_cy_per_cl_median";
  const measured = last(grid, median_cy);
  const row =
    measured ?? last(grid, ecm) ?? grid.findLast(r => r[`${edges.at(-1)}_load_bytes_per_lup`]);
  const traffic = (r, edge) =>
    (value(r, edge + "_load_bytes_per_lup") || 0) + (value(r, edge + "_evict_bytes_per_lup") || 0);
  const cache = largest(conditions.map(c => value(c, "cache_bytes")));
  const memory = grid
    .slice(0, grid.indexOf(row) + 1)
    .filter(r => value(r, "bytes") > cache)
    .map(r => traffic(r, edges.at(-1)))
    .filter(v => v > 0);
  const off = grid.map(r => value(r, ecm) / value(r, median_cy) - 1).filter(Number.isFinite);
  const all = last(scaling, "bench_mlup_per_s_median");
  const allEcm = last(scaling, rate);
  const name = path.basename(folder);
  const within = scaling.find(r => value(r, "threads") === machine(name).domain);
  const points = [...grid, ...scaling, ...blocking].filter(r =>
    Number.isFinite(value(r, median_cy)),
  );
  const mlup = value(measured, "bench_mlup_per_s_median");
  const predicted = value(row, rate);
  const socket = curve.filter(r => value(r, "threads") > 1);
  const stateFile = folder + "/machinestate.json";
  const state = exists(stateFile) ? JSON.parse(read(stateFile)) : {};
  return {
    ...{ folder, name, grid, scaling, blocking, conditions, curve, edges, row, by, ecm, rate, off },
    ...{ traffic, mlup, predicted, cache, memory, points },
    virtual: state.virtualisation?.virtual_machine === true,
    domain: machine(name).domain,
    measured: measured !== undefined,
    speed: mlup || predicted,
    deviation: value(row, ecm) / value(measured, median_cy) - 1,
    median: median(off.map(Math.abs)),
    all: value(all, "bench_mlup_per_s_median"),
    threads: value(all, "threads"),
    allEcm: value(allEcm, rate),
    threadsEcm: value(allEcm, "threads"),
    ...overCores(
      scaling.length ? scaling : socket.length ? socket : grid,
      scaling.length ? rate : "",
      by + "_saturation_cores",
      machine(name).domain,
    ),
    domainMeasured: value(within, "bench_mlup_per_s_median"),
    domainEcm: value(within, rate),
    doubtful: points.filter(r => r.bench_verdict && r.bench_verdict !== "ok").length,
  };
}

/* Whether a condition such as "4*N*P - 3*P <= 4099" holds at these sizes. */
function holds(condition, sizes) {
  if (!/^[\w *+<=-]+$/.test(condition)) throw new Error("not a condition: " + condition);
  return new Function(...Object.keys(sizes), "return " + condition)(...Object.values(sizes));
}

/* ---- the sentences of an opening paragraph ---- */

const num = "([\\d.]+)";
const interval = `${num} cy/CL(?: \\(${num} to ${num} in 80 % of cases\\))?`;
function prediction(c, [ecm, low, high]) {
  same("ECM", ecm, value(c.row, c.ecm));
  if (low === undefined) return;
  same("lower end", low, value(c.row, c.by + "_ECM_low_cy_per_cl"));
  same("upper end", high, value(c.row, c.by + "_ECM_high_cy_per_cl"));
}
function place(c, size, dims, arrays, inMemory) {
  same("grid", size, value(c.row, "size"));
  equal("dimensions", { "²": "2D", "³": "3D", "": "" }[dims], /^\dD/.exec(c.folder)?.[0] ?? "");
  if (arrays) bytes("arrays", arrays, value(c.row, "bytes"));
  check(value(c.row, "bytes") > c.cache === inMemory, "whether the grid exceeds the caches");
}
function more(what, how, share) {
  if (how === "practically the same") check(Math.abs(share) < 0.0151, `${what}: ${how}, ${share}`);
  else percent(what, how.replace(/ % (more|less)/, ""), how.endsWith("more") ? share : -share);
}
const cost = (c, edge) => value(c.row, edge + "_cy_per_cl");
const core = c => value(c.row, "T_comp_cy_per_cl");
const registers = c => value(c.row, "T_RegL1_cy_per_cl");
const slowest = c => largest(c.edges.map(edge => cost(c, edge)));
const levelsOf = c => [...new Set(c.conditions.map(l => l.level))];
const keeps = (c, level, dims) =>
  value(
    c.conditions.find(l => l.level === level && l.dims === dims),
    "max_size",
  ) >= value(c.row, "size");
function conditionsHold(c, dims, kept = "", lost = "") {
  const list = words => words.split(/, | and /).filter(w => w);
  for (const level of levelsOf(c)) {
    const all = keeps(c, level, "all");
    equal(`${dims} in ${level}`, list(kept).includes(level), all || keeps(c, level, dims));
    equal(`${dims} in ${level}`, list(lost).includes(level), !all && !keeps(c, level, dims));
  }
}
function blockHelps(c, loop, block, dims, level, then, now, gain) {
  const symbols = ["M", "N", "P"].filter(s => c.row[s]);
  const symbol = symbols.at(["i", "j", "k"].indexOf(loop) * -1 - 1);
  const sizes = Object.fromEntries(symbols.map(s => [s, value(c.row, s)]));
  const found = c.conditions.filter(l => l.level === level && l.dims === dims);
  const at = size => found.map(l => holds(l.condition, { ...sizes, [symbol]: size }));
  check(
    at(Number(block)).some((h, i) => h && !at(sizes[symbol])[i]),
    `block of ${block}`,
  );
  blockGains(c, then, now, gain);
}
function blockGains(c, then, now, gain) {
  same("time without the block", now, value(c.row, c.ecm));
  check(then - 0.05 < 0.9905 * (Number(now) + 0.05), "the block helps");
  check(Math.abs(100 * (now / then - 1) - gain) < 0.5 + 20 / then, `gain of the block: ${gain} %`);
}
/* At the saturation point, and not before, the cores of a domain reach what all of them reach. */
function saturates(c, cores) {
  same("saturation", cores, c.saturation);
  check(!(Number(cores) > c.domain), `saturates at ${cores} of ${c.domain} cores`);
  check(!c.falls, `saturates at ${cores} cores, and all of the domain are slower`);
  const at = n =>
    value(
      c.scaling.find(r => value(r, "threads") === Number(n)),
      c.rate,
    );
  const most = largest(
    c.scaling.filter(r => !(value(r, "threads") > c.domain)).map(r => value(r, c.rate)),
  );
  check(!(at(cores) < 0.98 * most), `${cores} cores are not enough`);
  check(!(at(cores - 1) >= most), `fewer than ${cores} cores are enough`);
}
function fastest(c, cores, domain) {
  check(c.falls, "all cores are as fast");
  same("fastest", cores, c.best);
  same("domain", domain, c.domain);
}

function blockedGain(c, seen, level) {
  const measuredBlocks = c.blocking.some(r => value(r, "bench_mlup_per_s_median") > 0);
  const name = measuredBlocks ? "bench_mlup_per_s_median" : c.rate;
  const size = largest(c.blocking.filter(r => value(r, name) > 0).map(r => value(r, "size")));
  const there = c.blocking.filter(r => value(r, "size") === size && value(r, name) > 0);
  const best = there.reduce((a, b) => (value(b, name) > value(a, name) ? b : a));
  const plain = value(
    c.grid.find(r => value(r, "size") === size),
    name,
  );
  if (level) equal("blocked for", level, best.block_level);
  more("blocking", seen, value(best, name) / plain - 1);
}

const coreTime = `(?:computing takes|a chain of dependent operations (?:that out-of-order execution cannot hide )?takes|loads and stores in L1 take) ${num} cy/CL(?:, start-up and remainder of its rows ${num} on top)?`;

/* Of the loop and of what rows add, which the short form leaves out; each is rounded to a tenth. */
function sameCore(c, loop, ends) {
  const said = Number(loop) + Number(ends ?? 0);
  const longer = Math.max(core(c), registers(c));
  const more = c.inShort ? said - longer : Math.abs(said - longer);
  check(more < 0.11, `the core takes ${longer}, not ${said}`);
}

const sentences = [
  [
    `One core (?:(should )?reach(?:es)? ${num} MLUP/s \\(${num} cy/CL\\)|(should )?takes? ${num} cy/CL) on ${num}([²³]?)( in memory| in cache)?`,
    (c, should, mlup, cy, shouldTake, cyAlone, size, dims, where = "") => {
      equal("a prediction", (should ?? shouldTake) !== undefined, !c.measured);
      if (mlup) same("speed", mlup, c.speed);
      same("time", cy ?? cyAlone, value(c.row, c.measured ? "bench_cy_per_cl_median" : c.ecm));
      place(c, size, dims, undefined, where === " in memory");
    },
  ],
  ["; nothing was measured\\. ", c => check(!c.measured && !(c.all > 0), "nothing was measured")],
  ["; one core was not measured\\. ", c => check(!c.measured && c.all > 0, "only scaling was")],
  ["; there is no prediction\\. ", c => check(Number.isNaN(value(c.row, c.ecm)), "no prediction")],
  [
    `; ECM predicts ${num} cy/CL, (practically the same|${num} % (?:more|less))\\. `,
    (c, ecm, how) => {
      prediction(c, [ecm]);
      more("deviation", how, c.deviation);
    },
  ],
  [
    `${num} cores (should )?reach ${num} MLUP/s\\. `,
    (c, n, should, mlup) => {
      equal("a prediction", should !== undefined, !(c.all > 0 && c.threads > 1));
      same("cores", n, should ? c.threadsEcm : c.threads);
      same("all of them", mlup, should ? c.allEcm : c.all);
    },
  ],
  [
    `In memory, on a grid of ${num}([²³]?) \\((.+?)\\), one core `,
    (c, n, d, b) => place(c, n, d, b, true),
  ],
  [
    `On the largest grid, ${num}([²³]?) \\((.+?), which still fits into the last-level cache\\), one core `,
    (c, n, d, b) => place(c, n, d, b, false),
  ],
  [
    "Nothing was measured, and no model gives a time\\. ",
    c => check(!(c.speed > 0) && !(c.all > 0) && !(c.allEcm > 0), "there is a time"),
  ],
  [
    `On a grid of ${num}([²³]?) \\((.+?)\\) the memory traffic is ${num} B/LUP\\. `,
    (c, n, d, b, volume) => {
      place(c, n, d, b, true);
      same("memory traffic", volume, c.memory.at(-1));
    },
  ],
  [
    `should (?:reach ${num} MLUP/s and )?take ${interval} according to the ECM model; nothing was measured\\. `,
    (c, mlup, ...p) => {
      same("predicted", mlup, c.predicted);
      prediction(c, p);
      check(!c.measured, "nothing was measured");
    },
  ],
  [
    `takes ${num} cy/CL \\(${num} MLUP/s\\); `,
    (c, cy, mlup) => {
      same("measured", cy, value(c.row, "bench_cy_per_cl_median"));
      same("measured", mlup, c.mlup);
    },
  ],
  [
    `the ECM model predicts ${interval}, (practically the same|${num} % (?:more|less))\\. `,
    (c, ecm, low, high, how) => {
      prediction(c, [ecm, low, high]);
      more("deviation", how, c.deviation);
    },
  ],
  [
    "there is no prediction to compare it with\\. ",
    c => check(Number.isNaN(value(c.row, c.ecm)), "no prediction"),
  ],
  [
    `Data transfers limit this kernel: of ${num} cy/CL the largest part, ${num}, is spent between (\\w+) and (\\w+) \\(${num} B/LUP\\)\\. `,
    (c, all, part, from, to, volume) => {
      same("ECM", all, value(c.row, c.ecm));
      same("the largest part", part, slowest(c));
      const edge = c.edges.find(e => e.endsWith(`_${from}${to.replace("memory", "MEM")}`));
      same("its time", part, cost(c, edge));
      same("its volume", volume, c.traffic(c.row, edge));
      check(!(registers(c) > slowest(c) * 1.00001), "L1 takes longer");
      check(core(c) < value(c.row, c.ecm) * 1.00001, "the core takes longer");
    },
  ],
  [
    `Memory bandwidth limits this kernel: ${num} B/LUP at ${num} GB/s per NUMA domain\\. `,
    (c, volume, bandwidth) => {
      same("memory traffic", volume, c.traffic(c.row, c.edges.at(-1)));
      check(Math.abs((c.predicted * volume) / 1000 / bandwidth - 1) < 0.005, "its bandwidth");
      equal("saturation", c.saturation, 1);
    },
  ],
  [
    `Loads and stores in L1 limit this kernel: they take ${num} of ${num} cy/CL\\. `,
    (c, part, all) => {
      same("loads and stores", part, registers(c));
      same("ECM", all, value(c.row, c.ecm));
      check(registers(c) >= slowest(c) * 0.99999, "a transfer takes longer");
    },
  ],
  [
    `Data transfers between (\\w+) and (\\w+) limit this kernel: they take ${num} cy/CL \\(${num} B/LUP\\)(?:, and all else overlaps with them)?\\. `,
    (c, from, to, all, volume) => {
      same("ECM", all, value(c.row, c.ecm));
      same("the slowest", all, slowest(c));
      const edge = c.edges.find(e => e.endsWith(`_${from}${to.replace("memory", "MEM")}`));
      same("its volume", volume, c.traffic(c.row, edge));
    },
  ],
  [
    `The core takes the largest part of ${num} cy/CL: ${coreTime}\\. `,
    (c, all, loop, ends) => {
      same("ECM", all, value(c.row, c.ecm));
      sameCore(c, loop, ends);
      check(registers(c) >= slowest(c) * 0.99999, "a transfer takes longer");
    },
  ],
  [
    `The core limits this kernel: ${coreTime}(?:; all (?:loads, stores and )?data transfers overlap with (?:that|this T_comp))?\\. `,
    (c, loop, ends) => {
      sameCore(c, loop, ends);
      check(core(c) >= value(c.row, c.ecm) * 0.99999, "ECM takes longer than the core");
      check(core(c) >= slowest(c) * 0.99999, "a transfer takes longer");
    },
  ],
  [
    "No time is known: there is no in-core time, and no data are transferred\\. ",
    c => same("ECM", "0", value(c.row, c.ecm)),
  ],
  [
    `All arrays fit into (\\w+)\\. `,
    (c, level) =>
      equal(
        "fit",
        level,
        levelsOf(c).find(l => keeps(c, l, "all")),
      ),
  ],
  [
    `The (\\dD) layer condition (?:holds in ([^;.]*?))?(?:,? ?(?:and )?is lost in ([^;.]*))?; `,
    conditionsHold,
  ],
  ["[Bb]locking does not help\\. ", () => {}],
  [
    `[Bb]locking the loop over (\\w+), block size ${num}, would keep the (\\dD) condition in (\\w+): ${num} instead of ${num} cy/CL, ${num} % faster\\. `,
    blockHelps,
  ],
  [
    `[Bb]locking the loop over \\w+, block size ${num}, would lower the misses of \\w+: ${num} instead of ${num} cy/CL, ${num} % faster\\. `,
    (c, block, then, now, gain) => blockGains(c, then, now, gain),
  ],
  ["Without memory traffic it scales over all cores\\. ", c => same("saturation", 0, c.saturation)],
  [
    `It scales over all ${num} cores of a NUMA domain\\. `,
    (c, cores) => {
      same("domain", cores, c.domain);
      check(c.saturation > c.domain && !c.falls, "it does not scale over all");
    },
  ],
  [
    `It saturates at ${num} cores? of a NUMA domain(?:, as they share caches \\(at \\d+ if each had all of them\\))?\\. `,
    saturates,
  ],
  [
    `It is fastest with ${num} of the ${num} cores of a NUMA domain: with more, each has less of the shared caches, and all of them are ${num} % slower\\. `,
    (c, best, domain, slower) => {
      fastest(c, best, domain);
      percent("slower", slower, 1 - c.share);
    },
  ],
  [
    `Beyond a size of ${num} the (\\w+) layer condition is lost in the (\\w+) cache, and the memory traffic changes from ${num} to ${num} B/LUP\\. `,
    (c, size, dims, level, from, to) => {
      same(
        "condition",
        size,
        value(
          c.conditions.find(l => l.level === level && l.dims === dims),
          "max_size",
        ),
      );
      same(
        "traffic before",
        from,
        c.memory.findLast(v => Math.abs(v / c.memory.at(-1) - 1) > 0.03),
      );
      same("traffic after", to, c.memory.at(-1));
    },
  ],
  [
    `Beyond a size of ${num} the memory traffic changes from ${num} to ${num} B/LUP\\. `,
    (c, size, from, to) => same("traffic after", to, c.memory.at(-1)),
  ],
  [
    `Blocking for the (\\w+) cache gives (.*?) performance(?:, according to the model)?\\. `,
    (c, level, how) => blockedGain(c, how, level),
  ],
  [
    `Spatial blocking makes practically no difference(?:, according to the model)?\\. `,
    c => blockedGain(c, "practically the same", ""),
  ],
  [
    `(Scaling over cores was not measured; according to the model, )?${num} cores (?:should )?reach ${num} MLUP/s`,
    (c, measured, n, mlup) => {
      equal("measured on one core", measured !== undefined, c.measured);
      same("cores", n, c.threadsEcm);
      same("predicted there", mlup, c.allEcm);
    },
  ],
  ["Scaling over cores was not measured", c => check(!(c.all > 0), "scaling was measured")],
  [
    `${num} cores together reach ${num} MLUP/s`,
    (c, n, mlup) => {
      same("cores", n, c.threads);
      same("measured there", mlup, c.all);
    },
  ],
  ["Only scaling over cores was measured\\. ", c => check(!c.row && c.all > 0, "a grid was")],
  ["Only one core was measured", c => same("threads", 1, c.threads)],
  [
    `, (?:${num} times as fast as|${num} % slower than|as fast as) (?:one core|${num} cores)`,
    (c, times, less, from = "1") => {
      const first = c.scaling.find(r => value(r, "bench_mlup_per_s_median") > 0);
      const factor = c.all / value(first, "bench_mlup_per_s_median");
      same("cores", from, value(first, "threads"));
      if (times) same("speed-up", times, factor);
      else if (less) percent("slow-down", less, 1 - factor);
      else check(Math.abs(factor - 1) < 0.0201, `as fast as ${from}: ${factor}`);
    },
  ],
  [`(?:; according to the model,|, and) ${num} cores? saturates? a memory domain`, saturates],
  [
    `(?:; according to the model,|, and) ${num} of the ${num} cores of a memory domain are faster than all`,
    fastest,
  ],
  [
    `(?:; according to the model,|, and) the ${num} cores? of a memory domain do(?:es)? not saturate it`,
    (c, cores) => {
      same("domain", cores, c.domain);
      check(c.saturation > c.domain && !c.falls, "it does not scale over all");
    },
  ],
  ["\\. ", () => {}],
].map(([pattern, rule]) => [new RegExp("^" + pattern), rule]);

function paragraph(c, lead) {
  for (let rest = lead + " "; rest.trim() !== ""; ) {
    const found = sentences.find(([pattern]) => pattern.test(rest));
    if (!found) return fault(`nothing checks "${rest.slice(0, 80)}"`);
    const match = found[0].exec(rest);
    found[1](c, ...match.slice(1));
    rest = rest.slice(match[0].length);
  }
}

/* ---- pages ---- */

function keyFigures(c, html) {
  const figures = Object.fromEntries(
    [
      ...one(html, /<dl class="figures">(.*?)<\/dl>/s).matchAll(
        /<dt>(.*?)<\/dt><dd>(.*?)<b>(.*?)<\/b> <span>(.*?)<\/span><\/dd>/gs,
      ),
    ].map(([, label, before, number, unit]) => [
      text(label),
      { number: text(number), unit: text(unit), light: one(before, /class="dot (\w+)/) },
    ]),
  );
  const core = figures["One core, in memory"] ?? figures["One core, largest grid"];
  same("key figure of one core", core?.number, c.speed);
  if (core?.number !== "–") equal("kind of it", core?.unit.endsWith("predicted"), !c.measured);
  const cores = Object.entries(figures).find(([label]) => /^\d+ cores$|^All cores$/.test(label));
  if (cores && cores[1].number !== "–") {
    same("key figure of all cores", cores[1].number, c.all || c.allEcm);
    same("how many", cores[0].replace(" cores", ""), c.all ? c.threads : c.threadsEcm);
  }
  const balance = figures["Memory traffic"].number.split(" → ");
  same("memory traffic", balance.at(-1), c.memory.at(-1) ?? NaN);
  if (balance.length > 1) same("least traffic", balance[0], Math.min(...c.memory));
  const { number, unit } = figures["Saturates at"] ?? figures["Fastest with"];
  if (figures["Fastest with"]) fastest(c, number, unit.match(/\d+/)[0]);
  else if (number !== "–") saturates(c, number);
  else check(!(c.saturation >= 1 && c.saturation <= c.domain), `saturates: ${unit}`);
  const off = figures["ECM model off by"];
  if (off.number !== "–") percent("off by", off.number, c.deviation);
  equal("its light", off.light, light(Math.abs(c.deviation)));
  const over = off.unit.match(/median of (\d+) sizes: (\d+).%/);
  if (over) {
    same("sizes", over[1], c.off.length);
    percent("median", over[2], c.median);
  }
}

function configurationPage(c) {
  page = c.folder;
  const html = read(c.folder + "/index.html");
  const told = [...html.matchAll(/<p class="(?:lead|reasons)">(.*?)<\/p>/gs)];
  paragraph({ ...c, inShort: true }, told.map(([, words]) => text(words)).join(" "));
  paragraph(c, text(one(html, /<summary>In full<\/summary><p class="about">(.*?)<\/p>/s)));
  keyFigures(c, html);
  const doubtful = one(html, /<p class="warning">(\d+) of \d+ measurements/);
  same("doubtful measurements", doubtful || 0, c.doubtful);
  const held = html.match(/It holds (\d+) of (\d+) measured sizes/);
  if (held) {
    const inside = intervals(c);
    const worst = largestMiss(c);
    const said = text(html).match(
      /The largest miss, (\S+) % at size ([\d.]+) \(([\d.]+) cy\/CL measured, ([\d.]+) predicted\), is (inside|outside)/,
    );
    same("the largest miss", said?.[2], value(worst, "size"));
    same("measured there", said?.[3], value(worst, "bench_cy_per_cl_median"));
    same("predicted there", said?.[4], value(worst, c.ecm));
    percent("off by", said?.[1], value(worst, c.ecm) / value(worst, "bench_cy_per_cl_median") - 1);
    equal("whether held", said?.[5], intervals({ ...c, grid: [worst] })[0] ? "inside" : "outside");
    same("sizes in the interval", held[1], inside.filter(h => h).length);
    same("sizes with an interval", held[2], inside.length);
  }
  const band = text(html).match(/reaches from ([\d.]+) % below the prediction to ([\d.]+) % above/);
  if (band) {
    const ends = c.grid
      .map(r =>
        ["_ECM_low_cy_per_cl", "_ECM_high_cy_per_cl"].map(
          n => value(r, c.by + n) / value(r, c.ecm),
        ),
      )
      .filter(([low, high]) => Number.isFinite(low + high));
    percent("below", band[1], median(ends.map(([low]) => 1 - low)));
    percent("above", band[2], median(ends.map(([, high]) => high - 1)));
  }
  const fit = rowsOf(one(html, /aria-label="Fit of the models">(.*?)<\/table>/s))[0];
  if (fit) percent("fit", fit.cells[2].text, c.median);
  if (fit) equal("light of the fit", fit.cells[1].light, light(c.median));
}

/* Of the sizes with a measurement and an interval, whether the one lies within the other: the fastest or
   the median sample. */
function intervals(c) {
  return c.grid
    .map(r => [
      value(r, c.by + "_ECM_low_cy_per_cl"),
      value(r, "bench_cy_per_cl_median"),
      value(r, c.by + "_ECM_high_cy_per_cl"),
    ])
    .filter(triple => triple.every(Number.isFinite))
    .map(([low, cy, high]) => low <= cy && cy <= high);
}

/* Of these sizes the one whose measurement is furthest from its prediction. */
function largestMiss(c) {
  const distance = r => Math.abs(Math.log(value(r, c.ecm) / value(r, "bench_cy_per_cl_median")));
  return c.grid
    .filter(r => intervals({ ...c, grid: [r] }).length)
    .reduce((a, b) => (a && distance(a) >= distance(b) ? a : b), undefined);
}

/* A row of the tables that list configurations. */
function overviewRow(row, all) {
  const c = all.get(row.link);
  if (!c) return;
  const cell = name => row.cells.find(found => found.name === name);
  same(row.link + ": grid", cell("Grid").text.replace(/[²³]$/, ""), value(c.row, "size"));
  same(row.link + ": one core", cell("One core").text, c.mlup);
  same(row.link + ": ECM", cell("ECM").text, c.predicted);
  if (c.off.length) percent(row.link + ": off by", cell("ECM off by").text, c.median);
  equal(row.link + ": light", cell("ECM off by").light, light(c.median));
  const [, most, cores] = cell("Most cores").text.match(/^(\S+)(?: (\d+) cores)?$/);
  same(row.link + ": all cores", most, c.all || c.allEcm);
  if (cores) same(row.link + ": how many", cores, c.all ? c.threads : c.threadsEcm);
  if (cores)
    equal(row.link + ": predicted", row.html.includes('predicted" data-l="Most cores'), !c.all);
}

const lastAt = (rows, name, size) =>
  value(
    rows.findLast(r => value(r, "size") <= size && Number.isFinite(value(r, name))),
    name,
  );
/* Speed at a size: of one core and of a socket, measured (a twentieth beside it at most) or predicted. */
function ranked(c, size) {
  const near = c.grid
    .filter(r => value(r, "bench_mlup_per_s_median") > 0)
    .map(r => [Math.abs(value(r, "size") - size), value(r, "bench_mlup_per_s_median")])
    .filter(([far]) => far <= 0.05 * size)
    .sort((a, b) => a[0] - b[0])[0];
  const single = c.curve.filter(r => value(r, "threads") === 1);
  const socket = c.curve.filter(r => value(r, "threads") > 1);
  const together = c.scaling.findLast(r => value(r, "bench_mlup_per_s_median") > 0);
  const { virtual } = c;
  const all = socket.length > 0 && value(together, "threads") === value(socket[0], "threads");
  const beside = all && Math.abs(value(together, "size") - size) <= 0.05 * size;
  const { unfitted } = machine(c.name);
  return {
    measured: near !== undefined,
    coreBound: unfitted && near === undefined,
    socketBound: unfitted && !beside,
    unfitted,
    core: near?.[1] ?? lastAt(single, c.rate, size),
    virtual,
    measuredSocket: beside,
    predictedSocket: virtual ? NaN : lastAt(socket, c.rate, size),
    together: beside ? value(together, "bench_mlup_per_s_median") : lastAt(socket, c.rate, size),
    get socket() {
      return this.virtual ? NaN : this.together; // a virtual machine's cores are not a socket
    },
    sockets: socket.map(r => value(r, c.rate)),
  };
}

const commonSpeeds = new Map(); // of each configuration, at the grid that its stencil's page names

function classPage(folder, members, all) {
  page = folder;
  const html = read(folder + "/index.html");
  const lead = text(one(html, /<p class="lead">(.*?)<\/p>/s));
  const ran = members.filter(c => c.points.length > 0);
  const timed = members.filter(c => c.points.length === 0 && c.predicted > 0);
  same("measured", one(lead, /Measured on (\d+) machine/) || 0, ran.length);
  same("modelled", one(lead, /Modelled on (\d+) machine/) || 0, timed.length);
  const rest = members.length - ran.length - timed.length;
  same("without a time", one(lead, /No time is known on (\d+) machine/) || 0, rest);
  const table = one(html, /id="ranking">(.*?)<\/section>/s);
  const size = Number(one(lead, /At ([\d.]+)/));
  if (!size) return;
  const ranks = new Map(members.map(c => [c.folder, ranked(c, size)]));
  for (const [configuration, r] of ranks)
    commonSpeeds.set(configuration, {
      ...r,
      socket: r.predictedSocket,
      socketBound: r.unfitted,
    });
  const every = [...ranks.values()];
  const best = name => leading(every, name);
  const isBest = (name, r) => leads(every, name, r);
  const named = (pattern, number, is) => {
    const match = lead.match(pattern);
    if (!match) return;
    const r = ranks.get(`${folder}/${match[1].replaceAll(" ", "_")}`);
    same("speed of the fastest", match[2], number);
    check(r && is(r), `${match[1]} is not the fastest`);
  };
  const near = (a, b) => a >= b * 0.99999;
  named(/fastest socket is that of ([^(]+) \(([\d.]+) MLUP/, best("socket"), r =>
    isBest("socket", r),
  );
  named(/fastest single core (?:is )?that of ([^(]+) \(([\d.]+) MLUP/, best("core"), r =>
    isBest("core", r),
  );
  const measured = largest([...ranks.values()].filter(r => r.measured).map(r => r.core));
  named(
    /fastest measured one is that of ([^(]+) \(([\d.]+) MLUP/,
    measured,
    r => r.measured && near(r.core, measured),
  );
  for (const row of rowsOf(table)) {
    const r = ranks.get(row.link);
    const [, first, , ...sockets] = row.cells.map(c => c.text);
    const second = sockets.pop();
    same(row.link + ": core", first.replace(" ★", ""), r.core);
    equal(row.link + ": star", first.includes("★"), isBest("core", r));
    equal(row.link + ": fitted", row.html.includes("not fitted"), r.unfitted && r.core > 0);
    equal(
      row.link + ": predicted",
      row.html.includes('predicted" data-l="One core'),
      !r.measured && r.core > 0,
    );
    if (second === undefined) continue;
    same(row.link + ": socket", second.replace(" ★", ""), r.together);
    equal(row.link + ": virtual", row.html.includes("of a VM"), r.virtual);
    equal(row.link + ": star", second.includes("★"), isBest("socket", r));
    equal(
      row.link + ": predicted",
      row.html.includes('predicted" data-l="memory'),
      !r.measuredSocket,
    );
    /* From the core outwards, of ever larger grids. */
    let from = 0;
    for (const seen of sockets.map(s => shown(s.replace(" ★", ""))).filter(Number.isFinite)) {
      const at = r.sockets.findIndex(
        (rate, i) => i >= from && Math.abs(rate - seen) <= 0.501 + 1e-5 * rate,
      );
      check(at >= 0, `${row.link}: no larger grid has ${seen} MLUP/s on a socket`);
      from = at < 0 ? from : at + 1;
    }
  }
  rowsOf(one(html, /id="configurations">(.*?)<\/section>/s)).forEach(row => overviewRow(row, all));
}

/* Cells are in the order of the machines; their links are those of the row and the column. */
function matrixCells(html) {
  const machines = [...html.matchAll(/data-machine="([^"]*)"/g)].map(m => m[1]);
  const rows = html.matchAll(
    /<th scope="row"><a href="([^"]*)\/index\.html"[^>]*>.*?<\/th>(.*?)<\/tr>/gs,
  );
  return [...rows].flatMap(([, folder, cells]) =>
    [
      ...cells.matchAll(
        /<td(?: class="(\w+)")?(?: data-v="([^"]*)")?(?: data-wins="([^"]*)")?>(.*?)<\/td>/gs,
      ),
    ].map(([, dot, raw, wins, number], i) => ({
      folder: `${folder}/${machines[i]}`,
      dot: dot ?? "none",
      raw,
      wins: (wins ?? "").split(" "),
      measured: dot !== undefined,
      number: number.replace(/<em.*/s, ""),
    })),
  );
}

function matrixPage(all) {
  page = "matrix.html";
  const html = read(page);
  const cells = matrixCells(html).filter(c => c.raw !== undefined && all.has(c.folder)); // or it cannot be read
  same("cells", cells.length, all.size);
  for (const { folder, dot, raw, wins, measured, number } of cells) {
    const c = all.get(folder);
    const rivals = [...commonSpeeds].filter(([f]) => path.dirname(f) === path.dirname(folder));
    for (const which of ["core", "socket"]) {
      const list = rivals.map(([, r]) => r).filter(r => r[which] > 0);
      const wanted = list.length > 1 && leads(list, which, commonSpeeds.get(folder));
      equal(`${folder} is the fastest ${which}`, wins.includes(which), wanted);
    }
    const wanted = [c.predicted, c.domainEcm, c.allEcm, c.mlup, c.domainMeasured, c.all, c.median];
    const given = raw.split(",");
    wanted.forEach((w, i) =>
      check(
        given[i]
          ? Math.abs(given[i] / w - 1) < 6e-4 || Number(given[i]) === w
          : !Number.isFinite(w),
        `${folder}: ${given[i]} in column ${i}, the tables say ${w}`,
      ),
    );
    equal(folder + ": light", dot, light(c.median));
    equal(folder + ": measured", measured, c.measured);
    same(folder, text(number), c.speed);
  }
  const covered = html.match(/(\d+) of (\d+) stencils on all machines/);
  same("stencils collected", covered[1], new Set([...all.keys()].map(path.dirname)).size);
  const shapes = [...html.matchAll(/<span class="count">(\d+) of (\d+)<\/span>/g)];
  for (const i of [1, 2])
    same(
      "sum over the shapes",
      covered[i],
      shapes.reduce((sum, s) => sum + Number(s[i]), 0),
    );
}

/* What every machine reaches on each stencil of a shape (dimension, radius, kind), if several know it:
   shares of the fastest by machine. */
function shares(at, which, type) {
  const speeds = new Map();
  for (const [folder, ranks] of commonSpeeds) {
    const parts = folder.split("/");
    const stencil = path.dirname(folder);
    if (
      [parts[0], parts[1], parts[3]].join() === at.join() &&
      (type === undefined || parts[5] === type) &&
      ranks[which] > 0
    )
      speeds.set(stencil, [...(speeds.get(stencil) ?? []), { name: parts.at(-1), ...ranks }]);
  }
  const found = new Map();
  const several = [...speeds.values()].filter(on => on.length > 1);
  const won = new Map();
  for (const on of several)
    for (const r of on) {
      found.set(r.name, [...(found.get(r.name) ?? []), r[which] / leading(on, which)]);
      won.set(r.name, (won.get(r.name) ?? 0) + leads(on, which, r));
    }
  const isClose = on => {
    const [first, second] = on
      .filter(r => on.every(o => o[which + "Bound"]) || !r[which + "Bound"])
      .sort((a, b) => b[which] - a[which]);
    return second !== undefined && second[which] >= 0.95 * first[which];
  };
  return {
    several: several.length,
    close: several.filter(isClose).length,
    of: name => found.get(name) ?? [],
    won: name => won.get(name) ?? 0,
  };
}
const geometric = list =>
  list.length ? Math.exp(list.reduce((sum, v) => sum + Math.log(v), 0) / list.length) : NaN;

function heatMap(html) {
  const table = one(html, /aria-label="Relative performance">(.*?)<\/table>/s);
  const rows = rowsOf(table);
  const heads = one(table, /<thead>(.*?)<\/thead>/s);
  [...heads.matchAll(/href="(\w+)\/(\w+)\/index.html#(\w+)"/g)].forEach(([, ...at], i) => {
    for (const which of ["core", "socket"]) {
      const found = shares(at, which);
      for (const row of rows) {
        const name = one(row.html, /machines\/([^"]*)\.html/);
        const cell = row.html.split(/<td[ >]/)[i + 1];
        const seen = text(one(cell, new RegExp(`<a class="${which}"[^>]*>(.*?)</a>`)));
        const what = `${at.join(" ")} on ${name}, ${which}`;
        percent(what, seen.replace(/[()]/g, ""), geometric(found.of(name)));
        const few = found.of(name).length;
        equal(what, seen.startsWith("("), few > 0 && 2 * few < found.several);
      }
    }
  });
}

/* The fastest machines of each dimension and radius. */
function shapePages() {
  for (const file of new Set(
    [...commonSpeeds.keys()].map(f => f.split("/").slice(0, 2).join("/")),
  )) {
    page = file + "/index.html";
    const leads = new Map(
      [...read(page).matchAll(/<p class="lead"><a href="#(\w+)">[^<]*<\/a>: (.*?)<\/p>/g)].map(
        m => [m[1], text(m[2])],
      ),
    );
    for (const [, kind, html] of read(page).matchAll(/<section id="(\w+)">(.*?)<\/section>/gs)) {
      const at = [...file.split("/"), kind];
      const tables = html.split("<table").slice(1).map(rowsOf);
      const stencils = tables.pop();
      const found = { core: shares(at, "core"), socket: shares(at, "socket") };
      const answersOf = [...html.matchAll(/<li><b>(\w+)<\/b>: (.*?)<\/li>/g)].map(m => [
        m[1],
        m[2],
      ]);
      if (leads.has(kind)) answersOf.push([undefined, leads.get(kind)]);
      for (const [type, answer] of answersOf)
        for (const which of ["socket", "core"]) {
          const { several, close } = shares(at, which, type);
          const said = one(answer, new RegExp(`Fastest (?:single )?${which}: ([^:]*)`));
          const some = said.match(/(\d+) too close/)?.[1] ?? 0;
          same(`${type} close, ${which}`, /; too close/.test(said) ? several : some, close);
        }
      for (const row of tables.flat()) {
        const name = one(row.html, /machines\/([^"]*)\.html/);
        ["socket", "core"].forEach((which, k) => {
          const list = found[which].of(name);
          const fastest = found[which].won(name);
          const [share, times] = row.cells.slice(1 + 2 * k).map(c => c.text);
          percent(`${name}, ${which}`, share, geometric(list));
          equal(name, times, list.length ? `${fastest} of ${found[which].several}` : "–");
          /* Said once for all stencils, and again for each data type. */
          for (const said of [leads.get(kind) ?? "", text(html)]) {
            const answers = [
              ...said.matchAll(
                new RegExp(`Fastest (?:single )?${which}: ([^:]*?) stencils?[.;]`, "g"),
              ),
            ];
            const wins = answers.map(
              ([, answer]) =>
                answer
                  .match(
                    new RegExp(`${name.replaceAll("_", " ")} on (?:all )?(the only|\\d+)`),
                  )?.[1]
                  .replace("the only", "1") ?? 0,
            );
            same(
              `${name} wins, ${which}`,
              wins.reduce((sum, n) => sum + Number(n), 0),
              fastest,
            );
          }
        });
      }
      same(
        "stencils",
        stencils.length,
        new Set(
          [...commonSpeeds.keys()]
            .filter(f => {
              const parts = f.split("/");
              return [parts[0], parts[1], parts[3]].join() === at.join();
            })
            .map(f => path.dirname(f)),
        ).size,
      );
      for (const row of stencils) {
        const on = [...commonSpeeds].filter(([folder]) => path.dirname(folder) === row.link);
        [
          ["socket", 2],
          ["core", 4],
        ].forEach(([which, k]) => {
          const sorted = on
            .filter(([, r]) => r[which] > 0)
            .filter(([, r], i, known) =>
              known.every(([, o]) => o[which + "Bound"]) ? true : !r[which + "Bound"],
            )
            .sort(([, a], [, b]) => b[which] - a[which]);
          const name = row.cells[k].text.split(" then ")[0].replaceAll(" ", "_");
          const [speed, next] = row.cells[k + 1].text.split(" ");
          const [first, second] = sorted.map(([, r]) => r[which]);
          same(`${row.link}: ${which}`, speed, first ?? NaN);
          check(
            !first || commonSpeeds.get(`${row.link}/${name}`)?.[which] >= 0.99999 * first,
            `${row.link}: ${name} is not the fastest ${which}`,
          );
          same(`${row.link}: next ${which}`, next ?? "–", second ?? NaN);
        });
        const grid = text(one(read(row.link + "/index.html"), /same grid of (.*?)\./));
        equal(`${row.link}: grid`, row.cells[1].text, grid || row.cells[1].text);
      }
    }
  }
}

function startPage(all) {
  page = "index.html";
  const html = read(page);
  const lead = text(one(html, /<p class="lead">(.*?)<\/p>/s));
  const list = [...all.values()];
  const compared = list.map(c => c.median).filter(Number.isFinite);
  const n = (what, pattern, wanted) => same(what, one(lead, pattern) || 0, wanted);
  n(
    "measurements",
    /(\d+) measurements?/,
    list.reduce((sum, c) => sum + c.points.length, 0),
  );
  n("machines", /on (\d+) machines?/, new Set(list.map(c => c.name)).size);
  const collected = list.filter(c => c.points.length > 0).length;
  n("measured configurations", /measurements? of (\d+) configurations?/, collected);
  const machines = new Set(list.filter(c => c.points.length > 0).map(c => c.name)).size;
  n("measured machines", /configurations? \((\d+) machines?\)/, machines);
  const predicted = list.filter(c => c.points.length === 0 && c.predicted > 0).length;
  n("predicted ones", /redictions for (\d+)/, predicted);
  const untimed = list.filter(c => c.points.length === 0 && !(c.predicted > 0)).length;
  n("without any time", /For (\d+) more, only/, untimed);
  if (compared.length)
    percent(
      "median deviation",
      one(lead, /ECM model is off by (\d+) % \(median\)/),
      median(compared),
    );
  heatMap(html);
  for (const row of rowsOf(one(html, /<section id="machines">(.*?)<\/section>/s))) {
    const name = one(row.html, /machines\/([^"]*)\.html/);
    equal("its name", row.cells[0].text, name.replaceAll("_", " "));
    same(name, row.cells[4].text, list.filter(c => c.name === name).length || NaN);
  }
}

function machinePages(all) {
  for (const file of fs.readdirSync(path.join(site, "machines")).filter(f => f.endsWith(".html"))) {
    page = "machines/" + file;
    const html = read(page);
    const lead = text(one(html, /<p class="lead">(.*?)<\/p>/s));
    const own = [...all.values()].filter(c => c.name + ".html" === file);
    const ran = own.filter(c => c.points.length > 0);
    const timed = own.filter(c => c.points.length === 0 && c.predicted > 0);
    same("stencils", one(lead, /^(\d+) stencils?:/) || 0, own.length);
    same("measured", one(lead, /(\d+) measured/) || 0, ran.length);
    same("predicted", one(lead, /(\d+) predicted/) || 0, timed.length);
    const rest = one(lead, /(\d+) without a known time/) || 0;
    same("without a time", rest, own.length - ran.length - timed.length);
    const rows = rowsOf(one(html, /<h2>Stencils on this machine(.*)/s)).filter(row => row.link);
    same("rows", rows.length, own.length);
    rows.forEach(row => overviewRow(row, all));
  }
}

function accuracyPage(all) {
  page = "accuracy.html";
  const html = read(page);
  const table = label => rowsOf(one(html, new RegExp(`aria-label="${label}">(.*?)</table>`, "s")));
  const off = name => [...all.values()].filter(c => !name || c.name === name).flatMap(c => c.off);
  const rows = [
    [table("By model")[0], ""],
    ...table("By machine")
      .filter(r => !r.cells[0].text.includes(","))
      .map(r => [r, r.cells[0].text]),
  ];
  for (const [row, name] of rows.filter(([r]) => r)) {
    const cell = label => row.cells.find(c => c.name === label).text;
    const values = off(name);
    same(name + " points", cell("Points"), values.length);
    percent(name + " median", cell("Median"), median(values));
    percent(
      name + " within 10 %",
      cell("Within 10 %"),
      values.filter(v => Math.abs(v) <= 0.1).length / values.length,
    );
    percent(
      name + " mean",
      cell("Mean absolute"),
      values.reduce((s, v) => s + Math.abs(v), 0) / values.length,
    );
  }
  const lead = text(one(html, /<p class="lead">(.*?)<\/p>/s));
  const medians = [...all.values()].map(c => c.median).filter(Number.isFinite);
  if (medians.length) {
    percent("median", one(lead, /ECM is off by (\d+) %/), median(medians));
    same("configurations", one(lead, /median of (\d+) configurations?/), medians.length);
    const [, compared, measured] = text(html).match(/These are (\d+) of all (\d+) measurements/);
    same("compared", compared, off("").length);
    same(
      "measurements",
      measured,
      [...all.values()].reduce((sum, c) => sum + c.points.length, 0),
    );
  }
  const held = text(html).match(/intervals contain (\d+) of (\d+) measured points/);
  if (!held) return;
  const inside = [...all.values()].flatMap(intervals);
  same("points in the intervals", held[1], inside.filter(h => h).length);
  same("points with an interval", held[2], inside.length);
  const first = text(one(html, /<p class="lead">(.*?)<\/p>/s));
  const [top] = table("Largest misses");
  for (const label of ["Size", "ECM off by", "ECM cy/CL", "Measured cy/CL", "Cause"])
    check(
      first.includes(top.cells.find(found => found.name === label).text),
      `${label} of the largest miss is not in the first sentence`,
    );
  for (const row of table("Largest misses")) {
    const c = all.get(one(row.html, /href="([^"#]*)\/index\.html/));
    const cell = label => row.cells.find(found => found.name === label)?.text;
    const at = c.grid.find(r => value(r, "size") === shown(cell("Size")));
    const cy = value(at, "bench_cy_per_cl_median");
    same("measured", cell("Measured cy/CL"), cy);
    same("predicted", cell("ECM cy/CL"), value(at, c.ecm));
    percent("off by", cell("ECM off by").replace(" %", ""), value(at, c.ecm) / cy - 1);
    const names = table("Causes").map(r => r.cells[0].text);
    const worst = largestMiss(c);
    same(`largest miss of ${c.folder}`, cell("Size"), value(worst, "size"));
    check(
      intervals({ ...c, grid: [worst] })[0] || names.includes(cell("Cause")),
      `a miss by "${cell("Cause")}" is not counted`,
    );
  }
  const listed = table("Largest misses").length;
  same("largest misses", listed, Math.min(10, [...all.values()].filter(largestMiss).length));
}

function dataFile(all) {
  page = "data/configurations.csv";
  const rows = csv(page);
  same("rows", rows.length, all.size);
  for (const row of rows) {
    const c = all.get(row.folder);
    const wanted = {
      mlup_per_s: c.mlup,
      ecm_mlup_per_s: c.predicted,
      deviation: c.deviation,
      median_deviation: c.median,
      all_mlup_per_s: c.all,
      all_ecm_mlup_per_s: c.allEcm,
      saturation_cores: c.saturation,
    };
    for (const file of row.files.split(" "))
      check(exists(`${row.folder}/${file}`), `${row.folder}: there is no ${file}`);
    check(/\bconfig.yml\b/.test(row.files), `${row.folder}: files are missing`);
    for (const [name, v] of Object.entries(wanted))
      check(
        Number.isFinite(v)
          ? Math.abs(value(row, name) - v) <= 2e-5 * Math.abs(v) + 2e-6
          : row[name] === "",
        `${row.folder}: ${name} ${row[name]}, the tables say ${v}`,
      );
  }
}

/* All rows of all tables of each machine, in the order of the configurations. */
function pointsFiles(all) {
  for (const machine of new Set([...all.values()].map(c => c.name))) {
    const own = [...all.values()].filter(c => c.name === machine);
    page = `data/${machine}/points.csv`;
    const rows = csv(page);
    let at = 0;
    for (const folder of rows.map(r => r.folder).filter((f, i, list) => f !== list[i - 1]))
      for (const name of ["grid", "scaling", "blocking"])
        for (const wanted of all.get(folder)?.[name] ?? []) {
          const row = rows[at++];
          equal("table of " + folder, [row?.folder, row?.table].join(), [folder, name].join());
          equal("machine of " + folder, row?.machine, machine);
          const differs = Object.keys(row ?? {}).filter(
            c => !/^(folder|machine|table|)$/.test(c) && row[c] !== (wanted[c] ?? ""),
          );
          check(differs.length === 0, `${folder}, ${name}: ${differs.join()} differ`);
        }
    same("points", rows.length, at);
    same(
      "configurations with points",
      new Set(rows.map(r => r.folder)).size,
      own.filter(c => c.grid.length + c.scaling.length + c.blocking.length > 0).length,
    );
  }
}

const folders = fs
  .readdirSync(site, { recursive: true })
  .filter(f => f.endsWith("/data.js"))
  .map(path.dirname);
const all = new Map(folders.map(folder => [folder, configuration(folder)]));
for (const c of all.values()) configurationPage(c);
for (const folder of new Set(folders.map(path.dirname)))
  classPage(
    folder,
    [...all.values()].filter(c => path.dirname(c.folder) === folder),
    all,
  );
matrixPage(all);
shapePages();
startPage(all);
machinePages(all);
accuracyPage(all);
dataFile(all);
pointsFiles(all);

for (const what of faults.slice(0, process.env.ALL ? Infinity : 40)) console.error(what);
console.log(`${all.size} configurations, ${checks} figures and words, ${faults.length} differ`);
process.exit(faults.length === 0 && all.size > 0 ? 0 : 1);
