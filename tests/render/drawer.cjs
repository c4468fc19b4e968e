// The pages' scripts in node: what they need to draw, without a browser. drawer.cjs exports
// drawer(SITE), which loads the site's plot.js and its module; the result is inspectPlot.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const zlib = require("node:zlib");

async function drawer(site) {
  const script = name => fs.readFileSync(path.join(site, "assets", name), "utf8");
  const context = vm.createContext({ TextEncoder, TextDecoder, WebAssembly });
  const unpack = async text => zlib.gunzipSync(Buffer.from(text, "base64"));
  context.inspectPage = { unpack, load: async name => vm.runInContext(script(path.basename(name)), context) };
  vm.runInContext(script("plot.js"), context);
  const plots = vm.runInContext("inspectPlot", context);
  await plots.load();
  return plots;
}

module.exports = { drawer };
