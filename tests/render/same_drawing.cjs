// What the pages' module draws is what the program draws, byte for byte: every figure of a rendered site
// from the page's data, and the views of views.c (lines of JSON on standard input). Nor may the script
// with the module grow without notice. same_drawing.cjs SITE
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const { drawer } = require("./drawer.cjs");

const mostBytes = 80_000;
const site = process.argv[2];
const pages = fs
  .readdirSync(site, { recursive: true })
  .filter(f => f.endsWith(".html"))
  .map(f => path.join(site, f));
const entities = { "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const unescape = text => text.replace(/&(quot|#39|lt|gt|amp);/g, found => entities[found]);

/* The plots of a page by their id: in the data.js of a configuration, or each in its figure. */
function plotsOf(page, html) {
  const data = path.join(path.dirname(page), "data.js");
  const plots = new Map();
  const keep = plot => plots.set(plot.id, plot);
  const shared = [];
  const inspectData = make =>
    make((i, array) => (shared[i] = array || shared[i])).plots.forEach(keep);
  if (fs.existsSync(data)) vm.runInNewContext(fs.readFileSync(data, "utf8"), { inspectData });
  for (const [, json] of html.matchAll(/ data-json="([^"]*)"/g)) keep(JSON.parse(unescape(json)));
  return plots;
}

/* Both from shortly before their first difference. */
function assertSame(got, expected, where) {
  let at = 0;
  while (at < got.length && got[at] === expected[at]) at++;
  if (got !== expected)
    assert.fail(
      `${where}: from byte ${at} on\n…${got.slice(Math.max(0, at - 60), at + 60)}\n…${expected.slice(Math.max(0, at - 60), at + 60)}`,
    );
}

function checkViews(plots) {
  const lines = fs.readFileSync(0, "utf8").trim().split("\n");
  for (const line of lines) {
    const { plot, view, size, svg } = JSON.parse(line);
    assertSame(
      plots.draw(plot, view, size).svg,
      svg,
      `${plot.x.kind} ${plot.unit} ${JSON.stringify(view)} ${size.width}`,
    );
  }
  assert.ok(lines.length > 100);
  return lines.length;
}

function checkFigures(plots) {
  const view = { unit: undefined, range: null, hidden: new Set() };
  let drawn = 0;
  for (const page of pages) {
    const html = fs.readFileSync(page, "utf8");
    const data = plotsOf(page, html);
    for (const [, id, figure] of html.matchAll(
      /<figure class="plot" data-plot="([^"]*)"(.*?)<\/figure>/gs,
    )) {
      const svgs = [...figure.matchAll(/<svg class="(\w+)" viewBox="0 0 (\d+) (\d+)".*?<\/svg>/gs)];
      /* One for all widths, a wide and a narrow one, or none of a plot that the script draws when asked. */
      const css = svgs.map(svg => svg[1]).join(" ");
      assert.match(css, /^(third|(wide|half) narrow|)$/, `${page}: ${id}`);
      for (const [svg, css, width, height] of svgs) {
        const size = {
          css,
          width: Number(width),
          height: Number(height),
          narrow: css !== "wide" && css !== "half",
        };
        assertSame(plots.draw(data.get(id), view, size).svg, svg, `${page}: ${id}, ${css}`);
        drawn++;
      }
    }
  }
  assert.ok(drawn > 20, `only ${drawn} drawings`);
  return drawn;
}

(async () => {
  const bytes = fs.statSync(path.join(site, "assets/plot_module.js")).size;
  assert.ok(bytes <= mostBytes, `${bytes} bytes`);
  const plots = await drawer(site);
  console.log(
    `${checkViews(plots)} views and ${checkFigures(plots)} figures are the same; the module takes ${bytes} bytes`,
  );
})();
