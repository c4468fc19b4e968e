#include "collect/host/mca_core.h"

#include <ctype.h>
#include <string.h>

#include "base/proc.h"
#include "collect/machine/mca_core_names.h"
#include "collect/machine/mca_target.h"

enum { COPIES = 12, SVE_MIN_BYTES = 16 };

/* The widest vector instructions of a host: `%` is replaced by a register number, `#` by a byte
 * offset. The first row whose feature the host has applies. */
struct dialect {
    const char *feature; /* of /proc/cpuinfo */
    const char *fma_feature;
    const char *march;
    int vector_bytes; /* 0: the kernel reports it (SVE) */
    const char *load, *store;
    const char *add[2], *mul[2], *fma[2]; /* double, float */
    const char *substitute;               /* LLVM's name of a similar core, for cores without a
                                           * model in llvm-mca */
};
static const struct dialect dialects[] = {
    {"avx512f",
     "fma",
     NULL,
     64,
     "vmovupd #(%rax), %zmm%",
     "vmovupd %zmm%, #(%rax)",
     {"vaddpd %zmm30, %zmm31, %zmm%", "vaddps %zmm30, %zmm31, %zmm%"},
     {"vmulpd %zmm30, %zmm31, %zmm%", "vmulps %zmm30, %zmm31, %zmm%"},
     {"vfmadd231pd %zmm30, %zmm31, %zmm%", "vfmadd231ps %zmm30, %zmm31, %zmm%"},
     "skylake-avx512"},
    {"avx",
     "fma",
     NULL,
     32,
     "vmovupd #(%rax), %ymm%",
     "vmovupd %ymm%, #(%rax)",
     {"vaddpd %ymm14, %ymm15, %ymm%", "vaddps %ymm14, %ymm15, %ymm%"},
     {"vmulpd %ymm14, %ymm15, %ymm%", "vmulps %ymm14, %ymm15, %ymm%"},
     {"vfmadd231pd %ymm14, %ymm15, %ymm%", "vfmadd231ps %ymm14, %ymm15, %ymm%"},
     "haswell"},
    {"sse2",
     NULL,
     NULL,
     16,
     "movupd #(%rax), %xmm%",
     "movupd %xmm%, #(%rax)",
     {"addpd %xmm15, %xmm%", "addps %xmm15, %xmm%"},
     {"mulpd %xmm15, %xmm%", "mulps %xmm15, %xmm%"},
     {NULL, NULL},
     "sandybridge"},
    {"sve",
     "sve",
     "-mattr=+sve",
     0,
     "ld1d { z%.d }, p0/z, [x0]",
     "st1d { z%.d }, p0, [x0]",
     {"fadd z%.d, p0/m, z%.d, z31.d", "fadd z%.s, p0/m, z%.s, z31.s"},
     {"fmul z%.d, p0/m, z%.d, z31.d", "fmul z%.s, p0/m, z%.s, z31.s"},
     {"fmla z%.d, p0/m, z30.d, z31.d", "fmla z%.s, p0/m, z30.s, z31.s"},
     "neoverse-v1"},
    {"asimd",
     "asimd",
     NULL,
     16,
     "ldr q%, [x0, #]",
     "str q%, [x0, #]",
     {"fadd v%.2d, v30.2d, v31.2d", "fadd v%.4s, v30.4s, v31.4s"},
     {"fmul v%.2d, v30.2d, v31.2d", "fmul v%.4s, v30.4s, v31.4s"},
     {"fmla v%.2d, v30.2d, v31.2d", "fmla v%.4s, v30.4s, v31.4s"},
     "neoverse-n1"},
};

/* COPIES lines of one instruction; a `%` before a letter is part of a register name and stays. */
static struct str block_of(const char *instruction, int vector_bytes, struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (int i = 0; i < COPIES; i++) {
        for (const char *c = instruction; *c != '\0'; c++) {
            const bool sigil = *c == '%' && islower((unsigned char)c[1]);
            if (*c == '%' && !sigil)
                sb_addf(&text, "%d", i);
            else if (*c == '#' && vector_bytes != 0)
                sb_addf(&text, c[1] == ']' ? "#%d" : "%d", i * vector_bytes);
            else
                sb_addc(&text, *c);
        }
        sb_addc(&text, '\n');
    }
    return sb_str(&text);
}

/* Text after `marker`, or the empty slice. */
static struct str text_after(struct str text, const char *marker)
{
    const size_t at = str_find_str(text, str_of(marker));
    return at == text.len ? (struct str){0} : str_slice(text, at + strlen(marker), text.len);
}

/* Lines `[12.0] - Zn3FP45`; `units` gets one entry per line, `names` each name once. */
static void parse_resources(struct str report, struct arena *arena, struct str_list *units,
                            struct str_list *names)
{
    struct str rest = str_trim(text_after(report, "\nResources:\n"));
    while (rest.len != 0 && rest.ptr[0] == '[') {
        const struct str_cut line = str_cut(rest, '\n');
        const size_t dash = str_find_str(line.head, STR(" - "));
        const struct str name = str_trim(str_slice(line.head, dash + 3, line.head.len));
        str_list_add(arena, units, name);
        if (!str_list_has(names, name))
            str_list_add(arena, names, name);
        rest = line.tail;
    }
}

/* The row of numbers below `Resource pressure per iteration:`, a `-` being 0. */
static bool parse_pressure(struct str report, size_t n, double *pressure)
{
    struct str row = text_after(report, "Resource pressure per iteration:\n");
    row = str_cut(str_cut(row, '\n').tail, '\n').head;
    for (size_t i = 0; i < n; i++) {
        row = str_trim(row);
        const struct str word = str_slice(row, 0, str_find(row, ' '));
        pressure[i] = 0;
        if (word.len == 0 || (!str_eq(word, STR("-")) && !str_to_double(word, &pressure[i])))
            return false;
        row = str_slice(row, word.len, row.len);
    }
    return true;
}

bool mca_core_parse_report(struct str report, struct arena *arena, struct str_list *names,
                           struct str_list *bounding, double *block_throughput, struct err *err)
{
    *names = (struct str_list){0};
    *bounding = (struct str_list){0};
    struct str_list units = {0};
    parse_resources(report, arena, &units, names);
    double *pressure = arena_alloc(arena, units.count, sizeof *pressure);
    const struct str throughput = str_cut(text_after(report, "Block RThroughput:"), '\n').head;
    if (units.count == 0 || !parse_pressure(report, units.count, pressure) ||
        !str_to_double(str_trim(throughput), block_throughput))
        return err_set(err, ERR_SYSTEM, "cannot read the report of llvm-mca") ||
               err_hint(err, "LLVM 14 to 19 are known to work: install one of them");
    double largest = 0;
    for (size_t i = 0; i < units.count; i++)
        largest = pressure[i] > largest ? pressure[i] : largest;
    for (size_t i = 0; i < units.count; i++) {
        if (pressure[i] > 0 && pressure[i] >= 0.9 * largest &&
            !str_list_has(bounding, units.items[i]))
            str_list_add(arena, bounding, units.items[i]);
    }
    return true;
}

/* What the analysis of a host needs. */
struct prober {
    const struct host *host;
    struct arena *arena;
    const char *program;
    const char *triple;
    const struct dialect *dialect;
    int vector_bytes;
    const char *target;
};

static bool analyse(const struct prober *p, const char *instruction, struct str_list *names,
                    struct str_list *bounding, double *throughput, struct err *err)
{
    const char *argv[] = {p->program, p->triple, p->target, p->dialect->march, NULL};
    const struct proc_spec spec = {
        .argv = argv, .input = block_of(instruction, p->vector_bytes, p->arena), .timeout_s = 60};
    struct proc_result result;
    return proc_check(&spec, p->arena, &result, err) &&
           mca_core_parse_report(result.out, p->arena, names, bounding, throughput, err);
}

/* The time of a block of one kind of arithmetic. */
static bool block_throughput(const struct prober *p, const char *instruction, double *cy,
                             struct err *err)
{
    struct str_list names;
    struct str_list bounding;
    if (!analyse(p, instruction, &names, &bounding, cy, err))
        return false;
    if (!mca_splits_vectors(p->target, names.items[0]))
        return true;
    const struct str half = mca_half_vectors(str_of(instruction), p->arena);
    return analyse(p, str_cstr(p->arena, half), &names, &bounding, cy, err);
}

/* FLOP per cycle of one kind of instruction; 0 if the dialect has none. */
static double flop_per_cy(const struct prober *p, const char *instruction, int flop_per_element,
                          int element_bytes)
{
    struct err ignored = {0};
    double throughput = 0;
    if (instruction == NULL || !block_throughput(p, instruction, &throughput, &ignored) ||
        throughput <= 0)
        return 0;
    return (double)COPIES / throughput * flop_per_element *
           ((double)p->vector_bytes / element_bytes);
}

static void find_peaks(const struct prober *p, bool has_fma, struct core_ports *out)
{
    struct peak_flops *peaks[] = {&out->dp, &out->sp};
    for (int type = 0; type < 2; type++) {
        const int bytes = type == 0 ? 8 : 4;
        struct peak_flops *peak = peaks[type];
        peak->add = flop_per_cy(p, p->dialect->add[type], 1, bytes);
        peak->mul = flop_per_cy(p, p->dialect->mul[type], 1, bytes);
        peak->fma = has_fma ? flop_per_cy(p, p->dialect->fma[type], 2, bytes) : 0;
    }
}

static const char *const *names_of(const struct str_list *list, struct arena *arena, size_t *n)
{
    const char **names = arena_alloc(arena, list->count, sizeof *names);
    for (size_t i = 0; i < list->count; i++)
        names[i] = str_cstr(arena, list->items[i]);
    *n = list->count;
    return names;
}

/* The core that LLVM detects, from `Host CPU: znver3`; null if it does not know it. */
static bool ask_llvm(const struct prober *p, const char **cpu, struct err *err)
{
    const char *argv[] = {p->program, "--version", NULL};
    const struct proc_spec spec = {.argv = argv, .timeout_s = 60};
    struct proc_result result;
    if (!proc_check(&spec, p->arena, &result, err))
        return false;
    const struct str name = str_trim(str_cut(text_after(result.out, "Host CPU:"), '\n').head);
    const bool known =
        name.len != 0 && !str_eq(name, STR("generic")) && !str_eq(name, STR("(unknown)"));
    *cpu = known ? str_cstr(p->arena, name) : NULL;
    return true;
}

/* The ports that loads and stores need, with the model of `cpu` and vectors of `dialect`. */
static bool try_core(struct prober *p, const struct dialect *dialect, const char *cpu,
                     struct core_ports *out, struct err *err)
{
    struct str_list all;
    struct str_list load;
    struct str_list store;
    double throughput = 0;
    p->dialect = dialect;
    p->vector_bytes = dialect->vector_bytes != 0 ? dialect->vector_bytes
                      : p->host->sve_bytes != 0  ? p->host->sve_bytes
                                                 : SVE_MIN_BYTES;
    p->target = str_formatz(p->arena, "-mcpu=%s", cpu);
    if (!analyse(p, dialect->load, &all, &load, &throughput, err) ||
        !analyse(p, dialect->store, &all, &store, &throughput, err))
        return false;
    out->program = p->program;
    out->target = p->target;
    out->substitute = !core_model_is_own(str_of(cpu), all.items[0]);
    out->all = names_of(&all, p->arena, &out->n_all);
    out->load = names_of(&load, p->arena, &out->n_load);
    out->store = names_of(&store, p->arena, &out->n_store);
    find_peaks(p, dialect->fma_feature != NULL && host_has(p->host, dialect->fma_feature), out);
    return true;
}

static bool take_substitute(struct prober *p, const struct dialect *dialect, struct core_ports *out,
                            struct err *err)
{
    if (!try_core(p, dialect, dialect->substitute, out, err))
        return false;
    out->substitute = true;
    return true;
}

/* Tries our core, then similar ones, beginning with the widest vectors. */
static bool try_cores(struct prober *p, const char *own, struct core_ports *out, struct err *err)
{
    struct err first = {0};
    bool any = false;
    for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++) {
        if (!host_has(p->host, dialects[i].feature) || first.kind == ERR_INTERRUPTED)
            continue;
        if (!any && own != NULL && try_core(p, &dialects[i], own, out, &first))
            return true;
        any = true;
        if (first.kind != ERR_INTERRUPTED && take_substitute(p, &dialects[i], out, &first))
            return true;
    }
    if (!any)
        return err_set(err, ERR_INPUT, "the CPU has none of the known vector extensions") ||
               err_hint(err, "write a machine file by hand: machines/README.md");
    err_set(err, first.kind, "%s", first.text);
    if (first.kind == ERR_INTERRUPTED)
        return false;
    return err_hint(err,
                    "%s has no model of this core or a similar one: install a newer one, e.g. the "
                    "package llvm-19, or write a machine file by hand: machines/README.md",
                    p->program);
}

bool mca_core_find(const struct host *host, struct arena *arena, struct core_ports *out,
                   struct err *err)
{
    *out = (struct core_ports){0};
    struct prober p = {
        .host = host,
        .arena = arena,
        .program = proc_find_newest(arena, "llvm-mca"),
        .triple = strcmp(host->isa, "aarch64") == 0 ? "-mtriple=aarch64-unknown-linux-gnu"
                                                    : "-mtriple=x86_64-unknown-linux-gnu",
    };
    if (p.program == NULL)
        return err_set(err, ERR_SYSTEM, "llvm-mca is not installed") ||
               err_hint(err, "install the package llvm-19 or another version of it");
    const char *reported = NULL;
    if (!ask_llvm(&p, &reported, err))
        return false;
    const char *own = host->llvm_cpu != NULL    ? host->llvm_cpu
                      : host->tools_mean_others ? NULL
                                                : reported;
    out->llvm_cpu = own;
    return try_cores(&p, own, out, err);
}
