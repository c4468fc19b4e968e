#!/usr/bin/env python3
"""Plants faults in a copy of the source and shows which ones no test notices."""

import argparse
import difflib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from pathlib import Path

from faults import blocks_around, faults_in

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ["base/*.c", "stempel/*.c", "collect/*.c", "render/*.c", "cli/*.c", "templates/program/*.c"]
# Judge the source's text, install, or need minutes, a cluster, a browser, a second compiler.
LEFT_OUT = re.compile(r"style_|cli_install|slurm_|browser_|wasm_|fuzz_(?!replay)|stempel_all_programs|stempel_vectorised"
                      r"|sweep_kill")
# Run WebAssembly, in which no mark shows what was reached.
IN_PAGES = re.compile(r"try_same|render_same_drawing")
QUICK_S = 2  # of CPU time
SANITIZED_S = 4  # a sanitized test takes two to three times as long: at most about 10 s each
# What warns of a fault in any build; warnings that depend on the optimisation do not count.
REFUSED = "-Werror=parentheses -Werror=unused -Werror=empty-body -Werror=format -Werror=format-nonliteral"
# A wrong program may remove, kill and fill what it reaches: processes and mounts of its own, nothing
# writable but a small /tmp; the modes of devices are others' too. Pairs of files come first: the wrong one is mounted over the right one.
# Without the option node wants more addresses for WebAssembly than the limit leaves; a sanitizer always
# wants more, and limits the memory itself. Code is read without a guard, as in check.sh.
CAGE = ["unshare", *([] if os.geteuid() == 0 else ["-r"]), "-p", "-m", "--fork", "--kill-child", "--mount-proc",
        "bash", "-c", 'mount --make-rprivate / && mount --bind "$0" /mnt && while [ "$1" != -- ]; do '
        'mount --bind "$1" "$2" || exit; shift 2; done && mount -t tmpfs -o size=2g none /tmp && '
        'mount -o remount,bind,ro / && { ! mountpoint -q /dev || mount -o remount,bind,ro /dev; } && '
        'ulimit -v "$3" -t "$2" && shift 3 && ASAN_OPTIONS=hard_rss_limit_mb=8192:malloc_context_size=2 '
        'INSPECT_NO_GUARD=1 NODE_OPTIONS=--disable-wasm-trap-handler HOME=/tmp "$@"; s=$?; times; exit $s']
# A block notes that it was run, once, in the folder that the cage mounts, and leaves errno alone.
REACHED = ("#ifdef __wasm__\n#define fault_reached(file) (void)0\n#else\n"
           "extern int creat(const char *, unsigned); extern int close(int); extern int *__errno_location(void);"
           "static inline void fault_reached(const char *file) { int was = *__errno_location();"
           " int f = creat(file, 0666); if (f >= 0) close(f); *__errno_location() = was; }\n#endif\n#line 1\n")

# Of a command; the last are pages' scripts out of WebAssembly.
OUTPUTS = re.compile(r"(?<= -o )\S+|(?<=-DOUTPUT=)\S+|\S+_module\.js(?= inspect)")
PATH = re.compile(r"(?<![\w./-])[\w./-]+(?![\w./-])")

Planted = namedtuple("Planted", "what path before after")


def run(command, cwd, **options):
    return subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", **options)


def must(command, cwd):
    result = run(command, cwd)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{result.stdout[-3000:]}")
    return result.stdout


def cpu_seconds(output):
    """Of what ran in the cage: on a busy machine the time on the wall says little."""
    parts = re.search(r"(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*\Z", output).groups()
    return 60 * (int(parts[0]) + int(parts[2])) + float(parts[1]) + float(parts[3])


def check_out(tree):
    head = must(["git", "rev-parse", "HEAD"], ROOT).strip()
    if not tree.exists():
        must(["git", "worktree", "add", "--detach", str(tree), head], ROOT)
    must(["git", "checkout", "--quiet", "--force", "--detach", head], tree)


class Build:
    """A copy of the source, built once, of which single files are built anew elsewhere: quickly, or as the
    check builds, with sanitizers and with what the pages run."""

    def __init__(self, tree, jobs, sanitized=False):
        self.tree, self.sanitized = tree, sanitized
        self.folder = tree / "build" / ("sanitized" if sanitized else "shared")
        must(["cmake", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
              "-DINSPECT_SANITIZE=ON" if sanitized else "-DCMAKE_C_FLAGS_DEBUG=-O1",
              f"-DCMAKE_PROJECT_INCLUDE={ROOT}/tests/mutation/shared.cmake",
              "-DCMAKE_SHARED_LINKER_FLAGS=-fuse-ld=lld -Wl,--strip-debug",
              "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld -Wl,--strip-debug",
              "-DCMAKE_C_STANDARD_LIBRARIES=-lm", "-B", str(self.folder), "."], tree)
        must(["ninja", f"-j{jobs}"], self.folder)
        self.commands = []  # (outputs, command) in the order of the build
        for command in must(["ninja", "-t", "commands"], self.folder).splitlines():
            command = command.split(" && /usr/bin/cmake -E cmake_transform_depfile")[0]
            outputs = OUTPUTS.findall(command)
            if outputs and "tests/wasm/" not in command:
                self.commands.append((outputs, command))

    def variant(self, texts, folder, flags=""):
        """[(wrong, right)]: what the build makes of other texts for some files; None: that fails."""
        changed, mounts = {}, []
        pages = self.sanitized or not all(map(self.compiles, texts))
        for path, text in texts.items():
            changed[str(self.tree / path)] = folder / path
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        for outputs, command in self.commands:
            if "wasm32" in command and not pages or not any(path in changed for path in PATH.findall(command)):
                continue
            for output in outputs:
                made = folder / os.path.relpath(self.folder / output, self.folder)
                made.parent.mkdir(parents=True, exist_ok=True)
                changed[output] = changed[str(self.folder / output)] = made
            ours = PATH.sub(lambda m: str(changed.get(m.group(), m.group())), command)
            if " -c " in ours:
                ours += (f" -fmacro-prefix-map={folder}={self.tree} -Werror=incompatible-pointer-types"
                         f" -Werror=int-conversion {flags}")
            result = run(["bash", "-c", ours], self.folder)
            if result.returncode != 0:
                self.said = result.stdout
                return None
            for output in outputs:
                if not output.endswith((".o", ".c", ".js")):
                    mounts.append((changed.pop(output), self.folder / output))
                    changed.pop(str(self.folder / output), None)
        return mounts

    def compiles(self, path):
        """For this machine: no text of a measured program, no file that is for WebAssembly only."""
        return any(f" -c {self.tree / path}" in c and "wasm32" not in c for _, c in self.commands)

    def tests(self, wanted, nowhere):
        if not (self.folder / "tests/slurm/here.yml").exists():
            run(["ctest", "-R", "slurm_machine"], self.folder)
        listed = json.loads(must(["ctest", "--show-only=json-v1"], self.folder))["tests"]
        return [Test(e, self, nowhere) for e in listed
                if e.get("command") and re.search(wanted, e["name"]) and not LEFT_OUT.match(e["name"])]

    def differs(self, mounts):
        return any(wrong.read_bytes() != right.read_bytes() for wrong, right in mounts)


class Test:
    def __init__(self, entry, build, nowhere):
        properties = {p["name"]: p["value"] for p in entry.get("properties", [])}
        self.name, self.command = entry["name"], entry["command"]
        self.cwd = properties.get("WORKING_DIRECTORY", str(build.folder))
        self.nowhere, self.addresses_kb = nowhere, "unlimited" if build.sanitized else "8388608"
        self.seconds, self.wall_s = None, None

    def run(self, mounts, reached=None):
        cpu_s = 600 if self.seconds is None else int(5 + 3 * self.seconds)
        wall_s = 3600 if self.wall_s is None else 120 + 5 * self.wall_s
        files = [str(f) for pair in mounts for f in pair]
        start = time.monotonic()
        try:
            result = run([*CAGE, reached or self.nowhere, *files, "--", str(cpu_s), self.addresses_kb, *self.command],
                         self.cwd, timeout=wall_s)
        except subprocess.TimeoutExpired:
            return "timed out"
        if result.returncode != 0:
            return f"failed\n{result.stdout[-600:]}" if self.seconds is None else "failed"
        self.seconds = self.seconds or cpu_seconds(result.stdout)
        self.wall_s = self.wall_s or time.monotonic() - start
        return "passed"

    def notices(self, mounts):
        """The verdict, if it is not a pass. It counts if it repeats: a busy machine is not the fault, and
        neither is what fails without it."""
        verdict = self.run(mounts)
        if verdict != "passed":
            verdict = self.run(mounts)
        if verdict == "passed" or self.seconds is None and self.run([]) != "passed":
            return None
        return f"{self.name} {verdict}"


def with_marks(build, planted):
    """{path: text} in which the block around each fault notes that it is run, and the faults that have none."""
    places, anywhere = {}, set()
    for n, fault in enumerate(planted):
        blocks = blocks_around(fault.before, len(os.path.commonprefix([fault.before, fault.after])))
        if not blocks or not build.compiles(fault.path):
            anywhere.add(n)
        else:
            places.setdefault(fault.path, []).extend((block, n) for block in blocks)
    texts = {}
    for path, marks in places.items():
        text = next(f.before for f in planted if f.path == path)
        for block, n in sorted(marks, reverse=True):
            mark = f' {{ static int seen; if (!seen) {{ seen = 1; fault_reached("/mnt/{n}"); }} }}'
            text = text[:block] + mark + text[block:]
        texts[path] = REACHED + text
    return texts, anywhere


class Laboratory:
    def __init__(self, build, faults, jobs, wanted):
        """`faults` come as [(Planted, mounts)]. Runs the tests once, to see which blocks they run."""
        self.build, self.faults, self.jobs = build, faults, jobs
        work = build.tree / "build" / "reached"
        (work / "nowhere").mkdir(parents=True, exist_ok=True)
        tests = build.tests(wanted, work / "nowhere")
        texts, self.anywhere = with_marks(build, [f for f, _ in faults])
        mounts = build.variant(texts, work / "source")
        if mounts is None:
            sys.exit(f"with marks in {work}/source:\n{build.said[-3000:]}")

        def attempt(test):
            test.reached = work / test.name
            test.reached.mkdir(exist_ok=True)
            for old in test.reached.iterdir():
                old.unlink()
            verdict = test.run(mounts, test.reached)
            if verdict != "passed":
                print(f"left out: {test.name} without a fault {verdict}", flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(attempt, tests))
        self.tests = sorted((t for t in tests if t.seconds is not None), key=lambda t: t.seconds)
        print(f"{len(self.tests)} tests, {sum(t.seconds for t in self.tests):.0f} s", flush=True)

    def reaching(self, n, mounts):
        in_pages = any(right.suffix in (".wasm", ".js") for _, right in mounts)
        return [t for t in self.tests if
                (in_pages if IN_PAGES.match(t.name) else n in self.anywhere or (t.reached / str(n)).exists())]

    def judge(self, n, slow):
        """(Its number, the test that notices it or None, how many run its block)."""
        _, mounts = self.faults[n]
        tests = self.reaching(n, mounts)
        ours = (t.notices(mounts) for t in tests if (t.seconds > QUICK_S) == slow)
        return n, next(filter(None, ours), None), len(tests)

    def judge_all(self):
        """(The fault, what notices it or None, how many run it). Slow tests wait until the quick ones have
        judged all faults, and sanitizers until all have: most of the time goes into the few that nothing
        notices."""
        left = range(len(self.faults))
        for slow, then in (False, "slow tests"), (True, "sanitizers"):
            unnoticed = []
            with ThreadPoolExecutor(self.jobs) as pool:
                for done in as_completed([pool.submit(self.judge, n, slow) for n in left]):
                    n, noticed, reached = done.result()
                    if noticed:
                        yield self.faults[n][0], noticed, reached
                    else:
                        unnoticed.append(n)
            left = unnoticed
            for n in left:
                print(f"left to the {then}: {self.faults[n][0].what}\n{as_patch(self.faults[n][0])}", flush=True)
        if left:
            build = Build(self.build.tree, self.jobs, sanitized=True)
            tests = {t.name: t for t in build.tests("", self.build.tree / "build/reached/nowhere")}
            with ThreadPoolExecutor(self.jobs) as pool:
                for done in as_completed([pool.submit(self.judge_sanitized, n, build, tests) for n in left]):
                    yield done.result()

    def judge_sanitized(self, n, build, tests):
        fault, _ = self.faults[n]
        mounts = build.variant({fault.path: fault.after}, build.tree / "build" / "faults" / f"{n}-sanitized")
        if mounts is None:
            return fault, "does not compile with sanitizers", 0
        reaching = [t for t in self.reaching(n, mounts) if t.seconds <= SANITIZED_S or IN_PAGES.match(t.name)]
        return fault, next(filter(None, (tests[t.name].notices(mounts) for t in reaching)), None), len(reaching)


def as_patch(fault):
    return "".join(difflib.unified_diff(fault.before.splitlines(True), fault.after.splitlines(True),
                                        f"a/{fault.path}", f"b/{fault.path}"))


def random_faults(tree, seed, only):
    """Without end. The kinds are equally frequent, whatever there is of them."""
    rng = random.Random(seed)
    by_kind = {}
    for path in must(["git", "ls-files", *SOURCES], tree).split():
        if re.search(only, path):
            for fault in faults_in((tree / path).read_text()):
                by_kind.setdefault(fault.kind, []).append((path, fault))
    while by_kind:
        kind = rng.choice(sorted(by_kind))
        path, fault = rng.choice(by_kind[kind])
        before = (tree / path).read_text()
        line = before.count("\n", 0, fault.start) + 1
        yield Planted(f"{path}:{line} {kind}", path, before, before[: fault.start] + fault.text + before[fault.end :])


def written_faults(tree, patches):
    for patch in re.split(r"(?m)^(?=--- a/)", Path(patches).read_text())[1:]:
        path = re.match(r"--- a/(\S+)", patch).group(1)
        before = (tree / path).read_text()
        if subprocess.run(["patch", "-p1", "--quiet"], cwd=tree, input=patch, text=True).returncode != 0:
            print(f"does not apply: {path}")
            continue
        after = (tree / path).read_text()
        (tree / path).write_text(before)
        yield Planted(path, path, before, after)


def built(build, faults, count, jobs):
    """[(Planted, mounts)] of the first `count` faults that compile and change the program."""
    kept, numbered = [], enumerate(faults)

    def attempt(item):
        n, fault = item
        mounts = build.variant({fault.path: fault.after}, build.tree / "build" / "faults" / str(n), REFUSED)
        return (fault, mounts) if mounts and build.differs(mounts) else None

    with ThreadPoolExecutor(jobs) as pool:
        while batch := list(islice(numbered, count - len(kept))):
            kept += filter(None, pool.map(attempt, batch))
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", default="", help="regular expression that paths must match")
    parser.add_argument("--replay", metavar="FILE", help="plant these patches instead of random faults")
    parser.add_argument("--tests", default="", help="regular expression that names of tests must match")
    parser.add_argument("--tree", type=Path, default=ROOT / "build/mutation", help="where the copy is")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background, and so by the tests
    if args.tree.resolve().is_relative_to("/tmp"):
        parser.error("--tree must lie outside of /tmp, which tests find empty")
    check_out(args.tree.resolve())
    build = Build(args.tree.resolve(), args.jobs)
    faults = built(build, written_faults(build.tree, args.replay) if args.replay else
                   random_faults(build.tree, args.seed, args.only), args.count, args.jobs)
    laboratory = Laboratory(build, faults, args.jobs, args.tests)
    start, survivors = time.monotonic(), []
    for done, (fault, noticed, reached) in enumerate(laboratory.judge_all(), 1):
        print(f"{done:3} {time.monotonic() - start:5.0f} s  {fault.what}: {noticed or 'SURVIVED'} ({reached} reach it)",
              flush=True)
        if noticed is None:
            survivors.append(as_patch(fault))
            print(survivors[-1], flush=True)
            build.tree.joinpath("build/survivors.diff").write_text("".join(survivors))
    print(f"{len(faults)} faults, {len(survivors)} survived")


if __name__ == "__main__":
    main()
