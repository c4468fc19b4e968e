// How long the page's analyser takes: try_answer.mjs build/release/render/module/try.wasm
// The first figure is that of a module just loaded, the second the median of 9 more.
import { readFile } from "node:fs/promises";
import { analyser, machine as packed } from "../try/module.mjs";

const wasm = process.argv[2];
const machine = await packed(await readFile("machines/SkylakeSP_Gold-6148.yml", "utf8"));
const questions = [
  ["layer conditions, 200 sizes, plots", 30, n => ({ sizes: { ".": `10-${1000 + n}:200` }, plots: true, brief: true })],
  ["simulation, 3D star, 5 sizes", 300, n => ({ sizes: { ".": `${100 + n}-${500 + n}:5` }, predictor: "SIM" })],
];
for (const [what, goal, more] of questions) {
  const { ask } = await analyser(wasm);
  const { kernel } = ask({ do: "generate", class: "3D/r1/homogeneous/star/constant/double" });
  const times = [];
  for (let i = 0; i < 10; i++) {
    const begin = performance.now();
    const answer = ask({ do: "analyse", kernel, machine, ...more(i) });
    if (answer.error) throw new Error(answer.error.text);
    times.push(performance.now() - begin);
  }
  const [first, ...others] = times;
  const median = others.sort((a, b) => a - b)[4];
  console.log(`${what.padEnd(36)} ${first.toFixed(1).padStart(7)} ms, ${median.toFixed(1).padStart(7)} ms; goal ${goal} ms, ratio ${(median / goal).toFixed(2)}`);
}
