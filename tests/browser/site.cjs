// Drives every kind of page in Chromium: site.cjs SITE. An error on the console, a request to another
// host or an accessibility violation fails the test of the page on which it happens.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { chromium } = require("playwright-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const { HtmlValidate } = require("html-validate");

const site = path.resolve(process.env.SITE);
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css",
                ".svg": "image/svg+xml", ".csv": "text/csv", ".json": "application/json" };
const files = (function walk(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(e =>
    e.isDirectory() ? walk(path.join(folder, e.name)) : [path.relative(site, path.join(folder, e.name))]);
})(site);
const pages = files.filter(f => f.endsWith(".html"));
const configurations = files.filter(f => f.endsWith("/data.js")).map(f => path.dirname(f));
const plain = configurations.filter(c => !c.includes("evil"));
const onTwo = plain.find(c => plain.some(o => o !== c && path.dirname(o) === path.dirname(c)));
const kinds = { configuration: onTwo + "/index.html", class: path.dirname(onTwo) + "/index.html",
                index: "index.html", machine: "machines/Fixture-1.html", matrix: "matrix.html",
                compare: "compare.html", accuracy: "accuracy.html", named: "named.html", reviews: "reviews.html",
                methods: "methods.html", about: "about.html" };

let server;
let base;
let context;
let profile;

/* A server on which `where` tells the file below the site that an address stands for. */
async function serve(where) {
  const made = http.createServer((request, response) => {
    const file = path.join(site, where(decodeURIComponent(new URL(request.url, "http://x").pathname)));
    const there = file.startsWith(site) && fs.existsSync(file) && !fs.statSync(file).isDirectory();
    response.writeHead(there ? 200 : 404, { "content-type": types[there ? path.extname(file) : ".html"] || "text/plain" })
      .end(fs.readFileSync(there ? file : path.join(site, "404.html")));
  });
  await new Promise(done => made.listen(0, "127.0.0.1", done));
  return made;
}

before(async () => {
  /* Below a sub-path, as on a shared host. */
  server = await serve(address => address.replace(/^\/sub\//, ""));
  base = `http://127.0.0.1:${server.address().port}/sub/`;
  profile = fs.mkdtempSync(path.join(os.tmpdir(), "inspect-browser-"));
  context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true, acceptDownloads: true,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
           "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  context.setDefaultTimeout(15000);
});

after(async () => {
  await context?.close();
  server?.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

/* Opens a page, does something with it, and fails for what it must not do. */
async function on(address, { width = 1440, dark = false } = {}, act = async () => {}) {
  const page = await context.newPage();
  const faults = [];
  page.on("console", message => { if (["error", "warning"].includes(message.type())) faults.push("console: " + message.text()); });
  page.on("pageerror", error => faults.push("script: " + error.message));
  page.on("request", request => {
    const url = request.url();
    if (!url.startsWith(base.replace("/sub/", "/")) && !/^(data|blob|file):/.test(url)) faults.push("foreign request: " + url);
  });
  page.on("response", response => { if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`); });
  try {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    await page.goto(address.includes(":") ? address : base + address, { waitUntil: "load" });
    await act(page);
    assert.deepEqual(faults, [], address);
  } finally {
    await page.close();
  }
}

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return result.violations.map(v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map(n => n.target.join(" ")).join(", ")}`);
}

for (const [kind, address] of Object.entries(kinds)) {
  for (const [width, dark] of process.env.SHOTS ? [[1440, false], [390, true], [390, false], [1440, true]] : [[1440, false], [390, true]]) {
    test(`${kind} at ${width} px${dark ? ", dark" : ""}`, () => on(address, { width, dark }, async page => {
      assert.ok((await page.locator("h1").innerText()).length > 3);
      await page.waitForTimeout(60);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(wide, 0, "the page scrolls sideways");
      assert.deepEqual(await violations(page), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${kind}-${width}${dark ? "-dark" : ""}.png`, fullPage: true });
    }));
  }
}

test("hovering shows the values of all series", () => on(kinds.configuration, {}, async page => {
  const canvas = page.locator("[data-plot='grid-LC'] .canvas");
  await canvas.hover({ position: { x: 500, y: 200 } });
  const tip = canvas.locator(".tip");
  await tip.waitFor({ state: "visible" });
  const text = await tip.innerText();
  for (const name of ["measured", "ECM", "Roofline", "in-core", "memory"]) assert.ok(text.includes(name), text);
  const before = text;
  await canvas.focus();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await tip.innerText(), before);
}));

test("the unit switches and keeps the relation of clock, updates and cycles", () => on(kinds.configuration, {}, async page => {
  const figure = page.locator("[data-plot='grid-LC']");
  const labels = async () => (await figure.locator("svg:visible text.end").allTextContents()).join("|");
  const cycles = Number((await labels()).match(/ECM ([\d.]+)/)[1]);
  await figure.locator("[data-unit='MLUP/s']").click();
  const rate = Number((await labels()).match(/ECM ([\d.\u2009]+)/)[1].replace(/\u2009/g, ""));
  const { mlupCy } = await page.evaluate(() => Object.values(inspectSets)[0].plots[0]);
  assert.ok(Math.abs(rate * cycles / mlupCy - 1) < 0.02, `${rate} ${cycles} ${mlupCy}`);
  assert.equal(await figure.locator("svg:visible .area").count(), 0, "contributions to a rate do not add up");
  await figure.locator("[data-unit='GFLOP/s']").click();
  assert.match(await figure.locator("svg:visible .label").last().innerHTML(), /GFLOP/);
}));

test("dragging zooms, a double click shows everything again", () => on(kinds.configuration, {}, async page => {
  const canvas = page.locator("[data-plot='grid-LC'] .canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  const ticks = () => canvas.locator("svg:visible .tick.m").allTextContents();
  const before = (await ticks()).join();
  await page.mouse.move(box.x + 400, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 600, box.y + 200, { steps: 4 });
  await page.mouse.up();
  assert.notEqual((await ticks()).join(), before);
  await page.locator("[data-plot='grid-LC'] button", { hasText: "Whole range" }).click();
  assert.equal((await ticks()).join(), before);
}));

test("series go off, own measurements come on, drawings are saved", () => on(kinds.configuration, {}, async page => {
  const figure = page.locator("[data-plot='grid-LC']");
  await figure.locator(".menu summary").click();
  await figure.getByRole("checkbox", { name: "Roofline" }).uncheck();
  assert.ok(!(await figure.locator("svg:visible text.end").allTextContents()).join().includes("Roofline"));
  await figure.getByLabel("Own measurements as CSV").fill("size,mlup_per_s\n100,1200\n500,900\n900,700");
  await figure.getByRole("button", { name: "Show" }).click();
  assert.equal((await figure.locator("svg:visible .dots.own").getAttribute("d")).match(/M/g).length, 3);
  for (const ending of ["SVG", "PNG", "CSV"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), figure.getByRole("button", { name: ending, exact: true }).click()]);
    const content = fs.readFileSync(await download.path());
    if (ending === "SVG") assert.match(content.toString(), /^<svg[^>]*xmlns/);
    if (ending === "PNG") assert.equal(content.subarray(1, 4).toString(), "PNG");
    if (ending === "CSV") assert.match(content.toString(), /^series,/);
    assert.ok(content.length > 400);
  }
}));

test("measurements that a plot cannot take are refused with the reason", () => on(kinds.configuration, {}, async page => {
  const figure = page.locator("[data-plot='scaling']");
  await figure.locator(".menu summary").click();
  for (const [text, answer] of [["", /nothing in it/], ["nothing here", /no column is called/], ["threads,mlup_per_s\n1,-5", /no line holds two positive/],
    ["threads;mlup_per_s\n1;500,5\n2;800,5", /2 points are shown/], ['"threads","gflop_per_s"\n"1","5"\nbroken', /1 point is shown; 1 other line/], ["threads,mlup_per_s\n1,500\n30,9000", /2 points are shown/]]) {
    await figure.getByLabel("Own measurements as CSV").fill(text);
    await figure.getByRole("button", { name: "Show" }).click();
    assert.match(await figure.getByRole("status").innerText(), answer);
  }
  const [svg, dot] = await figure.evaluate(f => [f.querySelector("svg.live"), f.querySelector("svg.live .dots.own")].map(e => e.getBoundingClientRect().right));
  assert.ok(dot <= svg, "points beyond the planned range are within the drawing");
}));

test("layer conditions and cache simulation take turns", () => on(kinds.configuration, {}, async page => {
  await page.getByRole("button", { name: "Cache simulation" }).click();
  assert.ok(await page.locator("[data-plot='grid-SIM']").isVisible());
  assert.ok(!await page.locator("[data-plot='grid-LC']").isVisible());
}));

test("commands are copied as they stand", () => on(kinds.configuration, {}, async page => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(base).origin });
  await page.locator(".commands .copy").first().click();
  const wanted = await page.locator(".commands code").first().innerText();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), wanted);
}));

test("the matrix filters, and its address keeps the choice", () => on(kinds.matrix, {}, async page => {
  const rows = page.locator("#matrix tbody tr:visible");
  const all = await rows.count();
  await page.locator("#f-dimension").selectOption("3D");
  const some = await rows.count();
  assert.ok(some > 0 && some < all);
  await page.locator("[name='sort']").selectOption("fast");
  assert.match(page.url(), /dimension=3D.*sort=fast/);
  await page.reload();
  assert.equal(await rows.count(), some);
  await page.locator("#f-state").selectOption("incomplete");
  assert.match(page.url(), /state=incomplete/);
  for (const row of await rows.all()) assert.match(await row.innerText(), /incomplete/);
  await page.locator("#f-state").selectOption("");
  await page.goBack();
  await page.waitForFunction(() => document.getElementById("f-state").value === "incomplete");
  await page.goForward();
  await page.waitForFunction(() => document.getElementById("f-state").value === "");
  await page.getByLabel("with stencils that nobody collected").check();
  assert.equal(await rows.count(), 96);
}));

test("configurations are compared, and their differences shown", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    await page.locator("[data-plot='joined-grid'] .dots").nth(1).waitFor();
    assert.equal(await page.locator("[data-plot='joined-grid'] .dots").count(), 2);
    assert.equal(await page.locator("[data-plot='joined-transfers'] .line").count(), 6, "three edges each");
    const beyond = await page.evaluate(() => [...document.querySelectorAll("#compare svg")].filter(svg =>
      [...svg.querySelectorAll("path")].some(p => p.getBoundingClientRect().right > svg.getBoundingClientRect().right + 1)).length);
    assert.equal(beyond, 0, "nothing is drawn outside of a plot");
    assert.ok(await page.locator("tr.differs", { hasText: "Machine" }).isVisible());
    await page.getByRole("button", { name: /^Remove/ }).first().click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 1);
    assert.ok(!page.url().includes(onTwo));
    assert.deepEqual(await violations(page), []);
  });
});

test("kernels that differ stand side by side with what differs marked", () => {
  const kind = folder => folder.split("/")[3];
  const others = plain.filter(c => c.startsWith("3D/r1/") || c.startsWith("2D/r1/"));
  const star = others.find(c => kind(c) === "star");
  const box = others.find(c => kind(c) === "box" && c.slice(0, 2) === star.slice(0, 2));
  const source = folder => fs.readFileSync(path.join(site, folder, "kernel.c"), "utf8").trimEnd().split("\n");
  return on(`compare.html#c=${star},${box}`, {}, async page => {
    const table = page.locator(".beside");
    await table.waitFor();
    for (const [column, folder] of [[1, star], [2, box]]) {
      const lines = await table.locator(`tbody td:nth-child(${column}):not(.none)`).allTextContents();
      assert.deepEqual(lines.map(l => l === "\u00a0" ? "" : l), source(folder), "each side is the whole source");
    }
    assert.ok(await table.locator("tr.same").count() > 2, "equal lines stand beside each other");
    assert.ok(await table.locator("mark").count() >= 2);
    for (const text of await table.locator("tr.same mark").allTextContents()) assert.equal(text, "");
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 390, height: 900 });
    assert.ok(!await table.locator("tr.same td:last-child").first().isVisible(), "a phone shows equal lines once");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, "the page scrolls sideways");
  });
});

test("of three kernels two are chosen, and the address keeps which", () => {
  const three = [...new Map(plain.map(c => [path.dirname(c), c])).values()].slice(0, 3);
  return on(`compare.html#c=${three.join(",")}`, {}, async page => {
    await page.locator(".beside").waitFor();
    const right = page.getByLabel("Kernel on the right");
    const before = await page.locator(".beside th").last().innerText();
    await right.selectOption("2");
    await page.waitForFunction(text => document.querySelectorAll(".beside th")[1].innerText !== text, before);
    assert.match(page.url(), /k=0,2/);
    await page.getByRole("button", { name: /^Remove/ }).first().click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 2);
    assert.doesNotMatch(page.url(), /k=/);
  });
});

test("kernels that are the same are not shown", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    await page.locator("table.compared").waitFor();
    assert.equal(await page.locator(".beside").count(), 0);
  });
});

test("an address that does not exist shows the way, however deep it is", async () => {
  const host = await serve(address => address.startsWith("/a/host/") ? address.slice(8) : "nothing");
  const start = `http://127.0.0.1:${host.address().port}/a/host/`;
  for (const [from, to] of [["nothing.html", "index.html"], ["machines/Nobody.html", "matrix.html"],
    [path.dirname(onTwo) + "/Nobody/index.html", onTwo + "/index.html"]]) {
    const page = await context.newPage();
    assert.equal((await page.goto(start + from)).status(), 404);
    await page.locator(`#ways a[href$="/${to}"]`).click();
    await page.waitForURL(start + to);
    await page.close();
  }
  host.close();
});

for (const dark of [false, true])
  test(`the page for addresses that do not exist${dark ? ", dark" : ""}`, () => on(base.replace("/sub/", "/") + "404.html", { width: dark ? 390 : 1440, dark }, async page => {
    await page.locator("#ways a").first().waitFor();
    assert.deepEqual(await violations(page), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/404${dark ? "-dark" : ""}.png` });
  }));

test("the joined plots switch their unit, each configuration by its own clock and work", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    const figure = page.locator("[data-plot='joined-grid']");
    await figure.locator(".dots").nth(1).waitFor();
    const last = async number => Number((await figure.locator("svg:visible text.end .num").nth(number).textContent()).replace(/\u2009/g, ""));
    const rate = await last(0);
    await figure.locator("[data-unit='GFLOP/s']").click();
    const gflop = await last(0);
    await figure.locator("[data-unit='cy/CL']").click();
    assert.match(await figure.locator("svg:visible .label").last().textContent(), /cycles per cache line/);
    const sets = await page.evaluate(() => Object.values(inspectSets).map(s => [s.plots[0].flopPerLup,
      s.plots[0].series.find(l => l.css === "meas").y.filter(v => v !== null).at(-1)]));
    assert.ok(sets.some(([flops]) => Math.abs(gflop / (rate * flops / 1000) - 1) < 0.02), `${rate} ${gflop} ${sets}`);
    for (const number of [0, 1]) {
      const cycles = await last(number);
      assert.ok(sets.some(([, measured]) => Math.abs(cycles / measured - 1) < 0.01), `${cycles} ${sets}`);
    }
    for (const plot of ["joined-scaling", "joined-blocking"])
      assert.ok(await page.locator(`[data-plot='${plot}'] [data-unit]`).count() >= 2, plot);
  });
});

test("many configurations, unknown ones and the way back", () => {
  const many = plain.slice(0, 8);
  return on(`compare.html#c=${[...many, "3D/nobody/knows"].join(",")}`, {}, async page => {
    await page.locator(".chips li").nth(7).waitFor();
    assert.match(await page.locator("#compare .warning").innerText(), /Not in this collection: 3D\/nobody\/knows/);
    assert.equal(await page.locator(".swatch.alt").count() > 0, true, "the seventh is told from the first");
    await page.getByRole("button", { name: /^Remove/ }).first().click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 7);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 8);
    assert.match(await page.locator("#compare h2 + .about").last().innerText(), /They differ in \d+ of/);
  });
});

test("the hover line tells every configuration, also where their grids differ", () => on(`compare.html#c=${plain.slice(0, 3).join(",")}`, {}, async page => {
  const canvas = page.locator("[data-plot='joined-grid'] .canvas");
  await canvas.locator(".dots").first().waitFor();
  await canvas.focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowRight");
  assert.ok(await canvas.locator(".tip div").count() >= 4, await canvas.locator(".tip").innerText());
}));

test("points under the roofline say which stencils they are", () => on(kinds.machine, {}, async page => {
  const canvas = page.locator("[data-plot='stencils'] .canvas");
  await canvas.focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await canvas.locator(".tip").innerText(), /[23]D r[123] /);
}));

test("nothing scrolls sideways where a phone shows an overview", async () => {
  for (const address of ["matrix.html", "index.html", kinds.machine, kinds.class, "accuracy.html", "named.html", "reviews.html"])
    await on(address, { width: 390 }, async page => {
      const wide = await page.evaluate(() => [...document.querySelectorAll(".scroll")].filter(e => e.scrollWidth > e.clientWidth + 1)
        .map(e => `${e.getAttribute("aria-label")} ${e.scrollWidth}`));
      assert.deepEqual(wide, [], address);
    });
});

test("a table that is wider than a phone fades where there is more", () => on(kinds.configuration, { width: 390 }, async page => {
  const ports = page.locator(".scroll:has(.ports)");
  const more = () => ports.evaluate(element => element.classList.contains("more"));
  await page.waitForFunction(() => document.querySelector(".scroll:has(.ports)").classList.contains("more"));
  await ports.evaluate(element => { element.scrollLeft = element.scrollWidth; });
  await page.waitForFunction(() => !document.querySelector(".scroll:has(.ports)").classList.contains("more"));
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.ok(!await more());
}));

test("doubtful measurements are hollow on the page of a stencil too", () => on(kinds.class, {}, async page => {
  const any = plain.filter(c => path.dirname(c) === path.dirname(onTwo)).some(c => fs.readFileSync(path.join(site, c, "index.html"), "utf8").includes("drawn hollow"));
  assert.equal(await page.locator("svg .hollow").count() > 0, any);
}));

test("machines are compared over the stencils that both have", () => on("compare.html#m=Fixture-1,Fixture-2", {}, async page => {
  assert.match(await page.locator("#compare .lead").innerText(), /geometric mean/);
  const stencils = await page.locator("#compare .stack tbody tr").count();
  assert.equal((await page.locator("[data-plot='machines'] .dots").getAttribute("d")).match(/M/g).length, stencils, "a dot a stencil");
  assert.match(await page.locator("#compare h2 + .about").innerText(), /They differ in/);
  await page.locator("[data-plot='machines'] .canvas").focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await page.locator("[data-plot='machines'] .tip").innerText(), /-point/);
  assert.deepEqual(await violations(page), []);
}));

test("search finds machines, and says where nothing is found", () => on(kinds.about, {}, async page => {
  await page.locator("#search").fill("fixture-1 machine");
  await page.locator("#search-results li").first().waitFor();
  assert.match(await page.locator("#search-results a").first().getAttribute("href"), /machines\/Fixture-1\.html$/);
  await page.locator("#search").fill("no such thing");
  await page.locator(".search .none:visible").waitFor();
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#search").inputValue(), "");
}));

test("search finds stencils by words and opens them by keyboard", () => on(kinds.about, {}, async page => {
  await page.locator("#search").fill("3d box");
  await page.locator("#search-results li").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/3D.*box.*index\.html/);
}));

test("light and dark can be chosen and are remembered", () => on(kinds.about, {}, async page => {
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await colour();
  await page.locator("#theme").click();
  const after = await colour();
  assert.notEqual(after, before);
  await page.reload();
  assert.equal(await colour(), after);
  await page.evaluate(() => localStorage.clear());
}));

test("printing shows the drawings and no controls", () => on(kinds.configuration, {}, async page => {
  await page.emulateMedia({ media: "print" });
  assert.ok(!await page.locator(".controls").first().isVisible());
  assert.ok(await page.locator("[data-plot='grid-LC'] svg").first().isVisible());
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(252, 252, 251)", "paper is light");
  await page.setViewportSize({ width: 703, height: 1000 });
  const cut = await page.evaluate(() => [...document.querySelectorAll("table")].filter(t => t.getBoundingClientRect().right > innerWidth + 1).map(t => t.className));
  assert.deepEqual(cut, [], "tables fit on the paper");
}));

test("texts of strangers run no script", async () => {
  for (const address of ["named/evil/Hostile/index.html", "named/evil/index.html", "machines/Hostile.html", "matrix.html",
    "reviews.html", "named.html", "index.html", "compare.html#c=named/evil/Hostile"])
    await on(address, {}, async page => {
      for (const summary of await page.locator("details:not(.menu) > summary").all()) if (await summary.isVisible()) await summary.click();
      for (const canvas of await page.locator(".canvas").all()) if (await canvas.isVisible()) await canvas.hover();
      await page.waitForTimeout(100);
      assert.equal(await page.evaluate(() => window.hacked), undefined, address);
      assert.equal(await page.locator("img").count(), 0, address);
    });
});

test("works from the disk", async () => {
  for (const address of [kinds.configuration, "matrix.html", `compare.html#c=${onTwo}`])
    await on("file://" + path.join(site, address), {}, async page => {
      await page.waitForTimeout(200);
      if (address.startsWith("compare")) await page.locator("[data-plot='joined-grid'] .dots").first().waitFor();
    });
});

test("all content is there without JavaScript", async () => {
  const html = fs.readFileSync(path.join(site, kinds.configuration), "utf8");
  for (const text of ["In memory", "grid-LC", "grid-SIM", "Layer conditions", "inspect collect", "T_RegL1", "grid.csv"])
    assert.ok(html.includes(text), text);
});

test("works at the root of a host", () => on(base.replace("/sub/", "/") + kinds.configuration, {}, async page => {
  await page.locator("svg.live, svg.wide").first().waitFor();
  await page.locator("nav a", { hasText: "Matrix" }).click();
  await page.waitForURL(/\/matrix\.html$/);
}));

test("the numbers on a page are those of its files", async () => {
  const plainNumber = text => text === "–" ? NaN : Number(text.replace(/\s/g, "").replace("−", "-").replace(/%$/, ""));
  /* As exact as what is written claims to be. */
  const close = (text, exact, what) => assert.ok(text === "–" ? !Number.isFinite(exact)
    : Math.abs(plainNumber(text) - exact) <= 0.501 * 10 ** -(text.split(".")[1] || "").length, `${what}: ${text} is shown for ${exact}`);
  for (const folder of plain.slice(0, 4)) {
    const [header, ...lines] = fs.readFileSync(path.join(site, folder, "grid.csv"), "utf8").trim().split("\n").map(line => line.split(","));
    const cell = (line, name) => { const text = line[header.indexOf(name)]; return text === "" ? NaN : Number(text); };
    await on(folder + "/index.html", {}, async page => {
      const rows = await page.locator(".numbers tbody tr").evaluateAll(all => all.map(row => [...row.cells].map(c => c.textContent)));
      assert.equal(rows.length, lines.length);
      rows.forEach((row, i) => {
        const [measured, ecm] = [cell(lines[i], "bench_cy_per_cl_median"), cell(lines[i], "LC_ECM_cy_per_cl")];
        close(row[0], cell(lines[i], "size"), "size");
        close(row[2], measured, "measured");
        close(row[3], cell(lines[i], "bench_mlup_per_s_median"), "rate");
        close(row[4], ecm, "ECM");
        assert.ok(Number.isNaN(measured) || Math.abs(plainNumber(row[5]) - 100 * (ecm / measured - 1)) <= 0.51, `deviation ${row}`);
      });
      const measured = lines.filter(line => Number.isFinite(cell(line, "bench_mlup_per_s_median")));
      close(await page.locator(".figures b").first().innerText(), cell(measured.at(-1), "bench_mlup_per_s_median"), "key figure");
      const off = measured.map(line => Math.abs(cell(line, "LC_ECM_cy_per_cl") / cell(line, "bench_cy_per_cl_median") - 1)).sort((a, b) => a - b);
      const median = 50 * (off[Math.floor((off.length - 1) / 2)] + off[Math.floor(off.length / 2)]);
      assert.ok(Math.abs(plainNumber(await page.locator(".fits td.n").first().innerText()) - median) <= 0.51, `median ${median}`);
    });
  }
});

test("every file of a configuration can be downloaded", () => on(kinds.configuration, {}, async page => {
  const offered = await page.locator(".downloads a").allTextContents();
  const made = files.filter(f => path.dirname(f) === path.dirname(kinds.configuration)).map(f => path.basename(f))
    .filter(f => !["index.html", "data.js"].includes(f));
  assert.deepEqual(offered.sort(), made.sort());
  for (const name of ["grid.csv", "kernel.c", "kernel.s", "loop.s", "points.jsonl", "incore.json"]) assert.ok(offered.includes(name), name);
}));

test("every link leads somewhere within the site", () => {
  const known = new Set(files);
  const dead = [];
  for (const page of pages)
    for (const [, link] of fs.readFileSync(path.join(site, page), "utf8").matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:|data:|#)/.test(link)) continue;
      const target = path.normalize(path.join(path.dirname(page), decodeURIComponent(link.replace(/[#?].*/, ""))));
      if (link.startsWith("/") || !known.has(target)) dead.push(`${page}: ${link}`);
    }
  assert.deepEqual(dead, []);
});

test("the HTML is valid", async () => {
  const checker = new HtmlValidate({ extends: ["html-validate:standard"], rules: {
    "long-title": "off", "no-inline-style": "off", "void-style": "off", "attr-quotes": "off",
    "no-trailing-whitespace": "off", "prefer-native-element": "off", "tel-non-breaking": "off" } });
  const chosen = [...Object.values(kinds), "404.html", "named/evil/Hostile/index.html"];
  const faults = [];
  for (const page of chosen) {
    const report = await checker.validateFile(path.join(site, page));
    for (const result of report.results)
      faults.push(...result.messages.filter(m => m.severity === 2).slice(0, 3).map(m => `${page}:${m.line}: ${m.ruleId}: ${m.message}`));
  }
  assert.deepEqual(faults, []);
});

test("a configuration's page stays small and opens quickly enough to be measured", () => on(kinds.configuration, {}, async page => {
  const bytes = await page.evaluate(() => performance.getEntriesByType("resource").reduce((sum, e) => sum + e.encodedBodySize, 0) +
    performance.getEntriesByType("navigation")[0].encodedBodySize);
  assert.ok(bytes < 250_000, `${bytes} bytes`);
}));
