/* The analyser (render/try/try_answer.h) in its own worker, so that the page never waits for it. It
   takes questions and returns answers; outdated questions are not answered. */
"use strict";

const inspectTry = (() => {
  const page = inspectPage;

  /* The worker's code. Memory grows with the largest question, so a broken module is replaced. */
  function work() {
    let module;
    let instance;
    const refuse = () => {
      throw new Error("not there in a page");
    };
    const imports = () =>
      WebAssembly.Module.imports(module).reduce(
        (all, { module: room, name }) => ({ ...all, [room]: { ...all[room], [name]: refuse } }),
        {},
      );
    async function start() {
      instance = (await WebAssembly.instantiate(module, imports())).exports;
      instance._initialize();
    }
    function answer(question) {
      const bytes = new TextEncoder().encode(question);
      const room = instance.room(bytes.length); /* may move the memory */
      new Uint8Array(instance.memory.buffer, room, bytes.length).set(bytes);
      const at = instance.answer(bytes.length);
      const text = new Uint8Array(instance.memory.buffer, at, instance.answer_bytes());
      return new TextDecoder().decode(text);
    }
    self.onmessage = async ({ data }) => {
      if (data.module) {
        module = data.module;
        return;
      }
      try {
        if (!instance) await start();
        self.postMessage({ id: data.id, answer: answer(data.question) });
      } catch (error) {
        instance = undefined;
        const text = "the analysis broke off: " + error.message;
        const answer = JSON.stringify({ error: { of: "request", text } });
        self.postMessage({ id: data.id, answer });
      }
    };
  }

  let compiled;
  async function compile() {
    await page.load("assets/try_module.js");
    return WebAssembly.compile(await page.unpack(inspectTry.module));
  }
  const compileOnce = () => (compiled = compiled || compile());

  class Engine {
    /* A question may take `limit` seconds, and `patience` milliseconds more when another one waits:
       to start anew costs as much, and what was simulated is lost. */
    constructor(limit, patience = 150) {
      this.limit = limit;
      this.patience = patience;
      this.id = 0;
    }

    stop() {
      this.worker?.terminate();
      this.worker = undefined;
      clearTimeout(this.timer);
      this.busy?.done(null);
      this.busy = undefined;
    }

    async begin() {
      const module = await compileOnce();
      const code = new Blob([`(${work.toString()})()`], { type: "text/javascript" });
      const address = URL.createObjectURL(code);
      const worker = new Worker(address);
      URL.revokeObjectURL(address);
      worker.postMessage({ module });
      worker.onmessage = ({ data }) => {
        if (data.id !== this.busy?.id) return;
        const { done } = this.busy;
        clearTimeout(this.timer);
        this.busy = undefined;
        done(JSON.parse(data.answer)); /* a text travels faster */
        this.next();
      };
      return worker;
    }

    /* The answer, or null where another question came before it. */
    ask(question) {
      return new Promise(done => {
        this.waiting?.done(null);
        this.waiting = { question, done };
        if (this.busy && performance.now() - this.busy.since > this.patience) this.stop();
        this.next();
      });
    }

    /* Starts the worker before it is needed. */
    async warm() {
      if (this.worker || this.starting) return;
      this.starting = true;
      this.worker = await this.begin();
      this.starting = false;
      this.next();
    }

    next() {
      if (!this.worker) this.warm();
      if (!this.worker || this.busy || !this.waiting) return;
      const { question, done } = this.waiting;
      this.waiting = undefined;
      this.busy = { id: ++this.id, done, since: performance.now() };
      this.timer = setTimeout(() => this.giveUp(), this.limit * 1000);
      this.worker.postMessage({ id: this.id, question: inspectTryPacked.pack(question) });
    }

    giveUp() {
      const { done } = this.busy;
      this.busy = undefined;
      this.stop();
      const text = `stopped after ${this.limit} s`;
      const hint = "give fewer or smaller sizes, or use the program: inspect model has no limit";
      done({ error: { of: "sizes", text, hint } });
      this.next();
    }
  }

  /* Data passed by the page's data scripts: kernel texts, machine files, and in-core times of the
     stencils analysed on these machines. */
  const known = { named: {}, core: new Map(), machines: new Map() };
  const data = named => (known.named = named);
  function machine(name, text, core) {
    known.machines.set(name, new inspectTryPacked.Packed(text));
    for (const [path, T_comp, T_RegL1] of core)
      known.core.set(`${path}/${name}`, { T_comp, T_RegL1 });
  }

  /* A machine file, packed. */
  async function machineOf(name) {
    if (!known.machines.has(name)) await page.load(`machines/${encodeURIComponent(name)}.js`);
    return known.machines.get(name);
  }

  return { Engine, known, data, machine, machineOf };
})();
