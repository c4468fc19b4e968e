/* Filters, sorts and colours the matrix; the choice is kept in the address. */
"use strict";

(() => {
  const { make } = inspectPage;
  const table = document.getElementById("matrix");
  const form = document.getElementById("filters");
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const machines = [...table.tHead.rows[0].cells].slice(6);
  const parameters = ["dimension", "radius", "weighting", "kind", "coefficients", "type"];
  const cellText = (row, i) => row.cells[i].textContent.trim();

  function choice(name, label, values) {
    const select = make("select", { name, id: "f-" + name, change: chosen },
      make("option", { value: "" }, "any"), ...values.map(v => make("option", { value: v }, v)));
    return make("label", {}, label + " ", select);
  }
  parameters.forEach((name, i) => form.append(choice(name, name,
    [...new Set(rows.filter(r => r.dataset.group === "class").map(r => cellText(r, i)))])));
  form.append(choice("machine", "machine", machines.map(m => m.dataset.machine)));
  form.append(choice("state", "state", ["not measured", "outdated", "failed points", "incomplete", "unreadable"]));
  const only = make("input", { type: "checkbox", name: "all", change: chosen });
  form.append(make("label", { class: "row" }, only, " include stencils that were never collected"));
  const colour = make("select", { name: "show", change: chosen },
    make("option", { value: "" }, "performance"), make("option", { value: "deviation" }, "deviation"));
  form.append(make("label", {}, "shade by ", colour));
  const sort = make("select", { name: "sort", change: chosen }, make("option", { value: "" }, "class"),
    make("option", { value: "fast" }, "fastest first"), make("option", { value: "off" }, "worst fit first"));
  form.append(make("label", {}, "order ", sort));
  form.hidden = false;

  /* Where nothing was measured, the prediction stands for the performance. */
  const value = (cell, key) => Number(cell.dataset[key] || key === "m" && cell.dataset.p || NaN);
  const best = (row, key) => Math.max(-1, ...[...row.cells].slice(6)
    .filter((c, i) => !hidden(i)).map(c => value(c, key)).filter(v => !Number.isNaN(v)));
  const hidden = i => form.machine.value !== "" && machines[i].dataset.machine !== form.machine.value;

  const inState = cell => form.state.value === "" ||
    (form.state.value === "not measured" ? !cell.dataset.m : cell.dataset.state === form.state.value);

  function apply() {
    let n = 0;
    for (const row of rows) {
      const fits = parameters.every((name, i) => form[name].value === "" ||
        (row.dataset.group === "class" && cellText(row, i) === form[name].value));
      const there = [...row.cells].slice(6).some((c, i) => !hidden(i) && !c.classList.contains("gap") && inState(c));
      row.hidden = !fits || !(there || (only.checked && form.state.value === ""));
      n += row.hidden ? 0 : 1;
    }
    machines.forEach((m, i) => { m.hidden = hidden(i); for (const row of rows) row.cells[6 + i].hidden = hidden(i); });
    /* The fastest machine of a stencil that ran on several. */
    const most = new Map(rows.map(r => [r, [...r.cells].slice(6).filter((c, i) => !hidden(i) && value(c, "m") > 0).length > 1 &&
      colour.value === "" ? best(r, "m") : NaN]));
    const largest = Math.max(...rows.map(r => best(r, "m")));
    for (const row of rows)
      for (const cell of [...row.cells].slice(6)) {
        const v = value(cell, colour.value === "deviation" ? "d" : "m");
        const share = Number.isNaN(v) ? 0 : colour.value === "deviation" ? Math.min(1, v / 0.5)
          : Math.sqrt(v / largest);
        cell.style.setProperty("--share", share.toFixed(2));
        cell.classList.toggle("warm", colour.value === "deviation");
        cell.classList.toggle("best", v > 0 && v === most.get(row));
      }
    const key = sort.value === "fast" ? "m" : "d";
    const order = sort.value === "" ? rows : [...rows].sort((a, b) => best(b, key) - best(a, key));
    body.append(...order);
    document.getElementById("count").textContent = `${n} of ${rows.length} stencils shown`;
  }

  /* The address holds what is chosen; going back restores it. */
  const fields = [...parameters, "machine", "state", "show", "sort"];
  function restore() {
    const state = inspectPage.readState();
    for (const field of fields)
      form[field].value = [...form[field].options].some(o => o.value === state.get(field)) ? state.get(field) : "";
    only.checked = state.get("all") === "1";
    apply();
  }
  function chosen() {
    const next = new URLSearchParams();
    for (const field of fields)
      if (form[field].value) next.set(field, form[field].value);
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
