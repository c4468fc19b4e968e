// Every element of every page and of the feed is closed, in order: wellformed.cjs SITE
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const site = path.resolve(process.argv[2]);
const empty = new Set("area base br col hr img input link meta source track wbr".split(" "));
const faults = [];
let elements = 0;

function check(file) {
  const isPage = file.endsWith(".html");
  const text = fs
    .readFileSync(path.join(site, file), "utf8")
    .replace(/<!--.*?-->|<!doctype[^>]*>|<\?xml.*?\?>/gis, "")
    .replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, "$1$3");
  const open = [];
  for (const [tag, end, name, closed] of text.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/g,
  )) {
    if (end) {
      const last = open.pop();
      if (last !== name) return faults.push(`${file}: ${tag} closes <${last}>`);
    } else if (!closed && !(isPage && empty.has(name))) open.push(name);
    elements++;
  }
  if (open.length > 0) faults.push(`${file}: <${open.at(-1)}> is not closed`);
}

fs.readdirSync(site, { recursive: true })
  .filter(file => /\.(html|xml|svg)$/.test(file))
  .forEach(check);
console.log([...faults, `${elements} elements`].join("\n"));
process.exit(faults.length > 0 || elements === 0 ? 1 : 0);
