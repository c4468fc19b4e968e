/* Sources of a kernel on try.html in addition to its text: the six parameters of a class, accesses as
   offsets, and links of the layer condition calculator at RRZE (github.com/RRZE-HPC/layer-condition). */
"use strict";

const inspectTryKernel = (() => {
  const pickers = [
    ["dims", "Dimension", ["1D", "2D", "3D", "4D"], "3D"],
    ["radius", "Radius", ["r0", "r1", "r2", "r3", "r4", "r5", "r6"], "r1"],
    [
      "weighting",
      "Weighting",
      ["isotropic", "heterogeneous", "homogeneous", "point-symmetric"],
      "homogeneous",
    ],
    ["kind", "Kind", ["star", "box"], "star"],
    ["coefficients", "Coefficients", ["constant", "variable"], "constant"],
    ["data", "Type", ["double", "float", "double_Complex", "float_Complex"], "double"],
  ];
  function pickerElements(make) {
    const select = ([name, , values, chosen]) =>
      make(
        "select",
        { name: "class-" + name },
        ...values.map(v => make("option", { selected: v === chosen }, v)),
      );
    return pickers.map(p => make("label", p[1] + " ", select(p)));
  }
  const classPath = fields => pickers.map(([name]) => fields["class-" + name].value).join("/");
  function pickClass(fields, path) {
    path.split("/").forEach((value, i) => {
      if (pickers[i]) fields["class-" + pickers[i][0]].value = value;
    });
  }

  /* ---- accesses as offsets ---- */

  const sizes = ["M", "N", "P", "Q", "R"];
  const indices = ["m", "l", "k", "j", "i"];
  const accessText = (name, offsets) => name + offsets.map(o => `[${o}]`).join("");

  /* The calculator's examples: all points up to a distance around the centre, to another array. */
  const examples = [
    ["2D-5pt", 2, 1],
    ["2D-9pt", 2, 2],
    ["3D-7pt", 3, 1],
    ["3D-27pt", 3, 3],
  ];
  function example(dims, most) {
    const all = Array.from({ length: 3 ** dims }, (_, n) =>
      Array.from({ length: dims }, (__, d) => (Math.floor(n / 3 ** (dims - 1 - d)) % 3) - 1),
    );
    const distance = offsets => offsets.reduce((sum, o) => sum + Math.abs(o), 0);
    const reads = all.filter(o => distance(o) > 0 && distance(o) <= most);
    return (
      reads.map(o => accessText("a", o)).join(" ") + ` -> ${accessText("b", Array(dims).fill(0))}`
    );
  }

  const accessesOf = text =>
    [...text.matchAll(/([A-Za-z_]\w*)((?:\s*\[\s*[-+]?\d+\s*\])+)/g)].map(([, name, offsets]) => ({
      name,
      at: offsets.match(/[-+]?\d+/g).map(Number),
    }));

  /* The kernel whose accesses these are; without an arrow all of them are read. */
  function offsetsKernel(text, type) {
    const [reads, writes = []] = text.split("->").map(accessesOf);
    const accesses = [...reads, ...writes];
    if (reads.length === 0)
      throw new Error("write what is read, an arrow and what is written: a[-1] a[1] -> b[0]");
    const dims = accesses[0].at.length;
    if (dims > 5 || accesses.some(a => a.at.length !== dims))
      throw new Error("give every access the same number of offsets, 1 to 5");
    const names = [...new Set(accesses.map(a => a.name))];
    const low = Math.max(0, ...accesses.flatMap(a => a.at.map(o => -o)));
    const high = Math.max(0, ...accesses.flatMap(a => a.at));
    const own = indices.slice(5 - dims);
    const indent = depth => "    ".repeat(depth);
    const term = (o, d) => `[${own[d]}${o > 0 ? "+" + o : o < 0 ? o : ""}]`;
    const access = a => a.name + a.at.map(term).join("");
    const loop = (index, d) =>
      `${indent(d)}for (int ${index} = ${low}; ${index} < ${sizes[d]}${high ? " - " + high : ""}; ++${index})${d + 1 === dims ? " {" : ""}`;
    const sum = reads.map(access).join(" + ");
    const extents = sizes
      .slice(0, dims)
      .map(size => `[${size}]`)
      .join("");
    return [
      ...names.map(name => `${type} ${name}${extents};`),
      ...(writes.length ? [] : [`${type} sum;`]),
      "",
      ...own.map(loop),
      ...(writes.length ? writes.map(w => `${access(w)} = ${sum};`) : [`sum += ${sum};`]).map(
        line => indent(dims) + line,
      ),
      indent(dims - 1) + "}",
      "",
    ].join("\n");
  }

  /* ---- links of the calculator ---- */

  /* Its form, in a link to it filled: …#calculator%23!{"dimensions":2,"arrays":{"type","dimension"},
     "accesses":{"a":[[0,1],…]},"cache_sizes":{"L1":{"size","cores"}},"safety_margin"}, the JSON encoded. It
     does not know which array is written: the last one with a single access. */
  function stateOf({ arrays, accesses, cache_sizes: levels = {}, safety_margin: safety = 1 }) {
    const lists = Object.entries(accesses);
    const written = lists.length > 1 && lists[lists.length - 1][1].length === 1;
    const texts = lists.flatMap(([name, list]) => list.map(at => accessText(name, at)));
    const last = written ? ["->", texts.pop()] : [];
    const caches = Object.entries(levels).map(([name, c]) => [
      name,
      { bytes: c.size ?? c, shared: c.cores ?? 1 },
    ]);
    const state = new URLSearchParams({
      from: "offsets",
      offsets: [...texts, ...last].join(" "),
      type: String(arrays.type),
      safety: String(safety),
      caches: JSON.stringify(Object.fromEntries(caches)),
      cores: String(Math.max(1, ...caches.map(([, c]) => c.shared))),
    });
    if (new Set(arrays.dimension).size === 1) state.set("all", String(arrays.dimension[0]));
    else arrays.dimension.forEach((extent, d) => state.set("D." + sizes[d], String(extent)));
    return state;
  }

  /* Such a link as a state of this page; null where the text is none. */
  function ofCalculator(link) {
    const found = /calculator(?:%23|#)!(.+)$/.exec(link.trim());
    try {
      return found && stateOf(JSON.parse(decodeURIComponent(found[1])));
    } catch {
      return null;
    }
  }

  return {
    pickerElements,
    classPath,
    pickClass,
    examples,
    example,
    offsetsKernel,
    ofCalculator,
  };
})();
