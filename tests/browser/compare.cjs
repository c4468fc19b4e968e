// The page that compares, in Chromium: plots, tables, kernels, its address.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { site, plain, onTwo, browser, on, dots, violations } = require("./harness.cjs");

test("configurations are compared, and their differences shown", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    await page.locator("[data-plot='joined-grid'] .dots").nth(1).waitFor();
    assert.equal(await page.locator("[data-plot='joined-grid'] .dots").count(), 2);
    assert.equal(
      await page.locator("[data-plot='joined-transfers'] .line").count(),
      6,
      "three edges each",
    );
    const beyond = await page.evaluate(
      () =>
        [...document.querySelectorAll("#compare svg")].filter(svg =>
          [...svg.querySelectorAll("path")].some(
            p => p.getBoundingClientRect().right > svg.getBoundingClientRect().right + 1,
          ),
        ).length,
    );
    assert.equal(beyond, 0, "nothing is drawn outside of a plot");
    assert.ok(await page.locator("tr.differs", { hasText: "Machine" }).isVisible());
    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 1);
    assert.ok(!page.url().includes(onTwo));
    assert.deepEqual(await violations(page), []);
  });
});

test("figures and curves stand at the largest grid that all have", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on("index.html", {}, async page => {
    /* The last measured grids of one are missing; and it has no more than two cores. */
    await page.route(`**/${other}/data.js`, async route => {
      const file = path.join(site, other, "data.js");
      const data = await page.evaluate(
        text => {
          let found = null;
          const shared = [];
          new Function("inspectData", text)(make => {
            found = make((i, list) => (shared[i] = list ?? shared[i]));
          });
          for (const line of found.plots.find(p => p.id.startsWith("grid")).series)
            if (line.css === "meas") line.y = line.y.map((v, k) => (k < 6 ? v : null));
          return JSON.stringify(found);
        },
        fs.readFileSync(file, "utf8"),
      );
      route.fulfill({ contentType: "text/javascript", body: `inspectData($=>(${data}))` });
    });
    await page.goto(`${browser.base}compare.html#c=${onTwo},${other}`);
    await page.locator("[data-plot='joined-grid'] .dots").first().waitFor();
    const note = await page.locator("[data-plot='joined-grid'] figcaption").innerText();
    const [, size] = /up to N = (\d+), the largest that all have/.exec(note);
    const sizes = await page.evaluate(folder => {
      const plot = inspectSets[folder].plots.find(p => p.id.startsWith("grid"));
      const line = plot.series.find(l => l.css === "meas");
      const x = line.x || plot.series[line.xOf].x;
      return x.filter((v, k) => line.y[k] !== null);
    }, other);
    assert.equal(Number(size), sizes.at(-1));
    const table = await page.locator("table.compared").innerText();
    assert.match(table, new RegExp(`One core, measured, N = ${size}`));
    assert.match(table, new RegExp(`One core, ECM, N = ${size}`));
    assert.match(
      await page.locator("[data-plot='joined-scaling'] figcaption").innerText(),
      /at N = \d+/,
    );
  });
});

test("kernels that differ stand side by side with what differs marked", () => {
  const kind = folder => folder.split("/")[3];
  const others = plain.filter(c => c.startsWith("3D/r1/") || c.startsWith("2D/r1/"));
  const star = others.find(c => kind(c) === "star");
  const box = others.find(c => kind(c) === "box" && c.slice(0, 2) === star.slice(0, 2));
  const source = folder =>
    fs
      .readFileSync(path.join(site, folder, "kernel.c"), "utf8")
      .trimEnd()
      .split("\n");
  return on(`compare.html#c=${star},${box}`, {}, async page => {
    const table = page.locator(".beside");
    await table.waitFor();
    for (const [column, folder] of [
      [1, star],
      [2, box],
    ]) {
      const lines = await table
        .locator(`tbody td:nth-child(${column}):not(.none)`)
        .allTextContents();
      assert.deepEqual(
        lines.map(l => (l === "\u00a0" ? "" : l)),
        source(folder),
        "each side is the whole source",
      );
    }
    assert.ok((await table.locator("tr.same").count()) > 2, "equal lines stand beside each other");
    assert.ok((await table.locator("mark").count()) >= 2);
    for (const text of await table.locator("tr.same mark").allTextContents())
      assert.equal(text, "");
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 390, height: 900 });
    assert.ok(
      !(await table.locator("tr.same td:last-child").first().isVisible()),
      "a phone shows equal lines once",
    );
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
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
    await page.waitForFunction(
      text => document.querySelectorAll(".beside th")[1].innerText !== text,
      before,
    );
    assert.match(page.url(), /k=0,2/);
    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 2);
    assert.doesNotMatch(page.url(), /k=/);
  });
});

test("a printed comparison has its colours and labels, and no instructions", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    const width = () =>
      page.evaluate(() => document.querySelector("[data-plot='joined-grid'] svg").clientWidth);
    await page.locator("[data-plot='joined-grid'] .dots").first().waitFor();
    const before = await width();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    assert.equal(await width(), 700, "drawn for paper");
    assert.ok(!(await page.locator(".howto").first().isVisible()));
    const printed = await page
      .locator(".chips .swatch")
      .first()
      .evaluate(e => getComputedStyle(e).printColorAdjust);
    assert.equal(printed, "exact");
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    assert.equal(await width(), before);
  });
});

test("kernels that are the same are not shown", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    await page.locator("table.compared").waitFor();
    assert.equal(await page.locator(".beside").count(), 0);
  });
});

test("the joined plots switch their unit, each configuration by its own clock and work", () => {
  const other = plain.find(c => c !== onTwo && path.dirname(c) === path.dirname(onTwo));
  return on(`compare.html#c=${onTwo},${other}`, {}, async page => {
    const figure = page.locator("[data-plot='joined-grid']");
    await figure.locator(".dots").nth(1).waitFor();
    const last = async number =>
      Number(
        (await figure.locator("svg:visible text.end .num").nth(number).textContent()).replace(
          /[\u2009\u202f]| at .*/g,
          "",
        ),
      );
    const rate = await last(0);
    await figure.locator("[data-unit='GFLOP/s']").click();
    const gflop = await last(0);
    await figure.locator("[data-unit='cy/CL']").click();
    assert.match(
      await figure.locator("svg:visible .label").last().textContent(),
      /cycles per cache line/,
    );
    const sets = await page.evaluate(() =>
      Object.values(inspectSets).map(s => [
        s.plots[0].flopPerLup,
        s.plots[0].series
          .find(l => l.css === "meas")
          .y.filter(v => v !== null)
          .at(-1),
      ]),
    );
    assert.ok(
      sets.some(([flops]) => Math.abs(gflop / ((rate * flops) / 1000) - 1) < 0.02),
      `${rate} ${gflop} ${sets}`,
    );
    for (const number of [0, 1]) {
      const cycles = await last(number);
      assert.ok(
        sets.some(([, measured]) => Math.abs(cycles / measured - 1) < 0.01),
        `${cycles} ${sets}`,
      );
    }
    for (const plot of ["joined-scaling", "joined-blocking"])
      assert.ok((await page.locator(`[data-plot='${plot}'] [data-unit]`).count()) >= 2, plot);
  });
});

test("many configurations, unknown ones and the way back", () => {
  const many = plain.slice(0, 8);
  return on(`compare.html#c=${[...many, "3D/nobody/knows"].join(",")}`, {}, async page => {
    await page.locator(".chips li").nth(7).waitFor();
    assert.match(
      await page.locator("#compare .warning").innerText(),
      /Not in this collection: 3D\/nobody\/knows/,
    );
    assert.equal(
      (await page.locator(".swatch.alt").count()) > 0,
      true,
      "the seventh is told from the first",
    );
    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 7);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll(".chips li").length === 8);
    assert.match(
      await page.locator("#compare h2 + .about").last().innerText(),
      /They differ in \d+ of/,
    );
  });
});

test("what a list that was cut does not name is no difference", () =>
  on("index.html", {}, async page => {
    const pair = plain.filter(c => path.dirname(c) === path.dirname(onTwo));
    const said = async (...states) => {
      await page.goto("about:blank");
      await page.unrouteAll();
      await page.route("**/data.js", route => {
        const folder = path.dirname(
          decodeURIComponent(new URL(route.request().url()).pathname.replace("/sub/", "")),
        );
        const data = fs.readFileSync(path.join(site, folder, "data.js"), "utf8");
        route.fulfill({
          contentType: "text/javascript",
          body: data.replace(
            /"state":.*?,"plots":/s,
            `"state":${states[pair.indexOf(folder)]},"plots":`,
          ),
        });
      });
      await page.goto(`${browser.base}compare.html#c=${pair.join(",")}`);
      await page.locator("table.compared").waitFor();
      return [
        await page.locator("#compare h2 + .about").last().innerText(),
        await page.locator("table.compared").innerText(),
      ];
    };
    const whole = '[["cpu: microcode","1"],["kernel: release","6.1"]]';
    const [sentence, table] = await said(whole, '[["cpu: microcode","1"]],"stateCut":true');
    assert.match(sentence, /Only the beginning of a very long machine state/);
    assert.doesNotMatch(table, /release/);
    assert.match(table, /recorded, the first 1/);
    const [differing] = await said(whole, '[["cpu: microcode","2"]],"stateCut":true');
    assert.match(differing, /microcode/);
    const [uncut, rows] = await said(whole, '[["cpu: microcode","1"]]');
    assert.doesNotMatch(uncut, /beginning/);
    assert.match(rows, /release/);
  }));

test("the hover line tells every configuration, also where their grids differ", () =>
  on(`compare.html#c=${plain.slice(0, 3).join(",")}`, {}, async page => {
    const canvas = page.locator("[data-plot='joined-grid'] .canvas");
    await canvas.locator(".dots").first().waitFor();
    await canvas.focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowRight");
    assert.ok(
      (await canvas.locator(".tip div").count()) >= 4,
      await canvas.locator(".tip").innerText(),
    );
  }));

test("machines are compared over the stencils that both have", () =>
  on("compare.html#m=Fixture-1,Fixture-2", {}, async page => {
    assert.match(await page.locator("#compare .lead").innerText(), /geometric mean/);
    const stencils = await page.locator("#compare .stack tbody tr").count();
    await page.locator("[data-plot='machines'] .dots").waitFor();
    assert.equal(
      (await dots(page.locator("[data-plot='machines']"))).match(/M/g).length,
      stencils,
      "a dot a stencil",
    );
    assert.match(await page.locator("#compare h2 + .about").innerText(), /They differ in/);
    await page.locator("[data-plot='machines'] .canvas").focus();
    await page.keyboard.press("ArrowRight");
    assert.match(await page.locator("[data-plot='machines'] .tip").innerText(), /-point/);
    assert.deepEqual(await violations(page), []);
  }));

test("the keyboard stays where a choice was made, and what came of it is told", () =>
  on("compare.html", {}, async page => {
    const focus = () => page.evaluate(() => document.activeElement.id);
    const status = page.locator("#compare [role='status']");
    await status.getByText("Nothing is chosen").waitFor();
    await page.locator("#add").fill("no such words");
    await page.keyboard.press("Enter");
    await status.getByText("No configuration matches all of: no such words").waitFor();
    /* Words that several have are a question. */
    await page.locator("#add").fill("3D double");
    await page.keyboard.press("Enter");
    await status.getByText(/^\d+ configurations match/).waitFor();
    const asked = status.locator("button");
    const [title, machine] = (await asked.first().innerText()).split(" on ");
    await asked.first().click();
    const found = status.getByText("1 configuration", { exact: true });
    await found.waitFor();
    await page.getByRole("button", { name: `Remove ${title} on ${machine}` }).click();
    for (const [i, folder] of plain.slice(0, 3).entries()) {
      await page.locator("#add").fill(folder);
      await page.keyboard.press("Enter");
      await status
        .getByText(i ? `${i + 1} configurations` : "1 configuration", { exact: true })
        .waitFor();
      assert.equal(await focus(), "add");
    }
    await page.locator("#remove-1").focus();
    await page.keyboard.press("Enter");
    await status.getByText("2 configurations", { exact: true }).waitFor();
    assert.equal(await focus(), "remove-1");
    await page.keyboard.press("Enter");
    await status.getByText("1 configuration", { exact: true }).waitFor();
    assert.equal(await focus(), "add", "there is no second one any more");
    for (const i of [0, 1]) {
      await page.locator("#machine-" + i).focus();
      await page.locator("#machine-" + i).selectOption("Fixture-" + (i + 1));
      await page.waitForFunction(m => location.hash.includes(m), "Fixture-" + (i + 1));
      if (i) await status.getByText(/^Over \d+ stencils that both have/).waitFor();
      else await status.getByText("Nothing is chosen").waitFor();
      assert.equal(await focus(), "machine-" + i);
    }
  }));

test("a plus sign in a name stays one in the links to the comparison", () =>
  on("compare.html#m=Fixture-1,Fixture-2", {}, async page => {
    await page.locator("#compare .stack tbody a").first().waitFor();
    const written = await page.evaluate(() => {
      const state = new URLSearchParams({ c: "named/c++/Fix-1,named/d/A+B" });
      location.hash = inspectPage.stateText(state);
      return [location.hash, inspectPage.readState().get("c"), inspectPage.stateText(state)];
    });
    assert.deepEqual(written, [
      "#c=named/c%2B%2B/Fix-1,named/d/A%2BB",
      "named/c++/Fix-1,named/d/A+B",
      "c=named/c%2B%2B/Fix-1,named/d/A%2BB",
    ]);
  }));

test("a comparison says whose predictions are only bounds", () =>
  on(`compare.html#c=${onTwo}`, {}, async page => {
    const note = page.locator("#compare .about", { hasText: "Not fitted" });
    assert.match(await note.textContent(), /predictions on Fixture-1 are bounds/);
  }));
