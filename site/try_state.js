/* The state of try.html is in its address: readable if it is short, else packed. */
"use strict";

const inspectTryState = (() => {
  const page = inspectPage;
  const longest = 400;

  const toText = bytes =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  const toBytes = text =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), c => c.charCodeAt(0));
  /* An address is foreign: it shall not unpack to more than a page can hold. */
  const most = 4e6;
  async function through(bytes, Stream) {
    const stream = new Blob([bytes]).stream().pipeThrough(new Stream("deflate-raw"));
    const parts = [];
    let size = 0;
    for (const reader = stream.getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > most) throw new Error("too long");
      parts.push(value);
    }
  }

  /* A map as written after the hash. */
  async function pack(state) {
    const text = page.stateText(state);
    if (text.length <= longest) return text;
    return "z=" + toText(await through(new TextEncoder().encode(text), CompressionStream));
  }

  /* The map in the address; what cannot be read counts as empty. */
  async function read() {
    const state = page.readState();
    if (!state.has("z")) return state;
    try {
      const bytes = await through(toBytes(state.get("z")), DecompressionStream);
      return new URLSearchParams(new TextDecoder().decode(bytes));
    } catch {
      return new URLSearchParams();
    }
  }

  /* Written when the reader pauses: browsers allow a page only so many changes. */
  const rest = 200;
  let timer;
  let waiting;
  async function flush() {
    clearTimeout(timer);
    const state = waiting;
    if (!state) return;
    const text = await pack(state);
    if (waiting !== state) return;
    waiting = undefined;
    if (text !== location.hash.slice(1))
      history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
  }
  function write(state) {
    waiting = state;
    clearTimeout(timer);
    timer = setTimeout(flush, rest);
  }

  return { read, write, flush };
})();
