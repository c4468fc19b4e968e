/* The page try.html: a form on the left, what the analyser says on the right, at each keystroke. */
"use strict";

(async () => {
  const page = inspectPage;
  const { make } = page;
  const { Engine, known, machineOf } = inspectTry;
  const show = inspectTryResults;
  const form = document.getElementById("ask");
  const told = document.getElementById("told");
  const fields = form.elements;

  const quick = new Engine(20); /* layer conditions */
  const slow = new Engine(60); /* simulation */
  const aside = new Engine(20); /* other machines, kernels of classes, sources */
  const mostSimulated = 12;

  /* ---- kernels ---- */

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
  form
    .querySelector(".pickers")
    .append(
      ...pickers.map(([name, label, values, chosen]) =>
        make(
          "label",
          {},
          label + " ",
          make(
            "select",
            { name: "class-" + name },
            ...values.map(v => make("option", { selected: v === chosen }, v)),
          ),
        ),
      ),
    );
  const classPath = () => pickers.map(([name]) => fields["class-" + name].value).join("/");
  function pickClass(path) {
    path.split("/").forEach((value, i) => {
      if (pickers[i]) fields["class-" + pickers[i][0]].value = value;
    });
  }

  /* The examples of the layer condition calculator at RRZE, as its form has them. */
  const all = (dims, radius) =>
    Array.from({ length: (2 * radius + 1) ** dims }, (_, n) =>
      Array.from(
        { length: dims },
        (__, d) => (Math.floor(n / (2 * radius + 1) ** (dims - 1 - d)) % (2 * radius + 1)) - radius,
      ),
    );
  const distance = offsets => offsets.reduce((sum, o) => sum + Math.abs(o), 0);
  const accessText = (name, offsets) => name + offsets.map(o => `[${o}]`).join("");
  const example = (dims, most) =>
    all(dims, 1)
      .filter(o => distance(o) > 0 && distance(o) <= most)
      .map(o => accessText("a", o))
      .join(" ") + ` -> ${accessText("b", Array(dims).fill(0))}`;
  const examples = [
    ["2D-5pt", 2, 1],
    ["2D-9pt", 2, 2],
    ["3D-7pt", 3, 1],
    ["3D-27pt", 3, 3],
  ];

  /* The kernel whose accesses these are. */
  function offsetsKernel(text, type) {
    const sizes = ["M", "N", "P", "Q", "R"];
    const indices = ["m", "l", "k", "j", "i"];
    const [reads, writes] = text.split("->").map(side =>
      [...side.matchAll(/([A-Za-z_]\w*)((?:\s*\[\s*[-+]?\d+\s*\])+)/g)].map(
        ([, name, offsets]) => ({
          name,
          at: offsets.match(/[-+]?\d+/g).map(Number),
        }),
      ),
    );
    if (!writes || writes.length === 0 || reads.length === 0)
      throw new Error("write what is read, an arrow and what is written: a[-1] a[1] -> b[0]");
    const accesses = [...reads, ...writes];
    const dims = accesses[0].at.length;
    if (dims > 5 || accesses.some(a => a.at.length !== dims))
      throw new Error("give every access the same number of offsets, 1 to 5");
    const names = [...new Set(accesses.map(a => a.name))];
    const low = Math.max(0, ...accesses.flatMap(a => a.at.map(o => -o)));
    const high = Math.max(0, ...accesses.flatMap(a => a.at));
    const own = indices.slice(5 - dims);
    const bounds = sizes.slice(0, dims);
    const access = a =>
      a.name + a.at.map((o, d) => `[${own[d]}${o > 0 ? "+" + o : o < 0 ? o : ""}]`).join("");
    const sum = reads.map(access).join(" + ");
    return [
      ...names.map(name => `${type} ${name}${bounds.map(b => `[${b}]`).join("")};`),
      "",
      ...own.map(
        (index, d) =>
          `${"    ".repeat(d)}for (int ${index} = ${low}; ${index} < ${bounds[d]}${high ? " - " + high : ""}; ++${index})${d + 1 === dims ? " {" : ""}`,
      ),
      ...writes.map(w => `${"    ".repeat(dims)}${access(w)} = ${sum};`),
      "    ".repeat(dims - 1) + "}",
      "",
    ].join("\n");
  }

  /* Shows the part of the form that the kernel comes from, and fills the text. */
  async function fillKernel() {
    const from = fields.from.value;
    for (const part of form.querySelectorAll("[data-from]"))
      part.hidden = part.dataset.from !== from;
    if (from === "class") {
      const answer = await aside.ask({ do: "generate", class: classPath() });
      if (answer === null || fields.from.value !== from) return false;
      if (answer.error) return refuse(answer.error);
      fields.kernel.value = answer.kernel;
    } else if (from === "named") {
      fields.kernel.value = known.named[fields.named.value] ?? "";
    } else if (from === "offsets") {
      try {
        fields.kernel.value = offsetsKernel(fields.offsets.value, fields.type.value);
      } catch (error) {
        return refuse({ text: error.message });
      }
    }
    return true;
  }

  function refuse(error) {
    document.getElementById("kernel-error").replaceChildren(show.fault(error));
    told.classList.add("old");
    return false;
  }

  /* Code that was more than a kernel: which of its nests, and what was made of it. */
  let nest = 0;
  let kernelRead = "";
  function tellNests(answer) {
    const place = document.getElementById("nests");
    kernelRead = answer.kernel ?? fields.kernel.value;
    if (!answer.nests) {
      place.replaceChildren();
      return;
    }
    nest = answer.nest;
    const names = answer.nests.map((line, i) =>
      make("option", { value: String(i), selected: i === nest }, `line ${line}`),
    );
    place.replaceChildren(
      make(
        "p",
        { class: "about" },
        "Read from your code: ",
        make("label", {}, "the loop nest at ", make("select", { name: "nest" }, ...names)),
      ),
      make("details", {}, make("summary", {}, "As it was read"), make("pre", {}, answer.kernel)),
    );
  }

  /* ---- sizes ---- */

  const usual = [
    "",
    "1000-10000000:100log10",
    "100-10000:100log10",
    "10-1000:100",
    "10-150:50",
    "5-60:30",
  ];
  let symbols = [];
  let sizesTouched = false;
  function fillSizes(facts) {
    if (facts.symbols.join() !== symbols.join()) {
      const kept = sizesNow();
      symbols = facts.symbols;
      const each = document.getElementById("each");
      each.replaceChildren(
        ...symbols.flatMap(name => [
          make(
            "label",
            {},
            name + " ",
            make("input", { name: "size-" + name, size: "6", value: kept[name] || "" }),
          ),
          " ",
        ]),
      );
      each.hidden = symbols.length < 2;
    }
    if (!sizesTouched) fields.all.value = usual[Math.min(facts.loops.length, 5)];
  }
  function sizesNow() {
    const sizes = {};
    for (const name of symbols) {
      const value = fields["size-" + name]?.value.trim();
      if (value) sizes[name] = value;
    }
    if (symbols.length === 0 || symbols.some(name => !sizes[name]))
      sizes["."] = fields.all.value.trim();
    return sizes;
  }

  /* ---- the machine ---- */

  let ownMachine = ""; /* the text of a file of the reader's */
  const wishes = {}; /* of caches: name → { bytes, shared } */

  function fillCaches(machine) {
    const place = document.getElementById("caches");
    if (place.dataset.of === JSON.stringify([machine.name, machine.caches.map(c => c.name)]))
      return;
    place.dataset.of = JSON.stringify([machine.name, machine.caches.map(c => c.name)]);
    place.replaceChildren(
      ...machine.caches.map(c =>
        make(
          "p",
          { class: "row" },
          make(
            "label",
            {},
            `${c.name} KiB `,
            make("input", {
              name: "bytes-" + c.name,
              type: "number",
              min: "0",
              step: "any",
              size: "7",
              value: String(c.bytes / 1024),
            }),
          ),
          " ",
          make(
            "label",
            {},
            "shared by ",
            make("input", {
              name: "shared-" + c.name,
              type: "number",
              min: "1",
              size: "4",
              value: String(c.shared),
            }),
          ),
          " cores",
        ),
      ),
    );
  }
  function cachesNow() {
    return Object.keys(wishes).length === 0 ? undefined : wishes;
  }

  /* In-core time: what was written into the form, else what was analysed for the same class there. */
  function coreOf(facts, machine, edited) {
    const T_comp = Number(fields.T_comp.value);
    const T_RegL1 = Number(fields.T_RegL1.value);
    if (edited && (fields.T_comp.value || fields.T_RegL1.value))
      return { core: { T_comp, T_RegL1 }, words: "as entered" };
    const folder = facts.class?.exact ? `${facts.class.nearest}/${machine}` : undefined;
    const borrowed = folder && known.core.get(folder);
    if (borrowed) return { core: borrowed, folder, words: "borrowed from the collection" };
    return { words: "a lower bound" };
  }

  /* ---- commands ---- */

  const quoted = text => (/^[\w./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  function kernelName() {
    if (fields.from.value === "class") return classPath();
    if (fields.from.value === "named") return "named/" + fields.named.value;
    return "kernel.c";
  }
  const machineName = () => (ownMachine ? "machine.yml" : fields.machine.value);
  function command() {
    const words = [
      "inspect",
      "model",
      "-p",
      "LC",
      "-p",
      "ECM",
      "-p",
      "RooflineASM",
      "-m",
      machineName(),
    ];
    for (const [name, range] of Object.entries(sizesNow())) words.push("-D", name, range);
    if (fields.predictor.value !== "LC") words.push("-P", fields.predictor.value);
    if (Number(fields.cores.value) > 1) words.push("-c", fields.cores.value);
    if (fields.predictor.value === "LC" && Number(fields.safety.value) > 1)
      words.push("--safety-factor", fields.safety.value);
    if (fields.literature.checked) words.push("--literature");
    if (fields.penalty.checked) words.push("--penalty");
    words.push("--explain", kernelName());
    return words.map(quoted).join(" ");
  }

  /* ---- the address ---- */

  const kept = [
    "from",
    "named",
    "offsets",
    "type",
    "all",
    "predictor",
    "safety",
    "cores",
    "T_comp",
    "T_RegL1",
  ];
  const initial = new Map();
  function stateNow() {
    const state = new URLSearchParams();
    const from = fields.from.value;
    if (from === "class") state.set("class", classPath());
    else state.set("from", from);
    for (const name of kept.slice(1)) {
      const wanted = { named: "named", offsets: "offsets", type: "offsets" }[name];
      if (wanted && wanted !== from) continue;
      if (name === "all" && !sizesTouched) continue;
      if (fields[name].value !== initial.get(name) || wanted) state.set(name, fields[name].value);
    }
    if (from === "own") state.set("kernel", fields.kernel.value);
    if (from === "own" && nest > 0) state.set("nest", String(nest));
    for (const name of symbols)
      if (fields["size-" + name]?.value) state.set("D." + name, fields["size-" + name].value);
    if (ownMachine) state.set("yml", ownMachine);
    else state.set("machine", fields.machine.value);
    if (cachesNow()) state.set("caches", JSON.stringify(wishes));
    for (const name of ["literature", "penalty"]) if (fields[name].checked) state.set(name, "1");
    const others = [...form.querySelectorAll("#others input:checked")].map(box => box.value);
    if (others.length) state.set("others", others.join(","));
    if (detail !== undefined) state.set("at", String(detail));
    return state;
  }
  async function restore(state) {
    for (const name of kept) if (state.has(name)) fields[name].value = state.get(name);
    if (state.has("class")) {
      pickClass(state.get("class"));
      fields.from.value = "class";
    }
    if (state.has("kernel")) fields.kernel.value = state.get("kernel");
    if (state.has("machine")) fields.machine.value = state.get("machine");
    if (!fields.machine.value) fields.machine.selectedIndex = 0;
    ownMachine = state.get("yml") || "";
    if (ownMachine) tellFile("the file in the address");
    sizesTouched = state.has("all");
    for (const [key, value] of state) {
      if (!key.startsWith("D.")) continue;
      symbols.push(key.slice(2));
      document
        .getElementById("each")
        .append(make("input", { name: "size-" + key.slice(2), value }));
    }
    try {
      Object.assign(wishes, JSON.parse(state.get("caches") || "{}"));
    } catch {
      /* the machine's own */
    }
    for (const name of ["literature", "penalty"]) fields[name].checked = state.has(name);
    const others = (state.get("others") || "").split(",");
    for (const box of form.querySelectorAll("#others input"))
      box.checked = others.includes(box.value);
    nest = Number(state.get("nest")) || 0;
    detail = state.has("at") ? Number(state.get("at")) : undefined;
  }

  /* ---- results ---- */

  let detail; /* the point in question; undefined: the last one */
  const plotPlaces = {};
  const plotNames = ["grid", "transfers", "scaling", "roofline"];
  const parts = {};
  for (const name of [
    "status",
    "summary",
    "read",
    "at",
    "plots",
    "traffic",
    "conditions",
    "requirements",
    "regimes",
    "blocks",
    "beside",
    "take",
  ]) {
    parts[name] = make("section", { class: "part-" + name });
    told.append(parts[name]);
  }
  for (const name of plotNames) {
    plotPlaces[name] = make("div", {});
    parts.plots.append(plotPlaces[name]);
  }
  parts.plots.classList.add("two");

  function drawPlots(plots) {
    for (const name of plotNames) {
      const place = plotPlaces[name];
      const plot = plots[name];
      place.hidden = !plot;
      if (!plot) continue;
      if (
        place.figure &&
        place.figure.plot.unit === plot.unit &&
        place.figure.plot.title === plot.title
      ) {
        place.figure.plot = plot;
        place.figure.view.range = null;
      } else {
        const element = make(
          "figure",
          { class: "plot" },
          make("figcaption", {}, make("b", {}, plot.title)),
          make("div", { class: "canvas" }),
        );
        place.replaceChildren(element);
        place.figure = new inspectFigure.Figure(element, plot, "try");
      }
      place.figure.show();
    }
  }

  function fillAt(answer) {
    const input = make("input", {
      type: "range",
      min: "0",
      max: String(answer.points.length - 1),
      value: String(answer.detail),
      "aria-label": "Size in question",
      input: event => {
        detail = Number(event.target.value);
        update();
      },
    });
    const text = make("output", {}, show.sizeText(answer.points[answer.detail].sizes));
    if (parts.at.firstChild && parts.at.contains(document.activeElement)) {
      const old = parts.at.querySelector("input");
      old.max = input.max;
      parts.at.querySelector("output").replaceWith(text);
      return;
    }
    parts.at.hidden = answer.points.length < 2;
    parts.at.replaceChildren(
      make("p", { class: "row" }, make("label", {}, "In detail at ", input), " ", text),
    );
  }

  function tellCore(answer, core) {
    const words = {
      given: core.folder
        ? [
            "In-core time: borrowed from ",
            make("a", { href: page.root + core.folder + "/index.html" }, "the collection"),
            `, T_comp ${core.core.T_comp} and T_RegL1 ${core.core.T_RegL1} cy/CL.`,
          ]
        : ["In-core time: as entered."],
      bound: [
        "In-core time: not analysed here. A lower bound from the machine's peak and its L1 bandwidth is used. ",
      ],
      unknown: ["In-core time: not known, and the machine file has no peak; it counts as 0. "],
    }[answer.core_time];
    const real =
      answer.core_time === "given" && core.folder ? [] : ["The real one: ", copyable(command())];
    document.getElementById("core-note").replaceChildren(...words, ...real);
    const p = answer.points.find(q => !q.problem);
    if (!p) return;
    fields.T_comp.placeholder = String(Number(p.T_comp_cy_per_cl.toPrecision(4)));
    fields.T_RegL1.placeholder = String(Number(p.T_RegL1_cy_per_cl.toPrecision(4)));
  }

  function copyable(text) {
    const button = make(
      "button",
      {
        type: "button",
        click: async () => {
          await navigator.clipboard.writeText(text);
          button.textContent = "Copied";
        },
      },
      "Copy",
    );
    return make("span", { class: "copyable" }, make("code", {}, text), " ", button);
  }

  async function save(kind, name) {
    const answer = await aside.ask({
      do: "sources",
      kernel: kernelRead,
      name: kernelName(),
    });
    if (answer && !answer.error) page.save(name, "text/x-c", answer[kind]);
  }
  function fillTake() {
    const link = make(
      "button",
      { type: "button", click: () => navigator.clipboard.writeText(location.href) },
      "Copy the address",
    );
    const cite = `INSPECT, analysis of ${kernelName()} on ${machineName()}, ${location.href}`;
    parts.take.replaceChildren(
      make("h2", {}, "Take it with you"),
      make(
        "p",
        { class: "row" },
        make(
          "button",
          { type: "button", click: () => page.save("kernel.c", "text/x-c", kernelRead) },
          "Kernel",
        ),
        make("button", { type: "button", click: () => save("function", "sweep.c") }, "Function"),
        make(
          "button",
          { type: "button", click: () => save("benchmark", "bench.c") },
          "Benchmark program",
        ),
        link,
        make(
          "button",
          { type: "button", click: () => navigator.clipboard.writeText(cite) },
          "Copy a citation",
        ),
      ),
      make("p", {}, "The same with the program: ", copyable(command())),
      make(
        "p",
        {},
        "Compare your own code with the baseline: ",
        copyable(`inspect compare -m ${quoted(machineName())} kernel.c`),
      ),
    );
  }

  function linksOf(facts) {
    if (!facts.class?.exact) return [];
    const path = facts.class.nearest;
    return [...known.core.keys()].some(folder => folder.startsWith(path + "/"))
      ? [" (", make("a", { href: `${page.root}${path}/index.html` }, "in the collection"), ")"]
      : [];
  }

  function cutHint() {
    const text = `inspect compare --classify -m ${quoted(machineName())} kernel.c`;
    return [
      make(
        "p",
        {},
        "This page reads the kernel language: declarations, then one loop nest. Cut functions, pragmas, pointers and casts, or let the program read the code as it stands: ",
        copyable(text),
      ),
    ];
  }

  /* All that the page shows of an answer. */
  function tell(answer, question, core) {
    fillAt(answer);
    parts.summary.replaceChildren(...show.summary(answer));
    parts.read.replaceChildren(...show.read(answer, linksOf(answer.facts)));
    parts.traffic.replaceChildren(...show.traffic(answer));
    const wanted = {
      safety: question.safety,
      margin: Number(fields.safety.value) > 1 ? Number(fields.safety.value) : 2,
    };
    parts.conditions.replaceChildren(...(answer.conditions ? show.conditions(answer, wanted) : []));
    parts.requirements.replaceChildren(
      ...(answer.conditions ? show.requirements(answer, wanted) : []),
    );
    parts.regimes.replaceChildren(...(question.predictor === "LC" ? show.regimes(answer) : []));
    parts.blocks.replaceChildren(...show.blocks(answer));
    drawPlots(answer.plots || {});
    tellCore(answer, core);
    fillTake();
    told.classList.remove("old");
  }

  function question(machine) {
    return {
      do: "analyse",
      kernel: kernelRead,
      machine,
      sizes: sizesNow(),
      predictor: fields.predictor.value,
      cores: Number(fields.cores.value) || 1,
      safety: fields.predictor.value === "LC" ? Number(fields.safety.value) || 1 : 1,
      literature: fields.literature.checked,
      penalty: fields.penalty.checked,
      caches: cachesNow(),
      detail,
      plots: true,
    };
  }

  async function tellBeside(answer, asked) {
    const others = [...form.querySelectorAll("#others input:checked")]
      .map(box => box.value)
      .filter(name => ownMachine || name !== fields.machine.value);
    const sizes = Object.fromEntries(
      Object.entries(answer.points[answer.detail].sizes).map(([n, v]) => [n, String(v)]),
    );
    const list = [{ name: machineName(), answer, core: lastCore.words }];
    for (const name of others) {
      const core = coreOf(answer.facts, name, false);
      const found = await aside.ask({
        ...asked,
        machine: await machineOf(name),
        sizes,
        detail: undefined,
        caches: undefined,
        core: core.core,
        plots: false,
        predictor: asked.predictor === "SIM" ? "LC" : asked.predictor,
      });
      if (found === null) return;
      list.push({ name, answer: found, core: core.words });
    }
    parts.beside.replaceChildren(...show.beside(list, answer));
  }

  /* The chosen machine file or the reader's own one, or null where that cannot be read. */
  async function chosenMachine() {
    if (!ownMachine) return machineOf(fields.machine.value);
    try {
      return await inspectTryPacked.machine(ownMachine);
    } catch (error) {
      if (!error.fault) throw error;
      refuseAnswer(error.fault);
      return null;
    }
  }

  /* ---- from a change of the form to what is shown ---- */

  let turn = 0;
  let lastCore = {};
  const status = text =>
    parts.status.replaceChildren(
      ...(text ? [make("p", { class: "about", role: "status" }, text)] : []),
    );

  /* What was read, which most changes of the form leave as it is. */
  let lastRead = {};
  async function readKernel() {
    const text = fields.kernel.value;
    if (lastRead.text === text && lastRead.nest === nest) return lastRead.answer;
    const wanted = nest;
    const answer = await quick.ask({ do: "read", kernel: text, nest });
    if (answer !== null) lastRead = { text, nest: wanted, answer };
    return answer;
  }

  async function update() {
    const mine = ++turn;
    told.setAttribute("aria-busy", "true");
    await answerForm(mine);
    if (mine === turn) told.removeAttribute("aria-busy");
  }

  async function answerForm(mine) {
    const read = await readKernel();
    if (read === null || mine !== turn) return;
    inspectTryState.write(stateNow());
    if (read.error) {
      refuseKernel(read.error);
      return;
    }
    document.getElementById("kernel-error").replaceChildren();
    tellNests(read);
    fillSizes(read.facts);
    const machine = await chosenMachine();
    if (machine === null || mine !== turn) return;
    lastCore = coreOf(read.facts, ownMachine ? "" : fields.machine.value, true);
    const asked = { ...question(machine), core: lastCore.core };
    const simulates = asked.predictor === "SIM";
    const first = await quick.ask(
      simulates ? { ...asked, predictor: "LC", most: mostSimulated } : asked,
    );
    if (first === null || mine !== turn) return;
    if (first.error && !(simulates && first.error.of === "sizes")) {
      if (first.machine) fillCaches(first.machine);
      refuseAnswer(first.error);
      if (!simulates) return;
    }
    if (!first.error) {
      fillCaches(first.machine);
      fields.cores.max = String(first.machine.cores);
      tell(first, simulates ? { ...asked, predictor: "LC" } : asked, lastCore);
    }
    status("");
    if (simulates) {
      status("Layer conditions until the simulation is done …");
      const answer = await slow.ask({ ...asked, most: mostSimulated });
      if (answer === null || mine !== turn) return;
      status(
        answer.error
          ? ""
          : `Simulated at ${answer.points.length} sizes; the scaling is that of layer conditions.`,
      );
      if (answer.error) {
        refuseAnswer(answer.error);
        return;
      }
      tell(answer, asked, lastCore);
      await tellBeside(answer, asked);
    } else if (!first.error) await tellBeside(first, asked);
  }

  function refuseKernel(error) {
    document
      .getElementById("kernel-error")
      .replaceChildren(show.fault(error, fields.from.value === "own" ? cutHint() : []));
    told.classList.add("old");
  }
  function refuseAnswer(error) {
    if (error.of === "machine" && ownMachine && error.line)
      error.source = ownMachine.split("\n")[error.line - 1];
    parts.status.replaceChildren(show.fault(error));
    told.classList.add("old");
  }

  async function change() {
    const mine = ++turn;
    told.setAttribute("aria-busy", "true");
    if (await fillKernel()) await update();
    else if (mine === turn) told.removeAttribute("aria-busy");
  }

  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("input", event => {
    const { name, value } = event.target;
    if (name === "kernel") fields.from.value = "own";
    if (name === "kernel") nest = 0;
    if (name === "nest") nest = Number(value);
    if (name === "kernel")
      for (const part of form.querySelectorAll("[data-from]")) part.hidden = true;
    if (name === "all" || name.startsWith("size-")) {
      sizesTouched = true;
      detail = undefined;
    }
    const cache = name.match(/^(bytes|shared)-(.*)$/);
    if (cache) {
      const wish = (wishes[cache[2]] = wishes[cache[2]] || {});
      if (Number(value) > 0)
        wish[cache[1]] = cache[1] === "bytes" ? Number(value) * 1024 : Number(value);
    }
    if (name === "machine") {
      ownMachine = "";
      tellFile("");
      forgetCaches();
    }
    if (name === "file") return;
    const makesKernel =
      name.startsWith("class-") || ["from", "named", "offsets", "type"].includes(name);
    if (makesKernel) change();
    else update();
  });

  function forgetCaches() {
    for (const name of Object.keys(wishes)) delete wishes[name];
    delete document.getElementById("caches").dataset.of;
  }
  function tellFile(text) {
    document.getElementById("file-note").textContent = text;
  }
  async function takeFile(file) {
    if (!file) return;
    ownMachine = await file.text();
    tellFile(file.name);
    forgetCaches();
    update();
  }
  fields.file.addEventListener("change", event => takeFile(event.target.files[0]));
  document.addEventListener("dragover", event => event.preventDefault());
  document.addEventListener("drop", event => {
    const file = event.dataTransfer.files[0];
    if (!file || event.target.closest(".canvas")) return;
    event.preventDefault();
    takeFile(file);
  });
  window.addEventListener("hashchange", () => location.reload());

  /* ---- the beginning ---- */

  await page.load("assets/try_data.js");
  fields.named.append(...Object.keys(known.named).map(name => make("option", {}, name)));
  form.querySelector("[value=named]").disabled = Object.keys(known.named).length === 0;
  document.getElementById("examples").append(
    "Examples: ",
    ...examples.flatMap(([name, dims, most]) => [
      make(
        "button",
        {
          type: "button",
          click: () => {
            fields.offsets.value = example(dims, most);
            fields.all.value = "1024";
            sizesTouched = true;
            change();
          },
        },
        name,
      ),
      " ",
    ]),
  );
  fields.offsets.value = example(2, 1);
  document
    .getElementById("others")
    .append(
      ...[...fields.machine.options].map(option =>
        make(
          "label",
          {},
          make("input", { type: "checkbox", name: "other", value: option.value }),
          " " + option.value,
        ),
      ),
    );
  for (const name of kept) initial.set(name, fields[name].value);
  await restore(await inspectTryState.read());
  document.getElementById("try").hidden = false;
  document.body.dataset.ready = "";
  await change();
})();
