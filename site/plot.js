/* Draws a plot from its data, in the way and with the classes in which the pages' own drawings were
   made, so that it can change its unit, range, width and series. */
"use strict";

const inspectPlot = (() => {
  const rowPx = 15;
  const escape = text => String(text).replace(/[&<>"']/g, c => "&#" + c.charCodeAt(0) + ";");
  const px = value => String(Math.round(value * 10) / 10);
  const width = text => [...text].reduce((sum, c) =>
    sum + ("ijl.,:;|!'()[] ".includes(c) ? 3.9 : /[A-Zmw%]/.test(c) ? 8.8 : 7), 0);
  /* Beginning and end of a text that is too wide. */
  function fit(text, room) {
    if (width(text) <= room) return text;
    const all = [...text];
    let [from, to, left] = [0, all.length, room - width("…")];
    for (let first = true; from < to; first = !first) {
      left -= width(first ? all[from] : all[to - 1]);
      if (left < 0) break;
      if (first) from++;
      else to--;
    }
    return all.slice(0, from).join("") + "…" + all.slice(to).join("");
  }
  const finite = value => value !== null && value !== undefined && Number.isFinite(value);

  /* Scales. */
  const isLog = s => s.kind !== "linear";
  /* Whether there is a place for the value. */
  const holds = (s, v) => finite(v) && (!isLog(s) || v > 0);
  const toPx = (s, v) => s.from + (isLog(s)
    ? Math.log(v / s.min) / Math.log(s.max / s.min) : (v - s.min) / (s.max - s.min)) * (s.to - s.from);
  const fromPx = (s, p) => {
    const t = (p - s.from) / (s.to - s.from);
    return isLog(s) ? s.min * (s.max / s.min) ** t : s.min + t * (s.max - s.min);
  };
  const middle = (s, a, b) => isLog(s) ? Math.sqrt(a * b) : (a + b) / 2;
  function roundStep(value) {
    const power = 10 ** Math.floor(Math.log10(value));
    return [1, 2, 5, 10].map(f => f * power).find(v => v >= value * (1 - 1e-9)) || 10 * power;
  }
  const roomFor = (s, spacing) => Math.max(1, Math.abs(s.to - s.from) / spacing);
  function linearTicks(s, spacing) {
    const step = Math.max(roundStep((s.max - s.min) / roomFor(s, spacing)), s.whole ? 1 : 0);
    const out = [];
    for (let i = Math.ceil(s.min / step - 1e-9); i * step <= s.max * (1 + 1e-9) && out.length < 40; i++)
      out.push([i * step, inspectPage.number(i * step)]);
    return out;
  }
  function log2Ticks(s, spacing) {
    const step = Math.max(1, Math.ceil(Math.log2(s.max / s.min) / roomFor(s, spacing)));
    const out = [];
    for (let e = Math.ceil(Math.log2(s.min) / step - 1e-9) * step; e <= Math.log2(s.max) + 1e-9; e += step)
      out.push([2 ** e, e < 0 ? "1/" + 2 ** -e : inspectPage.number(2 ** e)]);
    return out;
  }
  function log10Ticks(s, spacing) {
    const decade = Math.abs(s.to - s.from) / Math.log10(s.max / s.min);
    const factors = decade * Math.log10(2) >= spacing ? [1, 2, 5] : [1];
    const stride = Math.max(1, Math.ceil(spacing / decade));
    const out = [];
    for (let d = Math.floor(Math.log10(s.min) / stride) * stride; d <= Math.log10(s.max); d += stride)
      for (const f of factors) {
        const v = f * 10 ** d;
        if (v >= s.min * (1 - 1e-9) && v <= s.max * (1 + 1e-9)) out.push([v, inspectPage.number(v)]);
      }
    return out;
  }
  /* Within a part of a decade there may be no round value of a logarithmic axis: one tick tells no
     scale, so that the steps of a linear axis take over where they are more. */
  function ticks(s, spacing) {
    const out = s.kind === "log2" ? log2Ticks(s, spacing) : s.kind === "log" ? log10Ticks(s, spacing) : [];
    if (out.length >= 2) return out;
    const steps = linearTicks(s, spacing);
    return steps.length > out.length ? steps : out;
  }

  /* Labels apart from each other: pooled neighbours move as one. */
  function spread(at, gap, low, high) {
    const n = at.length;
    if (n === 0) return at;
    if ((n - 1) * gap > high - low) gap = n > 1 ? (high - low) / (n - 1) : 0;
    const blocks = [];
    at.forEach((wish, i) => {
      blocks.push({ sum: wish - i * gap, n: 1 });
      while (blocks.length > 1) {
        const [b, a] = [blocks[blocks.length - 1], blocks[blocks.length - 2]];
        if (b.sum / b.n >= a.sum / a.n) break;
        a.sum += b.sum;
        a.n += b.n;
        blocks.pop();
      }
    });
    let i = 0;
    return blocks.flatMap(b => {
      const start = Math.min(Math.max(b.sum / b.n, low), high - (n - 1) * gap);
      return Array.from({ length: b.n }, () => start + i++ * gap);
    });
  }

  /* Units. */
  const names = { "cy/CL": "cycles per cache line", "MLUP/s": "million lattice updates per second",
                  "GFLOP/s": "GFLOP/s" };
  const unitsOf = plot => {
    const flops = plot.flopPerLup > 0 || plot.series.some(s => s.flopPerLup > 0) ? ["GFLOP/s"] : [];
    return !plot.unit ? [] : plot.unit === "time" ? ["cy/CL", "MLUP/s", ...flops] : ["MLUP/s", ...flops, "cy/CL"];
  };
  /* A value of series `s` of the plot. `other` is what was measured in the plot's other unit: MLUP/s
     where it shows times, cy/CL where it shows rates. */
  function convert(plot, unit, value, other, s = {}) {
    if (!finite(value)) return null;
    const own = plot.unit === "time" ? "cy/CL" : "MLUP/s";
    if (!plot.unit || unit === own) return value;
    const turned = finite(other) ? other : (s.mlupCy || plot.mlupCy) / value;
    if (unit !== "GFLOP/s") return finite(turned) ? turned : null;
    const gflop = (plot.unit === "rate" ? value : turned) * (s.flopPerLup || plot.flopPerLup) / 1000;
    return finite(gflop) ? gflop : null;
  }

  /* The series that are seen, in the chosen unit and range, areas stacked. */
  function prepare(plot, view) {
    const unit = view.unit || unitsOf(plot)[0];
    const turned = plot.unit && unit !== unitsOf(plot)[0];
    const out = [];
    let below = null;
    plot.series.forEach((s, index) => {
      /* Contributions to a time add up; contributions to a rate do not. */
      if (view.hidden.has(index) || (turned && s.kind === "area")) return;
      const x = s.x || plot.series[s.xOf].x;
      const keep = x.map((v, i) => i).filter(i => !view.range ||
        (finite(x[i]) && x[i] >= view.range[0] && x[i] <= view.range[1]));
      /* A point without a place is one without a value. */
      const placed = keep.map(i => holds(plot.x, x[i]));
      const pick = (values, rates) => keep.map((i, k) => placed[k] ? convert(plot, unit, values[i], rates && rates[i], s) : null);
      const y = pick(s.y, s.rate);
      const item = { ...s, index, x: keep.map(i => x[i]), y, upper: y,
                     doubtful: s.doubtful && keep.map(i => s.doubtful[i]), names: s.names && keep.map(i => s.names[i]) };
      if (s.low) {
        const [a, b] = [pick(s.low), pick(s.high)];
        item.low = a.map((v, i) => finite(v) && finite(b[i]) ? Math.min(v, b[i]) : null);
        item.high = a.map((v, i) => finite(v) && finite(b[i]) ? Math.max(v, b[i]) : null);
      }
      if (s.kind === "area") {
        item.lower = below || item.y.map(() => 0);
        item.upper = item.y.map((v, i) => placed[i] ? item.lower[i] + (finite(v) ? v : 0) : null);
        below = item.upper;
      }
      out.push(item);
    });
    return { unit, series: out };
  }

  function ranges(plot, series) {
    const xs = series.flatMap(s => s.x.filter((v, i) => finite(s.y[i])));
    const x = { kind: plot.x.kind, whole: plot.x.whole, min: Math.min(...xs), max: Math.max(...xs), most: Math.max(...xs) };
    if (x.kind === "linear" && x.min < 0.3 * x.max) x.min = Math.min(x.min, 0);
    const y = { kind: plot.y.kind };
    const lines = series.filter(s => s.kind !== "dots").flatMap(s => s.upper.filter(v => holds(y, v)));
    const dots = series.filter(s => s.kind === "dots").map(s => s.y.filter(v => holds(y, v)).sort((a, b) => a - b));
    const high = dots.filter(d => d.length).map(d => isLog(y) ? d[d.length - 1]
      : Math.min(d[d.length - 1], 1.35 * d[Math.floor((d.length - 1) * 3 / 4)]));
    y.max = y.most = Math.max(...lines, ...high);
    y.min = isLog(y) ? Math.min(...lines, ...dots.flat()) : 0;
    if (!isLog(y)) {
      const step = roundStep((y.max || 1) * 1.04 / 10);
      y.max = Math.ceil((y.max || 1) * 1.04 / step * (1 - 1e-9)) * step;
    }
    return { x, y };
  }

  /* The layout of a plot in a given room; the drawing and the hover line both work from it. */
  function layout(plot, view, size) {
    const { unit, series } = prepare(plot, view);
    const { x, y } = ranges(plot, series);
    for (const [own, given] of [[x, plot.x], [y, plot.y]]) {
      if (view.range && own === x) { own.min = view.range[0]; own.max = view.range[1]; continue; }
      /* Own measurements may lie beyond what the page planned. */
      if (given.min !== undefined) own.min = Math.min(given.min, own.min);
      if (given.max !== undefined) own.max = given.max >= own.most ? given.max : own.max;
    }
    if (!(x.max > x.min)) { const only = x.min > 0 && finite(x.min) ? x.min : 1; x.min = only / 2; x.max = only * 2; }
    if (!(y.max > y.min)) { y.min = isLog(y) ? 0.5 : 0; y.max = y.min + 1; }
    const rows = Math.min(3, plot.marks.length);
    const l = { unit, series, x, y, width: size.width, height: size.height, narrow: size.narrow,
                top: 26 + rows * rowPx, bottom: size.height - 42, rows };
    y.from = l.bottom;
    y.to = l.top;
    l.yTicks = ticks(y, isLog(y) ? 26 : l.narrow ? 42 : 48);
    l.left = Math.ceil(Math.max(0, ...l.yTicks.map(t => width(t[1])))) + 12;
    l.labels = series.filter(s => !s.quiet && !s.inside).map(s => {
      let last = s.y.length - 1;
      while (last >= 0 && !finite(s.y[last])) last--;
      if (last < 0 || (s.kind === "area" && !(s.y[last] > 0))) return null;
      const value = s.kind === "area" ? (s.upper[last] + s.lower[last]) / 2 : s.upper[last];
      const wish = Math.min(Math.max(toPx(y, value), l.top), l.bottom);
      return { s, wish, text: fit(l.narrow && s.short ? s.short : s.name, 0.3 * l.width),
               value: l.narrow ? "" : inspectPage.number(s.y[last]) };
    }).filter(label => label).sort((a, b) => a.wish - b.wish || a.s.index - b.s.index);
    const room = Math.max(0, ...l.labels.map(b => (b.s.kind === "dots" ? 1.1 : 1) *
      (width(b.text) + (b.value ? 5 + width(b.value) : 0))));
    l.right = l.width - Math.max(room ? room + 16 : 0, 10);
    x.from = l.left;
    x.to = l.right;
    l.xTicks = ticks(x, l.narrow ? 44 : 58);
    spread(l.labels.map(b => b.wish), rowPx, l.top - 4, l.bottom).forEach((at, i) => { l.labels[i].at = at; });
    return l;
  }

  /* Paths. */
  const clampY = (l, v) => Math.min(Math.max(toPx(l.y, v), l.top - 4), l.bottom);
  const isAbove = (l, v) => finite(v) && toPx(l.y, v) < l.top - 4;
  function edge(l, s, i, right) {
    if (right && holds(l.x, s.x[i + 1])) return toPx(l.x, middle(l.x, s.x[i], s.x[i + 1]));
    if (!right && holds(l.x, s.x[i - 1])) return toPx(l.x, middle(l.x, s.x[i - 1], s.x[i]));
    return toPx(l.x, s.x[i]);
  }
  function stairs(l, s, values) {
    let path = "";
    let drawing = false;
    values.forEach((v, i) => {
      if (!finite(v)) { drawing = false; return; }
      path += drawing ? "V" + px(clampY(l, v)) : `M${px(edge(l, s, i, false))} ${px(clampY(l, v))}`;
      path += "H" + px(edge(l, s, i, true));
      drawing = true;
    });
    return path;
  }
  function polyline(l, s, values) {
    let path = "";
    let drawing = false;
    values.forEach((v, i) => {
      const there = holds(l.y, v);
      if (there) path += `${drawing ? "L" : "M"}${px(toPx(l.x, s.x[i]))} ${px(clampY(l, v))}`;
      drawing = there;
    });
    return path;
  }
  function area(l, s) {
    let path = s.stepped ? stairs(l, s, s.upper) : polyline(l, s, s.upper);
    for (let i = s.x.length - 1; i >= 0; i--)
      if (holds(l.x, s.x[i])) path += s.stepped ? `V${px(clampY(l, s.lower[i]))}H${px(edge(l, s, i, false))}`
        : `L${px(toPx(l.x, s.x[i]))} ${px(clampY(l, s.lower[i]))}`;
    return path ? path + "Z" : "";
  }
  const eachDot = (l, s, f) => s.y.map((v, i) => finite(v) && !isAbove(l, v) ? f(toPx(l.x, s.x[i]), clampY(l, v), i) : "").join("");

  function drawDots(l, s) {
    const small = s.x.length > 60 ? " small" : "";
    const css = escape(s.css);
    const d = eachDot(l, s, (x, y) => `M${px(x)} ${px(y)}h0`);
    let out = "";
    if (s.low) out += `<path class="bar ${css}" d="${eachDot(l, s, (x, y, i) => {
      if (!finite(s.low[i]) || !finite(s.high[i])) return "";
      const [a, b] = [clampY(l, s.low[i]), clampY(l, s.high[i])];
      return a - b < 4 ? "" : `M${px(x)} ${px(a)}V${px(b)}`;
    })}"/>`;
    out += `<path class="halo ${css}${small}" d="${d}"/><path class="dots ${css}${small}" d="${d}"/>`;
    if (s.doubtful) out += `<path class="hollow${small}" d="${eachDot(l, s, (x, y, i) => s.doubtful[i] ? `M${px(x)} ${px(y)}h0` : "")}"/>`;
    return out + `<path class="above ${css}" d="${s.y.map((v, i) => isAbove(l, v) ? `M${px(toPx(l.x, s.x[i]))} ${px(l.top - 8)}l3.5 6h-7Z` : "").join("")}"/>`;
  }

  function drawMarks(plot, l) {
    const used = [-1e9, -1e9, -1e9];
    return plot.marks.map(mark => {
      const x = toPx(l.x, mark.x);
      if (!(x > l.left + 1 && x < l.right - 1)) return "";
      const text = l.narrow ? mark.short : mark.text;
      const room = width(text) * 0.95 + 8;
      const before = x + room > l.width;
      const from = before ? x - room : x;
      const row = from < 0 ? -1 : used.findIndex((end, k) => k < l.rows && from >= end);
      if (row >= 0) used[row] = from + room;
      const y = 24 + Math.max(row, 0) * rowPx;
      return `<path class="mark" d="M${px(x)} ${px(row < 0 ? l.top : y - 6)}L${px(x)} ${px(l.bottom)}"/>` +
        (row < 0 ? "" : `<text class="marktext${before ? " e" : ""}" x="${px(x + (before ? -4 : 4))}" y="${px(y + 4)}">${escape(text)}</text>`);
    }).join("");
  }

  /* A label along a ceiling or beside a point. */
  function drawInside(l, s) {
    const name = escape(l.narrow && s.short ? s.short : s.name);
    if (s.kind === "dots") {
      if (!finite(s.y[0])) return "";
      const [x, y] = [toPx(l.x, s.x[0]), toPx(l.y, s.y[0])];
      const flip = x + 8 + width(s.name) > l.width;
      return `<text class="end inside t-${escape(s.css)}${flip ? " e" : ""}" x="${px(x + (flip ? -9 : 9))}" y="${px(y + 4)}">${name}</text>`;
    }
    /* A ceiling whose slope ends before the axis begins is flat. */
    const from = s.x.length > 2 && !(s.x[1] > s.x[0]) ? 1 : 0;
    const [x0, y0, x1, y1] = [from, from + 1].flatMap(i => [toPx(l.x, s.x[i]), toPx(l.y, s.y[i])]);
    const along = y0 === y1 ? 0.3 : [0.1, 0.3, 0.64][s.index % 3];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (!(length > 0)) return "";
    const [x, y] = [x0 + (x1 - x0) * along + 5 * (y1 - y0) / length, y0 + (y1 - y0) * along - 5 * (x1 - x0) / length];
    const angle = Math.round(Math.atan2(y1 - y0, x1 - x0) * 1800 / Math.PI) / 10;
    return `<text class="end inside t-${escape(s.css)}" x="${px(x)}" y="${px(y)}" transform="rotate(${angle} ${px(x)} ${px(y)})">${name}</text>`;
  }

  function draw(plot, l) {
    const title = plot.unit && l.unit !== unitsOf(plot)[0] ? names[l.unit] : plot.y.title;
    let out = `<svg class="live" viewBox="0 0 ${l.width} ${l.height}" width="${l.width}" height="${l.height}" role="img" aria-label="${escape(plot.title)}"><desc>${escape(plot.description)}</desc>`;
    for (const [v, text] of l.yTicks)
      out += `<path class="grid" d="M${px(l.left)} ${px(toPx(l.y, v))}H${px(l.right)}"/><text class="tick e" x="${px(l.left - 7)}" y="${px(toPx(l.y, v) + 4)}">${escape(text)}</text>`;
    for (const [v, text] of l.xTicks)
      out += `<path class="axis" d="M${px(toPx(l.x, v))} ${px(l.bottom)}v4"/><text class="tick m" x="${px(toPx(l.x, v))}" y="${px(l.bottom + 18)}">${escape(text)}</text>`;
    out += `<path class="axis" d="M${px(l.left)} ${px(l.bottom)}H${px(l.right)}"/><text class="label m" x="${px((l.left + l.right) / 2)}" y="${px(l.bottom + 37)}">${escape(plot.x.title)}</text><text class="label" x="0" y="12">${escape(title)}</text>`;
    for (const kind of ["area", "line", "dots"])
      for (const s of l.series.filter(item => item.kind === kind)) {
        out += `<g data-s="${s.index}">`;
        if (kind === "area") out += `<path class="area ${escape(s.css)}" d="${area(l, s)}"/>`;
        else if (kind === "line") out += `<path class="line ${escape(s.css)}" d="${s.stepped ? stairs(l, s, s.y) : polyline(l, s, s.y)}"/>`;
        else out += drawDots(l, s);
        out += "</g>";
      }
    out += drawMarks(plot, l);
    for (const b of l.labels) {
      if (Math.abs(b.at - b.wish) > 2)
        out += `<path class="leader" d="M${px(l.right + 2)} ${px(b.wish)}L${px(l.right + 10)} ${px(b.at)}"/>`;
      out += `<text class="end t-${escape(b.s.css)}" data-s="${b.s.index}" x="${px(l.right + 13)}" y="${px(b.at + 4)}">${escape(b.text)}${b.value ? ` <tspan class="num">${escape(b.value)}</tspan>` : ""}</text>`;
    }
    for (const s of l.series.filter(item => item.inside && item.x.length)) out += drawInside(l, s);
    return out + '<g class="pointer"></g></svg>';
  }

  return { layout, draw, unitsOf, convert, toPx, fromPx, middle, finite, escape, px };
})();
