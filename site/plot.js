/* Plots as in the page's data, passed to the drawer: the C code that drew the page's own pictures
   (render/plot_module.c), as WebAssembly. It is loaded when a drawing is first wanted. */
"use strict";

const inspectPlot = (() => {
  const finite = value => value !== null && value !== undefined && Number.isFinite(value);

  /* In the order of the enumerations in render/plot.h and plot_scale.h. */
  const kinds = ["area", "line", "dots"];
  const scales = ["linear", "log", "log2"];
  const units = [undefined, "cy/CL", "MLUP/s", "GFLOP/s"];
  const unitOf = plot => ({ time: "cy/CL", rate: "MLUP/s" })[plot.unit];

  /* The units that a plot can be shown in, its own first. */
  function unitsOf(plot) {
    const flops = plot.flopPerLup > 0 || plot.series.some(s => s.flopPerLup > 0) ? ["GFLOP/s"] : [];
    return !plot.unit
      ? []
      : plot.unit === "time"
        ? ["cy/CL", "MLUP/s", ...flops]
        : ["MLUP/s", ...flops, "cy/CL"];
  }

  /* Whether the site has a drawer. */
  const drawn = () => document.body.dataset.still === undefined;

  let drawer; /* the exports of the module */
  let loading;
  async function start() {
    await inspectPage.load("assets/plot_module.js");
    const bytes = await inspectPage.unpack(inspectPlot.module);
    drawer = (await WebAssembly.instantiate(bytes)).instance.exports;
    drawer._initialize();
  }
  const load = () => (loading = loading || start());

  /* Copies into the drawer's memory; 0 for what does not exist. */
  function put(bytes) {
    const at = drawer.room(bytes.length);
    new Uint8Array(drawer.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }
  const text = value => (value === undefined ? 0 : put(new TextEncoder().encode(value + "\0")));
  const flags = values => (values ? put(Uint8Array.from(values)) : 0);
  const numbers = values =>
    values ? put(new Uint8Array(Float64Array.from(values, v => (finite(v) ? v : NaN)).buffer)) : 0;

  function putAxis(isY, axis) {
    drawer.axis(
      isY,
      scales.indexOf(axis.kind),
      text(axis.title),
      axis.min ?? NaN,
      axis.max ?? NaN,
      axis.whole,
    );
  }

  function putSeries(plot, s) {
    const x = s.x || plot.series[s.xOf].x;
    drawer.series(
      kinds.indexOf(s.kind),
      text(s.name),
      text(s.short),
      text(s.css),
      x.length,
      numbers(x),
      numbers(s.y),
    );
    drawer.look(s.stepped, s.quiet, s.inside, s.loose);
    drawer.measured(numbers(s.low), numbers(s.high), numbers(s.rate), flags(s.doubtful));
    drawer.factors(s.mlupCy || 0, s.flopPerLup || 0);
  }

  function putPlot(plot) {
    drawer.begin();
    drawer.name(text(plot.id), text(plot.title), text(plot.description));
    drawer.unit(units.indexOf(unitOf(plot)), plot.mlupCy || 0, plot.flopPerLup || 0);
    putAxis(false, plot.x);
    putAxis(true, plot.y);
    for (const mark of plot.marks)
      drawer.mark(mark.x, text(mark.text), text(mark.short), mark.until ?? NaN);
    for (const s of plot.series.slice(0, drawer.most_series())) putSeries(plot, s);
  }

  /* A series as drawn: the visible values, in the displayed unit. */
  function shownSeries(plot, i) {
    const at = drawer.shown_series(i);
    const [index, first, n, x, y, upper] = new Uint32Array(drawer.memory.buffer, at, 6);
    const s = plot.series[index];
    const get = from => Array.from(new Float64Array(drawer.memory.buffer, from, n));
    const part = values => values && values.slice(first, first + n);
    return {
      ...s,
      index,
      x: get(x),
      y: get(y),
      upper: get(upper),
      names: part(s.names),
      doubtful: part(s.doubtful),
    };
  }

  /* Draws the plot as the view has it ({ unit, range, hidden }) in a room ({ width, height, narrow, css }).
     Returns the drawing and what the hover line needs: the scale of x, where the drawing area begins and
     ends, and the series that are seen. */
  function draw(plot, view, size) {
    putPlot(plot);
    drawer.view(units.indexOf(view.unit), ...(view.range || [NaN, NaN]));
    for (const index of view.hidden) drawer.hide(index);
    const at = drawer.draw(size.width, size.height, size.narrow, text(size.css || "live"));
    const svg = new TextDecoder().decode(
      new Uint8Array(drawer.memory.buffer, at, drawer.svg_bytes()),
    );
    const frame = drawer.frame();
    const [top, bottom, min, max, from, to] = new Float64Array(drawer.memory.buffer, frame, 6);
    return {
      svg,
      top,
      bottom,
      x: { kind: scales.indexOf(plot.x.kind), min, max, from, to },
      series: Array.from({ length: drawer.shown() }, (_, i) => shownSeries(plot, i)),
    };
  }

  const toPx = (x, value) => drawer.to_px(x.kind, x.min, x.max, x.from, x.to, value);
  const fromPx = (x, px) => drawer.from_px(x.kind, x.min, x.max, x.from, x.to, px);

  /* Converts a value of series `s` of the plot from one unit to another; null if there is none. `other` is
     the quantity stored next to it: MLUP/s for cy/CL, cy/CL for MLUP/s. */
  function convert(plot, from, to, value, other, s = {}) {
    const turned = drawer.convert(
      units.indexOf(from),
      units.indexOf(to),
      finite(value) ? value : NaN,
      finite(other) ? other : NaN,
      s.mlupCy || plot.mlupCy || 0,
      s.flopPerLup || plot.flopPerLup || 0,
    );
    return finite(turned) ? turned : null;
  }

  return { drawn, load, draw, unitOf, unitsOf, convert, toPx, fromPx, finite };
})();
