/* The analyser's answers as parts of try.html: each function makes one part from an answer. */
"use strict";

const inspectTryResults = (() => {
  const page = inspectPage;
  const { make, number, wordsOf } = page;

  const signs = { "<=": "≤", "*": "·" };
  const formula = text => text.replace(/<=|\*/g, sign => signs[sign]);
  const inWords = text => text?.replace("MEM", "memory");
  const decimals = value => (value === undefined ? "–" : number(value));
  const cell = (content, css = "n", label) => make("td", { class: css, "data-l": label }, content);
  const line = (name, ...cells) => make("tr", make("th", { scope: "row" }, name), ...cells);
  /* Names of columns; those of numbers in lists. */
  const head = (...names) =>
    make(
      "thead",
      make(
        "tr",
        names.flatMap(name =>
          [name].flat().map(n => make("th", { scope: "col", class: n === name ? "" : "n" }, n)),
        ),
      ),
    );
  function table(label, header, rows, css = "list stack") {
    return make(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": label },
      make("table", { class: css }, header, make("tbody", ...rows)),
    );
  }
  const heading = (text, about) => [
    make("h2", text),
    ...(about ? [make("p", { class: "about" }, about)] : []),
  ];
  const facts = rows =>
    make(
      "dl",
      { class: "facts columns" },
      ...rows
        .filter(([, value]) => value)
        .map(([name, value]) => make("div", make("dt", name), make("dd", ...[value].flat()))),
    );

  /* An error, with the line and a caret below the position, in the program's format. */
  function fault(error, more = []) {
    const place = error.line ? `line ${error.line}, column ${error.col}: ` : "";
    const lines = [];
    if (error.source !== undefined) {
      const before = error.source.slice(0, error.col - 1).replace(/[^\t]/g, " ");
      lines.push(make("pre", { class: "caret" }, error.source + "\n" + before + "^"));
    }
    return make(
      "div",
      { class: "warning" },
      make("p", make("b", place + error.text), error.hint ? " – " + error.hint : ""),
      ...lines,
      ...more,
    );
  }

  function read(answer, links) {
    const f = answer.facts;
    const streams = f.arrays.map(
      a =>
        `${a.type} ${a.name}${formula(a.dims)}: ` +
        (a.read ? `${a.reads} read${a.written ? ", " : ""}` : "") +
        (a.written ? "written" : ""),
    );
    const exact = f.class && f.class.exact;
    return [
      ...heading("What was read"),
      facts([
        ["Class", f.class && [exact ? "" : "nearest: ", page.titleOf(f.class.nearest), ...links]],
        ["Differences", f.class && !exact && f.class.differences.join("; ")],
        ["Loops", formula(f.loops.join("; "))],
        ["Arrays", streams.join("; ")],
        ["Points read", f.class && String(f.class.points)],
        [
          "FLOP per LUP",
          `${f.add + f.mul + f.div}: ${f.add} add, ${f.mul} mul` + (f.div ? `, ${f.div} div` : ""),
        ],
        ["Streams", `${f.read_streams} read, ${f.written_streams} written`],
      ]),
    ];
  }

  function sizeText(sizes) {
    const names = Object.keys(sizes);
    const same = names.every(name => sizes[name] === sizes[names[0]]);
    if (same && names.length > 1)
      return number(sizes[names[0]]) + ["", "", "²", "³", "⁴", "⁵"][Math.min(names.length, 5)];
    return names.map(name => `${name} = ${number(sizes[name])}`).join(", ");
  }

  /* The answer in words, with the most important numbers. */
  function summary(answer) {
    const p = answer.points[answer.detail];
    if (p.problem) return [make("p", { class: "warning" }, `${sizeText(p.sizes)}: ${p.problem}`)];
    const memory = p.levels[p.levels.length - 1];
    const band =
      p.ECM_low_cy_per_cl === undefined
        ? ""
        : `${number(p.ECM_low_cy_per_cl)}–${number(p.ECM_high_cy_per_cl)} cy/CL` +
          (p.interval_reason ? "; " + p.interval_reason : "");
    const figure = (label, value, unit) =>
      make("div", make("dt", label), make("dd", make("b", value), " ", make("span", unit)));
    return [
      make(
        "dl",
        { class: "figures" },
        figure(
          `ECM, ${p.cores === 1 ? "one core" : p.cores + " cores"}`,
          decimals(p.mlup_per_s),
          "MLUP/s",
        ),
        figure("ECM", decimals(p.T_ECM_multicore_cy_per_cl), "cy/CL"),
        figure(
          "Roofline",
          decimals(p.roofline_mlup_per_s),
          "MLUP/s, by " + inWords(p.roofline_bottleneck),
        ),
        figure("Memory", decimals(memory.load_bytes_per_lup + memory.evict_bytes_per_lup), "B/LUP"),
      ),
      p.explanation ? make("p", { class: "lead" }, inWords(p.explanation)) : "",
      band
        ? make("p", { class: "about" }, `80 % of measurements are expected within ${band}.`)
        : "",
      p.mlup_per_s > 1.02 * p.roofline_mlup_per_s
        ? make(
            "p",
            { class: "about" },
            "ECM is above Roofline here: it takes documented or fitted bandwidths between caches, Roofline those that streams reached.",
          )
        : "",
    ];
  }

  /* The same as one sentence, for screen readers. */
  const spoken = p =>
    `${sizeText(p.sizes)}: ECM ${decimals(p.mlup_per_s)} MLUP/s, Roofline ${decimals(p.roofline_mlup_per_s)} MLUP/s`;

  function draw(tag, attributes, text) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /* What each cache holds: a bar as long as the cache, on a logarithmic scale, and what each condition
     needs at this size. A condition whose mark is within the bar holds. */
  function holds(answer, caches) {
    const needs = answer.conditions.filter(c => c.need_bytes > 0);
    const largest = Math.max(...caches.map(c => c.bytes), ...needs.map(c => c.need_bytes)) * 2;
    const smallest = 32;
    const width = 640;
    const left = 48;
    const row = 44;
    const at = value =>
      left + ((width - left) * Math.log2(value / smallest)) / Math.log2(largest / smallest);
    const px = value => value.toFixed(1);
    const colours = ["c2", "c3", "c4", "c4"];
    const mark = (c, y) => [
      draw("path", { class: "axis", d: `M${px(at(c.need_bytes))} ${y}v22` }),
      draw("text", { class: "m", x: px(at(c.need_bytes)), y: y - 4 }, c.dims),
    ];
    const bar = (c, i) => {
      const y = 16 + i * row;
      return [
        draw("text", { x: 0, y: y + 15 }, c.name),
        draw("rect", { class: colours[i], x: left, y, width: px(at(c.bytes) - left), height: 22 }),
        ...needs.flatMap(need => mark(need, y)),
      ];
    };
    const box = `0 0 ${width} ${16 + row * caches.length}`;
    const label = "What each cache holds, and what each condition needs";
    const picture = draw("svg", { viewBox: box, role: "img", "aria-label": label });
    picture.append(...caches.flatMap(bar));
    return make("div", { class: "holds" }, picture);
  }

  /* Conditions of each cache, symbolic and solved. */
  function conditions(answer, request) {
    const caches = answer.machine.caches.map((c, i) => ({
      name: c.name,
      bytes: answer.conditions[0].available_over_required[i] * answer.conditions[0].need_bytes,
    }));
    const point = answer.points[answer.detail];
    const rows = answer.layer_conditions.map(c => {
      const always = c.condition === "always" || c.condition === "otherwise";
      const now = point.levels && point.levels.find(l => l.between[0] === c.level);
      const holding = now && (now.condition === c.condition || (always && !now.condition));
      return make(
        "tr",
        { class: holding ? "differs" : "" },
        make("th", { scope: "row" }, c.level),
        cell(c.dims, ""),
        make("td", { class: "line", "data-l": "Holds where" }, make("code", formula(c.condition))),
        cell(always ? "all" : number(c.max_size || 0), "n", "Up to size"),
        cell(number(c.hits), "n", "Hits"),
        cell(number(c.misses), "n", "Misses"),
        cell(number(c.evicts), "n", "Evicts"),
      );
    });
    return [
      ...heading(
        "Layer conditions",
        `What each cache must hold so that reuse over rows, planes and so on stays in it; sizes in elements, all equal for “up to size”. The shaded rows hold at ${sizeText(point.sizes)}.` +
          (request.safety > 1 ? ` Caches count as 1/${request.safety} of their size.` : ""),
      ),
      holds(answer, caches),
      table(
        "Layer conditions",
        head("Cache", "Reuse", "Holds where", ["Up to size", "Hits", "Misses", "Evicts"]),
        rows,
        "list stack conditions",
      ),
    ];
  }

  const colour = (ratio, safety) => (ratio >= safety ? "ok" : ratio >= 1 ? "warn" : "bad");
  const word = { ok: "holds with margin", warn: "holds without margin", bad: "does not hold" };

  /* One condition after another, like in layer condition calculators. */
  function requirements(answer, request) {
    const list = [...answer.conditions].reverse();
    const safety = request.margin;
    const element = answer.facts.element_bytes;
    const caches = answer.machine.caches;
    const both = count => `${page.counted(number(count), "element")}, ${number(count * element)} B`;
    const row = (name, value) =>
      line(name, ...list.map(c => make("td", { "data-l": c.dims }, ...[value(c)].flat())));
    const largest = (c, i) => {
      const size = c.largest[i];
      if (size < 0) return "any";
      if (size === 0) return "none";
      const dims = c.dims === "all" ? 0 : Number(c.dims[0]) - 1;
      return dims > 1 ? `${number(size ** dims)}, each ${number(size)}` : number(size);
    };
    return [
      ...heading(
        "Cache requirements",
        `At ${sizeText(answer.points[answer.detail].sizes)}, per iteration. The ratio is the cache that one core has over what the condition needs: green from ${number(safety)} on, yellow from 1 on, red below. Blocks are the largest product of the blocked sizes, and its root.`,
      ),
      table(
        "Cache requirements",
        head("Condition", ...list.map(c => (c.dims === "all" ? "all arrays" : c.dims))),
        [
          row("Reuse distance", c =>
            c.distance === undefined
              ? "–"
              : [make("code", formula(c.distance)), " = " + both(c.distance_iterations)],
          ),
          row("Minimum cache", c => [
            make("code", formula(c.need) + (c.need_per_byte > 1 ? ` / ${c.need_per_byte}` : "")),
            ` = ${number(c.need_bytes / element)} elements, ${number(c.need_bytes)} B`,
          ]),
          row("Misses", c => both(c.misses)),
          row("Hits", c => both(c.hits)),
          row("Evicts", c => both(c.evicts)),
          ...caches.flatMap((cache, i) => [
            row(`${cache.name}: available / required`, c => {
              const ratio = c.available_over_required[i];
              const css = colour(ratio, safety);
              return [
                make("span", { class: "dot " + css, role: "img", "aria-label": word[css] }),
                " " + number(100 * ratio) + " %",
              ];
            }),
            row(`${cache.name}: largest block`, c => largest(c, i)),
          ]),
        ],
        "list stack requirements",
      ),
    ];
  }

  /* Ranges of sizes in which nothing changes. */
  function regimes(answer) {
    const edges = answer.machine.caches.map(
      (c, i, all) => `${c.name}–${i + 1 < all.length ? all[i + 1].name : "memory"}`,
    );
    const rows = answer.regimes
      .filter(([from]) => !answer.points[from].problem)
      .map(([from, to]) => {
        const first = answer.points[from];
        const last = answer.points[to];
        const range =
          from === to
            ? sizeText(first.sizes)
            : `${sizeText(first.sizes)} – ${sizeText(last.sizes)}`;
        const times = answer.points.slice(from, to + 1).map(p => p.mlup_per_s);
        const low = Math.min(...times);
        const high = Math.max(...times);
        return line(
          range,
          ...first.levels.map((l, i) =>
            cell(
              number(l.load_bytes_per_lup) + " + " + number(l.evict_bytes_per_lup),
              "n",
              edges[i],
            ),
          ),
          cell(number(low) + (high / low > 1.005 ? "–" + number(high) : ""), "n", "MLUP/s"),
        );
      });
    if (rows.length < 2 || rows.length > 40) return [];
    return [
      ...heading(
        "Regimes",
        "Between these sizes the traffic stays the same: bytes per lattice update, loaded + evicted.",
      ),
      table("Regimes", head("Sizes", [...edges, "ECM, MLUP/s"]), rows),
    ];
  }

  const gain = value =>
    value === undefined ? "–" : value < 0.01 ? "none: do not block" : `${number(100 * value)} %`;

  const largest = " The table has the largest block that keeps each condition, with its halo.";
  function blocks(answer) {
    const point = answer.points[answer.detail];
    if (!point.blocks) return [];
    const { advice } = point;
    const text = !advice
      ? ""
      : advice.found
        ? `Largest predicted gain of blocks of a power of two: the loop over ${advice.loop} in blocks of ${number(advice.block)}, which lowers the misses of ${advice.level}: ${number(100 * advice.gain)} % faster.`
        : "Do not block: no block size makes it 1 % faster according to the model.";
    const rows = point.blocks.map(b => {
      const needless = b.block[0] >= point.sizes[b.size];
      return line(
        b.level,
        cell(b.dims, "", "Condition"),
        cell(b.size, "", "Size"),
        cell(needless ? "holds without" : number(b.block[0]), "n", "One thread"),
        cell(needless ? "" : gain(b.gain), "n", "Gain"),
        cell(
          b.block.length < 2
            ? ""
            : [2, 4, 8, 16, 32]
                .filter(n => n <= b.block.length)
                .map(n => `${number(b.block[n - 1])} (${n})`)
                .join(", "),
          "",
          "Threads on it",
        ),
      );
    });
    return [
      ...heading("Block sizes", text + (rows.length ? largest : "")),
      rows.length
        ? table(
            "Block sizes",
            head("Cache", "Condition", "Size", ["One thread", "Gain"], "Threads that share it"),
            rows,
          )
        : "",
    ];
  }

  function traffic(answer) {
    const point = answer.points[answer.detail];
    if (point.problem) return [];
    const rows = point.levels.map(l =>
      line(
        inWords(l.between.join("–")),
        cell(number(l.load_lines), "n", "Lines loaded"),
        cell(number(l.evict_lines), "n", "Lines evicted"),
        cell(number(l.load_bytes_per_lup), "n", "B/LUP loaded"),
        cell(number(l.evict_bytes_per_lup), "n", "B/LUP evicted"),
        cell(decimals(l.cy_per_cl), "n", "ECM, cy/CL"),
        cell(decimals(l.roofline_cy_per_cl), "n", "Roofline, cy/CL"),
        make("td", { class: "line" }, make("code", l.condition ? formula(l.condition) : "")),
      ),
    );
    return [
      ...heading(
        "Data traffic",
        `Between the levels at ${sizeText(point.sizes)}, with write-allocate, per cache line of work (${number(point.lup_per_cl)} LUP) and per lattice update.`,
      ),
      table(
        "Data traffic",
        head(
          "Edge",
          [
            "Lines loaded",
            "Lines evicted",
            "B/LUP loaded",
            "B/LUP evicted",
            "ECM, cy/CL",
            "Roofline, cy/CL",
          ],
          "Condition",
        ),
        rows,
      ),
    ];
  }

  /* Answers for one point on several machines. */
  function beside(answers, answer) {
    if (answers.length < 2) return [];
    const point = answer.points[answer.detail];
    const rows = answers.map(({ name, answer: a, core }) => {
      const p = a.error ? { problem: a.error.text } : a.points[a.detail];
      if (p.problem) return line(wordsOf(name), make("td", { colspan: "6" }, p.problem));
      const memory = p.levels[p.levels.length - 1];
      return line(
        wordsOf(name),
        cell(number(p.mlup_per_s), "n", "MLUP/s"),
        cell(number(p.T_ECM_multicore_cy_per_cl), "n", "cy/CL"),
        cell(number(p.roofline_mlup_per_s), "n", "Roofline, MLUP/s"),
        cell(number(memory.load_bytes_per_lup + memory.evict_bytes_per_lup), "n", "Memory, B/LUP"),
        cell(p.saturation_cores ? String(p.saturation_cores) : "–", "n", "Saturation, cores"),
        cell(core, "", "In-core time"),
      );
    });
    return [
      ...heading(
        "Machines side by side",
        `At ${sizeText(point.sizes)}, ${point.cores === 1 ? "one core" : point.cores + " cores"}. Saturation: of cores with this traffic; more of them may share less cache.`,
      ),
      table(
        "Machines side by side",
        head(
          "Machine",
          ["ECM, MLUP/s", "ECM, cy/CL", "Roofline, MLUP/s", "Memory, B/LUP", "Saturation, cores"],
          "In-core time",
        ),
        rows,
      ),
    ];
  }

  return {
    fault,
    read,
    summary,
    spoken,
    conditions,
    requirements,
    regimes,
    blocks,
    traffic,
    beside,
    sizeText,
  };
})();
