// How soon a configuration's page is usable in Chromium from a local server: open_page.cjs SITE [PAGES]
// Opens the largest pages (and as many of middle size) with an empty cache each; prints bytes and times, the
// last one from the first key in a plot to its drawing, with the drawer that is loaded for it.
// Needs playwright-core: NODE_PATH=build/check/browser/node_modules.
"use strict";
const fs = require("node:fs");
const http = require("node:http");
const path = require("node:path");
const { chromium } = require("playwright-core");

const site = path.resolve(process.argv[2]);
const count = Number(process.argv[3] || 3);
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const pages = fs.readdirSync(site, { recursive: true }).filter(f => f.endsWith("/data.js"))
  .map(f => path.dirname(f) + "/index.html").map(f => [f, fs.statSync(path.join(site, f)).size]).sort((a, b) => b[1] - a[1]);
const middle = Math.floor(pages.length / 2);

async function measure(browser, base, page) {
  const tab = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await tab.goto(base + page, { waitUntil: "load" });
  await tab.locator(".controls").first().waitFor();
  const [bytes, ready, load] = await tab.evaluate(() => {
    const all = [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")];
    const navigation = performance.getEntriesByType("navigation")[0];
    return [all.reduce((sum, e) => sum + e.encodedBodySize, 0), navigation.domContentLoadedEventEnd, navigation.loadEventEnd];
  });
  const drawn = await tab.evaluate(async () => {
    const canvas = document.querySelector(".canvas");
    const begin = performance.now();
    canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    while (!canvas.querySelector("svg.live")) await new Promise(done => setTimeout(done, 0));
    return performance.now() - begin;
  });
  await tab.context().close();
  return { bytes, ready, load, drawn };
}

(async () => {
  const server = http.createServer((request, response) => {
    const file = path.join(site, decodeURIComponent(new URL(request.url, "http://x").pathname));
    if (!file.startsWith(site) || !fs.existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": types[path.extname(file)] || "text/plain" }).end(fs.readFileSync(file));
  });
  await new Promise(done => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
           "--disable-component-update", "--disable-sync"] });
  try {
    await measure(browser, base, pages[middle][0]); /* the browser's own start does not count */
    for (const [name, from] of [["largest", 0], ["middle", middle]]) {
      for (const [page] of pages.slice(from, from + count)) {
        const { bytes, ready, load, drawn } = await measure(browser, base, page);
        console.log(`${name.padEnd(8)} ${(bytes / 1e3).toFixed(0).padStart(5)} kB with all it loads, usable after ${ready.toFixed(0).padStart(4)} ms, loaded after ${load.toFixed(0).padStart(4)} ms, drawn anew within ${drawn.toFixed(0).padStart(4)} ms  ${page}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
})();
