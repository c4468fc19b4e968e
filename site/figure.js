/* Brings the figures of a page to life: hover line, series on and off, zoom, units, downloads, own
   measurements. The drawing of the page stays until the reader does something. */
"use strict";

const inspectFigure = (() => {
  const page = inspectPage;
  const { make } = page;
  const plots = inspectPlot;
  const mostRows = 12;

  /* CSV, its cells parted by commas, or by semicolons or tabs with a comma or point in numbers. The
     columns are found by their names; without a header the first two are x and y in the plot's unit.
     Returns the points in the plot's own unit and how many lines were no point. */
  const unitColumns = [["cy/CL", /cy_per_cl_median/i], ["MLUP/s", /mlup_per_s_median/i], ["cy/CL", /cy(_per_|\/)cl/i], ["MLUP/s", /mlup/i], ["GFLOP/s", /gflop/i]];
  function readCsv(text, plot) {
    const lines = text.trim().split(/\r?\n/).filter(line => line.trim() !== "");
    if (lines.length === 0) throw new Error("there is nothing in it");
    const separator = [";", "\t"].find(c => lines[0].includes(c)) || ",";
    const number = cell => cell === "" ? NaN : Number(separator === "," ? cell : cell.replace(",", "."));
    const rows = lines.map(line => line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, "$1")));
    const header = rows[0].some(cell => Number.isNaN(number(cell))) ? rows.shift() : [];
    const xAt = Math.max(0, [/^size$/i, /^threads$|^cores$/i, /^n$/i].map(test => header.findIndex(name => test.test(name))).find(i => i >= 0) ?? 0);
    const own = plot.unit === "time" ? "cy/CL" : "MLUP/s";
    const [unit, test] = unitColumns.find(([, name]) => header.some(cell => name.test(cell))) || [own, null];
    if (plot.unit && header.length && !test) throw new Error("no column is called cy_per_cl, mlup_per_s or gflop_per_s");
    const yAt = plot.unit && test ? header.findIndex(cell => test.test(cell)) : xAt === 0 ? 1 : 0;
    const turn = value => {
      if (!plot.unit || unit === own) return value;
      if (unit === "cy/CL") return plot.mlupCy / value;
      const mlup = unit === "GFLOP/s" ? value * 1000 / plot.flopPerLup : value;
      return own === "MLUP/s" ? mlup : plot.mlupCy / mlup;
    };
    const points = rows.map(row => [number(row[xAt] ?? ""), number(row[yAt] ?? "")]).filter(([x, y]) => x > 0 && y > 0 && x < 1e15 && y < 1e15)
      .map(([x, y]) => [x, turn(y)]).sort((a, b) => a[0] - b[0]);
    if (points.length === 0) throw new Error("no line holds two positive numbers");
    if (points.some(([, y]) => !Number.isFinite(y))) throw new Error(`${unit} cannot be turned into this plot's unit; give ${own}`);
    return { points, left: rows.length - points.length };
  }

  /* The drawing with its colours written into it, so that it stands alone. */
  function standalone(svg) {
    const copy = svg.cloneNode(true);
    const properties = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
                        "text-anchor", "font-size", "font-weight"];
    const from = svg.querySelectorAll("*");
    copy.querySelectorAll("*").forEach((element, i) => {
      const style = getComputedStyle(from[i]);
      for (const name of properties) element.style.setProperty(name, style.getPropertyValue(name));
      element.removeAttribute("class");
    });
    copy.querySelector(".pointer")?.remove();
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.style.font = "12px sans-serif";
    copy.style.background = getComputedStyle(document.body).backgroundColor;
    return new XMLSerializer().serializeToString(copy);
  }

  class Figure {
    constructor(element, plot, name) {
      this.element = element;
      this.canvas = element.querySelector(".canvas");
      this.plot = plot;
      this.name = name;
      this.view = { unit: plots.unitsOf(plot)[0], hidden: new Set(), range: null };
      this.addControls();
      this.canvas.tabIndex = 0;
      this.canvas.setAttribute("role", "group");
      this.canvas.setAttribute("aria-label", plot.title + ": arrow keys read the values, plus and minus zoom");
      this.tip = make("div", { class: "tip", hidden: true, "aria-live": "polite" });
      this.canvas.append(this.tip);
      this.listen();
      const drawn = this.canvas.querySelector("svg:not(.narrow)");
      const visible = this.canvas.clientWidth;
      if (drawn && Math.abs(drawn.viewBox.baseVal.width - visible) > 0.1 * visible) this.redraw();
    }

    size() {
      const width = Math.max(280, Math.round(this.canvas.clientWidth));
      const narrow = width < 480;
      return { width, narrow, height: narrow ? 290 : Math.round(Math.min(430, 210 + width * 0.2)) };
    }

    redraw() {
      this.layout = plots.layout(this.plot, this.view, this.size());
      const holder = make("div");
      holder.innerHTML = plots.draw(this.plot, this.layout);
      this.canvas.replaceChildren(holder.firstChild, this.tip);
      this.pointer = this.canvas.querySelector(".pointer");
      this.tip.hidden = true;
      this.reset.hidden = !this.view.range;
    }

    addControls() {
      const controls = make("span", { class: "controls" });
      const units = plots.unitsOf(this.plot);
      if (units.length > 1) {
        const group = make("span", { class: "seg", role: "group", "aria-label": "Unit" });
        for (const unit of units)
          group.append(make("button", { type: "button", "aria-pressed": String(unit === this.view.unit),
            "data-unit": unit, click: () => {
              this.view.unit = unit;
              for (const b of group.children) b.setAttribute("aria-pressed", String(b.dataset.unit === unit));
              this.redraw();
            } }, unit));
        controls.append(group);
      }
      this.reset = make("button", { type: "button", class: "plain", hidden: true, click: () => this.zoom(null) }, "Whole range");
      controls.append(this.reset, this.menu());
      this.element.querySelector("figcaption").append(controls);
    }

    menu() {
      this.message = make("p", { class: "about", role: "status" });
      this.boxes = make("div", { class: "boxes" });
      this.listSeries();
      const file = make("input", { type: "file", accept: ".csv,text/csv", "aria-label": "CSV file",
        change: async event => this.overlay(await event.target.files[0].text()) });
      const text = make("textarea", { rows: "3", "aria-label": "Own measurements as CSV",
        placeholder: "size,mlup_per_s\n100,1200\n200,900" });
      return make("details", { class: "menu" }, make("summary", {}, "Options"),
        make("div", { class: "panel" },
          make("p", {}, make("b", {}, "Series")), this.boxes,
          make("p", {}, make("b", {}, "Own measurements")), text,
          make("p", {}, make("button", { type: "button", click: () => this.overlay(text.value) }, "Show"), " ", make("label", { class: "file" }, "Open a file", file)), this.message,
          make("p", {}, make("b", {}, "Save as")),
          make("p", { class: "save" },
            make("button", { type: "button", click: () => this.saveSvg() }, "SVG"), " ",
            make("button", { type: "button", click: () => this.savePng() }, "PNG"), " ",
            make("button", { type: "button", click: () => this.saveCsv() }, "CSV"))));
    }

    listSeries() {
      this.boxes.replaceChildren(...this.plot.series.map((s, i) => make("label", {},
        make("input", { type: "checkbox", checked: !this.view.hidden.has(i), change: event => {
          if (event.target.checked) this.view.hidden.delete(i);
          else this.view.hidden.add(i);
          this.redraw();
        } }), " " + s.name)));
    }

    overlay(text) {
      let points;
      try {
        const read = readCsv(text, this.plot);
        points = read.points;
        this.message.textContent = points.length + (points.length === 1 ? " point is shown" : " points are shown") +
          (read.left ? `; ${read.left} other ${read.left === 1 ? "line holds" : "lines hold"} no two positive numbers` : "");
      } catch (error) {
        this.message.textContent = "Not shown: " + error.message;
        this.element.querySelector(".menu").open = true;
        return;
      }
      this.plot.series = this.plot.series.filter(s => s.css !== "own");
      this.plot.series.push({ kind: "dots", name: "own", css: "own", x: points.map(p => p[0]), y: points.map(p => p[1]) });
      this.listSeries();
      this.redraw();
    }

    fileName(ending) {
      return `${this.name}-${this.plot.id}.${ending}`.replace(/[^\w.+-]+/g, "_");
    }
    saveSvg() {
      this.redraw();
      page.save(this.fileName("svg"), "image/svg+xml", standalone(this.canvas.querySelector("svg")));
    }
    savePng() {
      this.redraw();
      const { width, height } = this.layout;
      const image = new Image();
      image.onload = () => {
        const canvas = make("canvas", { width: 2 * width, height: 2 * height });
        canvas.getContext("2d").drawImage(image, 0, 0, 2 * width, 2 * height);
        canvas.toBlob(blob => page.save(this.fileName("png"), "image/png", blob));
      };
      image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standalone(this.canvas.querySelector("svg")));
    }
    saveCsv() {
      const rows = [["series", this.plot.x.title, this.view.unit || this.plot.y.title]];
      for (const s of this.plot.series)
        (s.x || this.plot.series[s.xOf].x).forEach((x, i) => {
          const y = plots.convert(this.plot, this.view.unit, s.y[i], s.rate && s.rate[i], s);
          if (plots.finite(y)) rows.push([s.name, x, y]);
        });
      const cell = value => /[",\n]/.test(value) ? `"${String(value).replace(/"/g, '""')}"` : value;
      page.save(this.fileName("csv"), "text/csv", rows.map(row => row.map(cell).join(",")).join("\n") + "\n");
    }

    zoom(range) {
      this.view.range = range;
      this.redraw();
    }
    /* Around the pointer (or the middle) by a factor. */
    zoomBy(factor) {
      this.ensure();
      const x = this.layout.x;
      const at = plots.toPx(x, this.at ?? plots.fromPx(x, (x.from + x.to) / 2));
      this.zoom([at - (at - x.from) * factor, at + (x.to - at) * factor].map(p => plots.fromPx(x, p)));
    }

    ensure() {
      if (!this.layout) this.redraw();
    }

    values() {
      return [...new Set(this.layout.series.filter(s => !s.inside).flatMap(s => s.x.filter((v, i) => plots.finite(s.y[i]))))].sort((a, b) => a - b);
    }

    /* What a series has to say at the hover line: its points there, or the nearest one where each
       series has its own places and the line is within the stretch for which that point stands. */
    indices(s) {
      const there = s.x.map((x, i) => i).filter(i => plots.finite(s.y[i]));
      const exact = there.filter(i => s.x[i] === this.at);
      if (exact.length || s.names || there.length < 2) return exact.slice(0, s.names ? exact.length : 1);
      const px = i => plots.toPx(this.layout.x, s.x[i]);
      const at = plots.toPx(this.layout.x, this.at);
      const k = there.reduce((best, i, n) => Math.abs(px(i) - at) < Math.abs(px(there[best]) - at) ? n : best, 0);
      const neighbour = there[at > px(there[k]) ? k + 1 : k - 1];
      return neighbour === undefined || Math.abs(at - px(there[k])) > Math.abs(px(neighbour) - px(there[k])) / 2 + 0.5 ? [] : [there[k]];
    }

    /* The hover line at the value nearest to `x`, and what all series say there. */
    show(x) {
      const all = this.values();
      if (all.length === 0) return;
      const l = this.layout;
      const distance = v => Math.abs(plots.toPx(l.x, v) - plots.toPx(l.x, x));
      this.at = all.reduce((best, v) => distance(v) < distance(best) ? v : best);
      const at = plots.toPx(l.x, this.at);
      this.pointer.innerHTML = `<path class="hover" d="M${plots.px(at)} ${plots.px(l.top - 4)}V${plots.px(l.bottom)}"/>`;
      const rows = l.series.filter(s => !s.inside).flatMap(s => this.indices(s).map(i => [s, i]))
        .sort((a, b) => b[0].upper[b[1]] - a[0].upper[a[1]]);
      const name = (s, i) => (s.names ? s.names[i] : s.name) + (s.x[i] === this.at ? "" : " at " + page.number(s.x[i]));
      this.tip.replaceChildren(
        make("b", {}, this.plot.x.title.replace(/ \(.*/, "") + " " + page.number(this.at)),
        ...rows.slice(0, mostRows).map(([s, i]) => make("div", {}, make("span", { class: "swatch s-" + s.css }),
          make("span", {}, name(s, i)), make("span", { class: "n" }, page.number(s.y[i]) + (s.doubtful && s.doubtful[i] ? " (doubtful)" : "")))),
        rows.length > mostRows ? make("div", {}, "", make("span", {}, `and ${rows.length - mostRows} more`)) : "");
      this.tip.hidden = false;
      const room = this.tip.offsetWidth + 16;
      this.tip.style.left = (at + room > this.canvas.clientWidth ? Math.max(0, at - room) : at + 14) + "px";
      this.tip.style.top = l.top + "px";
    }
    hide() {
      this.tip.hidden = true;
      if (this.pointer) this.pointer.innerHTML = "";
    }

    listen() {
      const c = this.canvas;
      const place = event => event.clientX - c.getBoundingClientRect().left;
      c.addEventListener("pointermove", event => {
        this.ensure();
        this.show(plots.fromPx(this.layout.x, place(event)));
        if (this.from !== undefined) {
          const [a, b] = [this.from, place(event)].sort((p, q) => p - q);
          this.pointer.innerHTML += `<rect class="zoom" x="${plots.px(a)}" y="${plots.px(this.layout.top)}" width="${plots.px(b - a)}" height="${plots.px(this.layout.bottom - this.layout.top)}"/>`;
        }
      });
      c.addEventListener("pointerleave", () => { this.from = undefined; this.hide(); });
      c.addEventListener("pointerdown", event => {
        if (event.pointerType === "mouse" && event.button === 0) { this.from = place(event); event.preventDefault(); c.focus({ preventScroll: true }); }
      });
      c.addEventListener("pointerup", event => {
        const from = this.from;
        this.from = undefined;
        if (from === undefined || Math.abs(place(event) - from) < 8) return;
        const range = [from, place(event)].sort((p, q) => p - q)
          .map(p => Math.min(Math.max(p, this.layout.left), this.layout.right));
        this.zoom(range.map(p => plots.fromPx(this.layout.x, p)));
      });
      c.addEventListener("dblclick", () => this.zoom(null));
      c.addEventListener("keydown", event => {
        this.ensure();
        const all = this.values();
        const i = all.indexOf(this.at);
        if (event.key === "ArrowRight") this.show(all[Math.min(i + 1, all.length - 1)]);
        else if (event.key === "ArrowLeft") this.show(all[Math.max(i - 1, 0)]);
        else if (event.key === "+") this.zoomBy(0.5);
        else if (event.key === "-") this.view.range && this.zoomBy(2);
        else if (event.key === "Escape") { this.hide(); this.zoom(null); }
        else return;
        event.preventDefault();
      });
      c.addEventListener("dragover", event => event.preventDefault());
      c.addEventListener("drop", async event => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        this.overlay(file ? await file.text() : event.dataTransfer.getData("text"));
      });
      let last = c.clientWidth;
      new ResizeObserver(() => {
        if (Math.abs(c.clientWidth - last) < 8) return;
        last = c.clientWidth;
        this.redraw();
      }).observe(c);
    }
  }

  /* Several drawings of the same thing become one with buttons. */
  function joinVariants(holder) {
    const variants = [...holder.querySelectorAll(".variant")];
    if (variants.length < 2) return;
    const group = make("div", { class: "seg", role: "group", "aria-label": "Source of the data traffic" });
    variants.forEach((variant, i) => {
      variant.hidden = i > 0;
      group.append(make("button", { type: "button", "aria-pressed": String(i === 0), click: () => {
        variants.forEach((other, k) => {
          other.hidden = k !== i;
          group.children[k].setAttribute("aria-pressed", String(k === i));
        });
      } }, variant.dataset.variant));
    });
    holder.prepend(group);
  }

  return { Figure, joinVariants };
})();

/* Called by the page's data.js, and by those of others that the comparison loads. */
const inspectSets = {};
function inspectData(set) {
  inspectSets[set.folder] = set;
  if (document.body.dataset.folder !== set.folder) return;
  for (const plot of set.plots) {
    const element = document.querySelector(`[data-plot="${CSS.escape(plot.id)}"]`);
    if (element) new inspectFigure.Figure(element, plot, set.folder.replaceAll("/", "-"));
  }
  for (const holder of document.querySelectorAll(".variants")) inspectFigure.joinVariants(holder);
}

/* Pages with few figures carry the data of each in the figure itself. */
for (const element of document.querySelectorAll("figure[data-json]"))
  new inspectFigure.Figure(element, JSON.parse(element.dataset.json), document.title.split(" · ")[0]);
