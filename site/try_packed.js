/* What the analyser is asked, as base/yaml_packed.h has it: trees of text with places. */
"use strict";

const inspectTryPacked = (() => {
  const page = typeof inspectPage === "undefined" ? undefined : inspectPage;
  const longest = 1 << 20; /* of a machine file, in characters */

  /* A tree that is packed already. */
  class Packed {
    constructor(text) {
      this.text = text;
    }
  }

  const encoder = new TextEncoder();
  const head = (kind, count, { line = 0, col = 0 } = {}) => `${kind}${line},${col},${count}:`;
  const scalar = (text, place) => head("s", encoder.encode(text).length, place) + text;

  /* Of plain objects, lists, words and numbers; members that are undefined are left out. */
  function pack(value) {
    if (value instanceof Packed) return value.text;
    if (Array.isArray(value)) return head("l", value.length) + value.map(pack).join("");
    if (value === null || typeof value !== "object") return scalar(String(value));
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return (
      head("m", members.length) +
      members.map(([key, member]) => scalar(key) + pack(member)).join("")
    );
  }

  class Fault extends Error {
    constructor(text, hint, { line, col } = {}) {
      super(text);
      this.fault = { of: "machine", text, hint, line, col };
    }
  }

  /* The nodes of a YAML text. js-yaml gives values without places, and says of each node when it
     begins and ends. */
  function parse(text, yaml) {
    const open = [{ children: [] }];
    const listener = (event, state) => {
      if (event === "open") {
        const place = { line: state.line + 1, col: state.position - state.lineStart + 1 };
        open.push({ place, children: [] });
        return;
      }
      const node = { ...open.pop(), kind: state.kind, value: state.result };
      const [only] = node.children; /* it begins anew where what could be a key is not one */
      const twice =
        node.children.length === 1 && only.value === node.value && only.kind === node.kind;
      open.at(-1).children.push(twice ? { ...only, place: node.place } : node);
    };
    const value = yaml.load(text, { schema: yaml.FAILSAFE_SCHEMA, listener });
    return { ...open[0].children.at(-1), value };
  }

  /* A value is where its key is. */
  function packNode(node, place) {
    const { kind, value, children } = node;
    if (kind === "sequence" && children.length === value.length)
      return head("l", value.length, place) + children.map(c => packNode(c, c.place)).join("");
    if (kind === "mapping" && children.length === 2 * Object.keys(value).length) {
      const pairs = [];
      for (let i = 0; i < children.length; i += 2)
        pairs.push(
          scalar(children[i].value, children[i].place),
          packNode(children[i + 1], children[i].place),
        );
      return head("m", children.length / 2, place) + pairs.join("");
    }
    if (value === null || typeof value === "string") return scalar(value ?? "", place);
    throw new Fault("an alias or a key without a value", "write the value out", place);
  }

  /* A machine file of the reader's. */
  async function machine(text) {
    if (text.length > longest)
      throw new Fault("the file is too long", "machine files have some 10 kB");
    await page?.load("assets/yaml.js").catch(() => {});
    const yaml = globalThis.jsyaml;
    if (!yaml)
      throw new Fault(
        "this site has no YAML reader",
        "install node-js-yaml, then build and render again",
      );
    try {
      const root = parse(text, yaml);
      return new Packed(packNode(root, root.place));
    } catch (error) {
      if (!error.mark) throw error;
      const { line, column } = error.mark;
      throw new Fault(error.reason, "see machines/README.md", { line: line + 1, col: column + 1 });
    }
  }

  return { Packed, Fault, pack, machine };
})();
