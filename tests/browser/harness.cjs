// What the tests of the site share: the rendered site (SITE), a server and Chromium, and ways to open a
// page in it. An error on the console or a request to another host fails the test on whose page it
// happens.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const { after, before } = require("node:test");
const { chromium } = require("playwright-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const site = path.resolve(process.env.SITE);
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".csv": "text/csv",
  ".json": "application/json",
  ".xml": "application/atom+xml",
};
const files = (function walk(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap(e =>
      e.isDirectory()
        ? walk(path.join(folder, e.name))
        : [path.relative(site, path.join(folder, e.name))],
    );
})(site);
const pages = files.filter(f => f.endsWith(".html"));
const configurations = files.filter(f => f.endsWith("/data.js")).map(f => path.dirname(f));
const plain = configurations.filter(c => !c.includes("evil"));
const onTwo = plain.find(c => plain.some(o => o !== c && path.dirname(o) === path.dirname(c)));
const kinds = {
  configuration: onTwo + "/index.html",
  class: path.dirname(onTwo) + "/index.html",
  index: "index.html",
  machine: "machines/Fixture-1.html",
  matrix: "matrix.html",
  compare: "compare.html",
  try: "try.html",
  accuracy: "accuracy.html",
  named: "named.html",
  reviews: "reviews.html",
  methods: "methods.html",
  about: "about.html",
  fastest: onTwo.split("/").slice(0, 2).join("/") + "/index.html",
  data: "data.html",
};

/* Set before the first test. `base` is the site below a sub-path, as on a shared host; `root` serves the
   same at the top of the host. */
const browser = { base: "", root: "", context: null };
let server;
let profile;

/* A server on which `where` gives the file below the site for an address. */
async function serve(where) {
  const decoded = text => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const made = http.createServer((request, response) => {
    const file = path.join(site, where(decoded(request.url.replace(/[?#].*/, ""))));
    const there = file.startsWith(site) && fs.existsSync(file) && !fs.statSync(file).isDirectory();
    response
      .writeHead(there ? 200 : 404, {
        "content-type": types[there ? path.extname(file) : ".html"] || "text/plain",
      })
      .end(fs.readFileSync(there ? file : path.join(site, "404.html")));
  });
  await new Promise(done => made.listen(0, "127.0.0.1", done));
  made.unref(); /* a test that fails before it closes its server holds up nobody */
  return made;
}

before(async () => {
  server = await serve(address => address.replace(/^\/sub\//, ""));
  browser.root = `http://127.0.0.1:${server.address().port}/`;
  browser.base = browser.root + "sub/";
  profile = fs.mkdtempSync(path.join(os.tmpdir(), "inspect-browser-"));
  browser.context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    headless: true,
    acceptDownloads: true,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  browser.context.setDefaultTimeout(15000);
});

after(async () => {
  await browser.context?.close();
  server?.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

/* Opens a page, does something with it, and fails for what it must not do. */
async function on(address, { width = 1440, dark = false } = {}, act = async () => {}) {
  const page = await browser.context.newPage();
  const faults = [];
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) faults.push("console: " + message.text());
  });
  page.on("pageerror", error => faults.push("script: " + error.message));
  page.on("request", request => {
    const url = request.url();
    if (!url.startsWith(browser.root) && !/^(data|blob|file):/.test(url))
      faults.push("foreign request: " + url);
  });
  page.on("response", response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    await page.goto(address.includes(":") ? address : browser.base + address, {
      waitUntil: "load",
    });
    await act(page);
    assert.deepEqual(faults, [], address);
  } finally {
    await page.close();
  }
}

/* Waits until a figure (or its canvas) has loaded its drawer and drawn itself. */
const live = figure => figure.locator("svg.live").waitFor();

/* The path of the dots of a class, or of the element that refers to it. */
const dots = (figure, css = "") =>
  figure.evaluate(
    (element, css) =>
      element
        .querySelector(element.querySelector("svg:not(.narrow) .dots" + css).getAttribute("href"))
        .getAttribute("d"),
    css,
  );

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  return result.violations.map(
    v =>
      `${v.id}: ${v.help}: ${v.nodes
        .slice(0, 3)
        .map(n => n.target.join(" "))
        .join(", ")}`,
  );
}

module.exports = {
  site,
  files,
  pages,
  plain,
  onTwo,
  kinds,
  browser,
  serve,
  on,
  live,
  dots,
  violations,
};
