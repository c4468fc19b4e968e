/* Configurations beside each other, or two machines over all stencils. The address holds the choice:
   #c=folder,folder&plot=grid-LC or #m=machine,machine. */
"use strict";

(async () => {
  const { make, number, percent } = inspectPage;
  const holder = document.getElementById("compare");
  const colours = ["k1", "k2", "k3", "k4", "k5", "k6"];
  const kinds = { grid: "One core over grid size", scaling: "Thread scaling", blocking: "Spatial blocking" };
  const all = await inspectPage.collection();
  const machines = [...new Set(all.map(c => c.machine))];
  let state = inspectPage.readState();

  const list = name => (state.get(name) || "").split(",").filter(v => v);
  const known = folder => all.some(c => c.folder === folder);

  function set(name, values) {
    if (values.length) state.set(name, values.join(","));
    else state.delete(name);
    inspectPage.writeState(state);
    render();
  }

  function picker() {
    const input = make("input", { type: "text", list: "all-configurations", id: "add", placeholder: "3D/r1/… or words",
      change: () => {
        const words = input.value.toLowerCase().split(/\s+/).filter(w => w);
        const found = all.find(c => c.folder === input.value) ||
          all.find(c => words.length && words.every(w => (c.folder + " " + c.title).toLowerCase().includes(w)));
        if (found && !list("c").includes(found.folder)) set("c", [...list("c"), found.folder]);
        input.value = "";
      } });
    const options = make("datalist", { id: "all-configurations" },
      ...all.map(c => make("option", { value: c.folder }, `${c.title} on ${c.machine}`)));
    const choose = i => make("select", { "aria-label": "Machine " + (i + 1), change: event => {
      const next = [list("m")[0] || machines[0], list("m")[1] || machines[1] || machines[0]];
      next[i] = event.target.value;
      set("m", next);
    } }, make("option", { value: "" }, "–"), ...machines.map(m => make("option", { value: m, selected: list("m")[i] === m }, m)));
    return make("div", { class: "filters" }, make("label", {}, "Add a configuration ", input), options,
      machines.length > 1 ? make("span", {}, "or machines ", choose(0), " and ", choose(1)) : "");
  }

  function chips(sets) {
    return make("ul", { class: "chips" }, ...sets.map((s, i) => make("li", {},
      make("span", { class: "swatch s-" + colours[i % 6] }), " ",
      make("a", { href: inspectPage.root + s.folder + "/index.html" }, `${s.title} on ${s.machine}`), " ",
      make("button", { type: "button", "aria-label": "Remove " + s.title + " on " + s.machine,
        click: () => set("c", list("c").filter(f => f !== s.folder)) }, "×"))));
  }

  /* One plot of all: what was measured as dots and the model as a line, in each one's colour. */
  function joined(sets, kind) {
    const series = [];
    let first = null;
    sets.forEach((s, i) => {
      const plot = s.plots.find(p => p.id === kind || p.id.startsWith(kind + "-"));
      if (!plot) return;
      first = first || plot;
      plot.series.forEach((line, at) => {
        const measured = line.kind === "dots" && line.css === "meas";
        if (!measured && line.name !== "ECM") return;
        const convert = (v, k) => inspectPlot.convert(plot, "MLUP/s", v, line.rate && line.rate[k]);
        const x = line.x || plot.series[line.xOf].x;
        series.push({ kind: line.kind, css: colours[i % 6], stepped: line.stepped, quiet: !measured && plot.series.some(o => o.css === "meas"),
          name: nameOf(s, sets) + (measured ? "" : ", ECM"),
          short: String(i + 1), x, y: line.y.map(convert), doubtful: line.doubtful, order: at });
      });
    });
    return first && { id: "joined-" + kind, title: kinds[kind], description: "Several configurations, one colour each",
      takes: "mlup_per_s", x: first.x, y: { kind: "linear", title: "million lattice updates per second" }, marks: [], series };
  }

  /* What tells a configuration from the others that are compared. */
  const nameOf = (s, sets) => sets.every(o => o.machine === s.machine)
    ? s.folder.split("/").slice(0, -1).join(" ") : sets.every(o => o.title === s.title)
      ? s.machine : `${s.machine} · ${s.folder.split("/").slice(0, -1).join(" ")}`;

  /* Bytes over each edge: full lines to memory, dashed ones between caches, dots where counted. */
  function joinedTransfers(sets) {
    const series = [];
    let first = null;
    sets.forEach((s, i) => {
      const plot = s.plots.find(p => p.id === "transfers");
      if (!plot) return;
      first = first || plot;
      for (const line of plot.series) {
        if (line.kind === "line" && line.quiet) continue;
        const memory = /memory/.test(line.name);
        series.push({ kind: line.kind, css: colours[i % 6] + (memory || line.kind === "dots" ? "" : " sim"), stepped: line.stepped,
          quiet: !memory || line.kind === "dots", name: `${nameOf(s, sets)}, ${line.name}`, short: `${i + 1} ${line.short || line.name}`,
          x: line.x || plot.series[line.xOf].x, y: line.y });
      }
    });
    return first && { id: "joined-transfers", title: "Data transfers", description: "Bytes for each lattice update of several configurations, one colour each",
      x: first.x, y: first.y, marks: [], series };
  }

  /* Settings of the machines during the measurement: those that are not the same everywhere. */
  function differentStates(sets) {
    const states = sets.map(s => new Map(s.state));
    return [...new Set(states.flatMap(state => [...state.keys()]))]
      .filter(key => new Set(states.map(state => state.get(key))).size > 1)
      .map(key => [key, s => states[sets.indexOf(s)].get(key)]);
  }

  function table(sets) {
    const summary = s => all.find(c => c.folder === s.folder) || {};
    const rows = [
      ["One core, MLUP/s", s => number(summary(s).mlup), true], ["ECM, MLUP/s", s => number(summary(s).ecm), true],
      ["All cores, MLUP/s", s => number(summary(s).all), true], ["Median deviation", s => percent(summary(s).deviation).replace("+", ""), true],
      ["Stencil", s => s.title], ["Machine", s => s.machine], ["Clock", s => s.clock],
      ["Compiler", s => `${s.compiler} ${s.compilerVersion}`], ["Flags", s => s.flags], ["Vector width", s => s.simd],
      ["Analyser", s => s.analyser], ["Counters", s => s.counters], ["Kernel", s => s.kernelHash.slice(0, 12)],
      ["Collected", s => s.collected], ["Collected by", s => "inspect " + s.version], ["Commit", s => s.commit.slice(0, 12)],
      ...differentStates(sets),
    ];
    return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Figures and circumstances" },
      make("table", { class: "list" }, make("thead", {}, make("tr", {}, make("td", {}),
        ...sets.map((s, i) => make("th", { scope: "col" }, make("span", { class: "swatch s-" + colours[i % 6] }), " " + (i + 1))))),
      make("tbody", {}, ...rows.map(([name, value, figure]) => {
        const values = sets.map(value);
        const differs = !figure && new Set(values).size > 1;
        return make("tr", { class: differs ? "differs" : "" }, make("th", { scope: "row" }, name + (differs ? " – differs" : "")),
          ...values.map(v => make("td", {}, v || "–")));
      }))));
  }

  async function compareConfigurations(folders) {
    await Promise.all(folders.map(f => inspectPage.load(f + "/data.js")));
    const sets = folders.map(f => inspectSets[f]);
    const out = [chips(sets)];
    const rates = "dots: measured; lines: ECM";
    for (const [plot, note] of [[joined(sets, "grid"), rates],
      [joinedTransfers(sets), "full lines: to and from memory; dashed: between caches; dots: counted"],
      [joined(sets, "scaling"), rates], [joined(sets, "blocking"), rates]]) {
      if (!plot || plot.series.length === 0) continue;
      const element = make("figure", { class: "plot", "data-plot": plot.id }, make("figcaption", {}, make("b", {}, plot.title), " ",
        make("span", { class: "note" }, note)), make("div", { class: "canvas" }));
      out.push(element);
      setTimeout(() => new inspectFigure.Figure(element, plot, "compare").redraw());
    }
    out.push(make("h2", {}, "Figures and circumstances"), table(sets));
    return out;
  }

  function compareMachines([a, b]) {
    const pairs = all.filter(c => c.machine === a && c.mlup)
      .map(c => [c, all.find(o => o.machine === b && o.path === c.path && o.mlup)]).filter(p => p[1]);
    if (pairs.length === 0) return [make("p", { class: "missing" }, `${a} and ${b} have no measured stencil in common.`)];
    const mean = Math.exp(pairs.reduce((sum, [c, o]) => sum + Math.log(o.mlup / c.mlup), 0) / pairs.length);
    pairs.sort((p, q) => q[1].mlup / q[0].mlup - p[1].mlup / p[0].mlup);
    return [make("p", { class: "lead" }, `Over ${pairs.length} stencils that both have, one core of ${b} is ${number(mean)} times as fast as one of ${a} (geometric mean, largest grids).`),
      make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Machines" }, make("table", { class: "list" },
        make("thead", {}, make("tr", {}, ...["Stencil", a + " MLUP/s", b + " MLUP/s", "Ratio"].map((h, i) => make("th", { scope: "col", class: i ? "n" : "" }, h)))),
        make("tbody", {}, ...pairs.map(([c, o]) => make("tr", {}, make("td", {}, make("a", { href: "#c=" + [c.folder, o.folder].join(",") }, c.title)),
          ...[number(c.mlup), number(o.mlup), number(o.mlup / c.mlup)].map(v => make("td", { class: "n" }, v)))))))];
  }

  async function render() {
    state = inspectPage.readState();
    const folders = list("c").filter(known).slice(0, 6);
    const both = list("m").filter(m => machines.includes(m));
    const parts = [picker()];
    if (folders.length) parts.push(...await compareConfigurations(folders));
    else if (both.length === 2) parts.push(...compareMachines(both));
    else parts.push(make("p", { class: "missing" }, "Nothing is chosen yet."));
    holder.replaceChildren(...parts);
    holder.hidden = false;
  }

  window.addEventListener("hashchange", render);
  await render();
})();
