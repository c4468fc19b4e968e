#!/usr/bin/env python3
"""Compares what instructions take on this host, an x86-64 with AVX, with what llvm-mca says, by hand:

    core_probes.py CPU [LLVM_MCA]

CPU is llvm-mca's name of this core. Throughput of independent loads, stores and arithmetic in L1, in
cycles per instruction, and latency of chains; cycles are those of a chain of additions. The least of
many short runs counts, so that the host need not be quiet. Printed with a factor where the two differ
by more than 10 %.
"""
import re, subprocess, sys, tempfile

cpu, mca = sys.argv[1], (sys.argv[2:3] or ["llvm-mca"])[0]
flags = open("/proc/cpuinfo").read()
WIDTHS = {"xmm": 16, "ymm": 32} | ({"zmm": 64} if "avx512f" in flags else {})
probes = []


def add(name, template, count=8, step=64, offset=0):
    """`{i}` is a register, `{a}` an address; count 1 with the result as operand: a chain."""
    probes.append((name, [template.format(i=i, a=f"{offset + i * step}(%rax)") for i in range(count)]))


for r, size in WIDTHS.items():
    reg = "%%%s{i}" % r
    for kind, step, offset in (("consecutive", size, 0), ("a line each", 64, 0), ("across lines", 64, 64 - 8)):
        add(f"load {8 * size}, {kind}", "vmovupd {a}, " + reg, step=step, offset=offset)
        add(f"store {8 * size}, {kind}", f"vmovupd {reg}, {{a}}", step=step, offset=offset)
    for op in ("vaddpd", "vmulpd", "vfmadd231pd"):
        add(f"{op} {8 * size}", f"{op} %{r}15, %{r}14, {reg}", count=10)
        add(f"{op} {8 * size}, latency", f"{op} %{r}15, %{r}0, %{r}0" if op != "vfmadd231pd" else
            f"{op} %{r}15, %{r}14, %{r}0", count=1)
    add(f"vshufpd {8 * size}", f"vshufpd $1, %{r}15, %{r}14, {reg}")
    add(f"vdivpd {8 * size}", f"vdivpd %{r}15, %{r}14, {reg}")

UNROLLED = 32
source = ["#include <stdio.h>\n#include <time.h>\nstatic char data[8192] __attribute__((aligned(4096)));",
          "static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t);"
          " return 1e9 * (double)t.tv_sec + (double)t.tv_nsec; }"]
chain = [("", ["add %rcx, %rdx"])]
for n, (_, body) in enumerate(chain + probes):
    text = "\\n".join(body * (UNROLLED // len(body) + 1)).replace("%", "%%")
    used = ", ".join(f'"xmm{i}"' for i in range(16))
    source.append(f'static void f{n}(void) {{ for (int i = 0; i < 100; i++) __asm__ volatile("{text}" : : '
                  f'"a"(data) : "memory", "rdx", {used}); }}')
source.append("static double best(void (*f)(void)) { double b = 1e18; for (int i = 0; i < 4000; i++) {"
              " double s = now(); f(); s = now() - s; b = s < b ? s : b; } return b / 100; }")
source.append("int main(void) {" + "".join(f'printf("%.9g\\n", best(f{n}));' for n in range(len(probes) + 1)) + "}")

with tempfile.TemporaryDirectory() as work:
    open(work + "/p.c", "w").write("\n".join(source))
    subprocess.run(["cc", "-O1", "-mavx512f" if "zmm" in WIDTHS else "-mavx2", work + "/p.c", "-o", work + "/p"],
                   check=True)
    times = [float(t) for t in subprocess.run(work + "/p", capture_output=True, text=True, check=True).stdout.split()]
cycle = times[0] / (UNROLLED + 1)
print(f"clock {1 / cycle:.3f} GHz\n{'cycles per instruction':28} measured  {cpu}")
for (name, body), ns in zip(probes, times[1:]):
    measured = ns / cycle / (len(body) * (UNROLLED // len(body) + 1))
    out = subprocess.run([mca, f"-mcpu={cpu}", "-iterations=200"], input="\n".join(body), capture_output=True,
                         text=True, check=True).stdout
    key = r"Total Cycles:\s+" if len(body) == 1 else r"Block RThroughput:\s+"
    said = float(re.search(key + r"([\d.]+)", out)[1]) / (200 if len(body) == 1 else len(body))
    print(f"{name:28} {measured:8.2f}  {said:{len(cpu)}.2f}" + (f"  x {measured / said:.2f}" if abs(said / measured - 1) > 0.1 else ""))
