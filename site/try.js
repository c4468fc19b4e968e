/* The page try.html: a form on the left, what the analyser says on the right, at each keystroke. */
"use strict";

(async () => {
  const page = inspectPage;
  const { make } = page;
  const { Engine } = inspectTry;
  const ask = inspectTryForm;
  const kernels = inspectTryKernel;
  const show = inspectTryResults;
  const { form, fields, chosen } = ask;
  const told = document.getElementById("told");
  const place = id => document.getElementById(id);

  const quick = new Engine(20, 150); /* layer conditions */
  const slow = new Engine(60, 500); /* simulation */
  const aside = new Engine(20, 150); /* other machines, sources */

  /* ---- the kernel ---- */

  /* Shows the part of the form that the kernel comes from, and fills the text. */
  async function fillKernel() {
    const from = fields.from.value;
    for (const part of form.querySelectorAll("[data-from]"))
      part.hidden = part.dataset.from !== from;
    if (from === "own") place("text").open = true;
    if (from === "class") {
      const answer = await quick.ask({ do: "generate", class: kernels.classPath(fields) });
      if (answer === null || fields.from.value !== from) return false;
      if (answer.error) return refuseKernel(answer.error);
      fields.kernel.value = answer.kernel;
    } else if (from === "named") {
      await page.load("assets/try_data.js");
      if (fields.from.value !== from) return false;
      fields.kernel.value = inspectTry.known.named[fields.named.value] ?? "";
    } else if (from === "offsets") {
      try {
        fields.kernel.value = kernels.offsetsKernel(fields.offsets.value, fields.type.value);
      } catch (error) {
        return refuseKernel({ text: error.message });
      }
    }
    return true;
  }

  /* What was read, which most changes of the form leave as it is. */
  let lastRead = {};
  async function readKernel() {
    const text = fields.kernel.value;
    const { nest } = chosen;
    if (lastRead.text === text && lastRead.nest === nest) return lastRead.answer;
    const answer = await quick.ask({ do: "read", kernel: text, nest });
    if (answer !== null) lastRead = { text, nest, answer };
    return answer;
  }

  /* Code that was more than a kernel: which of its nests, and what was made of it. */
  let kernelRead = "";
  function fillNests({ nests = [], nest, kernel }) {
    kernelRead = kernel ?? fields.kernel.value;
    if (nests.length) chosen.nest = nest;
    const option = (line, i) =>
      make("option", { value: String(i), selected: i === nest }, `line ${line}`);
    const choice = () => make("select", { name: "nest" }, ...nests.map(option));
    const children = () => [
      make("p.about", "Read from your code: ", make("label", "the loop nest at ", choice())),
      make("details", make("summary", "As it was read"), make("pre", kernel)),
    ];
    fill("nests", [nests, nest, kernel], () => (nests.length ? children() : []));
  }

  /* ---- the parts of the page ---- */

  const parts = {};
  const partNames =
    "status summary read at plots traffic conditions requirements regimes blocks beside take";
  for (const name of partNames.split(" ")) {
    parts[name] = make("section", { class: "part-" + name });
    told.append(parts[name]);
  }
  parts.plots.classList.add("two");

  /* Makes a part anew where what it shows has changed. */
  const filled = {};
  function fill(name, shown, children) {
    const key = JSON.stringify(shown);
    if (filled[name] === key) return;
    filled[name] = key;
    (parts[name] || place(name)).replaceChildren(...children());
  }

  const copyable = text =>
    make(
      "span.copyable",
      make("code", text),
      " ",
      copyButton("Copy", () => text),
    );
  function copyButton(words, text) {
    const click = async () => {
      await inspectTryState.flush();
      await page.copy(text());
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = words), 1500);
    };
    const button = make("button", { click }, words);
    return button;
  }

  /* Plots are drawn after all else, one at a time: drawing must not hold up the next key. */
  const plotNames = ["grid", "transfers", "scaling", "roofline"];
  const plotPlaces = Object.fromEntries(plotNames.map(name => [name, make("div")]));
  parts.plots.append(...Object.values(plotPlaces));
  const pause = () => new Promise(done => setTimeout(done, 0));
  function figureFor(holder, plot) {
    const { figure } = holder;
    if (figure && figure.plot.unit === plot.unit && figure.plot.title === plot.title) {
      figure.plot = plot;
      figure.view.range = null;
      return figure;
    }
    const element = make(
      "figure.plot",
      make("figcaption", make("b", plot.title)),
      make("div.canvas"),
    );
    holder.replaceChildren(element);
    return (holder.figure = new inspectFigure.Figure(element, plot, "try"));
  }
  async function drawPlots(plots, mine) {
    for (const name of plotNames) {
      const holder = plotPlaces[name];
      const plot = plots[name];
      const drawn = JSON.stringify(plot);
      holder.hidden = !plot;
      if (!plot || holder.drawn === drawn) continue;
      await pause();
      if (mine !== turn) return;
      holder.drawn = drawn;
      await figureFor(holder, plot).show();
    }
  }

  function fillAt(answer) {
    const at = parts.at;
    const last = answer.of - 1;
    const sizes = show.sizeText(answer.points[answer.detail].sizes);
    at.hidden = last === 0;
    if (!at.firstChild) {
      const input = event => {
        chosen.detail = Number(event.target.value);
        update();
      };
      const label = "Size in question";
      const range = make("input", { type: "range", min: "0", "aria-label": label, input });
      at.append(make("p.row", make("label", "In detail at ", range), " "));
      at.firstChild.append(make("output"));
    }
    const range = at.querySelector("input");
    range.max = String(last);
    range.value = String(Math.min(chosen.detail ?? last, last));
    range.setAttribute("aria-valuetext", sizes);
    at.querySelector("output").textContent = sizes;
  }

  const rounded = value => String(Number(value.toPrecision(4)));

  function fillCore(answer, core) {
    const p = answer.points[answer.detail];
    if (!p.problem) {
      fields.T_comp.placeholder = rounded(p.T_comp_cy_per_cl);
      fields.T_RegL1.placeholder = rounded(p.T_RegL1_cy_per_cl);
    }
    const borrowed = answer.core_time === "given" && core.folder;
    const command = ask.modelCommand();
    fill("core-note", [answer.core_time, core, command], () => [
      ...(borrowed
        ? [
            "In-core time: borrowed from ",
            make("a", { href: page.root + core.folder + "/index.html" }, "the collection"),
            `, T_comp ${rounded(core.core.T_comp)} and T_RegL1 ${rounded(core.core.T_RegL1)} cy/CL of endless rows; its page adds what their start-up and remainder take.`,
          ]
        : {
            given: ["In-core time: as entered. "],
            bound: [
              "In-core time: not analysed here. A lower bound from the machine's peak and its L1 bandwidth is used. ",
            ],
            unknown: [
              "In-core time: not known, and the machine file has no peak; it counts as 0. ",
            ],
          }[answer.core_time]),
      ...(borrowed ? [] : ["The real one: ", copyable(command)]),
    ]);
  }

  async function save(kind, name) {
    const answer = await aside.ask({ do: "sources", kernel: kernelRead, name: ask.kernelName() });
    if (answer && !answer.error) page.save(name, "text/x-c", answer[kind]);
  }
  const citation = () =>
    `INSPECT, analysis of ${ask.kernelName()} on ${ask.machineName()}, ${location.href}`;
  function takeParts() {
    const button = (words, click) => make("button", { click }, words);
    return [
      make("h2", "Take it with you"),
      make(
        "p.row",
        button("Kernel", () => page.save("kernel.c", "text/x-c", kernelRead)),
        button("Function", () => save("function", "sweep.c")),
        button("Benchmark program", () => save("benchmark", "bench.c")),
        copyButton("Copy the address", () => location.href),
        copyButton("Copy a citation", citation),
      ),
      make("p", "The same with the program: ", copyable(ask.modelCommand())),
      make("p", "Compare your own code with the baseline: ", copyable(ask.compareCommand())),
    ];
  }

  function linksOf(facts) {
    if (!facts.class?.exact) return [];
    const path = facts.class.nearest;
    return [...inspectTry.known.core.keys()].some(folder => folder.startsWith(path + "/"))
      ? [" (", make("a", { href: `${page.root}${path}/index.html` }, "in the collection"), ")"]
      : [];
  }

  /* All that the page shows of an answer. */
  async function tell(answer, asked, core, mine) {
    const { facts, machine, points, detail } = answer;
    const point = points[detail];
    const margin = Number(fields.safety.value) > 1 ? Number(fields.safety.value) : 2;
    const wanted = { safety: asked.safety, margin };
    const conditions = [answer.conditions, answer.layer_conditions, machine, point, wanted];
    const listed = answer.conditions !== undefined;
    fillAt(answer);
    fill("summary", point, () => show.summary(answer));
    fill("read", facts, () => show.read(answer, linksOf(facts)));
    fill("traffic", point, () => show.traffic(answer));
    fill("conditions", conditions, () => (listed ? show.conditions(answer, wanted) : []));
    fill("requirements", conditions, () => (listed ? show.requirements(answer, wanted) : []));
    fill("regimes", [asked.predictor, answer.regimes, points], () =>
      asked.predictor === "LC" ? show.regimes(answer) : [],
    );
    fill("blocks", point, () => show.blocks(answer));
    fillCore(answer, core);
    fill("take", [ask.kernelName(), ask.modelCommand()], takeParts);
    told.classList.remove("old");
    announce(point);
    await drawPlots(answer.plots || {}, mine);
    told.classList.remove("first");
  }

  async function tellBeside(answer, asked, core, mine) {
    const sizes = Object.fromEntries(
      Object.entries(answer.points[answer.detail].sizes).map(([n, v]) => [n, String(v)]),
    );
    const list = [{ name: ask.machineName(), answer, core: core.words }];
    for (const name of ask.others()) {
      const machine = await inspectTry.machineOf(name);
      const own = ask.coreOf(answer.facts, name, false);
      const alone = { sizes, detail: undefined, caches: undefined, plots: false };
      const found = await aside.ask({ ...asked, ...alone, machine, core: own.core });
      if (found === null || mine !== turn) return;
      list.push({ name, answer: found, core: own.words });
    }
    const shown = list.map(l => [
      l.name,
      l.core,
      l.answer.error,
      l.answer.points?.[l.answer.detail],
    ]);
    fill("beside", shown, () => show.beside(list, answer));
  }

  /* ---- errors and progress ---- */

  const status = text =>
    fill("status", text, () => (text ? [make("p.about", { role: "status" }, text)] : []));
  /* The figure that matters most, for those who hear the page: when the reader pauses. */
  let later;
  function announce(point) {
    clearTimeout(later);
    const text = point.problem || show.spoken(point);
    later = setTimeout(() => (place("spoken").textContent = text), 1000);
  }

  function cutHint() {
    const text = ask.compareCommand("--classify");
    return [
      make(
        "p",
        "This page reads the kernel language: declarations, then one loop nest. Cut functions, pragmas, pointers and casts, or let the program read the code as it stands: ",
        copyable(text),
      ),
    ];
  }
  function refuseKernel(error) {
    const more = fields.from.value === "own" ? cutHint() : [];
    place("kernel-error").replaceChildren(show.fault(error, more));
    told.classList.add("old");
    return false;
  }
  function refuse(error) {
    if (error.of === "machine" && chosen.machine && error.line)
      error.source = chosen.machine.split("\n")[error.line - 1];
    fill("status", error, () => [show.fault(error)]);
    told.classList.add("old");
  }

  /* ---- from a change of the form to what is shown ---- */

  let turn = 0;

  /* The machine's packed tree, or null where the reader's file cannot be read. */
  async function machineNow() {
    try {
      return await ask.chosenMachine();
    } catch (error) {
      if (!error.fault) throw error;
      refuse(error.fault);
      return null;
    }
  }

  /* The answer; null if it is an error or comes too late. */
  async function answerOf(engine, asked, mine) {
    const answer = await engine.ask(asked);
    if (answer === null || mine !== turn) return null;
    if (answer.machine) ask.fillCaches(answer.machine);
    if (answer.error) refuse(answer.error);
    return answer.error ? null : answer;
  }
  async function compute(asked, core, mine) {
    const answer = await answerOf(quick, asked, mine);
    if (answer === null) return null;
    status("");
    await tell(answer, asked, core, mine);
    return answer;
  }

  /* A few sizes in each answer, so that they are shown as they come. */
  async function simulate(asked, core, mine) {
    status("Simulating …");
    for (let fresh = 2; ; ) {
      const begin = performance.now();
      const answer = await answerOf(slow, { ...asked, fresh }, mine);
      if (answer === null) return null;
      const n = answer.points.length;
      const done = n === answer.of;
      status(
        done
          ? `Simulated at ${page.counted(n, "size")}; the scaling is that of layer conditions.`
          : `Simulated at ${n} of ${answer.of} sizes …`,
      );
      await tell(answer, asked, core, mine);
      if (done) return answer;
      if (performance.now() - begin < 300) fresh *= 2;
    }
  }

  async function answerForm(mine) {
    const read = await readKernel();
    if (read === null || mine !== turn) return;
    inspectTryState.write(ask.stateNow());
    if (read.error) {
      refuseKernel(read.error);
      return;
    }
    place("kernel-error").replaceChildren();
    fillNests(read);
    ask.fillSizes(read.facts);
    const machine = await machineNow();
    if (machine === null || mine !== turn) return;
    const core = ask.coreOf(read.facts, chosen.machine ? "" : fields.machine.value, true);
    const asked = ask.question(kernelRead, machine, core.core);
    const answer = await (asked.predictor === "SIM" ? simulate : compute)(asked, core, mine);
    if (answer !== null) await tellBeside(answer, asked, core, mine);
  }

  async function update() {
    const mine = ++turn;
    told.setAttribute("aria-busy", "true");
    await answerForm(mine);
    if (mine === turn) told.removeAttribute("aria-busy");
  }

  async function change() {
    const mine = ++turn;
    told.setAttribute("aria-busy", "true");
    if (await fillKernel()) await update();
    else if (mine === turn) told.removeAttribute("aria-busy");
  }

  /* A link of the old calculator, pasted where its accesses go, fills the form. */
  function takeLink() {
    const state = kernels.ofCalculator(fields.offsets.value);
    if (state) ask.restore(state);
  }

  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("input", event => {
    const { name, value } = event.target;
    if (name === "file") return;
    if (name === "kernel") {
      fields.from.value = "own";
      for (const part of form.querySelectorAll("[data-from]")) part.hidden = true;
    }
    if (name === "nest") chosen.nest = Number(value);
    if (name === "all" || name.startsWith("size-")) {
      chosen.sizes = true;
      chosen.detail = undefined;
    }
    const cache = name.match(/^(bytes|shared)-(.*)$/);
    if (cache) ask.takeCache(cache[1], cache[2], value);
    if (name === "machine") ask.takeMachine("", "");
    if (name === "offsets") takeLink();
    const makesKernel =
      name.startsWith("class-") || ["from", "named", "offsets", "type"].includes(name);
    if (makesKernel || name === "kernel") chosen.nest = 0;
    if (makesKernel) change();
    else update();
  });

  async function takeFile(file) {
    if (!file) return;
    ask.takeMachine(await file.text(), file.name);
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

  const tryExample = (dims, most) => () => {
    fields.offsets.value = kernels.example(dims, most);
    fields.all.value = "1024";
    chosen.sizes = true;
    change();
  };
  place("examples").append(
    "Examples: ",
    ...kernels.examples.flatMap(([name, dims, most]) => [
      make("button", { click: tryExample(dims, most) }, name),
      " ",
    ]),
  );
  ask.start(await inspectTryState.read());
  place("try").hidden = false;
  document.body.dataset.ready = "";
  await change();
  setTimeout(() => slow.warm(), 500);
})();
