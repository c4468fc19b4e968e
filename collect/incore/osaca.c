#include <math.h>

#include "base/file.h"
#include "base/proc.h"
#include "base/temp.h"
#include "collect/incore/analyser.h"

/*
 * OSACA (Laukemann et al., PMBS 2018 and 2019). Its report is a text table whose ports stand where
 * the header's do; what follows them is separated by its bars, since latencies may be wider than
 * their columns:
 *
 *          |  0   - 0DV  |  1   |  2   -  2D  | …  ||  CP  | LCD  |
 *      171 | 0.50        | 0.50 | 0.50   0.50 | …  ||  8.0 |      |   vmulpd (%r12,%rax), %ymm1, …
 *
 * The line number is that of the input, X after LCD marks an instruction it does not know. Ports
 * are throughput without waiting; the LCD column has the longest loop-carried chain. Reports before
 * 0.3.2 have no such columns and are refused.
 */
enum { MAX_PORTS = 64 };

struct port_column {
    struct str name;
    size_t from, to; /* bytes of the line, end exclusive */
};

struct table {
    struct port_column ports[MAX_PORTS];
    size_t n_ports;
    size_t ports_end; /* the bar after the last port */
};

const char *osaca_find(struct arena *arena)
{
    return proc_find(arena, "osaca");
}

/* ---- the table ---- */

static const char behind_ports[] = "||  CP  | LCD  |";

static bool is_header(struct str line)
{
    return str_contains(line, str_of(behind_ports));
}

/* Columns end at `|` or, between the parts of one port, at `-`. */
static bool read_header(struct str line, struct table *out)
{
    *out = (struct table){.ports_end = str_find_str(line, str_of(behind_ports))};
    if (out->ports_end == line.len)
        return false;
    size_t from = str_find(line, '|') + 1;
    for (size_t i = from; i <= out->ports_end; i++) {
        if (line.ptr[i] != '|' && line.ptr[i] != '-')
            continue;
        const struct port_column c = {str_trim(str_slice(line, from, i)), from, i};
        from = i + 1;
        if (c.name.len == 0 || out->n_ports == MAX_PORTS)
            return false;
        out->ports[out->n_ports++] = c;
    }
    return out->n_ports != 0;
}

/*
 * OSACA moves cycles between ports in steps of 0.01 and may take one step more than there was:
 * -0.01 is a port that the instruction does not use.
 */
static const double BALANCING_STEP_CY = 0.01;

/* The number in a column of a row; 0 if it is blank. */
static bool read_cell(struct str text, double *out)
{
    const struct str cell = str_trim(text);
    *out = 0;
    if (cell.len == 0)
        return true;
    if (!str_to_double(cell, out) || *out < -1.5 * BALANCING_STEP_CY)
        return false;
    *out = fmax(*out, 0);
    return true;
}

/* ` *X vmulpd …`: flags precede the instruction; blanks if there are none. */
static bool has_flag(struct str text, char flag)
{
    const struct str flags = str_cut(str_slice(text, 1, text.len), ' ').head;
    return str_find(flags, flag) < flags.len;
}

/* What is collected from the rows. */
struct osaca_rows {
    const struct analyser_request *request;
    double *cy;
    bool *unknown;
    bool *seen;
    double lcd;
};

/* Line 1 of the input is the begin marker, so line 2 is the first instruction. */
static bool read_row(struct str line, const struct table *t, struct osaca_rows *rows)
{
    const size_t bar = str_find(line, '|');
    int64_t number = 0;
    if (bar == line.len || !str_to_i64(str_trim(str_slice(line, 0, bar)), &number))
        return true;
    if (number < 2 || (size_t)number - 2 >= rows->request->n)
        return true;
    const size_t i = (size_t)number - 2;
    double cy = 0;
    for (size_t p = 0; p < t->n_ports; p++) {
        if (!read_cell(str_slice(line, t->ports[p].from, t->ports[p].to), &cy))
            return false;
        rows->cy[i * t->n_ports + p] = cy;
    }
    const struct str rest = str_slice(line, t->ports_end, line.len);
    if (!str_starts_with(rest, STR("||")))
        return false;
    const struct str_cut cp = str_cut(str_slice(rest, 2, rest.len), '|');
    const struct str_cut lcd = str_cut(cp.tail, '|');
    if (!read_cell(lcd.head, &cy))
        return false;
    rows->lcd += cy;
    rows->seen[i] = true;
    rows->unknown[i] = has_flag(lcd.tail, 'X');
    return true;
}

/* Reads rows up to the first empty line. */
static bool read_table(struct str text, struct arena *arena, const struct analyser_request *request,
                       struct analysis *out)
{
    struct table *t = arena_alloc(arena, 1, sizeof *t);
    struct str rest = text;
    struct str_cut line = str_cut(rest, '\n');
    while (rest.len != 0 && !is_header(line.head)) {
        rest = line.tail;
        line = str_cut(rest, '\n');
    }
    if (!read_header(line.head, t))
        return false;
    struct osaca_rows rows = {.request = request};
    rows.cy = arena_alloc(arena, request->n * t->n_ports, sizeof *rows.cy);
    rows.unknown = arena_alloc(arena, request->n, sizeof *rows.unknown);
    rows.seen = arena_alloc(arena, request->n, sizeof *rows.seen);
    for (rest = line.tail; rest.len != 0; rest = line.tail) {
        line = str_cut(rest, '\n');
        if (str_trim(line.head).len == 0)
            break;
        if (!read_row(line.head, t, &rows))
            return false;
    }
    const char **ports = arena_alloc(arena, t->n_ports, sizeof *ports);
    for (size_t p = 0; p < t->n_ports; p++) {
        ports[p] = str_cstr(arena, t->ports[p].name);
        double sum = 0;
        for (size_t i = 0; i < request->n; i++) {
            if (!rows.seen[i])
                return false;
            sum += rows.cy[i * t->n_ports + p];
        }
        out->throughput_cy = fmax(out->throughput_cy, sum);
    }
    out->n_ports = t->n_ports;
    out->ports = ports;
    out->cy_per_port = rows.cy;
    out->unknown = rows.unknown;
    out->simulated_cy = fmax(rows.lcd, out->throughput_cy);
    return true;
}

/* ---- running ---- */

/* The loop between markers, so that OSACA does not have to guess it. */
static struct str input_text(const struct analyser_request *request, struct arena *arena)
{
    const char *comment = request->isa == ASM_X86_64 ? "#" : "//";
    struct sb text = {.arena = arena};
    sb_addf(&text, "%s OSACA-BEGIN\n", comment);
    for (size_t i = 0; i < request->n; i++)
        sb_addf(&text, "%.*s\n", STR_ARG(request->text[i]));
    sb_addf(&text, "%s OSACA-END\n", comment);
    return sb_str(&text);
}

static bool run_on(const char *dir, const struct analyser_request *request, struct arena *arena,
                   struct proc_result *result, struct err *err)
{
    const char *path = path_join(arena, dir, "loop.s");
    if (!file_write(path, input_text(request, arena), err))
        return false;
    const char *const argv[] = {request->program,   "--arch", request->target,
                                "--ignore-unknown", path,     NULL};
    const struct proc_spec spec = {.argv = argv,
                                   .cwd = dir,
                                   .timeout_s = request->timeout_s,
                                   .max_output = ANALYSER_MAX_OUTPUT};
    return proc_check(&spec, arena, result, err);
}

/* `Open Source Architecture Code Analyzer (OSACA) - 0.4.8` */
static const char *version_of(struct str report, struct arena *arena)
{
    const struct str key = STR("(OSACA) - ");
    const size_t at = str_find_str(report, key);
    if (at == report.len)
        return "osaca";
    const struct str number = str_cut(str_slice(report, at + key.len, report.len), '\n').head;
    return str_formatz(arena, "osaca %.*s", STR_ARG(str_trim(number)));
}

bool osaca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
               struct err *err)
{
    *out = (struct analysis){0};
    if (!path_name_ok(str_of(request->target)))
        return err_set(err, ERR_INPUT, "osaca target '%s' is not the name of an architecture",
                       request->target) ||
               err_hint(err, "give one that `osaca --help` lists, such as HSW or ZEN3");
    struct temp dir;
    struct proc_result result = {0};
    struct err ignored = {0};
    if (!temp_make(arena, &dir, err))
        return false;
    const bool ran = run_on(dir.path, request, arena, &result, err);
    temp_remove(&dir, &ignored);
    if (!ran)
        return false;
    if (!read_table(result.out, arena, request, out))
        return err_set(err, ERR_SYSTEM, "%s (%s): its report does not have the expected form",
                       request->program, version_of(result.out, arena)) ||
               err_hint(err, "inspect reads a Combined Analysis Report with columns CP and LCD, as "
                             "OSACA 0.4 writes it; or choose llvm-mca with -i llvm-mca");
    out->report = result.out;
    out->version = version_of(result.out, arena);
    return true;
}
