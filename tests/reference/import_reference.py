#!/usr/bin/env python3
"""Compares an import of the published collection with the published files, by hand:

    import_reference.py INSPECT FOLDER [COUNT [SEED]]

FOLDER is a checkout (or a part of one). Imports it, renders it, then compares the numbers of COUNT
configurations drawn at random (10) with their CSV files, read here independently, and the mean
absolute deviations of the published predictions per machine with those on the accuracy page.
"""
import csv, glob, html, os, random, re, subprocess, sys, tempfile

inspect, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
count, seed = int((sys.argv[3:4] or [10])[0]), int((sys.argv[4:5] or [1])[0])
work = tempfile.mkdtemp(prefix="import_reference.")
subprocess.run([inspect, "import", folder, "-o", work + "/c"], check=True, stdout=subprocess.DEVNULL)
subprocess.run([inspect, "render", "--collection", work + "/c", "-o", work + "/site"], check=True,
               stdout=subprocess.DEVNULL)

RENAMED = {"BroadwellEP_E5-2697_CoD": "BroadwellEP_E5-2697v4_CoD"}
SIZES = {"double": 1, "float": 0.5, "double_Complex": 2}  # of transfers, which assume 8 bytes
NAMES = None  # of the 54 columns


def number(text):
    try:
        value = float(text.strip())
    except ValueError:
        return None
    return value if 0 <= value < 1e18 else None


def rows_of(path):
    """Rows by column name; only rows as long as the header, and those without the counters' ECM."""
    global NAMES
    rows = [r for r in csv.reader(open(path, newline="")) if any(c.strip() for c in r)]
    first = 3 if rows[0][0] == "" else 1
    names = NAMES if first == 3 else [c.strip() for c in rows[0]]
    if first == 1 and len(names) == 54:
        NAMES = names
    for row in rows[first:]:
        if len(row) == len(names):
            yield dict(zip(names, row))
        elif len(row) == 49 and len(names) == 54:
            yield dict(zip(names[:22] + names[27:], row))
        else:  # measured and predicted times stand in front in every form
            yield dict(zip(names[:22], row))


PAIRS = [("Benchmark MLUPs", "bench_mlup_per_s_median"), ("Benchmark cycl", "bench_cy_per_cl_median"),
         ("Roofline ECM MLUPs", "PUBLC_ECM_mlup_per_s"), ("Roofline LC MLUPs", "PUBLC_roofline_mlup_per_s"),
         ("Roofline CS MLUPs", "PUBCS_roofline_mlup_per_s"), ("ECM LC MLUPs", "PUBLC_ECM_mlup_per_s"),
         ("ECM LC cycl", "PUBLC_ECM_cy_per_cl"), ("ECM CS cycl", "PUBCS_ECM_cy_per_cl"),
         ("ECM LC Tol", "PUBLC_T_comp_cy_per_cl"), ("ECM LC Tnol", "PUBLC_T_RegL1_cy_per_cl"),
         ("Benchmark Pheno Tol", "PHENO_T_comp_cy_per_cl"), ("Benchmark Pheno Tnol", "PHENO_T_RegL1_cy_per_cl")]
TRANSFERS = []
for theirs, ours in (("LC", "PUBLC"), ("CS", "PUBCS")):
    for edge in ("L1L2", "L2L3", "L3MEM"):
        PAIRS.append((f"ECM {theirs} T{edge.lower()}", f"{ours}_{edge}_cy_per_cl"))
for theirs, ours in (("LC", "PUBLC"), ("CS", "PUBCS"), ("Benchmark", "PHENO")):
    for edge in ("L1L2", "L2L3", "L3MEM"):
        for way in ("load", "evict"):
            TRANSFERS.append((f"{theirs} Transfer {edge} {way}", f"{ours}_{edge}_{way}_bytes_per_lup"))

results = sorted(glob.glob(folder + "/stencils/**/results.csv", recursive=True))
for path in results:  # the names first: one file has them in words only
    head = next(csv.reader(open(path, newline="")))
    if head[0] == "N^3" and len(head) == 54:
        NAMES = [c.strip() for c in head]
        break

sums, compared, wrong = {}, 0, 0
drawn = set(random.Random(seed).sample(results, min(count, len(results))))
for path in results:
    below = os.path.relpath(os.path.dirname(path), folder + "/stencils")
    cls, machine = os.path.split(below)
    machine = RENAMED.get(machine, machine)
    table = f"{work}/c/{cls}/{machine}/grid.csv"
    if not os.path.exists(table):
        continue
    ours = list(csv.DictReader(open(table)))
    theirs = list(rows_of(path))
    factor = SIZES.get(cls.split("/")[-1], 1)
    for r in theirs:
        measured = number(r.get("Benchmark cycl", ""))
        for key, name in (("ECM LC cycl", "layer conditions"), ("ECM CS cycl", "cache simulation")):
            predicted = number(r.get(key, ""))
            if measured and predicted is not None:
                s = sums.setdefault((machine, name), [0, 0.0])
                s[0], s[1] = s[0] + 1, s[1] + abs(predicted / measured - 1)
    if path not in drawn:
        continue
    cells = 0
    assert len(ours) == len(theirs), (table, len(ours), len(theirs))
    for a, b in zip(ours, theirs):
        for key, column in PAIRS + TRANSFERS:
            want, got = number(b.get(key, "")), number(a.get(column, ""))
            if want is not None and (key, column) in TRANSFERS:
                want *= factor
            if want is not None and key.startswith("Benchmark ") and key.split()[1] in ("MLUPs", "cycl") and want == 0:
                want = None
            cells += want is not None
            if want is not None and (got is None or abs(got - want) > 1e-5 * max(abs(want), 1)):
                wrong += 1
                print(f"{below}: N={a['size']}: {column} is {got}, {key} says {want}")
    compared += cells
    print(f"{below}: {len(ours)} sizes, {cells} numbers")

page = open(work + "/site/accuracy.html").read()
shown = {}
for row in re.findall(r"<tr><td>(.*?)</td>.*?data-l=\"Mean absolute\">(.*?)</td>", page):
    shown[html.unescape(row[0])] = row[1]
for (machine, name), (n, total) in sorted(sums.items()):
    want, got = f"{100 * total / n:.2f} %", shown.get(f"{machine}, published ECM, {name}")
    wrong += want != got
    print(f"{machine}, {name}: {n} sizes, {want} off; the page says {got}")
print(f"{compared} numbers of {len(drawn)} configurations compared, {wrong} differ; see {work}")
sys.exit(wrong != 0)
