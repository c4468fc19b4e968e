// Every kind of page in Chromium, on a desktop and, in the dark, on a phone: nothing scrolls sideways, nothing
// moves, and axe finds nothing. SHOTS=FOLDER saves what it looks like.
"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const { kinds, on, violations } = require("./harness.cjs");

/* How much has moved since the page was opened (Cumulative Layout Shift). */
const layoutShift = page =>
  page.evaluate(
    () =>
      new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );

/* Of three times: a page that is painted while its text still arrives moves now and then. */
async function leastShift(page) {
  let least = await layoutShift(page);
  for (let i = 0; i < 2 && least > 0; i++) {
    await page.reload({ waitUntil: "load" });
    await page.waitForTimeout(60);
    least = Math.min(least, await layoutShift(page));
  }
  return least;
}

for (const [kind, address] of Object.entries(kinds)) {
  for (const [width, dark] of process.env.SHOTS
    ? [
        [1440, false],
        [390, true],
        [390, false],
        [1440, true],
      ]
    : [
        [1440, false],
        [390, true],
      ]) {
    test(`${kind} at ${width} px${dark ? ", dark" : ""}`, () =>
      on(address, { width, dark }, async page => {
        assert.ok((await page.locator("h1").innerText()).length > 3);
        await page.waitForTimeout(60);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(wide, 0, "the page scrolls sideways");
        /* Answers of the analyser come when they are computed. */
        if (kind !== "try") assert.equal(await leastShift(page), 0, "something moved");
        assert.deepEqual(await violations(page), []);
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${kind}-${width}${dark ? "-dark" : ""}.png`,
            fullPage: true,
          });
      }));
  }
}
