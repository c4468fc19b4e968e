/* The options menu of a figure: series on and off, own measurements, downloads. Loaded when
   the reader first asks for it. */
"use strict";

const inspectMenu = (() => {
  const page = inspectPage;
  const { make } = page;
  const plots = inspectPlot;

  /* CSV, separated by commas, or by semicolons or tabs with a decimal comma or point. Columns are
     found by name; without a header the first two are x and y in the plot's unit. Scaling files have
     a size as well as the number of threads. Returns the points in the plot's own unit and how many
     lines were not points. */
  const unitColumns = [
    ["cy/CL", /cy_per_cl_median/i],
    ["MLUP/s", /mlup_per_s_median/i],
    ["cy/CL", /cy(_per_|\/)cl/i],
    ["MLUP/s", /mlup/i],
    ["GFLOP/s", /gflop/i],
  ];
  const threads = /^threads$|^cores$/i;
  function readCsv(text, plot) {
    const lines = text
      .trim()
      .split(/\r?\n/)
      .filter(line => line.trim() !== "");
    if (lines.length === 0) throw new Error("there is no data");
    const separator = [";", "\t"].find(c => lines[0].includes(c)) || ",";
    const number = cell =>
      cell === "" ? NaN : Number(separator === "," ? cell : cell.replace(",", "."));
    const rows = lines.map(line =>
      line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, "$1")),
    );
    const header = rows[0].some(cell => Number.isNaN(number(cell))) ? rows.shift() : [];
    const xNames = [...(plot.x.whole ? [threads, /^size$/i] : [/^size$/i, threads]), /^n$/i];
    const xAt =
      xNames.map(test => header.findIndex(name => test.test(name))).find(i => i >= 0) ?? 0;
    const own = plots.unitOf(plot) || "MLUP/s";
    const [unit, test] = unitColumns.find(([, name]) => header.some(cell => name.test(cell))) || [
      own,
      null,
    ];
    if (plot.unit && header.length && !test)
      throw new Error("no column is called cy_per_cl, mlup_per_s or gflop_per_s");
    const yAt = plot.unit && test ? header.findIndex(cell => test.test(cell)) : xAt === 0 ? 1 : 0;
    const turn = value => (plot.unit ? plots.convert(plot, unit, own, value) : value);
    const points = rows
      .map(row => [number(row[xAt] ?? ""), number(row[yAt] ?? "")])
      .filter(([x, y]) => x > 0 && y > 0 && x < 1e15 && y < 1e15)
      .map(([x, y]) => [x, turn(y)])
      .sort((a, b) => a[0] - b[0]);
    if (points.length === 0) throw new Error("no line has two positive numbers");
    if (points.some(([, y]) => !Number.isFinite(y)))
      throw new Error(`${unit} cannot be converted to this plot's unit; use ${own}`);
    return { points, left: rows.length - points.length };
  }

  /* The drawing with its colours written into it, so that it stands alone. */
  function standalone(svg) {
    const copy = svg.cloneNode(true);
    const properties =
      "fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin " +
      "paint-order text-anchor font-size font-weight";
    const from = svg.querySelectorAll("*");
    copy.querySelectorAll("*").forEach((element, i) => {
      if (from[i].closest("defs")) return; /* gets its looks where it is used */
      const style = getComputedStyle(from[i]);
      for (const name of properties.split(" "))
        element.style.setProperty(name, style.getPropertyValue(name));
    });
    copy.querySelector(".pointer").remove();
    for (const element of [copy, ...copy.querySelectorAll("[class]")])
      element.removeAttribute("class");
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.style.font = "12px sans-serif";
    copy.style.background = getComputedStyle(document.body).backgroundColor;
    return new XMLSerializer().serializeToString(copy);
  }

  /* Of one figure, in `panel`. */
  class Menu {
    constructor(figure, panel) {
      this.figure = figure;
      this.message = make("p.about", { role: "status" });
      this.boxes = make("div.boxes");
      this.listSeries();
      panel.append(
        make("p", make("b", "Series")),
        this.boxes,
        make("p", make("b", "Own measurements")),
        ...this.fields(),
        this.message,
        make("p", make("b", "Save as")),
        make(
          "p",
          ...[
            ["SVG", "saveSvg"],
            ["PNG", "savePng"],
            ["CSV", "saveCsv"],
          ].flatMap(([name, act]) => [make("button", { click: () => this[act]() }, name), " "]),
        ),
      );
    }

    listSeries() {
      const { plot, view } = this.figure;
      this.boxes.replaceChildren(
        ...plot.series.map((s, i) =>
          make(
            "label",
            make("input", {
              type: "checkbox",
              checked: !view.hidden.has(i),
              change: event => {
                if (event.target.checked) view.hidden.delete(i);
                else view.hidden.add(i);
                this.figure.show();
              },
            }),
            " " + s.name,
          ),
        ),
      );
    }

    fields() {
      const file = make("input", {
        type: "file",
        accept: ".csv,text/csv",
        "aria-label": "CSV file",
        change: async event => this.overlay(await event.target.files[0].text()),
      });
      const text = make("textarea", {
        rows: "3",
        "aria-label": "Own measurements as CSV",
        placeholder: "size,mlup_per_s\n100,1200\n200,900",
      });
      return [
        text,
        make(
          "p",
          make("button", { click: () => this.overlay(text.value) }, "Show"),
          " ",
          make("label.file", "Open a file", file),
        ),
      ];
    }

    /* Draws the points of a CSV text over the plot, replacing those shown before, and shows how
       many there are. Returns whether there are any. */
    overlay(text) {
      const { plot } = this.figure;
      let read;
      try {
        read = readCsv(text, plot);
      } catch (error) {
        this.message.textContent = "Not shown: " + error.message;
        return false;
      }
      const { points, left } = read;
      this.message.textContent =
        page.counted(points.length, "point") +
        " shown" +
        (left ? `; ${page.counted(left, "other line")} without two positive numbers` : "");
      plot.series = plot.series.filter(s => s.css !== "own");
      plot.series.push({
        kind: "dots",
        name: "own",
        css: "own",
        x: points.map(p => p[0]),
        y: points.map(p => p[1]),
      });
      this.listSeries();
      this.figure.redraw();
      return true;
    }

    save(ending, type, content) {
      const { name, plot } = this.figure;
      page.save(`${name}-${plot.id}.${ending}`.replace(/[^\w.+-]+/g, "_"), type, content);
    }
    drawing() {
      this.figure.redraw();
      return standalone(this.figure.canvas.querySelector("svg"));
    }
    saveSvg() {
      this.save("svg", "image/svg+xml", this.drawing());
    }
    savePng() {
      const drawing = this.drawing();
      const { width, height } = this.figure.layout;
      const image = new Image();
      image.onload = () => {
        const canvas = make("canvas", { width: 2 * width, height: 2 * height });
        canvas.getContext("2d").drawImage(image, 0, 0, 2 * width, 2 * height);
        canvas.toBlob(blob => this.save("png", "image/png", blob));
      };
      image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(drawing);
    }
    saveCsv() {
      const { plot, view } = this.figure;
      const rows = [["series", plot.x.title, view.unit || plot.y.title]];
      for (const s of plot.series)
        (s.x || plot.series[s.xOf].x).forEach((x, i) => {
          const y = plots.convert(
            plot,
            plots.unitOf(plot),
            view.unit,
            s.y[i],
            s.rate && s.rate[i],
            s,
          );
          if (plots.finite(x) && plots.finite(y)) rows.push([s.name, x, y]);
        });
      const cell = value =>
        /[",\n]/.test(value) ? `"${String(value).replace(/"/g, '""')}"` : value;
      this.save("csv", "text/csv", rows.map(row => row.map(cell).join(",")).join("\n") + "\n");
    }
  }

  return { Menu };
})();
