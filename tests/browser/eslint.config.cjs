/* Scripts of the pages share names through the page; tests run in Node and hand functions to it. */
const js = require("@eslint/js");
const globals = require("globals");

const shared = [
  "Archive",
  "Collection",
  "Compare",
  "Data",
  "Figure",
  "Kernels",
  "Menu",
  "Page",
  "Plot",
  "Sets",
  "Try",
  "TryForm",
  "TryKernel",
  "TryPacked",
  "TryResults",
  "TryState",
];
const ours = Object.fromEntries(shared.map(name => ["inspect" + name, "writable"]));

module.exports = [
  js.configs.recommended,
  {
    files: ["site/*.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.browser, ...ours } },
    rules: {
      "no-redeclare": ["error", { builtinGlobals: false }],
      "no-unused-vars": ["error", { varsIgnorePattern: "^inspect" }],
    },
  },
  {
    files: ["tests/**/*.cjs"],
    languageOptions: {
      sourceType: "commonjs",
      globals: { ...globals.node, ...globals.browser, ...ours },
    },
  },
];
