// The page try.html in Chromium: what it computes, what it keeps in its address, and that it never freezes.
"use strict";
const assert = require("node:assert/strict");
const { execFile } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { pathToFileURL } = require("node:url");
const { promisify } = require("node:util");
const { site, on, violations } = require("./harness.cjs");

const there = fs.existsSync(path.join(site, "try.html"));
const check = (name, act) => test(name, { skip: !there && "the build has no analyser" }, act);
const run = promisify(execFile);
const inspect = path.resolve(site, "../../inspect");
const machine = "HaswellEP_E5-2695v3_CoD";
const machineFile = path.resolve(__dirname, `../../machines/${machine}.yml`);
const star = "try.html#class=3D/r1/homogeneous/star/constant/double&machine=Fixture-1";

/* Until the page shows what belongs to its form. */
const settled = async page => {
  await page.locator(".part-read dl").waitFor();
  await page.waitForFunction(() => !document.querySelector(".told.old, .told[aria-busy]"));
};
const told = (page, part) => page.locator(`.part-${part}`).innerText();
/* A row of the cache requirements, by condition. */
const requirement = (page, name) =>
  page.evaluate(wanted => {
    const table = document.querySelector(".requirements");
    const heads = [...table.querySelectorAll("thead th")].map(th => th.textContent);
    const row = [...table.querySelectorAll("tbody tr")].find(
      tr => tr.querySelector("th").textContent === wanted,
    );
    return Object.fromEntries([...row.children].map((cell, i) => [heads[i], cell.textContent]));
  }, name);

check("a link shows its class, from a server and from the disk", async () => {
  for (const base of ["", pathToFileURL(site).href + "/"])
    await on(base + star, {}, async page => {
      await settled(page);
      assert.match(await told(page, "read"), /3D 7-point star, homogeneous constant/);
      assert.match(await told(page, "conditions"), /2·N·P - P ≤ 2048/);
      await page.locator(".part-plots svg.live").first().waitFor();
      assert.ok((await page.locator(".part-plots svg.live").count()) >= 3);
      assert.ok((await page.locator(".part-summary .lead").innerText()).length > 40);
    });
});

check("at each keystroke: a fault with its caret and hint, then the result again", () =>
  on(star, {}, async page => {
    await settled(page);
    const text = page.locator("#kernel");
    const good = await text.inputValue();
    await text.fill(good.replace("a[k][j][i-1]", "a[k][j][q]"));
    const error = page.locator("#kernel-error");
    await error.locator(".caret").waitFor();
    assert.match(
      await error.innerText(),
      /index 'q' is not a loop index – use one of 'k', 'j', 'i'/,
    );
    const [line, caret] = (await error.locator("pre").first().textContent()).split("\n");
    assert.equal(line[caret.indexOf("^")], "q");
    await text.fill(good.replaceAll("double", "float"));
    await page.waitForFunction(() => !document.querySelector("#kernel-error").textContent);
    await settled(page);
    assert.match(await told(page, "read"), /float/);
    assert.equal(await page.locator("[name=from]").inputValue(), "own");
  }),
);

/* The figures of the layer condition calculator at RRZE (github.com/RRZE-HPC/layer-condition, 2018) for its
   four examples in their form: double, 1024 per dimension. Its formula for the cache that is needed is ours:
   the sum of the reuse distances and the longest one for each first access. */
const examples = {
  "2D-5pt": {
    "1D": [2, 10, 1, 4],
    "2D": [1023, 4094, 3, 2],
  },
  "2D-9pt": {
    "1D": [2, 14, 5, 4],
    "2D": [1022, 4094, 7, 2],
  },
  "3D-7pt": {
    "3D": [1047552, 4192256, 5, 2],
  },
  "3D-27pt": {
    "3D": [1046526, 4192254, 25, 2],
  },
};
check("the examples of the layer condition calculator give its figures", () =>
  on(star, {}, async page => {
    await settled(page);
    await page.locator("[name=from]").selectOption("offsets");
    for (const [name, conditions] of Object.entries(examples)) {
      await page.locator("#examples button", { hasText: new RegExp(`^${name}$`) }).click();
      await page.waitForFunction(
        dims =>
          document.querySelector(".part-at output")?.textContent.startsWith("1024") &&
          document.querySelector(".requirements thead").textContent.includes(dims),
        name.slice(0, 2),
      );
      await settled(page);
      const plain = text => text.replaceAll("\u202f", "");
      for (const [dims, [distance, cache, hits, misses]] of Object.entries(conditions)) {
        const of = async row => plain((await requirement(page, row))[dims]);
        assert.match(await of("Reuse distance"), new RegExp(`= ${distance} elements`), name);
        assert.match(
          await of("Minimum cache"),
          new RegExp(`= ${cache} elements, ${8 * cache} B`),
          name,
        );
        assert.match(await of("Hits"), new RegExp(`^${hits} elements?, ${8 * hits} B`), name);
        assert.match(await of("Misses"), new RegExp(`^${misses} elements, ${8 * misses} B`), name);
      }
    }
  }),
);

check("five dimensions, the collection's in-core time, machines side by side", () =>
  on("try.html#class=2D/r1/isotropic/star/constant/double&machine=Fixture-1", {}, async page => {
    await settled(page);
    const note = page.locator("#core-note");
    assert.match(await note.innerText(), /borrowed from the collection, T_comp [\d.]+ and T_RegL1/);
    const link = await note.locator("a").getAttribute("href");
    assert.ok(fs.existsSync(path.join(site, link)), link);
    await page.locator("summary", { hasText: "Other machines" }).click();
    await page.locator("#others [value=Fixture-2]").check();
    await page.locator(".part-beside tbody tr").nth(1).waitFor();
    assert.match(await told(page, "beside"), /Fixture-2[^]*lower bound/);
    await page.locator("[name=from]").selectOption("offsets");
    const around = [1, -1].flatMap(o =>
      [0, 1, 2, 3, 4].map(d => "a" + [0, 1, 2, 3, 4].map(i => `[${i === d ? o : 0}]`).join("")),
    );
    await page.locator("[name=offsets]").fill(around.join(" ") + " -> b[0][0][0][0][0]");
    await page.waitForFunction(() =>
      document.querySelector(".part-read").textContent.includes("10 read"),
    );
    await settled(page);
    assert.match(await told(page, "conditions"), /5D/);
    assert.match(await note.innerText(), /A lower bound/);
  }),
);

check("all that is loaded for the first use takes at most 400 kB", () => {
  const html = fs.readFileSync(path.join(site, "try.html"), "utf8");
  const named = [...html.matchAll(/(?:src|href)="(assets\/[^"]+\.(?:js|css))"/g)].map(m => m[1]);
  const fetched = ["try_module", "plot_module"].map(name => `assets/${name}.js`);
  const loaded = ["try.html", "machines/Fixture-1.js", ...named, ...fetched];
  assert.ok(named.includes("assets/try.js") && named.includes("assets/site.css"));
  const bytes = loaded.reduce((sum, file) => sum + fs.statSync(path.join(site, file)).size, 0);
  assert.ok(bytes <= 400_000, `${bytes} bytes`);
});

check("the address holds all of it, also what is long", () =>
  on(star, {}, async page => {
    await settled(page);
    const kernel =
      Array.from({ length: 40 }, (_, i) => `double a${i}[N];\n`).join("") +
      "for (int i = 0; i < N; ++i) a0[i] = a1[i] + a2[i];\n";
    await page.locator("#kernel").fill(kernel);
    await page.locator("[name=all]").fill("1000-2000:3");
    await page.locator("[name=cores]").fill("3");
    await page.locator("summary", { hasText: "Caches" }).click();
    await page.locator("[name=bytes-L2]").fill("512");
    await page.locator("[name=T_comp]").fill("17");
    await page.waitForFunction(() => location.hash.startsWith("#z="));
    await settled(page);
    await page.waitForTimeout(300);
    const [address, shown] = [page.url(), await told(page, "summary")];
    await on(address, {}, async other => {
      await settled(other);
      assert.equal(await other.locator("#kernel").inputValue(), kernel);
      assert.equal(await other.locator("[name=cores]").inputValue(), "3");
      assert.equal(await told(other, "summary"), shown);
      assert.match(await other.locator("#core-note").innerText(), /as entered/);
    });
  }),
);

check("a machine file that is dropped is read, and what is wrong in one is said", () =>
  on(star, {}, async page => {
    await settled(page);
    const drop = async text => {
      const data = await page.evaluateHandle(content => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], "mine.yml"));
        return transfer;
      }, text);
      await page.dispatchEvent("#ask", "drop", { dataTransfer: data });
    };
    const text = fs.readFileSync(machineFile, "utf8");
    await drop(text);
    await page.waitForFunction(
      () => document.querySelector("#file-note").textContent === "mine.yml",
    );
    await page.waitForFunction(() =>
      /35|256/.test(document.querySelector("[name=bytes-L2]")?.value),
    );
    await settled(page);
    await drop(text.replace("ways: 8", "ways: eight"));
    await page.locator(".part-status .warning").waitFor();
    assert.match(await told(page, "status"), /ways is 'eight'; accepted: a whole number/);
  }),
);

check("C around a kernel is read: a function, pointers, several nests", () =>
  on(star, {}, async page => {
    await settled(page);
    const code = `#include <stddef.h>
void f(double (*restrict a)[N], const double *b, int M, int N) {
#pragma omp parallel for
  for (int j = 1; j < M - 1; j++)
    for (int i = 1; i < N - 1; i++)
      a[j][i] = 0.5 * (b[j * N + i - 1] + b[j * N + i + 1]);
  for (int j = 0; j < M; j++)
    for (int i = 0; i < N; i++)
      a[j][i] *= 2;
}
`;
    await page.locator("#kernel").fill(code);
    await page.locator("#nests select").waitFor();
    await settled(page);
    assert.match(await told(page, "read"), /b\[.*\]: 2 read/);
    await page.locator("#nests select").selectOption({ label: "line 7" });
    await page.waitForFunction(
      () => !document.querySelector(".part-read").textContent.includes("2 read"),
    );
    await page
      .locator("#kernel")
      .fill(code.replace("a[j][i] *= 2", "a[idx[j]][i] *= 2").replaceAll("b[j *", "b[idx[j] *"));
    await page.locator("#kernel-error .warning").waitFor();
    assert.match(
      await page.locator("#kernel-error").innerText(),
      /Cut functions[^]*inspect compare/,
    );
  }),
);

check("simulation runs beside the page, which goes on drawing", () =>
  on(star + "&all=60-240%3A30&predictor=SIM", {}, async page => {
    await page.evaluate(() => {
      window.longest = 0;
      window.partly = [];
      const seen = () => {
        const text = document.querySelector(".part-status")?.textContent;
        if (/^Simulated at \d+ of 30/.test(text)) window.partly.push(text);
      };
      new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
      let last = performance.now();
      const frame = () => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await page.waitForFunction(
      () => /^Simulated at \d+ sizes;/.test(document.querySelector(".part-status").textContent),
      null,
      { timeout: 60000 },
    );
    assert.match(await told(page, "status"), /at 30 sizes/);
    assert.ok(
      await page.evaluate(() => window.partly.length >= 2),
      "sizes come one after the other",
    );
    assert.ok((await page.evaluate(() => window.longest)) < 1000);
  }),
);

const oldForm = {
  dimensions: 2,
  arrays: { type: "float", bytes_per_element: 4, dimension: [2000, 1024] },
  accesses: {
    a: [
      [0, 1],
      [0, -1],
      [-1, 0],
      [1, 0],
    ],
    b: [[0, 0]],
  },
  cache_sizes: {
    L1: { size: 16384, cores: 1, available: 16384 },
    L2: { size: 131072, cores: 1, available: 131072 },
    L3: { size: 4194304, cores: 4, available: 1048576 },
  },
  safety_margin: 3,
};
const oldLink = "calculator%23!" + encodeURIComponent(JSON.stringify(oldForm));
check("links of the layer condition calculator are understood, in the address and pasted", () =>
  on("try.html#" + oldLink, {}, async page => {
    const asFilled = async () => {
      await settled(page);
      assert.match(
        await told(page, "read"),
        /float a\[M\]\[N\]: 4 read; float b\[M\]\[N\]: written/,
      );
      const { "2D": cache } = await requirement(page, "Minimum cache");
      assert.match(cache.replaceAll("\u202f", ""), /= 4094 elements, 16376 B/);
      for (const [name, value] of Object.entries({
        "size-M": "2000",
        "size-N": "1024",
        "bytes-L1": "16",
        "shared-L3": "4",
        cores: "4",
        safety: "3",
      }))
        assert.equal(await page.locator(`[name=${name}]`).inputValue(), value, name);
    };
    await asFilled();
    await page.locator("[name=offsets]").fill("a[0][1] -> b[0][0]");
    await page.locator("[name=safety]").fill("1");
    await settled(page);
    await page
      .locator("[name=offsets]")
      .fill("https://rrze-hpc.github.io/layer-condition/#" + oldLink);
    await asFilled();
  }),
);

check("the page of a comparison leads to its kernel", async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "inspect-browser-try-"));
  fs.symlinkSync(site, path.join(work, "public"));
  const report = path.join(work, "report.html");
  const kernel = "double a[N], b[N], c[N];\nfor (int i = 1; i < N; i++) a[i] = b[i - 1] * c[i];\n";
  fs.writeFileSync(path.join(work, "mine.c"), kernel);
  const words = ["-m", machineFile, "--model-only", "-D", "N", "4000", "--html", report];
  await run(inspect, ["compare", ...words, path.join(work, "mine.c")]);
  await on(pathToFileURL(report).href, {}, async page => {
    await page.locator("a", { hasText: "Change this" }).click();
    await settled(page);
    assert.match(await told(page, "read"), /b\[N\]: 1 read; double c/);
    assert.equal(await page.locator("[name=from]").inputValue(), "own");
  });
  fs.rmSync(work, { recursive: true, force: true });
});

check("a foreign address cannot break the page", async () => {
  const hostile = [
    "calculator%23!" + encodeURIComponent('{"accesses":{"a":[[1e9]]},"arrays":{}}'),
    "calculator%23!" + encodeURIComponent('{"accesses":{"a":7},"arrays":{"dimension":"x"}}'),
    "class=../../x&machine=nothing&predictor=X&cores=-1&safety=0&at=1e99&caches=%5B%5D",
    "from=own&kernel=%00%3Cscript%3E&D.N=1e400&D.__proto__=1&nest=-5&others=a,,b",
    'T_comp=abc&caches={"L1"%3A{"bytes"%3A-1,"shared"%3A1e99},"__proto__"%3A{"bytes"%3A1}}',
    'caches={"L1"%3Anull}&from=nowhere',
    "yml=%0A%0A*a%3A+%26a+%5B*a%5D&class=3D/r1/homogeneous/star/constant/double",
    "z=AAAA",
  ];
  for (const address of hostile)
    await on("try.html#" + address, {}, async page => {
      await page.waitForFunction(() => document.body.dataset.ready !== undefined);
      await page.waitForFunction(() => !document.querySelector(".told[aria-busy]"));
      await page.locator("[name=from]").selectOption("offsets");
      await page.locator("[name=machine]").selectOption("Fixture-2");
      for (const [name, value] of Object.entries({
        offsets: "a[-1] a[1] -> b[0]",
        cores: "1",
        safety: "1",
        T_comp: "",
      }))
        await page.locator(`[name=${name}]`).fill(value, { force: true });
      await page.locator("[name=all]").fill("100-1000:4");
      await page.waitForFunction(() =>
        document.querySelector(".part-read")?.textContent.includes("2 read"),
      );
    });
});

check("what would take forever is stopped, and the page goes on", () =>
  on(star, {}, async page => {
    await settled(page);
    const answer = await page.evaluate(
      async text => {
        const engine = new inspectTry.Engine(0.2);
        const question = {
          do: "analyse",
          kernel: document.querySelector("#kernel").value,
          predictor: "SIM",
          sizes: { ".": "300-900:20" },
        };
        const machine = await inspectTryPacked.machine(text);
        const stopped = await engine.ask({ ...question, machine });
        engine.limit = 60; /* however busy the host is */
        const next = await engine.ask({
          do: "generate",
          class: "2D/r1/isotropic/star/constant/double",
        });
        return { stopped, next };
      },
      fs.readFileSync(machineFile, "utf8"),
    );
    assert.match(answer.stopped.error.text, /stopped after 0.2 s/);
    assert.match(answer.next.kernel, /double a\[M\]\[N\]/);
  }),
);

check("by keyboard alone, and on a phone", () =>
  on(star, { width: 390, dark: true }, async page => {
    await settled(page);
    await page.locator("[name=from]").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("2D");
    await page.waitForFunction(() => document.querySelector("#kernel").value.includes("a[M][N]"));
    await settled(page);
    await page.locator(".part-at input").focus();
    const before = await told(page, "at");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(old => document.querySelector(".part-at").innerText !== old, before);
    await settled(page);
    assert.deepEqual(await violations(page), []);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(wide, 0, "the page scrolls sideways");
  }),
);

check("fifty random questions have the program's answers", async () => {
  const { random } = await import("../try/module.mjs");
  const { kernel, study } = await import("../try/kernels.mjs");
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "inspect-browser-try-"));
  const r = random(11);
  const text = fs.readFileSync(machineFile, "utf8");
  await on("try.html", {}, async page => {
    await settled(page);
    for (let n = 0; n < 50; n++) {
      const k = kernel(r);
      const predictor = r.pick(["LC", "LC", "LCS"]);
      const sizes = study(r, k, predictor);
      const file = path.join(work, "kernel.c");
      if (k.text) fs.writeFileSync(file, k.text);
      const words = [
        "model",
        "-p",
        "LC",
        "-p",
        "ECMData",
        "-m",
        machineFile,
        "-P",
        predictor,
        "--json",
        "-",
        k.path ?? file,
      ];
      for (const [name, range] of Object.entries(sizes)) words.push("-D", name, range);
      const expected = JSON.parse((await run(inspect, words, { maxBuffer: 1 << 28 })).stdout);
      const answer = await page.evaluate(
        async question => {
          const engine = new inspectTry.Engine(20);
          if (question.path)
            question.kernel = (await engine.ask({ do: "generate", class: question.path })).kernel;
          const machine = await inspectTryPacked.machine(question.text);
          const found = await engine.ask({ do: "analyse", ...question, machine });
          engine.stop();
          return found;
        },
        { path: k.path, kernel: k.text, text, sizes, predictor },
      );
      assert.equal(answer.error, undefined, words.join(" "));
      assert.deepEqual(answer.layer_conditions, expected.layer_conditions, words.join(" "));
      expected.points.forEach((point, i) => {
        for (const [e, level] of point.levels.entries())
          for (const [name, value] of Object.entries(level))
            assert.deepEqual(
              answer.points[i].levels[e][name],
              value,
              `${words.join(" ")}: ${name}`,
            );
      });
    }
  });
  fs.rmSync(work, { recursive: true, force: true });
});
