/* Configurations side by side, or machines over all their common stencils. The address holds the
   choice: #c=folder,folder, with &k=0,2 for two of several kernels, or #m=machine,machine. */
"use strict";

(async () => {
  const { counted, make, number, percent, wordsOf } = inspectPage;
  const holder = document.getElementById("compare");
  const colours = ["", " alt"].flatMap(kind => [1, 2, 3, 4, 5, 6].map(k => `k${k}${kind}`));
  const kinds = {
    grid: "One core over grid size",
    scaling: "Thread scaling",
    blocking: "Spatial blocking",
  };
  const all = await inspectPage.collection();
  const machines = [...new Set(all.map(c => c.machine))];
  let state = inspectPage.readState();

  const labelOf = c => `${c.title} on ${wordsOf(c.machine)}`;
  const addressOf = configurations =>
    "#" + inspectPage.stateText({ c: configurations.map(c => c.folder).join(",") });
  const list = name => (state.get(name) || "").split(",").filter(v => v);
  const inCollection = folder => all.some(c => c.folder === folder);

  function set(name, values) {
    if (name !== "k") state.delete("k"); /* the kernels of other configurations */
    if (values.length) state.set(name, values.join(","));
    else state.delete(name);
    inspectPage.writeState(state, true);
    render();
  }

  /* The input field stays while the rest changes; `status` shows the result of a choice. */
  const add = make("input", {
    type: "text",
    list: "all-configurations",
    id: "add",
    placeholder: "27-point float Skylake",
    change: addTyped,
  });
  const row = make("span.row");
  const status = make("div", { role: "status" });
  const shown = make("div");
  const warning = text => make("p.warning", text);
  const swatch = i => make("span", { class: "swatch s-" + colours[i] });
  const scrolled = (label, table) =>
    make("div.scroll", { tabindex: "0", role: "region", "aria-label": label }, table);
  const figureOf = (plot, note) =>
    make(
      "figure.plot",
      { "data-plot": plot.id },
      make("figcaption", make("b", plot.title), " ", make("span", note)),
      make("div.canvas"),
    );

  /* Which of these machines have bounds only. */
  function unfitted(chosen) {
    const names = [...new Set(all.filter(c => !c.isFitted).map(c => c.machine))];
    const found = names.filter(m => chosen.includes(m));
    const link = make("a", { href: inspectPage.root + "methods.html#fitted" }, "Not fitted");
    return found.length
      ? [make("p.about", link, `: predictions on ${found.map(wordsOf).join(", ")} are bounds.`)]
      : [];
  }

  function addTyped() {
    const words = add.value
      .toLowerCase()
      .split(/\s+/)
      .filter(w => w);
    if (words.length === 0) return;
    const exact = all.filter(c => [c.folder, labelOf(c)].includes(add.value));
    const found = exact.length
      ? exact
      : all.filter(c => words.every(w => (c.folder + " " + labelOf(c)).toLowerCase().includes(w)));
    if (found.length === 0)
      status.replaceChildren(warning(`No configuration matches all of: ${words.join(" ")}`));
    else if (found.length === 1) choose(found[0]);
    else ask(found);
  }

  /* Selects one of several. */
  const mostAsked = 12;
  function ask(found) {
    const more = found.length > mostAsked ? ", or add words: the first are" : ":";
    status.replaceChildren(
      make("p", `${found.length} configurations match. Choose one${more}`),
      make(
        "ul.chips",
        ...found
          .slice(0, mostAsked)
          .map(c => make("li", make("button", { click: () => choose(c) }, labelOf(c)))),
      ),
    );
  }

  function choose(found) {
    add.value = "";
    if (list("c").includes(found.folder))
      status.replaceChildren(warning(`Already compared: ${labelOf(found)}`));
    else set("c", [...list("c"), found.folder]);
  }

  function chooseMachine(i, name) {
    const next = list("m");
    next[i] = name;
    state.delete("c");
    set(
      "m",
      next.filter((m, k) => m && next.indexOf(m) === k),
    );
  }

  function machineSelects() {
    const chosen = list("m");
    return Array.from(
      { length: Math.min(Math.max(chosen.length + 1, 2), machines.length, colours.length) },
      (_, i) =>
        make(
          "select",
          {
            id: "machine-" + i,
            "aria-label": "Machine " + (i + 1),
            change: event => chooseMachine(i, event.target.value),
          },
          make("option", { value: "" }, i < chosen.length ? "none" : i ? "add" : "choose"),
          ...machines.map(m => make("option", { value: m, selected: chosen[i] === m }, wordsOf(m))),
        ),
    );
  }

  /* Plots get their height in the frame after the one in which they appear: nothing is seen to move. */
  function settle() {
    shown.style.visibility = "hidden";
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => (shown.style.visibility = ""))),
    );
  }

  /* Replaces the content and keeps the keyboard focus: it moves to the element with the same id, or
     if there is none, to the input for the next choice. */
  function exchange(news, parts) {
    const id = holder.contains(document.activeElement) ? document.activeElement.id : "";
    row.replaceChildren(
      ...(machines.length > 1 ? ["or machines ", ...machineSelects().flatMap(s => [s, " "])] : []),
    );
    status.replaceChildren(...news);
    shown.replaceChildren(...parts);
    if (holder.hidden) settle();
    holder.hidden = false;
    if (id && document.activeElement.id !== id)
      (document.getElementById(id) || add).focus({ preventScroll: true });
  }

  function chips(sets) {
    return make(
      "ul.chips",
      ...sets.map((s, i) =>
        make(
          "li",
          swatch(i),
          " ",
          make("a", { href: inspectPage.root + s.folder + "/index.html" }, labelOf(s)),
          " ",
          make(
            "button",
            {
              id: "remove-" + i,
              "aria-label": "Remove " + labelOf(s),
              click: () =>
                set(
                  "c",
                  (list("c").length ? list("c") : sets.map(c => c.folder)).filter(
                    f => f !== s.folder,
                  ),
                ),
            },
            "×",
          ),
        ),
      ),
    );
  }

  /* What distinguishes a configuration from the others: the components of its folder that are not
     the same in all of them. */
  function nameOf(s, sets) {
    const parts = sets.map(o => o.folder.split("/"));
    const own = s.folder.split("/");
    const differs = own.filter((part, k) =>
      parts.some(o => o.length !== own.length || o[k] !== part),
    );
    return `${sets.indexOf(s) + 1} · ${wordsOf(differs.length ? differs.join(" ") : s.machine)}`;
  }

  const plotOf = (s, kind) => s.plots.find(p => p.id === kind || p.id.startsWith(kind + "-"));
  const isMeasured = line => line.kind === "dots" && line.css === "meas";
  const sizesOf = (plot, line) => line.x || plot.series[line.xOf].x;
  const lineOf = (s, test) => {
    const plot = plotOf(s, "grid");
    const line = plot && plot.series.find(test);
    return line && { plot, line, x: sizesOf(plot, line) };
  };
  const measuredOf = s => lineOf(s, isMeasured);
  const ecmOf = s => lineOf(s, line => line.kind === "line" && line.name === "ECM");
  const known = found => (found ? found.x.filter((x, k) => found.line.y[k] !== null) : []);

  /* The largest grid size up to which each of them was measured, or predicted if it was not measured.
     null: their grids have different dimensions, or one has neither. */
  function commonSize(sets) {
    const dimensions = new Set(sets.map(s => s.folder.split("/")[0]));
    const lasts = sets.map(s =>
      [known(measuredOf(s)), known(ecmOf(s))].find(x => x.length)?.at(-1),
    );
    return sets.length > 1 && dimensions.size === 1 && lasts.every(x => x)
      ? Math.min(...lasts)
      : null;
  }

  const rateAt = ({ plot, line }, k) =>
    inspectPlot.convert(
      plot,
      inspectPlot.unitOf(plot),
      "MLUP/s",
      line.y[k],
      line.rate && line.rate[k],
      line,
    );
  /* Measured there, or not farther from it than a twentieth. */
  function measuredAt(s, size) {
    const found = measuredOf(s);
    const near = known(found)
      .map(x => [Math.abs(x - size), x])
      .sort(([a], [b]) => a - b)[0];
    if (!near || near[0] > 0.05 * size) return "";
    const text = number(rateAt(found, found.x.indexOf(near[1])));
    return near[1] === size ? text : `${text} (at ${near[1]})`;
  }
  /* A prediction holds from its size on. */
  function ecmAt(s, size) {
    const found = ecmOf(s);
    const x = known(found)
      .filter(v => v <= size)
      .at(-1);
    return x ? number(rateAt(found, found.x.indexOf(x))) : "";
  }

  /* Without what lies beyond the size. */
  function cutAt(series, size) {
    const inside = series.x.map((x, k) => k).filter(k => size === null || series.x[k] <= size);
    const cut = values => values && inside.map(k => values[k]);
    return {
      ...series,
      x: cut(series.x),
      y: cut(series.y),
      rate: cut(series.rate),
      doubtful: cut(series.doubtful),
    };
  }

  /* One plot of all configurations, one colour each: dots are measured, lines are the model; up to
     grid size `until`, if that is not null. Rates are kept with their cycles, so that the unit can be
     switched. */
  function joined(sets, kind, until) {
    const series = [];
    let first = null;
    const flops = new Set();
    sets.forEach((s, i) => {
      const plot = plotOf(s, kind);
      if (!plot) return;
      first = first || plot;
      if (plot.flopPerLup > 0) flops.add(plot.flopPerLup);
      plot.series.forEach(line => {
        const measured = isMeasured(line);
        if (!measured && line.name !== "ECM") return;
        const whole = {
          kind: line.kind,
          css: colours[i],
          stepped: line.stepped,
          quiet: !measured && plot.series.some(o => o.css === "meas"),
          name: nameOf(s, sets) + (measured ? "" : ", ECM"),
          short: String(i + 1),
          x: sizesOf(plot, line),
          y: line.y.map((v, k) => rateAt({ plot, line }, k)),
          rate: plot.unit === "time" ? line.y : undefined,
          mlupCy: plot.mlupCy,
          flopPerLup: plot.flopPerLup,
          doubtful: line.doubtful,
        };
        series.push(cutAt(whole, until));
      });
    });
    return (
      first && {
        id: "joined-" + kind,
        title: kinds[kind],
        description: "Several configurations, one colour each",
        unit: "rate",
        flopPerLup: flops.size === 1 ? [...flops][0] : 0,
        x: first.x,
        y: { kind: "linear", title: "million lattice updates per second" },
        marks: [],
        series,
      }
    );
  }

  /* Bytes over each edge: solid lines to memory, dashed lines between caches, dots where counted. */
  function joinedTransfers(sets, until) {
    const series = [];
    let first = null;
    sets.forEach((s, i) => {
      const plot = s.plots.find(p => p.id === "transfers");
      if (!plot) return;
      first = first || plot;
      for (const line of plot.series) {
        if (line.kind === "line" && line.quiet) continue;
        const memory = /memory/.test(line.name);
        const whole = {
          kind: line.kind,
          css: colours[i] + (memory || line.kind === "dots" ? "" : " sim"),
          stepped: line.stepped,
          quiet: !memory || line.kind === "dots",
          name: `${nameOf(s, sets)}, ${line.name}`,
          short: `${i + 1} ${line.short || line.name}`,
          x: sizesOf(plot, line),
          y: line.y,
        };
        series.push(cutAt(whole, until));
      }
    });
    return (
      first && {
        id: "joined-transfers",
        title: "Data transfers",
        description: "Bytes per lattice update of several configurations, one colour each",
        x: first.x,
        y: first.y,
        marks: [],
        series,
      }
    );
  }

  /* Parts of the recorded machine state that change all the time; they are not settings. */
  const passing =
    /^(schema|taken|load|users|clock: (current|measured)_hz|memory: .*(available|free)|limits: cgroup$|virtualisation: steal|os: host_name)/;
  const stateGroups = {
    Machine: /^(cpu|topology)/,
    Clock: /^clock/,
    Settings: /^(memory|prefetchers|limits|virtualisation)/,
    System: /^(os|kernel)/,
  };

  /* Settings that differ where they were recorded, as rows of the group. If a list was cut, settings
     that it does not name are unknown. */
  function differentStates(sets, group) {
    const states = sets.map(s => new Map(s.state));
    const recorded = key =>
      states
        .filter((state, i) => state.size && (state.has(key) || !sets[i].stateCut))
        .map(state => state.get(key));
    return [...new Set(states.flatMap(state => [...state.keys()]))]
      .filter(
        key =>
          stateGroups[group].test(key) && !passing.test(key) && new Set(recorded(key)).size > 1,
      )
      .map(key => [
        key.replace(/^[^:]*: /, "").replaceAll("_", " "),
        s => states[sets.indexOf(s)].get(key),
      ]);
  }

  function stateWords({ state, stateCut }) {
    if (state.length === 0) return "not recorded";
    return stateCut ? "recorded, the first " + state.length : "recorded";
  }

  /* Groups of rows: a name and its value for each configuration. Rows with a unit are figures or
     times, which always differ. */
  function circumstances(sets) {
    const recorded = sets.some(s => s.state.length);
    return [
      [
        "Code",
        [
          ["Stencil", s => s.title],
          ["Kernel source", s => s.kernelHash.slice(0, 12)],
          ["Vector width", s => s.simd],
        ],
      ],
      [
        "Machine and clock",
        [
          ["Machine", s => wordsOf(s.machine)],
          ["Clock", s => s.clock],
          ...differentStates(sets, "Machine"),
          ...differentStates(sets, "Clock"),
        ],
      ],
      [
        "Compiler and analyser",
        [
          ["Compiler", s => `${s.compiler} ${s.compilerVersion}`.trim()],
          ["Flags", s => s.flags],
          ["Analyser", s => s.analyser],
        ],
      ],
      [
        "System and settings",
        [
          ["Machine state", stateWords],
          ["Counters", s => s.counters],
          ...(recorded
            ? [...differentStates(sets, "Settings"), ...differentStates(sets, "System")]
            : []),
        ],
      ],
      [
        "Collection",
        [
          ["Collected", s => s.collected.replace("T", " ").replace("Z", " UTC"), " "],
          ["Collected by", s => "inspect " + s.version],
          ["Commit", s => s.commit.slice(0, 12)],
        ],
      ],
    ];
  }

  const summary = s => all.find(c => c.folder === s.folder) || {};
  const sameStencil = sets => new Set(sets.map(s => summary(s).path)).size === 1;

  /* Grid sizes in words: the first is that of all, if they have the same. */
  function gridWords(sizes) {
    return new Set(sizes).size === 1
      ? `at N = ${sizes[0]}`
      : "at N = " + sizes.map((n, i) => `${n ?? "–"} (${i + 1})`).join(", ");
  }

  /* At the common size; without one, each on its own largest grid. */
  function figures(sets, size) {
    const at = size === null ? "largest grid" : "N = " + size;
    const { size: stencilSize } = summary(sets[0]);
    const sockets = sameStencil(sets) && sets.some(s => summary(s).socket);
    const cores = s => s.scalingThreads && `${s.scalingThreads} cores, N = ${s.scalingSize}`;
    return [
      "Figures",
      [
        [
          `One core, measured, ${at}`,
          s => (size === null ? number(summary(s).mlup) : measuredAt(s, size)),
          "MLUP/s",
        ],
        [
          `One core, ECM, ${at}`,
          s => (size === null ? number(summary(s).ecm) : ecmAt(s, size)),
          "MLUP/s",
        ],
        ...(sockets
          ? [[`Socket, ECM, N = ${stencilSize}`, s => number(summary(s).socket), "MLUP/s"]]
          : []),
        [
          "Most cores, measured",
          s => summary(s).all && `${number(summary(s).all)} (${cores(s)})`,
          "MLUP/s",
        ],
        ["ECM off by (median)", s => percent(summary(s).deviation).replace("+", "")],
      ],
    ];
  }

  function table(sets, groups, figuresBefore = 1) {
    const heads = sets.map((s, i) =>
      make("th", { scope: "col" }, swatch(i), " ", make("span.what", nameOf(s, sets))),
    );
    return scrolled(
      "Figures and setup",
      make(
        "table.list.compared",
        { style: `--columns: ${sets.length}` },
        make("thead", make("tr", make("td"), heads)),
        groups.map(([title, rows], at) =>
          make(
            "tbody",
            make(
              "tr.group",
              make("th", { scope: "rowgroup", colspan: String(sets.length + 1) }, title),
            ),
            rows.map(([name, value, unit]) => {
              const values = sets.map(value);
              const differs =
                at >= figuresBefore && !unit && new Set(values.filter(v => v)).size > 1;
              return make(
                "tr",
                { class: differs ? "differs" : "" },
                make(
                  "th",
                  { scope: "row" },
                  name,
                  unit ? make("span.by", " " + unit) : "",
                  differs ? make("span.flag", " differs") : "",
                ),
                values.map(v => make("td", v || "–")),
              );
            }),
          ),
        ),
      ),
    );
  }

  /* The differences in one sentence. */
  function differences(sets, groups) {
    const names = groups
      .slice(1)
      .flatMap(([, rows]) => rows)
      .filter(([, value, unit]) => !unit && new Set(sets.map(value).filter(v => v)).size > 1)
      .map(([name]) => name.toLowerCase());
    if (sets.length < 2) return "";
    const cut = sets.some(s => s.stateCut)
      ? " Only the beginning of a very long machine state is compared."
      : "";
    return (
      (names.length === 0
        ? "Nothing recorded differs except the time."
        : `They differ in ${names.length} of the recorded properties: ${names.join(", ")}.`) + cut
    );
  }

  /* The sources of two kernels that differ, side by side; with more than two, the reader chooses. */
  function kernels(sets) {
    const texts = [...new Set(sets.map(s => s.kernel).filter(k => k))];
    if (texts.length < 2) return [];
    const members = texts.map(text => sets.filter(s => s.kernel === text));
    const names = members.map(m => m.map(s => nameOf(s, sets)).join(", "));
    const wanted = list("k")
      .map(Number)
      .filter(k => Number.isInteger(k) && k >= 0 && k < texts.length);
    const shown = [wanted[0] ?? 0, wanted[1] ?? 1];
    const choose = side =>
      make(
        "select",
        {
          id: "kernel-" + side,
          "aria-label": side ? "Kernel on the right" : "Kernel on the left",
          change: event => {
            const next = [...shown];
            next[side] = Number(event.target.value);
            set("k", next.map(String));
          },
        },
        ...names.map((name, k) =>
          make("option", { value: String(k), selected: shown[side] === k }, name),
        ),
      );
    const cut = sets.some(s => s.kernelCut) ? " Only the beginning of a long kernel is shown." : "";
    return [
      make("h2", "Kernels"),
      make("p.about", "Lines that differ are marked." + cut),
      ...(texts.length > 2 ? [make("div.filters", choose(0), choose(1))] : []),
      inspectKernels.beside(names[shown[0]], texts[shown[0]], names[shown[1]], texts[shown[1]]),
    ];
  }

  /* Both ways to compare return the messages to show first, and the content. */
  async function compareConfigurations(folders) {
    const loaded = await Promise.all(
      folders.map(f =>
        inspectPage.load(f + "/data.js").then(
          () => inspectSets[f],
          () => null,
        ),
      ),
    );
    const sets = loaded.filter(s => s);
    const gone = folders.filter((f, i) => !loaded[i]);
    const news = gone.length
      ? [warning(`Not shown, since they have no data: ${gone.join(", ")}.`)]
      : [];
    if (sets.length === 0) return { news, parts: [] };
    news.push(make("p.count", counted(sets.length, "configuration")));
    const out = [chips(sets), ...unfitted(sets.map(s => s.machine))];
    const drawn = inspectPlot.drawn();
    if (drawn) await inspectPlot.load();
    const rates = "dots: measured; lines: ECM";
    // Rates at other sizes are converted by the drawer.
    const size = drawn ? commonSize(sets) : null;
    const upTo = size === null ? "" : `; up to N = ${size}, the largest that all have`;
    const scaled = sets.map(s => s.scalingSize);
    for (const [plot, note] of drawn
      ? [
          [joined(sets, "grid", size), rates + upTo],
          [
            joinedTransfers(sets, size),
            "solid: to and from memory; dashed: between caches; dots: counted" + upTo,
          ],
          [joined(sets, "scaling", null), `${rates}; ${gridWords(scaled)}`],
          [joined(sets, "blocking", size), rates + upTo],
        ]
      : []) {
      if (!plot || plot.series.length === 0) continue;
      const element = figureOf(plot, note);
      out.push(element);
      new inspectFigure.Figure(element, plot, "compare");
    }
    out.push(...kernels(sets));
    const groups = [figures(sets, size), ...circumstances(sets)];
    out.push(
      make("h2", "Figures and setup"),
      make("p.about", differences(sets, groups)),
      table(sets, groups),
    );
    return { news, parts: out };
  }

  /* The stencils that all of the machines have, with the performance of one core at a grid that all
     machines of the stencil have: those measured there, or if there are none, all. */
  function common(chosen) {
    const on = new Map(all.map(c => [c.folder, c]));
    const rows = all
      .filter(c => c.machine === chosen[0])
      .map(c => chosen.map(m => on.get(c.path + "/" + m)))
      .filter(cs => cs.every(c => c && c.core));
    const measured = rows.filter(cs => cs.every(c => c.isMeasured));
    const any = rows.some(cs => cs.some(c => c.isMeasured));
    return measured.length
      ? { rows: measured, how: "measured" }
      : {
          rows,
          how: any ? "measured, or predicted by the ECM model" : "predicted by the ECM model",
        };
  }

  /* Performance of the others relative to the first, one dot per stencil. */
  function machinePlot(chosen, { rows, how }) {
    const axis = title => ({ kind: "log", title });
    const firsts = rows.map(cs => cs[0].core);
    const ends = [Math.min(...firsts), Math.max(...firsts)];
    return {
      id: "machines",
      title: "Stencils on both",
      description: `One core's performance at the same grid, ${how}: the other machines over ${wordsOf(chosen[0])}, one dot per stencil`,
      x: axis(`${wordsOf(chosen[0])}, million lattice updates per second`),
      y: axis("million lattice updates per second"),
      marks: [],
      series: [
        {
          kind: "line",
          name: "as fast as " + wordsOf(chosen[0]),
          css: colours[0],
          x: ends,
          y: ends,
        },
        ...chosen.slice(1).map((m, i) => {
          const order = rows.map((cs, k) => k).sort((a, b) => firsts[a] - firsts[b]);
          return {
            kind: "dots",
            name: wordsOf(m),
            short: String(i + 2),
            css: colours[i + 1],
            x: order.map(k => firsts[k]),
            y: order.map(k => rows[k][i + 1].core),
            names: order.map(
              k => rows[k][0].title + (chosen.length > 2 ? " on " + wordsOf(m) : ""),
            ),
          };
        }),
      ],
    };
  }

  async function compareMachines(chosen) {
    const found = common(chosen);
    const { rows, how } = found;
    if (rows.length === 0)
      return {
        news: [
          make(
            "p.missing",
            `${chosen.map(wordsOf).join(" and ")} have no stencil in common that was measured, or predicted, on all of them.`,
          ),
        ],
        parts: [],
      };
    const ratio = (cs, i) => cs[i].core / cs[0].core;
    const mean = (list, share) =>
      Math.exp(list.reduce((sum, cs) => sum + Math.log(share(cs)), 0) / list.length);
    const onSockets = rows.filter(cs => cs.every(c => c.socket));
    rows.sort((p, q) => ratio(q, 1) - ratio(p, 1));
    const words = chosen
      .slice(1)
      .map(
        (m, i) =>
          `one core of ${wordsOf(m)} is ${number(mean(rows, cs => ratio(cs, i + 1)))} times as fast as one of ${wordsOf(chosen[0])}` +
          (onSockets.length
            ? ` and a socket ${number(mean(onSockets, cs => cs[i + 1].socket / cs[0].socket))} times as fast as a socket`
            : ""),
      );
    const plot = machinePlot(chosen, found);
    const drawn = inspectPlot.drawn();
    const element = figureOf(plot, `one core, each stencil at one grid, ${how}`);
    const link = cs => [
      make("a", { href: addressOf(cs) }, cs[0].title),
      make("small", ` N = ${cs[0].size}`),
    ];
    const cells = cs =>
      cs.flatMap((c, i) => [
        [wordsOf(chosen[i]), number(c.core)],
        ...(i ? [["Ratio", number(ratio(cs, i))]] : []),
      ]);
    const rowOf = cs =>
      make(
        "tr",
        make("td", link(cs)),
        cells(cs).map(([l, v]) => make("td.n", { "data-l": l }, v)),
      );
    const titles = chosen.flatMap((m, i) => [wordsOf(m) + " MLUP/s", ...(i ? ["Ratio"] : [])]);
    const heads = ["Stencil", ...titles].map((h, i) =>
      make("th", { scope: "col", class: i ? "n" : "" }, h),
    );
    const lead = make(
      "p.lead",
      `Over ${rows.length} stencils that ${chosen.length === 2 ? "both" : "all"} have, ${words.join(", ")} (one core ${how}${onSockets.length ? "; sockets predicted" : ""}; geometric mean; each stencil at a grid that all of its machines have).`,
    );
    const out = [
      ...unfitted(chosen),
      ...(drawn ? [element] : []),
      scrolled(
        "Machines",
        make("table.list.stack", make("thead", make("tr", heads)), make("tbody", rows.map(rowOf))),
      ),
    ];
    /* One configuration of each machine represents its setup. */
    const loaded = await Promise.all(
      rows[0].map(c =>
        inspectPage.load(c.folder + "/data.js").then(
          () => inspectSets[c.folder],
          () => null,
        ),
      ),
    );
    if (loaded.every(s => s)) {
      const groups = circumstances(loaded).slice(1);
      out.push(
        make("h2", "Setup"),
        make("p.about", `For ${rows[0][0].title}. ` + differences(loaded, [[], ...groups])),
        table(loaded, groups, 0),
      );
    }
    if (drawn) new inspectFigure.Figure(element, plot, "compare");
    return { news: [lead], parts: out };
  }

  /* The stencils that most machines have. */
  function widest() {
    const byPath = new Map();
    for (const c of all) byPath.set(c.path, [...(byPath.get(c.path) || []), c]);
    return [...byPath.values()]
      .filter(cs => cs.length > 1)
      .sort((a, b) => b.length - a.length)
      .slice(0, 4);
  }

  /* What is shown while nothing is chosen: such a stencil on its two fastest machines. */
  async function compareExample() {
    const speed = c => (c.isFitted ? 1e9 : 0) + (c.socket || c.core || 0);
    const pair = [...(widest()[0] || [])].sort((a, b) => speed(b) - speed(a)).slice(0, 2);
    if (pair.length < 2) return { news: [nothing()], parts: examples() };
    const { parts } = await compareConfigurations(pair.map(c => c.folder));
    const says = make(
      "p.about",
      "Nothing is chosen yet; for example ",
      make("a", { href: addressOf(pair) }, pair[0].title),
      ` on ${wordsOf(pair[0].machine)} and ${wordsOf(pair[1].machine)}:`,
    );
    return { news: [says], parts: [...parts, make("h2", "More examples"), ...examples()] };
  }

  const nothing = () =>
    make(
      "p.missing",
      "Nothing is chosen yet: add two configurations above, or follow “Compare” on the page of a stencil.",
    );

  /* Links to start with: of one stencil on many machines, or else of several on one. */
  function examples() {
    const most = widest().map(cs => [
      cs.slice(0, colours.length),
      `${cs[0].title} on ${cs.length} machines`,
    ]);
    const onOne = all.filter(c => c.machine === machines[0]).slice(0, 4);
    if (most.length === 0 && onOne.length > 1)
      most.push([onOne, `${onOne.length} stencils on ${wordsOf(machines[0])}`]);
    const links = most.map(([chosen, words]) =>
      make("li", make("a", { href: addressOf(chosen) }, words)),
    );
    return links.length ? [make("ul.examples", ...links)] : [];
  }

  /* What the address asks for; `chosen` is what the collection has of it. */
  function content(chosen) {
    if (chosen.folders.length) return compareConfigurations(chosen.folders);
    if (chosen.machines.length > 1) return compareMachines(chosen.machines);
    if (list("c").length + list("m").length) return { news: [nothing()], parts: examples() };
    return compareExample();
  }

  let turn = 0;
  async function render() {
    const own = ++turn;
    state = inspectPage.readState();
    const found = list("c").filter(inCollection);
    const folders = found.slice(0, colours.length);
    const both = list("m").filter(m => machines.includes(m));
    const unknown = [
      ...list("c").filter(f => !inCollection(f)),
      ...list("m").filter(m => !machines.includes(m)),
    ];
    const warnings = [];
    if (unknown.length) warnings.push(warning(`Not in this collection: ${unknown.join(", ")}.`));
    if (found.length > folders.length)
      warnings.push(warning(`Only the first ${folders.length} of ${found.length} are shown.`));
    const { news, parts } = await content({ folders, machines: both.slice(0, colours.length) });
    if (own !== turn) return; /* the reader has chosen something else */
    exchange([...warnings, ...news], parts);
  }

  holder.append(
    make(
      "div.filters",
      make("label.wide", "Add a configuration ", add),
      make(
        "datalist",
        { id: "all-configurations" },
        ...all.map(c => make("option", { value: labelOf(c) })),
      ),
      row,
    ),
    status,
    shown,
  );
  window.addEventListener("hashchange", render);
  await render();
})();
