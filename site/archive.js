/* The files of a list of links as one tar archive, made in the browser, so that the site does not hold
   everything twice. Loaded when a reader asks for one. */
"use strict";

const inspectArchive = (() => {
  const block = 512;

  /* In the ustar format of POSIX. */
  function header(name, size) {
    const bytes = new Uint8Array(block);
    const put = (at, text) => bytes.set(new TextEncoder().encode(text), at);
    const octal = (value, digits) => value.toString(8).padStart(digits, "0");
    const cut = name.length > 99 ? name.lastIndexOf("/") : -1; /* longer ones have two parts */
    put(0, name.slice(cut + 1));
    put(345, name.slice(0, Math.max(cut, 0)));
    put(100, octal(0o644, 7));
    put(108, octal(0, 7));
    put(116, octal(0, 7));
    put(124, octal(size, 11));
    put(136, octal(Math.floor(Date.now() / 1000), 11));
    put(148, " ".repeat(8));
    put(156, "0");
    put(257, "ustar\u000000");
    const sum = bytes.reduce((total, byte) => total + byte, 0);
    put(148, octal(sum, 6) + "\0 ");
    return bytes;
  }

  /* The parts of the archive; `name` gives the name of a link's file in it. */
  async function parts(links, name) {
    const list = [];
    for (const link of links) {
      const answer = await fetch(link.href);
      if (!answer.ok) throw new Error(`${link.href}: ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      list.push(header(name(link), bytes.byteLength), bytes);
      list.push(new Uint8Array((block - (bytes.byteLength % block)) % block));
    }
    list.push(new Uint8Array(2 * block));
    return list;
  }

  /* All downloads of the section that the button is in, by their addresses in the site. */
  async function save(button) {
    const root = new URL(inspectPage.root, document.baseURI).href;
    const links = [...button.closest("section, main").querySelectorAll(".downloads a[download]")];
    const file = `${button.dataset.archive.replaceAll("/", "-")}.tar`;
    button.disabled = true;
    const list = await parts(links, link => link.href.slice(root.length)).finally(() => {
      button.disabled = false;
    });
    inspectPage.save(file, "application/x-tar", new Blob(list, { type: "application/x-tar" }));
  }

  return { save };
})();
