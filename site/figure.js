/* Brings the figures of a page to life: hover line, zoom, units, options. The drawing of the page stays
   until the reader does something; only then the data and the drawer are loaded. */
"use strict";

const inspectFigure = (() => {
  const page = inspectPage;
  const { make } = page;
  const plots = inspectPlot;
  const mostRows = 12;
  const paperWidth = 700; /* px; DIN A4 without margins */
  const px = value => value.toFixed(1);

  /* The data of a configuration's page. */
  async function pageSet() {
    const { folder } = document.body.dataset;
    await page.load(folder + "/data.js");
    return inspectSets[folder];
  }

  /* The hover line of a figure: a value of x, and what all series say there. */
  class Hover {
    constructor(figure) {
      this.figure = figure;
      this.tip = make("div", { class: "tip", hidden: true, "aria-live": "polite" });
    }

    get pointer() {
      return this.figure.canvas.querySelector(".pointer");
    }

    /* Where there is something to read. */
    values() {
      return [
        ...new Set(
          this.figure.layout.series
            .filter(s => !s.inside)
            .flatMap(s => s.x.filter((v, i) => plots.finite(s.y[i]))),
        ),
      ].sort((a, b) => a - b);
    }

    /* What a series has to say at the hover line: its points there, or the nearest one where each
       series has its own places and the line is within the stretch for which that point stands. */
    indices(s) {
      const there = s.x.map((x, i) => i).filter(i => plots.finite(s.y[i]));
      const exact = there.filter(i => s.x[i] === this.at);
      if (exact.length || s.names || there.length < 2)
        return exact.slice(0, s.names ? exact.length : 1);
      const place = i => plots.toPx(this.figure.layout.x, s.x[i]);
      const at = plots.toPx(this.figure.layout.x, this.at);
      const k = there.reduce(
        (best, i, n) => (Math.abs(place(i) - at) < Math.abs(place(there[best]) - at) ? n : best),
        0,
      );
      const neighbour = there[at > place(there[k]) ? k + 1 : k - 1];
      return neighbour === undefined ||
        Math.abs(at - place(there[k])) > Math.abs(place(neighbour) - place(there[k])) / 2 + 0.5
        ? []
        : [there[k]];
    }

    /* At the value nearest to `x`. */
    show(x) {
      const all = this.values();
      if (all.length === 0) return;
      const l = this.figure.layout;
      const distance = v => Math.abs(plots.toPx(l.x, v) - plots.toPx(l.x, x));
      this.at = all.reduce((best, v) => (distance(v) < distance(best) ? v : best));
      const at = plots.toPx(l.x, this.at);
      this.pointer.innerHTML = `<path class="hover" d="M${px(at)} ${px(l.top - 4)}V${px(l.bottom)}"/>`;
      this.tip.replaceChildren(...this.rows());
      this.tip.hidden = false;
      const room = this.tip.offsetWidth + 16;
      this.tip.style.left =
        (at + room > this.figure.canvas.clientWidth ? Math.max(0, at - room) : at + 14) + "px";
      this.tip.style.top = l.top + "px";
    }

    rows() {
      const rows = this.figure.layout.series
        .filter(s => !s.inside)
        .flatMap(s => this.indices(s).map(i => [s, i]))
        .sort((a, b) => b[0].upper[b[1]] - a[0].upper[a[1]]);
      const name = (s, i) =>
        (s.names ? s.names[i] : s.name) + (s.x[i] === this.at ? "" : " at " + page.number(s.x[i]));
      return [
        make("b", this.figure.plot.x.title.replace(/ \(.*/, "") + " " + page.number(this.at)),
        ...rows
          .slice(0, mostRows)
          .map(([s, i]) =>
            make(
              "div",
              make("span", { class: "swatch s-" + s.css }),
              make("span", name(s, i)),
              make(
                "span",
                { class: "n" },
                page.number(s.y[i]) + (s.doubtful && s.doubtful[i] ? " (doubtful)" : ""),
              ),
            ),
          ),
        rows.length > mostRows
          ? make("div", "", make("span", `and ${rows.length - mostRows} more`))
          : "",
      ];
    }

    /* To the next value on the right or the left. */
    step(by) {
      const all = this.values();
      const next = all.indexOf(this.at) + by;
      this.show(all[Math.max(0, Math.min(next, all.length - 1))]);
    }

    /* The stretch between two places in px that dragging would zoom into. */
    stretch(a, b) {
      const { top, bottom } = this.figure.layout;
      this.pointer.innerHTML += `<rect class="zoom" x="${px(Math.min(a, b))}" y="${px(top)}" width="${px(Math.abs(b - a))}" height="${px(bottom - top)}"/>`;
    }

    hide() {
      this.tip.hidden = true;
      if (this.pointer) this.pointer.innerHTML = "";
    }
  }

  class Figure {
    /* Without `plot` the page's data.js has it. */
    constructor(element, plot, name) {
      this.element = element;
      this.canvas = element.querySelector(".canvas");
      this.id = plot ? plot.id : element.dataset.plot;
      this.plot = plot;
      this.name = name;
      this.units = plot ? plots.unitsOf(plot) : (element.dataset.units || "").split(",");
      this.view = { unit: this.units[0] || undefined, hidden: new Set(), range: null };
      this.hover = new Hover(this);
      this.addControls();
      this.canvas.tabIndex = 0;
      this.canvas.setAttribute("role", "group");
      this.canvas.setAttribute(
        "aria-label",
        element.querySelector("figcaption b").textContent +
          ": arrow keys read the values, plus and minus zoom",
      );
      this.canvas.append(this.hover.tip);
      this.restore();
      this.hearPointer();
      this.hearKeys();
      this.hearDrops();
      this.hearSize();
      this.hearPrinting();
    }

    size() {
      const width = Math.max(280, Math.round(this.paper || this.width || this.canvas.clientWidth));
      const narrow = width < 480;
      /* As the page's own: 346 × 290, 528 × 320 and 1104 × 430. */
      return {
        width,
        narrow,
        height: narrow ? 290 : Math.round(Math.min(430, 320 + ((width - 528) * 110) / 576)),
      };
    }

    redraw() {
      const size = this.size();
      this.layout = { ...plots.draw(this.plot, this.view, size), ...size };
      const holder = make("div");
      holder.innerHTML = this.layout.svg.replace(/<\/svg>$/, '<g class="pointer"></g></svg>');
      const svg = holder.firstChild;
      svg.setAttribute("width", size.width);
      svg.setAttribute("height", size.height);
      /* Browsers show a title next to the pointer, over the values. */
      svg.removeAttribute("aria-labelledby");
      svg.setAttribute("aria-label", this.plot.title);
      svg.querySelector("title").remove();
      this.canvas.replaceChildren(svg, this.hover.tip);
      this.hover.hide();
      this.reset.hidden = !this.view.range;
    }

    /* Loads what drawing needs. */
    async ready() {
      const [set] = await Promise.all([this.plot || pageSet(), plots.load()]);
      this.plot = this.plot || set.plots.find(plot => plot.id === this.id);
    }

    /* Does what the reader wants as soon as the page's own drawing has given way to ours. */
    async act(what) {
      if (!this.layout) {
        await this.ready();
        if (!this.layout) this.redraw();
      }
      what();
    }

    /* Draws anew; what is drawn is up to the reader. */
    async show() {
      await this.ready();
      this.redraw();
    }

    addControls() {
      const controls = make("span", { class: "controls" });
      this.reset = make(
        "button",
        { type: "button", hidden: true, click: () => this.zoom(null) },
        "Whole range",
      );
      this.panel = make("div", { class: "panel" });
      /* The same buttons at every small plot would outshout the curves. */
      const small = this.element.closest(".two, .three");
      if (this.units.length > 1 && small)
        this.panel.append(make("p", make("b", "Unit")), this.unitButtons());
      else if (this.units.length > 1) controls.append(this.unitButtons());
      this.options = make(
        "details",
        { class: "menu", toggle: () => this.menu() },
        make("summary", "Options"),
        this.panel,
      );
      controls.append(this.reset, this.options);
      this.element.querySelector("figcaption").append(controls);
    }

    /* The reader's choice is part of the address: the plot's unit and range under its name. */
    remember() {
      const state = page.readState();
      const set = (key, value) => (value ? state.set(key, value) : state.delete(key));
      const { unit, range } = this.view;
      set(this.id + ".unit", unit !== this.units[0] && unit);
      set(this.id + ".x", range && range.map(v => Number(v.toPrecision(4))).join(","));
      page.writeState(state);
    }
    restore() {
      const state = page.readState();
      const unit = state.get(this.id + ".unit");
      const range = (state.get(this.id + ".x") || "").split(",").map(Number);
      const zoomed = range.length === 2 && range[0] < range[1];
      if (unit && this.units.includes(unit)) this.view.unit = unit;
      if (zoomed) this.view.range = range;
      this.showUnit();
      if (zoomed || (unit && this.view.unit !== this.units[0])) this.show();
    }
    showUnit() {
      for (const b of this.element.querySelectorAll("[data-unit]"))
        b.setAttribute("aria-pressed", String(b.dataset.unit === this.view.unit));
    }

    unitButtons() {
      const group = make("span", { class: "seg", role: "group", "aria-label": "Unit" });
      for (const unit of this.units)
        group.append(
          make(
            "button",
            {
              type: "button",
              "aria-pressed": String(unit === this.view.unit),
              "data-unit": unit,
              click: () => {
                this.view.unit = unit;
                this.showUnit();
                this.remember();
                this.show();
              },
            },
            unit,
          ),
        );
      return group;
    }

    menu() {
      this.made =
        this.made ||
        Promise.all([this.ready(), page.load("assets/menu.js")]).then(
          () => new inspectMenu.Menu(this, this.panel),
        );
      return this.made;
    }

    zoom(range) {
      this.view.range = range;
      this.remember();
      this.show();
    }
    /* Around the hover line (or the middle) by a factor. */
    zoomBy(factor) {
      const x = this.layout.x;
      const at = plots.toPx(x, this.hover.at ?? plots.fromPx(x, (x.from + x.to) / 2));
      this.zoom(
        [at - (at - x.from) * factor, at + (x.to - at) * factor].map(p => plots.fromPx(x, p)),
      );
    }
    /* To what lies between two places in px. */
    zoomTo(...places) {
      const { x } = this.layout;
      this.zoom(
        places.sort((a, b) => a - b).map(p => plots.fromPx(x, Math.min(Math.max(p, x.from), x.to))),
      );
    }

    hearPointer() {
      const c = this.canvas;
      const place = event => event.clientX - c.getBoundingClientRect().left;
      let from;
      let over = false;
      c.addEventListener("pointermove", event => {
        const at = place(event);
        over = true;
        this.act(() => {
          if (!over) return; /* it left while the drawer was loaded */
          this.hover.show(plots.fromPx(this.layout.x, at));
          if (from !== undefined) this.hover.stretch(from, at);
        });
      });
      c.addEventListener("pointerleave", () => {
        from = undefined;
        over = false;
        this.hover.hide();
      });
      c.addEventListener("pointerdown", event => {
        if (event.pointerType === "mouse" && event.button === 0) {
          from = place(event);
          event.preventDefault();
          c.focus({ preventScroll: true });
        }
      });
      c.addEventListener("pointerup", event => {
        const began = from;
        from = undefined;
        const end = place(event);
        if (began !== undefined && Math.abs(end - began) >= 8)
          this.act(() => this.zoomTo(began, end));
      });
      c.addEventListener("dblclick", () => this.zoom(null));
    }

    hearKeys() {
      const keys = {
        ArrowRight: () => this.hover.step(1),
        ArrowLeft: () => this.hover.step(-1),
        "+": () => this.zoomBy(0.5),
        "-": () => this.view.range && this.zoomBy(2),
        Escape: () => {
          this.hover.hide();
          this.zoom(null);
        },
      };
      this.canvas.addEventListener("keydown", event => {
        /* With these the keys are the browser's: the size of the page, the way back. */
        if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey || event.altKey)
          return;
        event.preventDefault();
        this.act(keys[event.key]);
      });
    }

    hearDrops() {
      this.canvas.addEventListener("dragover", event => event.preventDefault());
      this.canvas.addEventListener("drop", async event => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        const text = file ? await file.text() : event.dataTransfer.getData("text");
        const menu = await this.menu();
        if (!menu.overlay(text)) this.options.open = true;
      });
    }

    /* Whether what is drawn is about as wide as its place. */
    fits() {
      const width = this.canvas.clientWidth;
      if (width === 0) return true; /* it is not seen */
      if (this.layout) return Math.abs(this.layout.width - width) < 8;
      const drawn = [...this.canvas.querySelectorAll("svg")].find(svg => svg.clientWidth > 0);
      const zoom = drawn ? width / drawn.viewBox.baseVal.width : 0;
      return zoom > 0.9 && zoom < 1.4;
    }

    /* The pages' own drawings fit a desktop and a phone; in windows between these their texts would be
       small, so that they are drawn anew. The observer also calls at its beginning. */
    hearSize() {
      new ResizeObserver(() => {
        this.width = this.canvas.clientWidth; /* asking for it later would lay the page out */
        if (!this.fits()) this.show();
      }).observe(this.canvas);
    }

    /* Paper is narrower than most screens: texts of a drawing as wide as the screen would be small. */
    hearPrinting() {
      const draw = paper => {
        if (!this.layout || !this.canvas.isConnected || this.element.closest(".two, .three"))
          return;
        this.paper = paper;
        this.width = this.canvas.clientWidth; /* the observer hears of the new medium later */
        this.redraw();
      };
      window.addEventListener("beforeprint", () => draw(paperWidth));
      window.addEventListener("afterprint", () => draw(0));
    }
  }

  /* Several drawings of the same thing become one with buttons. */
  function joinVariants(holder) {
    const variants = [...holder.querySelectorAll(".variant")];
    if (variants.length < 2) return;
    const group = make("div", {
      class: "seg",
      role: "group",
      "aria-label": "Source of the data traffic",
    });
    const show = (chosen, step) => {
      variants.forEach((other, k) => {
        other.hidden = k !== chosen;
        group.children[k].setAttribute("aria-pressed", String(k === chosen));
      });
      if (!step) return;
      const state = page.readState();
      if (chosen === 0) state.delete("traffic");
      else state.set("traffic", variants[chosen].dataset.variant);
      page.writeState(state);
    };
    variants.forEach((variant, i) => {
      group.append(
        make(
          "button",
          {
            type: "button",
            click: () => show(i, true),
          },
          variant.dataset.variant,
        ),
      );
    });
    const wanted = page.readState().get("traffic");
    show(
      Math.max(
        0,
        variants.findIndex(v => v.dataset.variant === wanted),
      ),
    );
    holder.prepend(group);
  }

  return { Figure, joinVariants };
})();

/* Called by the data.js of a configuration. Its plots share arrays: $(i, array), later $(i). */
const inspectSets = {};
function inspectData(make) {
  const shared = [];
  const set = make((i, array) => (shared[i] = array || shared[i]));
  inspectSets[set.folder] = set;
}

/* Pages with few figures carry the data of each in the figure itself. */
for (const element of inspectPlot.drawn() ? document.querySelectorAll("figure.plot") : []) {
  const { json } = element.dataset;
  const name = document.body.dataset.folder || document.title.split(" · ")[0];
  new inspectFigure.Figure(element, json && JSON.parse(json), name.replaceAll("/", "-"));
}
for (const holder of document.querySelectorAll(".variants")) inspectFigure.joinVariants(holder);
