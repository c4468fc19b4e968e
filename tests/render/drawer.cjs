// The pages' scripts in node: what they need to draw, without a browser. drawer.cjs exports
// drawer(SITE), which loads the site's plot.js and its module; the result is inspectPlot.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

async function drawer(site) {
  const script = name => fs.readFileSync(path.join(site, "assets", name), "utf8");
  const globals = {
    TextEncoder,
    TextDecoder,
    WebAssembly,
    Blob,
    Response,
    DecompressionStream,
    document: {},
  };
  const context = vm.createContext(globals);
  const [shared] = script("site.js").split("\n};\n"); /* what follows needs a document */
  const page = vm.runInContext(`${shared}\n};\ninspectPage`, context);
  page.load = async name => vm.runInContext(script(path.basename(name)), context);
  vm.runInContext(script("plot.js"), context);
  const plots = vm.runInContext("inspectPlot", context);
  await plots.load();
  return plots;
}

module.exports = { drawer };
