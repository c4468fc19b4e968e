/* Filters, sorts and colours the matrix; the choice is kept in the address. */
"use strict";

(() => {
  const { counted, make, number } = inspectPage;
  const table = document.getElementById("matrix");
  const form = document.getElementById("filters");
  const groups = [...table.tBodies];
  const rowsOf = group => [...group.rows].slice(1);
  const rows = groups.flatMap(rowsOf);
  const machines = [...table.tHead.rows[0].cells].slice(1);
  const wordsOf = machine => machine.querySelector("a").textContent;
  const cellsOf = row => [...row.cells].slice(1);
  const parameters = ["dimension", "radius", "weighting", "kind", "coefficients", "type"];
  /* The parameters of a row's class, by the names above; none for a named kernel. */
  const valuesOf = new Map(
    rows.map(row => [
      row,
      Object.fromEntries(
        row.dataset.class?.split("/").map((value, i) => [parameters[i], value]) ?? [],
      ),
    ]),
  );
  const fieldOf = (row, name) => valuesOf.get(row)[name];

  /* What few readers ask for is folded, unless the address has it. */
  const rare = ["weighting", "coefficients", "type", "machine", "state", "show"];
  const more = make("details.more", make("summary", "More filters"), make("div"));

  /* A list of values, or of pairs of a value and what it is called; the first is what an address
     without the field means. */
  function choice(name, label, values) {
    const select = make(
      "select",
      { name, id: "f-" + name, change: chosen },
      ...values.map(v => make("option", { value: [v].flat()[0] }, [v].flat().at(-1))),
    );
    (rare.includes(name) ? more.lastChild : form).append(make("label", {}, label + " ", select));
    return select;
  }
  for (const name of parameters)
    choice(name, name, [["", "any"], ...new Set(rows.map(r => fieldOf(r, name)).filter(v => v))]);
  choice("machine", "machine", [
    ["", "any"],
    ...machines.map(m => [m.dataset.machine, wordsOf(m)]),
  ]);
  choice("state", "state", [
    ["", "any"],
    "not measured",
    "outdated",
    "failed points",
    "incomplete",
    "unreadable",
  ]);
  const per = choice("per", "cores", [
    ["", "one"],
    ["domain", "NUMA domain"],
    ["socket", "socket"],
  ]);
  const colour = choice("show", "shade by", [
    ["", "performance"],
    ["deviation", "deviation"],
  ]);
  const sort = choice("sort", "order", [
    ["", "class"],
    ["fast", "fastest first"],
    ["off", "worst fit first"],
  ]);
  const only = make("input", { type: "checkbox", name: "all", change: chosen });
  more.lastChild.append(
    make("label", { class: "row" }, only, " include stencils that were never collected"),
  );
  form.append(more);
  form.hidden = false;
  /* On a phone the filters would fill the first screen. */
  document.querySelector(".choose").addEventListener("click", ({ currentTarget: button }) => {
    button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
  });

  /* The page has only numbers, so that it stays small: their links follow from the row's stencil and
     the column's machine, and the light of a cell becomes a dot in front. */
  function link(cell, column) {
    if (cell.dataset.v === undefined) return;
    const machine = machines[column].dataset.machine;
    const stencil = cell.parentElement.querySelector("th a").href;
    const light = cell.className || "none"; /* predictions have none */
    cell.dataset.on = wordsOf(machines[column]);
    cell.className = "";
    cell.firstChild.replaceWith(
      make(
        "a",
        { href: stencil.replace(/index\.html$/, machine + "/index.html") },
        make("span", { class: "dot " + light }),
        " ",
        make("b"),
      ),
    );
  }
  table.classList.add("live");

  /* MLUP/s of a core, a domain and a socket, predicted and measured, and the deviation; and whether the
     results are outdated or the like. */
  const numbers = new Map();
  const states = new Map();
  for (const row of rows) cellsOf(row).forEach(link);
  for (const cell of rows.flatMap(cellsOf)) {
    numbers.set(
      cell,
      (cell.dataset.v || "").split(",").map(v => (v ? Number(v) : NaN)),
    );
    states.set(cell, cell.querySelector(".flag")?.textContent);
  }
  const first = () => ({ domain: 1, socket: 2 })[per.value] || 0;
  const measured = cell => numbers.get(cell)[first() + 3] > 0;
  /* If nothing was measured, the prediction is used as performance. */
  const speed = cell => numbers.get(cell)[first() + (measured(cell) ? 3 : 0)] ?? NaN;
  const deviation = cell => numbers.get(cell)[6] ?? NaN;
  const hidden = i =>
    form.machine.value !== "" && machines[i].dataset.machine !== form.machine.value;
  const best = (row, value) =>
    Math.max(
      -1,
      ...cellsOf(row)
        .filter((c, i) => !hidden(i))
        .map(value)
        .filter(v => !Number.isNaN(v)),
    );

  const inState = cell =>
    form.state.value === "" ||
    (form.state.value === "not measured"
      ? !(numbers.get(cell)[3] > 0)
      : states.get(cell) === form.state.value);

  function filter(row) {
    const fits = parameters.every(
      name => form[name].value === "" || fieldOf(row, name) === form[name].value,
    );
    const there = cellsOf(row).some(
      (c, i) => !hidden(i) && !c.classList.contains("gap") && inState(c),
    );
    return fits && (there || (only.checked && form.state.value === ""));
  }

  /* The text of a row's header and of a light. */
  function spoken(row) {
    const { dimension, radius, kind } = valuesOf.get(row);
    return row.cells[0].textContent + (kind ? `, ${dimension} ${radius} ${kind}` : "");
  }
  for (const row of rows) row.cells[0].querySelector("a")?.setAttribute("aria-label", spoken(row));
  const lights = Object.fromEntries(
    [...document.querySelectorAll(".legend .dot")].map(dot => [
      dot.classList[1],
      ", " + dot.nextSibling.textContent.trim(),
    ]),
  );

  /* At the grid that all machines of a stencil have; the domains are not compared there. */
  const isFastest = cell =>
    (cell.dataset.wins || "").split(" ").includes({ "": "core" }[per.value] ?? per.value);

  /* A cell's text, the intensity of its colour, and whether its machine is the fastest. */
  function paint(cell, largest) {
    const link = cell.querySelector("a");
    if (!link) return;
    const v = speed(cell);
    const shown = number(Math.round(v));
    link.lastElementChild.replaceWith(make(measured(cell) ? "b" : "i", {}, shown));
    link.setAttribute(
      "aria-label",
      `${spoken(cell.parentElement)} on ${cell.dataset.on}: ${shown} MLUP/s` +
        `${measured(cell) ? "" : " predicted"}` +
        (lights[link.firstElementChild.classList[1]] ?? ""),
    );
    const warm = colour.value === "deviation";
    const share = warm ? Math.min(1, deviation(cell) / 0.5) : Math.sqrt(v / largest);
    cell.style.setProperty("--share", (share || 0).toFixed(2));
    cell.classList.toggle("warm", warm);
    cell.classList.toggle("hatched", !warm && !measured(cell) && v > 0);
    cell.classList.toggle("best", colour.value === "" && isFastest(cell));
  }

  /* A folded shape shows all its stencils on a machine as a grid of 4 columns in one cell, drawn as its
     background: 20 machines by 192 stencils would be too many elements. Predictions are low. */
  const wide = 4;
  const size = { x: 9, y: 7, measured: 6, predicted: 3 };
  function grid(group, column) {
    const all = rowsOf(group); /* in their first order, whatever is sorted later */
    const cell = make("td", { class: "grid", title: "" });
    const stencilAt = event => {
      const at = cell.getBoundingClientRect();
      const x = Math.floor((event.clientX - at.left - (at.width - wide * size.x) / 2) / size.x);
      const y = Math.floor((event.clientY - at.top) / size.y);
      const row = x >= 0 && x < wide ? all[wide * y + x] : undefined;
      return row?.fits ? cellsOf(row)[column].querySelector("a") : undefined;
    };
    cell.addEventListener("mousemove", event => {
      cell.title = stencilAt(event)?.getAttribute("aria-label") ?? "";
    });
    cell.addEventListener("click", event => stencilAt(event)?.click());
    cell.style.height = Math.ceil(all.length / wide) * size.y + 20 + "px";
    const draw = fastest => {
      const layers = [];
      const cells = all.filter(row => row.fits).map(row => cellsOf(row)[column]);
      all.forEach((row, i) => {
        const of = cellsOf(row)[column];
        const v = speed(of);
        if (!row.fits || !(v > 0)) return;
        const tint = `color-mix(in srgb, var(--cell) ${(20 + 80 * Math.sqrt(v / fastest)).toFixed(0)}%, transparent)`;
        const tall = measured(of) ? size.measured : size.predicted;
        const x = ((i % wide) - wide / 2) * size.x;
        const y = Math.floor(i / wide) * size.y + size.measured - tall;
        layers.push(
          `linear-gradient(${tint}, ${tint}) calc(50% + ${x + size.x / 2}px) ${y}px / ${size.x - 1}px ${tall}px no-repeat`,
        );
      });
      cell.style.background = layers.join(", ");
      const wins = cells.filter(c => c.classList.contains("best")).length;
      cell.replaceChildren(wins ? `★${wins}` : "");
      cell.setAttribute("aria-label", `${counted(layers.length, "stencil")}, fastest in ${wins}`);
    };
    return { cell, draw };
  }

  /* Groups of one shape fold, if there are many or on a phone: then all shapes are a screen or two. */
  const folds = groups.map(group => {
    const grids = machines.map((_, column) => grid(group, column));
    const button = make("button", { type: "button", class: "fold", click: () => fold(!open()) });
    const open = () => button.getAttribute("aria-expanded") === "true";
    const fold = wanted => {
      button.setAttribute("aria-expanded", String(wanted));
      for (const row of rowsOf(group)) row.hidden = !wanted || !row.fits;
      head.colSpan = wanted ? machines.length + 1 : 1;
      grids.forEach(({ cell }, i) => (cell.hidden = wanted || hidden(i)));
    };
    const head = group.rows[0].cells[0];
    group.rows[0].append(...grids.map(({ cell }) => cell));
    button.append(head.firstChild);
    head.prepend(button);
    button.setAttribute("aria-expanded", "true");
    return { group, fold, grids };
  });

  function apply() {
    for (const row of rows) row.fits = filter(row);
    const shapes = groups.filter(group => rowsOf(group).some(row => row.fits)).length;
    const many = rows.filter(row => row.fits).length > 96;
    const narrow = matchMedia("(max-width: 40rem)").matches;
    for (const { group, fold } of folds) {
      const all = rowsOf(group);
      const fitting = all.filter(row => row.fits).length;
      group.hidden = fitting === 0;
      group.querySelector(".count").textContent = `${fitting} of ${all.length}`;
      fold(!(narrow || many) || shapes === 1);
    }
    machines.forEach((m, i) => {
      m.hidden = hidden(i);
      for (const row of rows) cellsOf(row)[i].hidden = hidden(i);
    });
    const largest = Math.max(...rows.map(r => best(r, speed)));
    for (const cell of rows.flatMap(cellsOf)) paint(cell, largest);
    /* Within a shape, so that machines differ where all are slow. */
    for (const { group, grids } of folds) {
      const fastest = Math.max(...rowsOf(group).map(r => best(r, speed)));
      for (const { draw } of grids) draw(fastest);
    }
    const key = sort.value === "off" ? deviation : speed;
    const faster = (a, b) => best(b, key) - best(a, key);
    const top = group => Math.max(...rowsOf(group).map(r => best(r, key)));
    for (const { group } of folds) {
      const mine = rows.filter(r => r.parentElement === group);
      group.append(...(sort.value === "" ? mine : mine.sort(faster)));
    }
    table.append(...(sort.value === "" ? groups : [...groups].sort((a, b) => top(b) - top(a))));
    const n = rows.filter(row => row.fits).length;
    document.getElementById("count").textContent = `${n} of ${rows.length} stencils shown`;
  }

  /* The address holds what is chosen; going back restores it. */
  const fields = [...parameters, "machine", "state", "per", "show", "sort"];
  function restore() {
    const state = inspectPage.readState();
    for (const field of fields)
      form[field].value = [...form[field].options].some(o => o.value === state.get(field))
        ? state.get(field)
        : "";
    only.checked = state.get("all") === "1";
    if (only.checked || rare.some(field => form[field].value)) more.open = true;
    apply();
  }
  function chosen() {
    const next = new URLSearchParams();
    for (const field of fields) if (form[field].value) next.set(field, form[field].value);
    if (only.checked) next.set("all", "1");
    inspectPage.writeState(next, true);
    apply();
  }
  window.addEventListener("hashchange", restore);
  window.addEventListener("popstate", restore);
  restore();

  /* If the whole table is in view, its head can stick to the top of the window. */
  const holder = table.parentElement;
  const free = () => {
    holder.style.overflow = "";
    if (table.scrollWidth <= holder.clientWidth) holder.style.overflow = "visible";
  };
  new ResizeObserver(free).observe(document.body);
})();
