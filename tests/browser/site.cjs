// What pages of all kinds do in Chromium: links, search, filters, downloads, printing.
"use strict";
const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { HtmlValidate } = require("html-validate");
const {
  site,
  files,
  pages,
  plain,
  onTwo,
  kinds,
  browser,
  serve,
  on,
  violations,
} = require("./harness.cjs");

test("commands are copied as they stand", () =>
  on(kinds.configuration, {}, async page => {
    await browser.context.grantPermissions(["clipboard-read", "clipboard-write"], {
      origin: new URL(browser.base).origin,
    });
    await page.locator(".commands .copy").first().click();
    const wanted = await page.locator(".commands code").first().innerText();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), wanted);
  }));

test("on a phone the matrix shows its stencils first, and its filters on demand", () =>
  on(kinds.matrix, { width: 390 }, async page => {
    const filter = page.locator("#f-dimension");
    assert.equal(await filter.isVisible(), false);
    assert.ok((await page.locator("#matrix").boundingBox()).y < 900);
    await page.getByRole("button", { name: "Filter and order" }).click();
    assert.equal(await filter.isVisible(), true);
  }));

test("on a phone the list of machines is folded, and a link to it opens it", async () => {
  const isShown = page => page.locator("#machines table").isVisible();
  await on(kinds.index, { width: 390 }, async page => {
    assert.equal(await isShown(page), false);
    await page.locator("nav a", { hasText: "Machines" }).click();
    await page.locator("#machines table").waitFor();
  });
  await on(kinds.index, {}, async page => assert.equal(await isShown(page), true));
});

test("the files of a configuration are one archive, made on demand", () =>
  on(kinds.configuration, {}, async page => {
    const links = page.locator("#data .downloads a");
    const names = await links.evaluateAll(all => all.map(a => a.getAttribute("href")));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#data [data-archive]").click(),
    ]);
    assert.match(download.suggestedFilename(), /\.tar$/);
    const listed = execFileSync("tar", ["-tf", await download.path()], { encoding: "utf8" });
    assert.deepEqual(
      listed.trim().split("\n"),
      names.map(name => path.dirname(kinds.configuration) + "/" + name),
    );
    const kernel = fs.readFileSync(path.join(site, path.dirname(kinds.configuration), "kernel.c"));
    const wanted = path.dirname(kinds.configuration) + "/kernel.c";
    assert.deepEqual(execFileSync("tar", ["-xOf", await download.path(), wanted]), kernel);
  }));

test("the matrix filters, and its address keeps the choice", () =>
  on(kinds.matrix, {}, async page => {
    const rows = page.locator("#matrix tbody tr:not(.shape):visible");
    const all = await rows.count();
    await page.locator("#f-dimension").selectOption("3D");
    const some = await rows.count();
    assert.ok(some > 0 && some < all);
    await page.locator("[name='sort']").selectOption("fast");
    assert.match(page.url(), /dimension=3D.*sort=fast/);
    await page.reload();
    assert.equal(await rows.count(), some);
    assert.ok(!(await page.locator("#f-state").isVisible()), "few ask for it");
    await page.getByText("More filters").click();
    await page.locator("#f-state").selectOption("incomplete");
    assert.match(page.url(), /state=incomplete/);
    for (const row of await rows.all()) assert.match(await row.innerText(), /incomplete/);
    await page.locator("#f-state").selectOption("");
    await page.goBack();
    await page.waitForFunction(() => document.getElementById("f-state").value === "incomplete");
    await page.goForward();
    await page.waitForFunction(() => document.getElementById("f-state").value === "");
    await page.getByLabel("include stencils that were never collected").check();
    assert.equal(await rows.count(), 96);
  }));

test("an address that does not exist shows the way, however deep it is", async () => {
  const host = await serve(address =>
    address.startsWith("/a/host/") ? address.slice(8) : "nothing",
  );
  const start = `http://127.0.0.1:${host.address().port}/a/host/`;
  for (const [from, to] of [
    ["nothing.html", "index.html"],
    ["machines/Nobody.html", "matrix.html"],
    [path.dirname(onTwo) + "/Nobody/index.html", onTwo + "/index.html"],
  ]) {
    const page = await browser.context.newPage();
    assert.equal((await page.goto(start + from)).status(), 404);
    await page.locator(`#ways a[href$="/${to}"]`).click();
    await page.waitForURL(start + to);
    await page.close();
  }
  host.close();
});

test("an address that names another host or is no text loads nothing from elsewhere", async () => {
  const host = await serve(address =>
    address.startsWith("/a/host/") ? address.slice(8) : "nothing",
  );
  const start = `http://127.0.0.1:${host.address().port}/`;
  for (const [address, near] of [
    ["/evil.example/x/index.html", 0],
    ["a//host/evil.example/x", 2],
    ["a/host/%E0%A4%A/x", 2],
    [`a/host//${path.dirname(onTwo)}/%FF/index.html`, 3],
  ]) {
    const page = await browser.context.newPage();
    const faults = [];
    page.on("pageerror", error => faults.push(error.message));
    page.on("request", request => {
      if (!request.url().startsWith(start)) faults.push(request.url());
    });
    const asked = [];
    page.on("request", request => asked.push(request.url()));
    await page.goto(start + address, { waitUntil: "networkidle" });
    assert.deepEqual(faults, [], address);
    assert.ok(asked.includes(start + "assets/collection.js"), String(asked));
    assert.ok(near === 0 || (await page.locator("#ways a:visible").count()) >= near, address);
    await page.close();
  }
  host.close();
});

for (const dark of [false, true])
  test(`the page for addresses that do not exist${dark ? ", dark" : ""}`, () =>
    on(browser.root + "404.html", { width: dark ? 390 : 1440, dark }, async page => {
      await page.locator("#ways a").first().waitFor();
      assert.deepEqual(await violations(page), []);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/404${dark ? "-dark" : ""}.png` });
    }));

test("every link of the matrix says on its own where it leads", () =>
  on(kinds.matrix, {}, async page => {
    const links = await page
      .locator("#matrix tbody a")
      .evaluateAll(all =>
        all.map(a => [
          new URL(a.href).pathname,
          a.getAttribute("aria-label"),
          a.textContent.trim(),
        ]),
      );
    assert.ok(links.length > 10);
    for (const [address, label, seen] of links) {
      assert.ok(label.includes(seen), `${label}: ${seen}`);
      for (const part of decodeURI(address)
        .replace("/sub/", "")
        .split("/")
        .slice(0, -1)
        .filter(part => part !== "named"))
        assert.ok(label.includes(part), `${label}: ${part}`);
    }
    assert.equal(new Set(links.map(([, label]) => label)).size, links.length);
  }));

/* Contrast as WCAG defines it (relative luminance of sRGB), of colours as the browser computes them. */
test("controls, lines and text in boxes stand out from what is behind them", async () => {
  for (const dark of [false, true])
    await on(kinds.machine, { dark }, async page => {
      const found = await page.evaluate(() => {
        const light = css => {
          const [r, g, b] = css
            .match(/[\d.]+/g)
            .slice(0, 3)
            .map(v => v / 255)
            .map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const contrast = (a, b) => {
          const [x, y] = [light(a), light(b)].sort((p, q) => p - q);
          return (y + 0.05) / (x + 0.05);
        };
        const back = getComputedStyle(document.body).backgroundColor;
        const probe = document.body.appendChild(document.createElement("i"));
        const colour = name => {
          probe.style.color = `var(--${name})`;
          return getComputedStyle(probe).color;
        };
        const out = [1, 2, 3, 4].map(n => ["line l" + n, contrast(colour("l" + n), back), 3]);
        for (const behind of ["bg", "card"])
          out.push([
            "border on " + behind,
            contrast(
              getComputedStyle(document.getElementById("search")).borderTopColor,
              colour(behind),
            ),
            3,
          ]);
        for (const text of document.querySelectorAll("svg.topology .boxtext")) {
          const box = getComputedStyle(text.previousElementSibling).fill;
          out.push([
            text.textContent,
            contrast(getComputedStyle(text).fill, box === "none" ? back : box),
            4.5,
          ]);
        }
        return out;
      });
      assert.ok(found.length > 10, String(found));
      assert.deepEqual(
        found.filter(([, has, wants]) => has < wants),
        [],
        dark ? "dark" : "light",
      );
    });
});

test("nothing scrolls sideways where a phone shows an overview", async () => {
  for (const address of [
    "matrix.html",
    "index.html",
    kinds.machine,
    kinds.class,
    "accuracy.html",
    "named.html",
    "reviews.html",
  ])
    await on(address, { width: 390 }, async page => {
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll(".scroll")]
          .filter(e => e.scrollWidth > e.clientWidth + 1)
          .map(e => `${e.getAttribute("aria-label")} ${e.scrollWidth}`),
      );
      assert.deepEqual(wide, [], address);
    });
});

test("a table that is wider than a phone fades where there is more", () =>
  on(kinds.configuration, { width: 390 }, async page => {
    const ports = page.locator(".scroll:has(.ports)").first();
    const more = () => ports.evaluate(element => element.classList.contains("more"));
    await page.waitForFunction(() =>
      document.querySelector(".scroll:has(.ports)").classList.contains("more"),
    );
    await ports.evaluate(element => {
      element.scrollLeft = element.scrollWidth;
    });
    await page.waitForFunction(
      () => !document.querySelector(".scroll:has(.ports)").classList.contains("more"),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.ok(!(await more()));
  }));

test("search finds machines, and says where nothing is found", () =>
  on(kinds.about, {}, async page => {
    await page.locator("#search").fill("fixture-1 machine");
    await page.locator("#search-results li").first().waitFor();
    assert.match(
      await page.locator("#search-results a").first().getAttribute("href"),
      /machines\/Fixture-1\.html$/,
    );
    await page.locator("#search").fill("no such thing");
    await page.locator(".search .none:visible").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#search").inputValue(), "");
  }));

test("search knows what people call stencils and models", () =>
  on(kinds.about, {}, async page => {
    const found = async words => {
      await page.locator("#search").fill(words);
      await page.locator("#search-results li").first().waitFor();
      return page.locator("#search-results a").first().getAttribute("href");
    };
    assert.match(await found("layer condition"), /methods\.html#layer-conditions$/);
    assert.match(await found("5pt laplace"), /2D\/r1\/[^/]*\/star\/.*index\.html$/);
    assert.match(await found("25 point box"), /2D\/r2\/[^/]*\/box\/.*index\.html$/);
    assert.match(await found("25 point stencil"), /2D\/r2\/[^/]*\/box\/.*index\.html$/);
    assert.match(await found("2D radius 2 box float"), /2D\/r2\/[^/]*\/box\/.*\/float\//);
    assert.match(await found("best machine for 2D r2"), /2D\/r2\/index\.html#\w+$/);
    assert.match(await found("which machine"), /matrix\.html#per=socket$/);
    for (const words of ["cite", "citation"]) assert.match(await found(words), /about\.html#cite$/);
    for (const words of ["install", "github", "program", "source code"])
      assert.match(await found(words), /about\.html#program$/);
    for (const words of ["license", "licence"])
      assert.match(await found(words), /about\.html#licence$/);
    for (const words of ["own code", "baseline"])
      assert.match(await found(words), /methods\.html#own$/);
    assert.match(await found("reproduce"), /methods\.html#reproduce$/);
    assert.match(await found("history"), /methods\.html#history$/);
    assert.match(await found("doi"), /methods\.html#literature$/);
    assert.match(await found("download"), /data\.html$/);
    await page.locator("#search").fill("3-point box");
    await page.locator(".search .none:visible").waitFor();
  }));

test("the matrix stars the machines that the pages of the shapes name as the fastest", () =>
  on(kinds.matrix, {}, async page => {
    for (const [per, title] of [
      ["", "Fastest core"],
      ["socket", "Fastest socket"],
    ]) {
      await page.locator("#f-per").selectOption(per);
      const starred = await page.locator("#matrix td.best").evaluateAll(cells =>
        cells.map(c => [
          c.parentElement.querySelector("th a").getAttribute("href"),
          c.dataset.on, // the machine
        ]),
      );
      assert.ok(starred.length > 0);
      for (const [stencil] of starred) {
        const [dimension, radius] = stencil.split("/");
        const named = await page.evaluate(
          async ([from, to, label]) => {
            const text = await (await fetch(from)).text();
            const other = new DOMParser().parseFromString(text, "text/html");
            const row = other.querySelector(`td a[href$="${to}"]`).closest("tr");
            return row.querySelector(`[data-l="${label}"]`).firstChild.textContent.trim();
          },
          [`${dimension}/${radius}/index.html`, stencil, title],
        );
        assert.ok(
          starred.some(([of, machine]) => of === stencil && machine === named),
          `${named} has no star for ${stencil}`,
        );
      }
    }
    await page.locator("#f-per").selectOption("domain");
    assert.equal(await page.locator("#matrix td.best").count(), 0);
  }));

test("the matrix shows the cores that are asked for, and folds by shape", () =>
  on(kinds.matrix + "#per=socket", {}, async page => {
    const cells = await page.locator("#matrix td[data-v]:visible").evaluateAll(all =>
      all.map(c => {
        const numbers = c.dataset.v.split(",");
        return [numbers[5] || numbers[2], c.querySelector("a").innerText.trim()];
      }),
    );
    assert.ok(cells.length > 5);
    for (const [value, text] of cells)
      assert.equal(text.replace(/\s|★/g, ""), value ? String(Math.round(Number(value))) : "–");
    const shown = page.locator("#matrix tbody tr:not(.shape):visible");
    const all = await shown.count();
    await page.locator(".fold:visible").first().click();
    assert.ok((await shown.count()) < all);
    await page.locator(".fold:visible").first().click();
    assert.equal(await shown.count(), all);
  }));

test("a folded shape of the matrix is a grid of its stencils, each a link", () =>
  on(kinds.matrix, {}, async page => {
    assert.equal(await page.locator("#matrix td.grid:visible").count(), 0);
    for (const fold of await page.locator(".fold:visible").all()) await fold.click();
    const [cell] = await page.locator("#matrix td.grid:visible").all();
    const drawn = await cell.evaluate(c => {
      const known = row =>
        (row.cells[1].dataset.v || "").split(",").some((v, i) => i % 3 === 0 && i < 6 && v > 0);
      const all = [...c.closest("tbody").rows].slice(1);
      const at = all.findIndex(known);
      return {
        layers: c.style.background.split("linear-gradient").length - 1,
        known: all.filter(known).length,
        says: c.getAttribute("aria-label"),
        at,
        to: all[at].cells[1].querySelector("a").href,
      };
    });
    assert.equal(drawn.layers, drawn.known);
    assert.match(drawn.says, new RegExp(`^${drawn.known} stencils?, fastest in \\d+$`));
    const box = await cell.boundingBox();
    await page.mouse.click(
      box.x + box.width / 2 + ((drawn.at % 4) - 1.5) * 9,
      box.y + Math.floor(drawn.at / 4) * 7 + 3,
    );
    await page.waitForURL(drawn.to);
  }));

test("on a phone the matrix is a few screens long", () =>
  on(kinds.matrix, { width: 390 }, async page => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height < 4 * 1000, `${height} px`);
  }));

test("the start page compares machines, for one core and for all", () =>
  on("index.html", {}, async page => {
    const cell = page.locator(".heat td .socket").first();
    assert.ok(await cell.isVisible());
    await page.getByLabel("one core", { exact: true }).check();
    assert.ok(!(await cell.isVisible()));
    assert.ok(await page.locator(".heat td .core").first().isVisible());
    assert.doesNotMatch(await page.locator("main").innerText(), /\b0 measurements/);
    assert.equal(await page.locator("#example svg:visible").count(), 1);
  }));

test("the data of all configurations can be read, in both formats, and so can the feed", () =>
  on("data.html", {}, async page => {
    const read = await page.evaluate(async () => {
      const text = async name => (await fetch(name)).text();
      const feed = new DOMParser().parseFromString(await text("feed.xml"), "text/xml");
      return {
        csv: await text("data/configurations.csv"),
        json: JSON.parse(await text("data/configurations.json")).configurations,
        entries: feed.querySelectorAll("entry").length,
        broken: feed.querySelectorAll("parsererror").length,
        dictionary: [...document.querySelectorAll("#columns td code")].map(e => e.textContent),
      };
    });
    assert.equal(read.broken, 0);
    assert.equal(read.entries, read.json.length);
    assert.ok(read.json.length > 5);
    assert.equal(read.csv.trim().split("\n").length, read.json.length + 1);
    assert.deepEqual(read.csv.split("\n")[0].split(","), read.dictionary);
    for (const one of read.json)
      for (const key of Object.keys(one)) assert.ok(read.dictionary.includes(key), key);
    assert.ok(read.json.some(one => one.mlup_per_s > 0));
  }));

test("breadcrumbs narrow, step by step", () =>
  on(kinds.configuration, {}, async page => {
    const links = await page.locator(".crumbs a").evaluateAll(all => all.map(a => a.href));
    const [dimension, radius] = kinds.configuration.split("/");
    const [fastest] = links.splice(2, 1);
    assert.ok(fastest.endsWith(`/${dimension}/${radius}/index.html`), fastest);
    const parts = links.slice(1, -1).map(l => l.split("#")[1].split("&").length);
    assert.deepEqual(parts, [1, 3, 4, 5]);
    assert.match(links.at(-1), /\/index\.html$/);
    await page.locator(".crumbs a").nth(2).click();
    await page.getByText("Every number in the matrix").click();
    await page.locator("#count").waitFor();
    assert.equal(await page.locator("#f-dimension").inputValue(), dimension);
    assert.equal(await page.locator("#f-radius").inputValue(), radius);
  }));

test("the address holds unit, range and predictor of a plot", () =>
  on(kinds.configuration, {}, async page => {
    const figure = page.locator("[data-plot='grid-LC']");
    await figure.locator("[data-unit='MLUP/s']").click();
    await page.waitForURL(/grid-LC\.unit=MLUP\/s/);
    await page.reload();
    await figure.locator("[data-unit='MLUP/s'][aria-pressed='true']").waitFor();
    await page.waitForFunction(() =>
      /million/.test(document.querySelector("[data-plot='grid-LC'] svg.live").textContent),
    );
    await page.locator(".variants button").nth(1).click();
    await page.reload();
    await page.locator("[data-plot='grid-SIM']").waitFor();
    assert.ok(!(await figure.isVisible()));
  }));

test("an open menu closes with Escape and by a click elsewhere", () =>
  on(kinds.configuration, {}, async page => {
    const menu = page.locator("details.menu").first();
    for (const close of [() => page.keyboard.press("Escape"), () => page.locator("h1").click()]) {
      await menu.locator("summary").click();
      assert.equal(await menu.getAttribute("open"), "");
      await close();
      assert.equal(await menu.getAttribute("open"), null);
    }
  }));

test("scripts call a stencil what its page calls it", () =>
  on(kinds.about, {}, async page => {
    const titles = await page.evaluate(async () =>
      (await inspectPage.collection()).map(c => [c.path, c.title]),
    );
    for (const [stencil, title] of titles)
      assert.equal(
        title,
        fs.readFileSync(path.join(site, stencil, "index.html"), "utf8").match(/<h1>([^<]*)</)[1],
        stencil,
      );
    assert.deepEqual(
      await page.evaluate(() =>
        ["3D", "a/b", "3D/r1/x/cross/constant/double", "3D/r0/x/star/constant/double"].map(
          inspectPage.titleOf,
        ),
      ),
      ["3D", "b", "r1/x/cross/constant/double", "r0/x/star/constant/double"],
    );
  }));

test("search finds stencils by words and opens them by keyboard", () =>
  on(kinds.about, {}, async page => {
    await page.locator("#search").fill("3d box");
    await page.locator("#search-results li").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/3D.*box.*index\.html/);
  }));

test("light and dark can be chosen and are remembered", () =>
  on(kinds.about, {}, async page => {
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await colour();
    await page.locator("#theme").click();
    const after = await colour();
    assert.notEqual(after, before);
    await page.reload();
    assert.equal(await colour(), after);
    await page.evaluate(() => localStorage.clear());
  }));

test("key figures stay where they are while more of them arrive", () =>
  on(kinds.configuration, {}, async page => {
    const [few, all] = await page.evaluate(() => {
      const list = document.querySelector(".figures");
      const place = () => list.children[1].getBoundingClientRect().x;
      const complete = place();
      for (const later of [...list.children].slice(2)) later.remove();
      return [place(), complete];
    });
    assert.equal(few, all);
  }));

test("printing shows the drawings and no controls", () =>
  on(kinds.configuration, {}, async page => {
    await page.emulateMedia({ media: "print" });
    assert.ok(!(await page.locator(".controls").first().isVisible()));
    assert.ok(await page.locator("[data-plot='grid-LC'] svg").first().isVisible());
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      "rgb(255, 255, 255)",
      "paper is white",
    );
    await page.setViewportSize({ width: 703, height: 1000 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("table")]
        .filter(t => t.getBoundingClientRect().right > innerWidth + 1)
        .map(t => t.className),
    );
    assert.deepEqual(cut, [], "tables fit on the paper");
  }));

test("the printed matrix names its shapes", () =>
  on(kinds.matrix, {}, async page => {
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator("#matrix .shape b").first().isVisible());
  }));

test("texts of strangers run no script", async () => {
  for (const address of [
    "named/evil/Hostile/index.html",
    "named/evil/index.html",
    "machines/Hostile.html",
    "matrix.html",
    "reviews.html",
    "named.html",
    "index.html",
    "compare.html#c=named/evil/Hostile",
  ])
    await on(address, {}, async page => {
      for (const summary of await page.locator("details:not(.menu) > summary").all())
        if (await summary.isVisible()) await summary.click();
      for (const canvas of await page.locator(".canvas").all())
        if (await canvas.isVisible()) await canvas.hover();
      await page.waitForTimeout(100);
      assert.equal(await page.evaluate(() => window.hacked), undefined, address);
      assert.equal(await page.locator("img").count(), 0, address);
    });
});

test("works from the disk", async () => {
  for (const address of [kinds.configuration, "matrix.html", `compare.html#c=${onTwo}`])
    await on("file://" + path.join(site, address), {}, async page => {
      await page.waitForTimeout(200);
      if (address.startsWith("compare"))
        await page.locator("[data-plot='joined-grid'] .dots").first().waitFor();
      for (const options of await page.locator(".menu:visible").all()) {
        await options.locator("summary").click();
        await options.getByRole("button", { name: "SVG" }).waitFor();
        await options.locator("summary").click();
      }
    });
});

test("all content is there without JavaScript", async () => {
  const html = fs.readFileSync(path.join(site, kinds.configuration), "utf8");
  for (const text of [
    "In memory",
    "grid-LC",
    "grid-SIM",
    "Layer conditions",
    "inspect collect",
    "T_RegL1",
    "grid.csv",
  ])
    assert.ok(html.includes(text), text);
});

test("works at the root of a host", () =>
  on(browser.root + kinds.configuration, {}, async page => {
    await page.locator("svg.live, svg.wide").first().waitFor();
    await page.locator("nav a", { hasText: "Matrix" }).click();
    await page.waitForURL(/\/matrix\.html$/);
  }));

test("the numbers on a page are those of its files", async () => {
  const plainNumber = text =>
    text === "–" ? NaN : Number(text.replace(/\s/g, "").replace("−", "-").replace(/%$/, ""));
  /* As exact as what is written claims to be. */
  const close = (text, exact, what) =>
    assert.ok(
      text === "–"
        ? !Number.isFinite(exact)
        : Math.abs(plainNumber(text) - exact) <= 0.501 * 10 ** -(text.split(".")[1] || "").length,
      `${what}: ${text} is shown for ${exact}`,
    );
  for (const folder of plain.slice(0, 4)) {
    const [header, ...lines] = fs
      .readFileSync(path.join(site, folder, "grid.csv"), "utf8")
      .trim()
      .split("\n")
      .map(line => line.split(","));
    const cell = (line, name) => {
      const text = line[header.indexOf(name)];
      return text === "" ? NaN : Number(text);
    };
    await on(folder + "/index.html", {}, async page => {
      const rows = await page
        .locator(".numbers tbody tr")
        .evaluateAll(all => all.map(row => [...row.cells].map(c => c.textContent)));
      assert.equal(rows.length, lines.length);
      rows.forEach((row, i) => {
        const [measured, ecm] = [
          cell(lines[i], "bench_cy_per_cl_median"),
          cell(lines[i], "LC_ECM_cy_per_cl"),
        ];
        close(row[0], cell(lines[i], "size"), "size");
        close(row[2], measured, "measured");
        close(row[3], cell(lines[i], "bench_mlup_per_s_median"), "rate");
        close(row[4], ecm, "ECM");
        close(row[5].split("–")[0], cell(lines[i], "LC_ECM_low_cy_per_cl"), "interval");
        assert.ok(
          Number.isNaN(measured) ||
            Math.abs(plainNumber(row[6]) - 100 * (ecm / measured - 1)) <= 0.51,
          `deviation ${row}`,
        );
      });
      const measured = lines.filter(line => Number.isFinite(cell(line, "bench_mlup_per_s_median")));
      close(
        await page.locator(".figures b").first().innerText(),
        cell(measured.at(-1), "bench_mlup_per_s_median"),
        "key figure",
      );
      const off = measured
        .map(line =>
          Math.abs(cell(line, "LC_ECM_cy_per_cl") / cell(line, "bench_cy_per_cl_median") - 1),
        )
        .sort((a, b) => a - b);
      const median = 50 * (off[Math.floor((off.length - 1) / 2)] + off[Math.floor(off.length / 2)]);
      assert.ok(
        Math.abs(plainNumber(await page.locator(".fits td.n").first().innerText()) - median) <=
          0.51,
        `median ${median}`,
      );
    });
  }
});

test("every file of a configuration can be downloaded", () =>
  on(kinds.configuration, {}, async page => {
    const offered = await page.locator(".downloads a").allTextContents();
    const made = files
      .filter(f => path.dirname(f) === path.dirname(kinds.configuration))
      .map(f => path.basename(f))
      .filter(f => !["index.html", "data.js"].includes(f));
    assert.deepEqual(offered.sort(), made.sort());
    for (const name of [
      "grid.csv",
      "kernel.c",
      "kernel.s",
      "loop.s",
      "points.jsonl",
      "incore.json",
    ])
      assert.ok(offered.includes(name), name);
  }));

test("every link leads somewhere within the site", () => {
  const known = new Set(files);
  const dead = [];
  for (const page of pages)
    for (const [, link] of fs
      .readFileSync(path.join(site, page), "utf8")
      .matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:|data:|#)/.test(link)) continue;
      const target = path.normalize(
        path.join(path.dirname(page), decodeURIComponent(link.replace(/[#?].*/, ""))),
      );
      if (link.startsWith("/") || !known.has(target)) dead.push(`${page}: ${link}`);
    }
  assert.deepEqual(dead, []);
});

test("the HTML is valid", async () => {
  const checker = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      "long-title": "off",
      "no-inline-style": "off",
      "void-style": "off",
      "attr-quotes": "off",
      "no-trailing-whitespace": "off",
      "prefer-native-element": "off",
      "tel-non-breaking": "off",
    },
  });
  const chosen = [...Object.values(kinds), "404.html", "named/evil/Hostile/index.html"];
  const faults = [];
  for (const page of chosen) {
    const report = await checker.validateFile(path.join(site, page));
    for (const result of report.results)
      faults.push(
        ...result.messages
          .filter(m => m.severity === 2)
          .slice(0, 3)
          .map(m => `${page}:${m.line}: ${m.ruleId}: ${m.message}`),
      );
  }
  assert.deepEqual(faults, []);
});

test("a configuration's page stays small and opens quickly enough to be measured", () =>
  on(kinds.configuration, {}, async page => {
    const bytes = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").reduce((sum, e) => sum + e.encodedBodySize, 0) +
        performance.getEntriesByType("navigation")[0].encodedBodySize,
    );
    assert.ok(bytes < 150_000, `${bytes} bytes`);
  }));
