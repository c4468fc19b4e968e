// The live plots in Chromium: hover line, units, zoom, series, own measurements, downloads.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { site, plain, onTwo, kinds, browser, on, live, dots } = require("./harness.cjs");

test("hovering shows the values of all series", () =>
  on(kinds.configuration, {}, async page => {
    const canvas = page.locator("[data-plot='grid-LC'] .canvas");
    await canvas.hover({ position: { x: 500, y: 200 } });
    const tip = canvas.locator(".tip");
    await tip.waitFor({ state: "visible" });
    const text = await tip.innerText();
    for (const name of ["measured", "ECM", "Roofline", "in-core", "memory"])
      assert.ok(text.includes(name), text);
    const before = text;
    await canvas.focus();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await tip.innerText(), before);
  }));

test("the unit switches and keeps the relation of clock, updates and cycles", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='grid-LC']");
    const labels = async () =>
      (await figure.locator("svg:visible text.end").allTextContents()).join("|");
    const cycles = Number((await labels()).match(/ECM ([\d.]+)/)[1]);
    await figure.locator("[data-unit='MLUP/s']").click();
    await live(figure);
    const rate = Number((await labels()).match(/ECM ([\d.\u2009]+)/)[1].replace(/\u2009/g, ""));
    const { mlupCy } = await page.evaluate(() => Object.values(inspectSets)[0].plots[0]);
    assert.ok(Math.abs((rate * cycles) / mlupCy - 1) < 0.02, `${rate} ${cycles} ${mlupCy}`);
    assert.equal(
      await figure.locator("svg:visible .area").count(),
      0,
      "contributions to a rate do not add up",
    );
    await figure.locator("[data-unit='GFLOP/s']").click();
    assert.match(await figure.locator("svg:visible .label").last().innerHTML(), /GFLOP/);
  }));

test("dragging zooms, a double click shows everything again", () =>
  on(kinds.configuration, {}, async page => {
    const canvas = page.locator("[data-plot='grid-LC'] .canvas");
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    const ticks = () => canvas.locator("svg:visible .tick.m").allTextContents();
    const before = (await ticks()).join();
    await page.mouse.move(box.x + 400, box.y + 200);
    await live(canvas);
    await page.mouse.down();
    await page.mouse.move(box.x + 600, box.y + 200, { steps: 4 });
    await page.mouse.up();
    assert.notEqual((await ticks()).join(), before);
    await page.locator("[data-plot='grid-LC'] button", { hasText: "Whole range" }).click();
    assert.equal((await ticks()).join(), before);
  }));

test("series go off, own measurements come on, drawings are saved", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='grid-LC']");
    await figure.locator(".menu summary").click();
    await figure.getByRole("checkbox", { name: "Roofline" }).uncheck();
    assert.ok(
      !(await figure.locator("svg:visible text.end").allTextContents()).join().includes("Roofline"),
    );
    await figure
      .getByLabel("Own measurements as CSV")
      .fill("size,mlup_per_s\n100,1200\n500,900\n900,700");
    await figure.getByRole("button", { name: "Show" }).click();
    assert.equal((await dots(figure, ".own")).match(/M/g).length, 3);
    for (const ending of ["SVG", "PNG", "CSV"]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        figure.getByRole("button", { name: ending, exact: true }).click(),
      ]);
      const content = fs.readFileSync(await download.path());
      if (ending === "SVG") assert.match(content.toString(), /^<svg[^>]*xmlns/);
      if (ending === "PNG") assert.equal(content.subarray(1, 4).toString(), "PNG");
      if (ending === "CSV") assert.match(content.toString(), /^series,/);
      assert.ok(content.length > 400);
    }
  }));

test("options lie within a phone's screen wherever their button stands", () =>
  on(kinds.configuration, { width: 390 }, async page => {
    const figure = page.locator("[data-plot='grid-LC']");
    const left = async () => {
      await figure.getByRole("button", { name: "SVG", exact: true }).waitFor();
      return (await figure.locator(".panel").boundingBox()).x;
    };
    await figure.locator(".menu summary").click();
    assert.ok((await left()) >= 0);
    await figure.locator(".canvas").focus();
    await page.keyboard.press("+");
    await figure.getByRole("button", { name: "Whole range" }).waitFor();
    assert.ok((await left()) >= 0, "beside one button more");
  }));

test("measurements that a plot cannot take are refused with the reason", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='scaling']");
    await figure.locator(".menu summary").click();
    for (const [text, answer] of [
      ["", /there is no data/],
      ["nothing here", /no column is called/],
      ["threads,mlup_per_s\n1,-5", /no line has two positive/],
      ["threads;mlup_per_s\n1;500,5\n2;800,5", /2 points shown/],
      ['"threads","gflop_per_s"\n"1","5"\nbroken', /1 point shown; 1 other line/],
      ["threads,mlup_per_s\n1,500\n30,9000", /2 points shown/],
    ]) {
      await figure.getByLabel("Own measurements as CSV").fill(text);
      await figure.getByRole("button", { name: "Show" }).click();
      assert.match(await figure.getByRole("status").innerText(), answer);
    }
    const [svg, dot] = await figure.evaluate(f =>
      [f.querySelector("svg.live"), f.querySelector("svg.live .dots.own")].map(
        e => e.getBoundingClientRect().right,
      ),
    );
    assert.ok(dot <= svg, "points beyond the planned range are within the drawing");
  }));

test("small plots have their units in the options", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='scaling']");
    const unit = figure.locator("[data-unit='GFLOP/s']");
    assert.ok(!(await unit.isVisible()));
    await figure.locator(".menu summary").click();
    await unit.click();
    await figure.locator("svg.live", { hasText: "GFLOP" }).waitFor();
    assert.equal(await unit.getAttribute("aria-pressed"), "true");
  }));

test("layer conditions and cache simulation take turns", () =>
  on(kinds.configuration, {}, async page => {
    await page.getByRole("button", { name: "Cache simulation" }).click();
    assert.ok(await page.locator("[data-plot='grid-SIM']").isVisible());
    assert.ok(!(await page.locator("[data-plot='grid-LC']").isVisible()));
  }));

test("points under the roofline say which stencils they are", () =>
  on(kinds.machine, {}, async page => {
    const canvas = page.locator("[data-plot='stencils'] .canvas");
    await canvas.focus();
    await page.keyboard.press("ArrowRight");
    await live(canvas);
    assert.match(await canvas.locator(".tip").innerText(), /[23]D r[123] /);
  }));

test("doubtful measurements are hollow on the page of a stencil too", () =>
  on(kinds.class, {}, async page => {
    const any = plain
      .filter(c => path.dirname(c) === path.dirname(onTwo))
      .some(c =>
        fs.readFileSync(path.join(site, c, "index.html"), "utf8").includes("drawn hollow"),
      );
    assert.equal((await page.locator("svg .hollow").count()) > 0, any);
  }));

test("a scaling file lies over its own points in the plot over threads", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='scaling']");
    await figure.locator(".menu summary").click();
    await figure
      .getByLabel("Own measurements as CSV")
      .fill(fs.readFileSync(path.join(site, onTwo, "scaling.csv"), "utf8"));
    await figure.getByRole("button", { name: "Show" }).click();
    /* The page's data holds four digits of each number, the file all: a tenth of a px may lie between. */
    const [own, measured] = (await Promise.all([dots(figure, ".own"), dots(figure, ".meas")])).map(
      d => d.match(/[\d.]+/g).map(Number),
    );
    assert.equal(own.length, measured.length);
    own.forEach((at, i) => assert.ok(Math.abs(at - measured[i]) < 0.11, `${own}: ${measured}`));
  }));

test("a saved drawing keeps labels readable over their background", () =>
  on(kinds.machine, {}, async page => {
    const figure = page.locator("figure:has(.inside)").first();
    await figure.locator(".menu summary").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      figure.getByRole("button", { name: "SVG", exact: true }).click(),
    ]);
    const svg = fs.readFileSync(await download.path(), "utf8");
    const outlined = svg.match(/<text[^>]*>/g).filter(text => /stroke-width: 4px/.test(text));
    assert.ok(outlined.length > 0);
    for (const text of outlined) assert.match(text, /paint-order: stroke;.*/, text);
    assert.doesNotMatch(svg, /class=/);
  }));

test("keys that are the browser's stay with it", () =>
  on(kinds.configuration, {}, async page => {
    const canvas = page.locator("[data-plot='grid-LC'] .canvas");
    await canvas.focus();
    const taken = keys =>
      canvas.evaluate(
        (element, init) =>
          !element.dispatchEvent(
            new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
          ),
        keys,
      );
    for (const modifier of ["ctrlKey", "metaKey", "altKey"])
      for (const key of ["+", "-", "ArrowLeft", "ArrowRight"])
        assert.ok(!(await taken({ key, [modifier]: true })), `${modifier} ${key}`);
    for (const key of ["+", "ArrowLeft"]) assert.ok(await taken({ key }), key);
  }));

test("the live drawing has the axes and labels of the page's own", async () => {
  for (const address of [kinds.configuration, kinds.class, kinds.machine])
    await on(address, { width: 1440 }, async page => {
      for (const canvas of await page.locator("figure .canvas:visible").all()) {
        const texts = () =>
          canvas.locator("svg:visible text").evaluateAll(all => all.map(text => text.textContent));
        const own = (await canvas.locator("svg.live").count()) ? null : await texts();
        await canvas.focus();
        await page.keyboard.press("ArrowRight");
        await live(canvas);
        if (own) assert.deepEqual(await texts(), own, address);
      }
    });
});

const smallPlot = {
  id: "p",
  title: "p",
  description: "",
  x: { kind: "log", title: "x" },
  y: { kind: "linear", title: "y" },
  marks: [],
};

test("points without a place are left out of paths", () =>
  on(kinds.configuration, {}, async page => {
    for (const stepped of [false, true]) {
      const drawn = await page.evaluate(
        async ([plot, stepped]) => {
          await inspectPlot.load();
          const x = [100, null, 300, 0, 400];
          plot.series = ["area", "area", "line", "dots"].map(kind => ({
            kind,
            name: kind,
            css: "c1",
            stepped,
            x,
            y: [1, 2, 3, 4, 5],
          }));
          const view = { unit: undefined, hidden: new Set(), range: null };
          return inspectPlot.draw(plot, view, { width: 700, height: 300, narrow: false }).svg;
        },
        [smallPlot, stepped],
      );
      for (const [, path] of drawn.matchAll(/ d="([^"]*)"/g))
        assert.doesNotMatch(path, /NaN|Infinity|null/);
      for (const path of ['id="p-live-3"', 'class="line c1"'])
        assert.equal(
          drawn.match(new RegExp(`<path ${path} d="([^"]*)"`))[1].match(/M/g).length,
          3,
          `${path}: ${drawn}`,
        );
    }
  }));

test("a range within a decade has ticks of its own", () =>
  on(kinds.configuration, {}, async page => {
    const labels = (kind, range, size = { width: 700, height: 300, narrow: false }) =>
      page.evaluate(
        async ([plot, range, size]) => {
          await inspectPlot.load();
          plot.series = [{ kind: "line", name: "s", css: "ecm", quiet: true, x: range, y: [1, 2] }];
          const { svg } = inspectPlot.draw(plot, { hidden: new Set(), range }, size);
          return [...svg.matchAll(/<text class="tick m"[^>]*>([^<]*)</g)].map(([, text]) =>
            Number(text),
          );
        },
        [{ ...smallPlot, x: { kind, title: "x" } }, range, size],
      );
    for (const kind of ["log", "log2"]) {
      const ticks = await labels(kind, [210, 480]);
      assert.deepEqual(ticks, await labels("linear", [210, 480]), kind);
      assert.ok(ticks.length >= 3, String(ticks));
    }
    assert.deepEqual(await labels("log", [90, 1100]), [100, 200, 500, 1000]);
    assert.deepEqual(
      await labels("log", [2.1, 19], { width: 100, height: 300, narrow: true }),
      [10],
      "without room for two steps the power stays",
    );
  }));

test("names of any length are cut in little time", () =>
  on(kinds.configuration, {}, async page => {
    const texts = await page.evaluate(async plot => {
      await inspectPlot.load();
      plot.series = [
        ["short", "short"],
        ["long", "abcdefgh".repeat(50000)],
      ].map(([css, name], i) => ({ kind: "line", name, css, x: [1, 2], y: [1, 2 + i] }));
      const { svg } = inspectPlot.draw(
        plot,
        { hidden: new Set(), range: null },
        { width: 700, height: 300, narrow: false },
      );
      return [...svg.matchAll(/<text class="end[^>]*>([^< ]*)/g)].map(([, text]) => text);
    }, smallPlot);
    assert.ok(texts.includes("short"));
    const cut = texts.find(text => text !== "short");
    assert.match(cut, /^abcdefgh.*…[a-h]*h$/);
    assert.ok(cut.length > 20 && cut.length < 40, cut);
  }));

test("the drawer is loaded when the reader first does something", async () => {
  for (const width of [1440, 390])
    await on(kinds.configuration, { width }, async page => {
      await page.locator(".controls").first().waitFor();
      await page.waitForTimeout(300);
      const loaded = () =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").some(e => e.name.endsWith("plot_module.js")),
        );
      assert.ok(!(await loaded()), `at ${width}`);
      const canvas = page.locator("[data-plot='grid-LC'] .canvas");
      await canvas.focus();
      await page.keyboard.press("ArrowRight");
      await live(canvas);
      assert.ok(await loaded());
    });
  await on(kinds.configuration, { width: 800 }, page =>
    live(page.locator("[data-plot='grid-LC']")),
  );
});

test("a plot of 120 series is drawn whole, and more do no harm", () =>
  on(kinds.configuration, {}, async page => {
    const drawn = n =>
      page.evaluate(
        async ([plot, n]) => {
          await inspectPlot.load();
          plot.series = Array.from({ length: n }, (_, i) => ({
            kind: "line",
            name: "s" + i,
            css: "ecm",
            x: [1, 2],
            y: [1 + i, 2 + i],
          }));
          return inspectPlot.draw(
            plot,
            { hidden: new Set(), range: null },
            { width: 700, height: 2500, narrow: false },
          );
        },
        [smallPlot, n],
      );
    for (const [n, most] of [
      [120, 120],
      [300, 128],
    ]) {
      const { svg, series } = await drawn(n);
      assert.equal(svg.match(/class="line/g).length, most);
      assert.deepEqual(
        series.map(s => s.name),
        Array.from({ length: most }, (_, i) => "s" + i),
      );
    }
  }));

test("without a drawer the page's own drawings stay, and all else works", () =>
  on("index.html", {}, async page => {
    await page.route(/\.html/, async route => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace("<body ", "<body data-still "),
      });
    });
    await page.goto(browser.base + kinds.configuration);
    assert.ok(await page.locator("[data-plot='grid-LC'] svg.wide").isVisible());
    assert.equal(await page.locator(".controls").count(), 0);
    await page.goto(browser.base + kinds.machine);
    assert.equal(await page.locator(".controls").count(), 0);
    const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
    for (const chosen of [`c=${onTwo},${other}`, "m=Fixture-1,Fixture-2"]) {
      await page.goto("about:blank");
      await page.goto(`${browser.base}compare.html#${chosen}`);
      await page.locator("table.compared").waitFor();
      assert.equal(await page.locator("figure").count(), 0);
    }
  }));
