// Random kernels and sizes: classes of the classification, and loop nests of their own.

const types = ["double", "float", "double _Complex", "float _Complex"];
const sizes = ["L", "M", "N", "P"];
const indices = ["l", "k", "j", "i"];

function ofClass(r) {
  const dims = r.whole(1, 3);
  const radius = r.whole(1, dims === 1 ? 6 : 3);
  const path = [
    `${dims}D`,
    `r${radius}`,
    r.pick(["isotropic", "heterogeneous", "homogeneous", "point-symmetric"]),
    r.pick(["star", "star", "box"]),
    r.pick(["constant", "constant", "variable"]),
    r.pick(["double", "float", "double_Complex"]),
  ].join("/");
  return { path, dims, symbols: ["M", "N", "P"].slice(0, dims), least: 2 * radius + 3 };
}

/* Arrays at random places, some with a row of their own, some across the loops; steps, several types. */
function ofItsOwn(r) {
  const dims = r.whole(1, 4);
  const names = sizes.slice(4 - dims);
  const loops = indices.slice(4 - dims);
  const reach = r.whole(0, 3);
  const step = r.whole(0, 9) === 0 ? 2 : 1;
  const offset = () => r.whole(-reach, reach);
  const term = (index, o) => index + (o > 0 ? ` + ${o}` : o < 0 ? ` - ${-o}` : "");
  const across = r.whole(0, 11) === 0 && dims === 2;
  const reads = Array.from({ length: r.whole(1, 3) }, (_, n) => ({
    name: "abc"[n],
    type: r.pick(r.whole(0, 3) === 0 ? types : ["double", "float"]),
    at: Array.from({ length: r.whole(1, 6) }, () => loops.map(offset)),
  }));
  const access = (a, at) => a.name + at.map((o, d) => `[${term(loops[across && a.name === "a" ? dims - 1 - d : d], o)}]`).join("");
  const written = { name: "w", type: reads[0].type };
  const shape = across ? `[${names[0]}][${names[0]}]` : names.map(n => `[${n}]`).join("");
  const used = across ? [names[0], names[0]] : names;
  const sum = reads.flatMap(a => a.at.map(at => access(a, at))).join(r.pick([" + ", " - ", " * "]));
  const text = [
    ...[...reads, written].map(a => `${a.type} ${a.name}${shape};`),
    "double s;",
    ...loops.map((i, d) => `for (int ${i} = ${reach}; ${i} < ${used[d]} - ${reach}; ${d === dims - 1 && step > 1 ? `${i} += ${step}` : `++${i}`})`),
    `    w${loops.map(i => `[${i}]`).join("")} ${r.pick(["=", "=", "+="])} s * (${sum});`,
    "",
  ].join("\n");
  return { text, dims, symbols: [...new Set(used)], least: 2 * reach + 3 };
}

export const kernel = r => (r.whole(0, 1) === 0 ? ofClass(r) : ofItsOwn(r));

const most = { LC: [1e6, 20000, 2000, 200], LCS: [1e6, 20000, 1000, 100], SIM: [20000, 300, 60, 20] };

/* Ranges by the names of -D. */
export function study(r, k, predictor) {
  const largest = most[predictor][k.dims - 1];
  const value = () => Math.round(k.least * (largest / k.least) ** r.next());
  if (r.whole(0, 2) === 0) return Object.fromEntries(k.symbols.map(s => [s, String(value())]));
  const [a, b] = [value(), value()].sort((x, y) => x - y);
  return { ".": a === b ? String(b) : `${a}-${b}:${r.whole(2, predictor === "SIM" ? 3 : 5)}` };
}
