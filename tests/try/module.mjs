// The analyser of the page try.html in node: analyser(WASM) gives the function from question to answer.
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";

const require = createRequire(import.meta.url);
globalThis.jsyaml = require("/usr/share/nodejs/js-yaml/dist/js-yaml.min.js");
const packed = new URL("../../site/try_packed.js", import.meta.url);
export const { pack, machine } = runInThisContext(readFileSync(packed, "utf8") + "\ninspectTryPacked");

export async function analyser(file) {
  const module = await WebAssembly.compile(await readFile(file));
  const refuse = () => {
    throw new Error("not there in a page");
  };
  const imports = {};
  for (const { module: room, name } of WebAssembly.Module.imports(module))
    (imports[room] ??= {})[name] = refuse;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  const raw = bytes => {
    const room = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    const at = exports.answer(bytes.length);
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, exports.answer_bytes()));
  };
  const ask = question => JSON.parse(raw(new TextEncoder().encode(pack(question))));
  return { ask, raw };
}

/* Numbers that are the same in every run: mulberry32. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  const pick = list => list[whole(0, list.length - 1)];
  return { next, whole, pick };
}
