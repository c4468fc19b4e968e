#!/usr/bin/env python3
"""Plants faults in a copy of the source, one at a time, and tells which ones no test notices."""

import argparse
import difflib
import hashlib
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from faults import faults_in

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ["base/*.c", "stempel/*.c", "collect/*.c", "render/*.c", "cli/*.c", "templates/program/*.c"]
# Judge the source's text, install, or need minutes, a cluster, a browser, a second compiler.
LEFT_OUT = re.compile(r"style_|cli_install|slurm_|browser_|wasm_|fuzz_(?!replay)|stempel_all_programs|stempel_vectorised"
                      r"|sweep_kill")
# A wrong program may remove, kill and fill what it reaches: processes and mounts of its own, nothing
# writable but a small /tmp.
CAGE = ["unshare", *([] if os.geteuid() == 0 else ["-r"]), "-p", "-m", "--fork", "--kill-child", "--mount-proc",
        "bash", "-c", 'mount --make-rprivate / && mount -t tmpfs -o size=2g none /tmp && '
        'mount -o remount,bind,ro / && ulimit -v 8388608 -t "$0" && HOME=/tmp "$@"; exit $?']
QUICK_S, LONG_S = 2, 40  # quick tests come first, long ones are left out


def run(command, cwd, **options):
    return subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", **options)


def must(command, cwd):
    result = run(command, cwd)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{result.stdout[-3000:]}")
    return result.stdout


class Test:
    def __init__(self, entry, build):
        properties = {p["name"]: p["value"] for p in entry.get("properties", [])}
        self.name = entry["name"]
        self.command = entry["command"]
        self.cwd = properties.get("WORKING_DIRECTORY", str(build))
        self.files = [Path(c) for c in self.command if Path(c).is_file()]
        self.programs = [f for f in self.files if f.is_relative_to(build) and os.access(f, os.X_OK)]
        self.seconds = None
        self.hash = None

    def run(self):
        start = time.monotonic()
        cpu_s = 600 if self.seconds is None else int(10 + 5 * self.seconds)
        try:
            result = run([*CAGE, str(cpu_s), *self.command], self.cwd, timeout=180 + 15 * cpu_s)
        except subprocess.TimeoutExpired:
            return "timed out"
        if result.returncode != 0:
            return f"failed\n{result.stdout[-600:]}" if self.seconds is None else "failed"
        self.seconds = self.seconds or time.monotonic() - start
        return "passed"

    def state(self):
        return hashlib.sha1(b"".join(f.read_bytes() for f in self.files)).hexdigest()


class Laboratory:
    """A copy of the source with a build of its own, and the tests that pass there."""

    def __init__(self, tree, jobs):
        self.tree = tree
        self.build = tree / "build" / "plain"
        self.jobs = jobs
        head = must(["git", "rev-parse", "HEAD"], ROOT).strip()
        if not tree.exists():
            must(["git", "worktree", "add", "--detach", str(tree), head], ROOT)
        must(["git", "checkout", "--quiet", "--force", "--detach", head], tree)
        # Debug information is left out of the programs: links are quick, and a program in which the
        # changed object is not linked stays the same.
        must(["cmake", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DINSPECT_WASM=OFF",
              "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld -Wl,--strip-debug -Wl,--build-id=none",
              "-B", str(self.build), "."], tree)
        must(["ninja", f"-j{jobs}"], self.build)
        self.commands = {}
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            self.commands.setdefault(os.path.relpath(entry["file"], tree), entry["command"])
        listed = json.loads(must(["ctest", "--show-only=json-v1"], self.build))["tests"]
        self.tests = [Test(e, self.build) for e in listed
                      if e.get("command") and not LEFT_OUT.match(e["name"])]
        if not (self.build / "tests/slurm/here.yml").exists():
            run(["ctest", "-R", "slurm_machine"], self.build)
        self.try_tests()

    def try_tests(self):
        """Keeps the tests that pass; what did so last time with the same program is not tried again."""
        notes = self.build / "passed.json"
        passed = json.loads(notes.read_text()) if notes.exists() else {}

        def attempt(test):
            test.hash = test.state()
            if passed.get(test.name, [""])[0] == test.hash:
                test.seconds = passed[test.name][1]
                return
            verdict = test.run()
            if verdict == "passed":
                passed[test.name] = [test.hash, test.seconds]
                notes.write_text(json.dumps(passed, indent=1))
            else:
                print(f"left out: {test.name} without a fault {verdict}", flush=True)

        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(attempt, self.tests))
        self.tests = [t for t in self.tests if t.seconds is not None and t.seconds < LONG_S]
        print(f"{len(self.tests)} tests, {sum(t.seconds for t in self.tests):.0f} s", flush=True)

    def same_object(self, path, before, after):
        """None: it does not compile. Templates are no objects."""
        command = self.commands.get(path)
        if command is None:
            return False
        parts = shlex.split(command.split(" -o ")[0])
        objects = []
        for text in (before, after):
            (self.tree / path).write_text(text)
            objects.append(self.build / f"compare{len(objects)}.o")
            result = run([*parts, "-O2", "-g0", "-Werror=incompatible-pointer-types",
                          "-Werror=int-conversion", "-c", str(self.tree / path), "-o", str(objects[-1])], self.build)
            if result.returncode != 0:
                return None
        return objects[0].read_bytes() == objects[1].read_bytes()

    def stages(self, path):
        """The tests that may notice a fault in the file, in the order in which they are tried."""
        folders = path.split("/")[:-1]
        rooms = tuple(folders) + (("stempel", "measure", "sweep") if folders[0] == "templates" else ())
        own = [t for t in self.tests if t.name.startswith(rooms)]
        others = [t for t in self.tests if t not in own and path in self.commands]
        for quick in (True, False):
            for tests in (own, others):
                yield sorted([t for t in tests if (t.seconds < QUICK_S) == quick], key=lambda t: t.seconds)

    def judge(self, path):
        """The test that notices what now stands in `path`, or None."""
        for tests in self.stages(path):
            targets = {os.path.relpath(p, self.build) for t in tests for p in t.programs}
            if targets and run(["ninja", f"-j{self.jobs}", *targets], self.build).returncode != 0:
                return "the compiler"
            noticed = self.first_to_fail(tests, path in self.commands)
            if noticed is not None:
                return noticed
        return None

    def first_to_fail(self, tests, compiled):
        noticed = []

        def attempt(test):
            if noticed or compiled and test.state() == test.hash:
                return
            verdict = test.run()
            if verdict == "failed":  # once more: a busy machine is not the fault
                verdict = test.run()
            if verdict != "passed":
                noticed.append(f"{test.name} {verdict}")

        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(attempt, tests))
        return noticed[0] if noticed else None

    def plant(self, path, before, after):
        same = self.same_object(path, before, after)
        try:
            if same is None or same:
                return "not counted"
            (self.tree / path).write_text(after)
            return self.judge(path)
        finally:
            (self.tree / path).write_text(before)


def as_patch(path, before, after):
    return "".join(difflib.unified_diff(before.splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}"))


def random_faults(tree, seed, only):
    """(what, path, before, after) without end. The kinds are equally frequent, whatever there is of them."""
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
        yield f"{path}:{line} {kind}", path, before, before[: fault.start] + fault.text + before[fault.end :]


def written_faults(tree, patches):
    for patch in re.split(r"(?m)^(?=--- a/)", Path(patches).read_text())[1:]:
        path = re.match(r"--- a/(\S+)", patch).group(1)
        before = (tree / path).read_text()
        if subprocess.run(["patch", "-p1", "--quiet"], cwd=tree, input=patch, text=True).returncode != 0:
            print(f"does not apply: {path}")
            continue
        after = (tree / path).read_text()
        (tree / path).write_text(before)
        yield path, path, before, after


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", default="", help="regular expression that paths must match")
    parser.add_argument("--replay", metavar="FILE", help="plant these patches instead of random faults")
    parser.add_argument("--tree", type=Path, default=ROOT / "build/mutation", help="where the copy is")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background, and so by the tests
    laboratory = Laboratory(args.tree.resolve(), args.jobs)
    faults = written_faults(laboratory.tree, args.replay) if args.replay else \
        random_faults(laboratory.tree, args.seed, args.only)
    done, survivors = 0, []
    for what, path, before, after in faults:
        start = time.monotonic()
        noticed = laboratory.plant(path, before, after)
        if noticed == "not counted":
            continue
        done += 1
        print(f"{done:3} {time.monotonic() - start:5.1f} s  {what}: {noticed or 'SURVIVED'}", flush=True)
        if noticed is None:
            survivors.append(as_patch(path, before, after))
            print(survivors[-1], flush=True)
        if not args.replay and done == args.count:
            break
    print(f"{done} faults, {len(survivors)} survived")
    laboratory.tree.joinpath("build/survivors.diff").write_text("".join(survivors))


if __name__ == "__main__":
    main()
