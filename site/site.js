/* Common to all pages: light or dark mode, search, copy buttons. Without this script all content is
   still there; the controls that need it appear only with it. */
"use strict";

const inspectPage = {
  root: document.body ? document.body.dataset.root : "",

  /* Loads a script of ours once; works from the disk, where fetch does not. */
  load(path) {
    this.loading = this.loading || {};
    if (!this.loading[path])
      this.loading[path] = new Promise((done, failed) => {
        const script = document.createElement("script");
        script.src = this.root + path;
        script.onload = done;
        script.onerror = () => failed(new Error(path + " cannot be loaded"));
        document.head.append(script);
      });
    return this.loading[path];
  },

  /* The bytes of a module of ours (cmake/wasm_module.cmake): their number, gzipped, and these in Z85
     (rfc.zeromq.org/spec/32), where five digits are four bytes. */
  async unpack(text) {
    const digits =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";
    const values = new Uint8Array(128);
    for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
    const begin = text.indexOf(":") + 1;
    const words = new DataView(new ArrayBuffer(((text.length - begin) / 5) * 4));
    for (let i = begin, at = 0; i < text.length; at += 4) {
      let word = 0;
      for (let k = 0; k < 5; k++) word = word * 85 + values[text.charCodeAt(i++)];
      words.setUint32(at, word);
    }
    const packed = new Uint8Array(words.buffer, 0, parseInt(text, 10));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  },

  /* All configurations: objects with folder, path, machine, title and figures. */
  async collection() {
    await this.load("assets/terms.js");
    await this.load("assets/collection.js");
    return this.configurations;
  },

  /* An element, "tag" or "tag.class.class", with attributes, if any are given, and children: text is
     text, never markup, and lists are taken item by item. A button does not submit. */
  make(what, ...rest) {
    const [tag, ...classes] = what.split(".");
    const given = Object.getPrototypeOf(rest[0] ?? "") === Object.prototype;
    const attributes = given ? rest.shift() : {};
    const element = document.createElement(tag);
    if (classes.length) element.className = classes.join(" ");
    if (tag === "button") element.type = "button";
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") element.addEventListener(name, value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...rest.flat(Infinity));
    return element;
  },

  /* Three significant digits, grouped thousands, as the pages write numbers. */
  number(value) {
    if (value === null || !Number.isFinite(value)) return "–";
    const size = Math.abs(value);
    const decimals = size >= 100 || size === 0 ? 0 : Math.min(6, 2 - Math.floor(Math.log10(size)));
    /* Halves round up, as on the pages; toFixed would round the binary fraction. */
    const power = 10 ** Math.max(0, decimals);
    let text = (Math.floor(size * power * (1 + 1e-14) + 0.5) / power).toFixed(
      Math.max(0, decimals),
    );
    if (text.includes(".")) text = text.replace(/\.?0+$/, "");
    const [whole, rest] = text.split(".");
    const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") : whole;
    return (value < 0 ? "−" : "") + grouped + (rest ? "." + rest : "");
  },

  percent(fraction) {
    if (fraction === null || !Number.isFinite(fraction)) return "–";
    const value = Math.round(100 * fraction);
    return (value > 0 ? "+" : value < 0 ? "−" : "±") + Math.abs(value) + " %";
  },

  /* To the clipboard if allowed, else the old way. */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = this.make("textarea", text);
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
  },

  save(name, type, content) {
    const url = URL.createObjectURL(
      content instanceof Blob ? content : new Blob([content], { type }),
    );
    const link = this.make("a", { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  },

  /* The part of the address after the hash as a map. */
  readState() {
    return new URLSearchParams(location.hash.slice(1));
  },

  /* A map as written after the hash of an address, where a plus sign would be read as a space. */
  stateText(state) {
    return new URLSearchParams(state).toString().replace(/%2F/g, "/").replace(/%2C/g, ",");
  },

  /* Each choice of the reader is one step for the back button. */
  writeState(state, step = false) {
    const text = this.stateText(state);
    if (text === location.hash.slice(1)) return;
    history[step ? "pushState" : "replaceState"](
      null,
      "",
      text ? "#" + text : location.pathname + location.search,
    );
  },
};

/* 3D 7-point star, … of 3D/r1/…, and the name alone of named/…: the same words as the pages. */
inspectPage.titleOf = path => {
  const found = path.match(/^([1-9])D\/r([1-9])\/([^/]*)\/(star|box)\/([^/]*)\/([^/]*)$/);
  if (!found) return path.replace(/^[^/]*\//, "");
  const [, dims, radius, weighting, kind, coefficients, type] = found;
  const points = kind === "star" ? 2 * radius * dims + 1 : (2 * radius + 1) ** dims;
  return `${dims}D ${points}-point ${kind}, ${weighting} ${coefficients} coefficients, ${type}`;
};

/* "1 stencil", "2 stencils". */
inspectPage.counted = (n, what) => `${n} ${what}${Number(n) === 1 ? "" : "s"}`;

/* A machine as pages call it. */
inspectPage.wordsOf = machine => machine.replaceAll("_", " ");

/* Of each stencil its path and the grid size that all its machines have, then of each machine the
   number of its name and the figures: those of its largest grid, then core, socket and whether that
   core was measured, all at the common size. */
function inspectCollection(machines, stencils, unfitted) {
  inspectPage.configurations = stencils.flatMap(([path, size = null, ...on]) => {
    const title = inspectPage.titleOf(path);
    return on.map(([m, ...figures]) => {
      const machine = machines[m];
      const [mlup, all, ecm, deviation, core, socket, isMeasured] = figures.map(v => v ?? null);
      const own = { folder: path + "/" + machine, path, machine, title, mlup, all, ecm, deviation };
      return {
        ...own,
        ...{ size, core, socket, isMeasured: isMeasured === 1, isFitted: !unfitted.includes(m) },
      };
    });
  });
}

/* What each page has, one function per item. */
(() => {
  const page = inspectPage;

  function theme() {
    const root = document.documentElement;
    const dark = () =>
      root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
    const keep = value => {
      try {
        localStorage.setItem("theme", value);
      } catch {
        /* not allowed */
      }
    };
    document.getElementById("theme").addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      keep(root.dataset.theme);
    });
    document.querySelector(".tools").hidden = false;
  }

  const idle = /^(a|an|the|for|of|on|in|is|are|what|how|which|why|do|does|to|i|my|stencils?|\?)$/;

  /* Other names of a class: 27pt, laplace. */
  function aliases(title) {
    const points = /(\d+)-point (star|box)/.exec(title);
    if (!points) return "";
    return (
      ` ${points[1]}pt` +
      (points[2] === "star" ? " laplace laplacian heat poisson diffusion equation jacobi" : "")
    );
  }

  /* The page of a dimension and radius, at the section of one kind. */
  function shapeOf(path, title) {
    const [dimension, radius, , kind] = path.split("/");
    const shape = title.split(",")[0];
    return {
      to: `${dimension}/${radius}/index.html#${kind}`,
      text: `${dimension} ${radius} ${shape}${aliases(shape)} best fastest machine which`,
      title: `${dimension} ${radius} ${kind} (${shape.split(" ")[1]}): best machine`,
      note: " per socket and per core, at the same grid",
    };
  }

  /* What can be found: stencils and machines, which have pages of their own, explanations, shapes,
     then configurations, whose folders hold all parameters and the machine. Of what fits equally well
     the earlier comes first, and so stencils of the simplest kind. */
  function targets(collection) {
    const simple = c => / homogeneous constant /.test(c.title);
    const all = [...collection.filter(simple), ...collection.filter(c => !simple(c))];
    const machines = new Map();
    const stencils = new Map();
    const shapes = new Map();
    for (const c of all) {
      machines.set(c.machine, (machines.get(c.machine) || 0) + 1);
      stencils.set(c.path, [c.title, (stencils.get(c.path) || [0, 0])[1] + 1]);
      if (/-point (star|box),/.test(c.title))
        shapes.set(c.title.split(",")[0], shapeOf(c.path, c.title));
    }
    return [
      ...[...stencils].map(([path, [title, n]]) => ({
        to: path + "/index.html",
        text: path + " " + title + aliases(title) + " best fastest machine",
        title,
        note: " on " + page.counted(n, "machine"),
      })),
      ...[...machines].map(([name, n]) => ({
        to: "machines/" + name + ".html",
        text: `${name} ${page.wordsOf(name)} machine`,
        title: page.wordsOf(name),
        note: " machine, " + page.counted(n, "stencil"),
      })),
      ...page.terms.map(([to, title, words]) => ({
        to,
        text: title + " " + words,
        title,
        note: to.startsWith("methods") ? " explained" : "",
      })),
      ...shapes.values(),
      ...all.map(c => ({
        to: c.folder + "/index.html",
        text: c.folder + " " + c.title + aliases(c.title),
        title: c.title,
        note: " on " + page.wordsOf(c.machine),
      })),
    ].map(entry => ({ ...entry, text: entry.text.toLowerCase() }));
  }

  /* How well an entry answers: every word must occur, a number not within another one (7-point in
     27-point); what has more of them in its title and at starts of words comes first. 0: it does not. */
  function score(entry, words) {
    let n = 1;
    for (const word of words) {
      const before = [...entry.text.matchAll(word)].map(m => entry.text[m.index - 1] ?? " ");
      if (!before.some(c => !/\d/.test(c) || !/\d/.test(word.source[0]))) return 0;
      n += before.some(c => !/[a-z0-9]/.test(c)) ? 1 : 0;
      n += entry.title.toLowerCase().search(word) >= 0 ? 1 : 0;
    }
    return n;
  }

  /* The entries with all words of a question. */
  function answers(entries, question) {
    const asked = question
      .toLowerCase()
      .replace(/(\d+)[ -]points?(?![a-z])/g, "$1-point")
      .replace(/radius[ =]*(?=\d)/g, "r")
      .split(/\s+/);
    const words = asked
      .filter(w => w && !idle.test(w))
      .map(w => new RegExp(w.replace(/[^a-z0-9]/g, "\\$&"), "g"));
    if (words.length === 0) return [];
    return entries
      .map(entry => [score(entry, words), entry])
      .filter(([n]) => n > 0)
      .sort(([a], [b]) => b - a)
      .map(([, entry]) => entry);
  }

  function search() {
    const most = 12;
    const input = document.getElementById("search");
    const list = document.getElementById("search-results");
    const note = page.make("p.none", { role: "status", hidden: true });
    const results = page.make("div.results");
    list.replaceWith(results);
    results.append(list, note);
    let chosen = -1;
    let entries = null;

    function choose(i) {
      chosen = i;
      [...list.children].forEach((item, k) => item.setAttribute("aria-selected", String(k === i)));
      if (i >= 0) {
        input.setAttribute("aria-activedescendant", "found-" + i);
        list.children[i].scrollIntoView({ block: "nearest" });
      } else {
        input.removeAttribute("aria-activedescendant");
      }
    }

    function show(found) {
      list.replaceChildren(
        ...found
          .slice(0, most)
          .map((entry, i) =>
            page.make(
              "li",
              { role: "option", id: "found-" + i },
              page.make(
                "a",
                { href: page.root + entry.to, tabindex: "-1" },
                entry.title,
                page.make("span", entry.note),
              ),
            ),
          ),
      );
      list.hidden = found.length === 0;
      note.textContent =
        input.value.trim() === "" || (found.length > 0 && found.length <= most)
          ? ""
          : found.length === 0
            ? "Nothing found"
            : `${found.length - most} more: add a word to narrow the search`;
      note.hidden = note.textContent === "";
      input.setAttribute("aria-expanded", String(found.length !== 0));
      choose(-1);
    }

    async function find() {
      entries = entries || targets(await page.collection());
      show(answers(entries, input.value));
    }

    input.addEventListener("focus", () => page.collection(), { once: true });
    input.addEventListener("input", find);
    input.addEventListener("keydown", event => {
      const n = list.children.length;
      if (event.key === "Escape") {
        input.value = "";
        show([]);
      } else if (event.key === "ArrowDown" && n) choose((chosen + 1) % n);
      else if (event.key === "ArrowUp" && n) choose((chosen + n - 1) % n);
      else if (event.key === "Enter" && n) list.children[Math.max(chosen, 0)].firstChild.click();
      else return;
      event.preventDefault();
    });
    document.addEventListener("click", event => {
      if (!event.target.closest(".search")) {
        show([]);
        note.hidden = true;
      }
    });
  }

  /* Tables wider than the page show at the edge that there is more. */
  function wideTables() {
    const look = element =>
      element.classList.toggle(
        "more",
        element.scrollWidth - element.clientWidth - element.scrollLeft > 2,
      );
    const watch = new ResizeObserver(entries => entries.forEach(entry => look(entry.target)));
    for (const element of document.querySelectorAll(".scroll")) {
      watch.observe(element);
      element.addEventListener("scroll", () => look(element), { passive: true });
    }
  }

  function copyButtons() {
    for (const block of document.querySelectorAll(".command, .cite")) {
      const text = (block.querySelector("code") || block).textContent.replace(
        /^How to cite\s*/,
        "",
      );
      const button = page.make(
        "button",
        {
          class: "copy",
          click: async () => {
            await page.copy(text);
            button.textContent = "Copied";
            setTimeout(() => {
              button.textContent = "Copy";
            }, 1500);
          },
        },
        "Copy",
      );
      block.after(button);
    }
  }

  /* An open menu closes with Escape, and when the reader moves on to something else. */
  function menus() {
    const closeOthers = inside => {
      for (const menu of document.querySelectorAll("details.menu[open]"))
        if (!menu.contains(inside)) menu.open = false;
    };
    document.addEventListener("pointerdown", event => closeOthers(event.target));
    document.addEventListener("keydown", event => {
      const menu = event.key === "Escape" && event.target.closest("details.menu[open]");
      if (event.key === "Escape") closeOthers(null);
      if (menu) menu.querySelector("summary").focus();
    });
  }

  /* On a phone a long list is folded; a link to its section opens it. */
  function longLists() {
    const lists = [...document.querySelectorAll(".long")];
    const phone = matchMedia("(max-width: 40rem)").matches;
    const open = () => {
      for (const list of lists)
        if (location.hash === "#" + list.closest("section").id) list.open = true;
    };
    for (const list of lists) {
      list.open = !phone;
      list.classList.add("live");
    }
    open();
    addEventListener("hashchange", open);
  }

  /* Made on demand by a script of its own. */
  function archives() {
    for (const button of document.querySelectorAll("[data-archive]"))
      button.addEventListener("click", async () => {
        await page.load("assets/archive.js");
        await inspectArchive.save(button);
      });
  }

  theme();
  menus();
  longLists();
  search();
  wideTables();
  copyButtons();
  archives();
})();
