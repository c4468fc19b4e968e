/* The form of the page try.html as a question for the analyser, as commands of the program, and as the
   state that the page's address keeps. */
"use strict";

const inspectTryForm = (() => {
  const page = inspectPage;
  const { make } = page;
  const { known, machineOf } = inspectTry;
  const { classPath, pickClass, ofCalculator } = inspectTryKernel;
  const form = document.getElementById("ask");
  const fields = form.elements;
  const place = id => document.getElementById(id);

  /* State that is not in the fields. */
  const chosen = {
    nest: 0 /* if the code has several */,
    detail: undefined /* the point to explain; undefined: the last one */,
    sizes: false /* whether the sizes are the reader's */,
    to: undefined /* else the last one; undefined: the usual one */,
    machine: "" /* the text of a file of the reader's */,
    caches: {} /* name → { bytes, shared } */,
  };

  /* ---- sizes ---- */

  const usual = [
    "",
    "1000-10000000:100log10",
    "100-10000:100log10",
    "10-1000:100",
    "10-150:50",
    "5-60:30",
  ];
  function sizesUpTo(loops) {
    const range = usual[Math.min(loops, 5)];
    const [, first, end, steps] = range.match(/^(\d+)-(\d+)(.*)$/);
    const last = chosen.to ?? Number(end);
    return last > Number(first) ? `${first}-${last}${steps}` : String(last);
  }
  let symbols = ["M", "N", "P"];
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
  function showSizes(values) {
    const field = name =>
      make(
        "label",
        name + " ",
        make("input", { name: "size-" + name, size: "6", value: values[name] || "" }),
      );
    place("each").replaceChildren(...symbols.flatMap(name => [field(name), " "]));
    place("each").hidden = symbols.length < 2;
  }
  function fillSizes(facts) {
    if (facts.symbols.join() !== symbols.join()) {
      const values = sizesNow();
      symbols = facts.symbols;
      showSizes(values);
    }
    if (!chosen.sizes) fields.all.value = sizesUpTo(facts.loops.length);
  }

  /* ---- the machine ---- */

  const machineName = () => (chosen.machine ? "machine.yml" : fields.machine.value);
  const chosenMachine = () =>
    chosen.machine ? inspectTryPacked.machine(chosen.machine) : machineOf(fields.machine.value);

  const cacheField = (what, cache, attributes) =>
    make("input", { name: `${what}-${cache.name}`, type: "number", ...attributes });
  function fillCaches(machine) {
    const caches = place("caches");
    const of = JSON.stringify([machine.name, machine.caches.map(c => c.name)]);
    if (caches.dataset.of === of) return;
    caches.dataset.of = of;
    fields.cores.max = String(machine.cores);
    const row = c => {
      const bytes = { min: "0", step: "any", size: "7", value: String(c.bytes / 1024) };
      const shared = { min: "1", size: "4", value: String(c.shared) };
      return make(
        "p.row",
        make("label", `${c.name} KiB `, cacheField("bytes", c, bytes)),
        " ",
        make("label", "shared by ", cacheField("shared", c, shared)),
        " cores",
      );
    };
    caches.replaceChildren(...machine.caches.map(row));
  }
  /* The name of a cache's field and what was entered there. */
  function takeCache(what, name, value) {
    const wish = (chosen.caches[name] = chosen.caches[name] || {});
    if (Number(value) > 0) wish[what] = what === "bytes" ? Number(value) * 1024 : Number(value);
  }
  function takeMachine(text, note) {
    chosen.machine = text;
    chosen.caches = {};
    delete place("caches").dataset.of;
    place("file-note").textContent = note;
  }

  /* In-core time: as entered, else from the analysis of the same class on the machine. */
  function coreOf(facts, machine, edited) {
    if (edited && (fields.T_comp.value || fields.T_RegL1.value))
      return {
        core: { T_comp: Number(fields.T_comp.value), T_RegL1: Number(fields.T_RegL1.value) },
        words: "as entered",
      };
    const folder = facts.class?.exact ? `${facts.class.nearest}/${machine}` : undefined;
    const core = folder && known.core.get(folder);
    return core
      ? { core, folder, words: "borrowed from the collection" }
      : { words: "a lower bound" };
  }

  const others = () =>
    [...form.querySelectorAll("#others input:checked")]
      .map(box => box.value)
      .filter(name => chosen.machine || name !== fields.machine.value);

  /* ---- the question ---- */

  const safetyNow = () => (fields.predictor.value === "LC" ? Number(fields.safety.value) || 1 : 1);
  function question(kernel, machine, core) {
    return {
      do: "analyse",
      kernel,
      machine,
      sizes: sizesNow(),
      predictor: fields.predictor.value,
      cores: Number(fields.cores.value) || 1,
      safety: safetyNow(),
      literature: fields.literature.checked,
      penalty: fields.penalty.checked,
      caches: Object.keys(chosen.caches).length ? chosen.caches : undefined,
      core,
      detail: chosen.detail,
      plots: true,
      brief: true,
    };
  }

  /* ---- commands ---- */

  const quoted = text => (/^[\w./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const kernelName = () =>
    ({ class: classPath(fields), named: "named/" + fields.named.value })[fields.from.value] ||
    "kernel.c";
  function modelCommand() {
    const words = ["inspect", "model", "-p", "LC", "-p", "ECM", "-p", "RooflineASM"];
    words.push("-m", machineName());
    for (const [name, range] of Object.entries(sizesNow())) words.push("-D", name, range);
    if (fields.predictor.value !== "LC") words.push("-P", fields.predictor.value);
    if (Number(fields.cores.value) > 1) words.push("-c", fields.cores.value);
    if (safetyNow() > 1) words.push("--safety-factor", fields.safety.value);
    if (fields.literature.checked) words.push("--literature");
    if (fields.penalty.checked) words.push("--penalty");
    words.push("--explain", kernelName());
    return words.map(quoted).join(" ");
  }
  const compareCommand = (...options) =>
    ["inspect", "compare", ...options, "-m", quoted(machineName()), "kernel.c"].join(" ");

  /* ---- the address ---- */

  const simple = ["all", "predictor", "safety", "cores", "T_comp", "T_RegL1"];
  const ofSource = { named: ["named"], offsets: ["offsets", "type"] };
  let initial;
  function stateNow() {
    const state = new URLSearchParams();
    const from = fields.from.value;
    if (from === "class") state.set("class", classPath(fields));
    else state.set("from", from);
    for (const name of ofSource[from] || []) state.set(name, fields[name].value);
    for (const name of simple)
      if (fields[name].value !== initial[name] && (name !== "all" || chosen.sizes))
        state.set(name, fields[name].value);
    if (from === "own") state.set("kernel", fields.kernel.value);
    if (from === "own" && chosen.nest > 0) state.set("nest", String(chosen.nest));
    for (const name of symbols)
      if (fields["size-" + name]?.value) state.set("D." + name, fields["size-" + name].value);
    if (chosen.machine) state.set("yml", chosen.machine);
    else state.set("machine", fields.machine.value);
    if (Object.keys(chosen.caches).length) state.set("caches", JSON.stringify(chosen.caches));
    for (const name of ["literature", "penalty"]) if (fields[name].checked) state.set(name, "1");
    if (others().length) state.set("others", others().join(","));
    if (chosen.detail !== undefined) state.set("at", String(chosen.detail));
    if (chosen.to !== undefined && !chosen.sizes) state.set("to", String(chosen.to));
    return state;
  }

  /* An address is not trusted: counts have only a few digits, and JSON may only hold cache sizes. */
  const countOf = (text, digits = 4) =>
    /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
  function cachesOf(text) {
    try {
      const entries = Object.entries(JSON.parse(text));
      return Object.fromEntries(
        entries.map(([name, { bytes, shared }]) => [
          name,
          { bytes: Number(bytes) || undefined, shared: Number(shared) || undefined },
        ]),
      );
    } catch {
      return {};
    }
  }
  function setField(name, value) {
    fields[name].value = value;
    if (fields[name].selectedIndex === -1) fields[name].selectedIndex = 0;
  }
  function restore(state) {
    for (const name of ["from", "named", "offsets", "type", "machine", ...simple])
      if (state.has(name)) setField(name, state.get(name));
    if (state.has("class")) {
      pickClass(fields, state.get("class"));
      fields.from.value = "class";
    }
    if (state.has("kernel")) fields.kernel.value = state.get("kernel");
    if (state.has("yml")) takeMachine(state.get("yml"), "the file in the address");
    const sizes = [...state].filter(([key]) => /^D\.\w+$/.test(key));
    chosen.sizes = state.has("all") || sizes.length > 0;
    if (sizes.length) symbols = sizes.map(([key]) => key.slice(2));
    showSizes(Object.fromEntries(sizes.map(([key, value]) => [key.slice(2), value])));
    if (state.has("caches")) {
      chosen.caches = cachesOf(state.get("caches"));
      delete place("caches").dataset.of;
    }
    for (const name of ["literature", "penalty"])
      fields[name].checked = fields[name].checked || state.has(name);
    const boxes = (state.get("others") || "").split(",");
    for (const box of form.querySelectorAll("#others input"))
      box.checked = boxes.includes(box.value);
    chosen.nest = countOf(state.get("nest")) ?? 0;
    chosen.detail = countOf(state.get("at"));
    chosen.to = countOf(state.get("to"), 9);
  }

  /* Fills the fields that the template leaves open, then those in the address. */
  function start(state) {
    form.querySelector(".pickers").append(...inspectTryKernel.pickerElements(make));
    form.querySelector("[value=named]").disabled = fields.named.options.length === 0;
    const box = value => make("input", { type: "checkbox", name: "other", value });
    place("others").append(
      ...[...fields.machine.options].map(o => make("label", box(o.value), " " + o.text)),
    );
    fields.offsets.value = inspectTryKernel.example(2, 1);
    initial = Object.fromEntries(simple.map(name => [name, fields[name].value]));
    restore(ofCalculator(location.hash) || state);
    /* On a phone, fields with good defaults are folded, so that the answer is close. */
    if (matchMedia("(max-width: 60rem)").matches) {
      place("text").open = fields.from.value === "own";
      place("sizes").open = chosen.sizes;
    }
  }

  return {
    form,
    fields,
    chosen,
    sizesNow,
    fillSizes,
    fillCaches,
    takeCache,
    takeMachine,
    machineName,
    chosenMachine,
    coreOf,
    others,
    question,
    kernelName,
    modelCommand,
    compareCommand,
    stateNow,
    restore,
    start,
  };
})();
