// The page's analyser and the program say the same to the last digit, of random kernels, sizes and machines:
//
//   same.mjs INSPECT TRY_WASM MACHINES COUNT [SEED]
//
// The check compares 100; by hand: node tests/try/same.mjs build/release/inspect \
//   build/release/render/module/try.wasm machines 2000
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { analyser, machine, random } from "./module.mjs";
import { kernel, study } from "./kernels.mjs";

const run = promisify(execFile);
const [, , inspect, wasm, folder, count, seed = "1"] = process.argv;
const report = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../incore/reports/star.haswell.iaca3.txt");
const names = (await readdir(folder)).filter(f => f.endsWith(".yml")).map(f => f.slice(0, -4));
const texts = new Map();
for (const name of names) texts.set(name, await readFile(path.join(folder, name + ".yml"), "utf8"));
const packed = new Map();
for (const [name, text] of texts) packed.set(name, await machine(text));
const { ask } = await analyser(wasm);
const work = await mkdtemp(path.join(os.tmpdir(), "inspect-try-"));

/* Everything that the program says is in the answer; what it leaves out may be there. */
function assertIn(answer, expected, where) {
  if (Array.isArray(expected)) assert.equal(answer?.length, expected.length, where);
  if (expected === null || typeof expected !== "object") return assert.deepEqual(answer, expected, where);
  for (const key of Object.keys(expected)) assertIn(answer?.[key], expected[key], `${where}.${key}`);
}

async function program(question, k, name, core) {
  const words = ["model", "-p", "LC", "-m", path.join(folder, name + ".yml"), "--json", "-"];
  for (const [symbol, range] of Object.entries(question.sizes)) words.push("-D", symbol, range);
  words.push("-P", question.predictor, "-c", String(question.cores));
  if (question.safety !== 1) words.push("--safety-factor", String(question.safety));
  if (question.literature) words.push("--literature");
  if (question.penalty) words.push("--penalty");
  if (core) words.push("-p", "ECM", "-p", "RooflineASM", "--explain", "--incore-report", report, "--pointer-increment", "64");
  else words.push("-p", "ECMData");
  words.push(k.path ?? k.file);
  try {
    return { result: JSON.parse((await run(inspect, words, { maxBuffer: 1 << 28 })).stdout), words };
  } catch (error) {
    if (error.code !== 1) throw error;
    return { refusal: error.stderr, words };
  }
}

/* What the program took for the core's time at a point: on some machines that of rows as long as they are. */
const coreOf = point => ({ T_comp: point.T_comp_cy_per_cl, T_RegL1: point.T_RegL1_cy_per_cl });
const sameCore = (a, b) => JSON.stringify(coreOf(a)) === JSON.stringify(coreOf(b));
/* What does not depend on it. */
const dataOf = ({ sizes, levels }) => ({ sizes, levels: levels.map(({ load_lines, evict_lines, condition }) => ({ load_lines, evict_lines, condition })) });

/* As the page asks: what is simulated comes one size after the other. */
function answerOf(question) {
  let answer;
  do answer = ask({ ...question, fresh: 1 });
  while (!answer.error && answer.points.length < answer.of);
  return answer;
}

/* Whether the points make a curve: one size grows, or several together. */
function isCurve(points) {
  const rows = Object.keys(points[0].sizes).map(name => points.map(p => p.sizes[name]));
  const rises = row => row.every((size, i) => i === 0 || size > row[i - 1]);
  return points.length > 1 && rows.every(row => rises(row) || row.every(size => size === row[0]));
}

function coresOf(machine) {
  const number = key => Number(machine.match(new RegExp(`\\b${key}: *(\\d+)`))[1]);
  return number("sockets") * number("cores_per_socket");
}

async function compare(r, n) {
  const k = kernel(r);
  const name = r.pick(names);
  const hasIaca = texts.get(name).includes("name: iaca");
  const predictor = r.pick(["LC", "LC", "LC", "LCS", "SIM"]);
  if (k.text) {
    k.file = path.join(work, `k${n % 64}.c`);
    await writeFile(k.file, k.text);
  }
  const question = {
    do: "analyse",
    kernel: k.text ?? ask({ do: "generate", class: k.path }).kernel,
    machine: packed.get(name),
    sizes: study(r, k, predictor),
    predictor,
    cores: Math.min(r.pick([1, 1, 2, 3, 7]), coresOf(texts.get(name))),
    safety: predictor === "LC" ? r.pick([1, 1, 2, 1.5]) : 1,
    literature: r.whole(0, 4) === 0,
    penalty: r.whole(0, 4) === 0,
    plots: n % 4 === 0,
  };
  const { result, refusal, words } = await program(question, k, name, hasIaca);
  const last = result?.points.at(-1);
  if (result && hasIaca) question.core = coreOf(last);
  if (result && n % 2) question.detail = result.points.length; /* past the end: the last one */
  const answer = answerOf(question);
  const where = `${n}: inspect ${words.join(" ")}\n${question.kernel}`;
  if (refusal) {
    const problem = answer.error?.text ?? answer.points.find(p => p.problem)?.problem;
    assert.ok(problem && refusal.includes(problem), `${where}${refusal}${JSON.stringify(answer.error)}`);
    return "refused";
  }
  assert.equal(answer.error, undefined, where);
  const alone = result.points.length === 1;
  assert.equal(answer.detail, result.points.length - 1, where);
  assertIn(answer.layer_conditions, result.layer_conditions, where + "conditions");
  if (answer.plots) assert.equal("grid" in answer.plots, isCurve(result.points), where + "plot over sizes");
  result.points.forEach((p, i) => {
    if (!alone && i !== answer.detail) for (const part of ["blocks", "explanation"]) delete p[part];
    if (!hasIaca) for (const part of ["T_comp_cy_per_cl", "T_RegL1_cy_per_cl"]) delete p[part];
    delete p.row; /* needs the loop's code */
    assertIn(answer.points[i], !hasIaca || sameCore(p, last) ? p : dataOf(p), `${where}point ${i}`);
  });
  return alone ? "one" : "several";
}

const r = random(Number(seed));
const found = { one: 0, several: 0, refused: 0 };
try {
  for (let n = 0; n < Number(count); n++) found[await compare(r, n)]++;
} finally {
  await rm(work, { recursive: true, force: true });
}
console.log(`${count} the same: ${found.one} of one point, ${found.several} of several, ${found.refused} refused by both`);
assert.ok(found.refused < count / 2);
