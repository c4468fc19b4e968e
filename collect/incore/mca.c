#include <math.h>
#include <string.h>

#include "base/json.h"
#include "base/proc.h"
#include "collect/incore/analyser.h"
#include "collect/incore/datapath.h"
#include "collect/incore/forwarded_additions.h"
#include "collect/incore/mca_faults.h"
#include "collect/machine/mca_target.h"

/*
 * llvm-mca: a static simulation of LLVM's scheduling models. Its JSON output has, per instruction,
 * the cycles on every resource; the summary has the block's inverse throughput (ports, front end)
 * and the simulated cycles of all iterations.
 */
static const char *const json_output[] = {"-json", NULL};
static const char *const text_output[] = {"-bottleneck-analysis", NULL};

enum { ITERATIONS = 100, FEWEST_ITERATIONS = 20, INSTRUCTIONS = 6000, MAX_ROUNDS = 8, SEVERAL = 3 };

/* One analysis: the request, what of it llvm-mca gets, and the instructions that it refuses. */
struct mca {
    const struct analyser_request *request;
    struct arena *arena;
    const struct str *text; /* [request->n] */
    bool *unknown;
    const char *short_addition; /* see mca_forwarded_addition */
    const char *const *target;
    size_t n_target;
};

const char *mca_find(struct arena *arena)
{
    const char *name = proc_find_newest(arena, "llvm-mca");
    return name != NULL ? proc_find(arena, name) : NULL;
}

/* ---- running ---- */

/* Long loops are simulated for fewer iterations: their start-up is over after one or two. */
static int iterations_of(const struct mca *mca)
{
    const size_t fit = INSTRUCTIONS / mca->request->n;
    if (fit >= ITERATIONS)
        return ITERATIONS;
    return fit > FEWEST_ITERATIONS ? (int)fit : FEWEST_ITERATIONS;
}

/* Whether an option only chooses the processor: no output files, no other inputs. */
static bool target_ok(struct str word)
{
    static const char *const options[] = {
        "-mcpu=",   "-march=",    "-mattr=",  "-mtriple=", "-lqueue=",
        "-squeue=", "-dispatch=", "-noalias", NULL};
    const struct str name = str_starts_with(word, STR("--")) ? str_slice(word, 1, word.len) : word;
    return str_starts_with_one_of(name, options);
}

/* Splits the machine file's words into arguments; a bare name means -mcpu=name. The last -lqueue=
 * counts, so those of the file follow ours. */
static bool split_target(struct mca *mca, struct err *err)
{
    const char **words = NULL;
    const int loads = mca_loads_in_flight(mca->request->target);
    if (loads > 0) {
        *ARENA_ADD(mca->arena, words, mca->n_target) = str_formatz(mca->arena, "-lqueue=%d", loads);
    }
    struct str rest = str_trim(str_of(mca->request->target));
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, ' ');
        const bool bare = cut.head.ptr[0] != '-';
        if (!bare && !target_ok(cut.head))
            return err_set(err, ERR_INPUT, "llvm-mca target: option '%.*s' is not accepted",
                           STR_ARG(cut.head)) ||
                   err_hint(err, "give -mcpu=NAME, and -mattr=… or -march=… where needed");
        *ARENA_ADD(mca->arena, words, mca->n_target) =
            str_formatz(mca->arena, "%s%.*s", bare ? "-mcpu=" : "", STR_ARG(cut.head));
        rest = str_trim(cut.tail);
    }
    mca->target = words;
    return true;
}

/* All known instructions, one per line; unknown ones become empty lines. */
static struct str input_text(const struct mca *mca, size_t only)
{
    struct sb text = {.arena = mca->arena};
    for (size_t i = 0; i < mca->request->n; i++) {
        if (!mca->unknown[i] && (only == mca->request->n || only == i))
            sb_add(&text, mca->text[i]);
        sb_addc(&text, '\n');
    }
    return sb_str(&text);
}

static struct str all_text(const struct mca *mca)
{
    return input_text(mca, mca->request->n);
}

/* The loop once, and SEVERAL times in a row, as two regions. */
static struct str regions_text(const struct mca *mca, struct str loop)
{
    struct sb text = {.arena = mca->arena};
    for (int copies = 1; copies <= SEVERAL; copies += SEVERAL - 1) {
        sb_addz(&text, "# LLVM-MCA-BEGIN\n");
        for (int i = 0; i < copies; i++)
            sb_add(&text, loop);
        sb_addz(&text, "# LLVM-MCA-END\n");
    }
    return sb_str(&text);
}

/* Runs it on `input`; `options`: further arguments, or null. */
static bool run(const struct mca *mca, struct str input, int iterations, const char *const *options,
                struct proc_result *result, struct err *err)
{
    const char **argv = arena_alloc(mca->arena, mca->n_target + 12, sizeof *argv);
    size_t n = 0;
    argv[n++] = mca->request->program;
    argv[n++] = mca->request->isa == ASM_X86_64 ? "-mtriple=x86_64-unknown-linux-gnu"
                                                : "-mtriple=aarch64-unknown-linux-gnu";
    for (size_t i = 0; mca->target != NULL && i < mca->n_target; i++)
        argv[n++] = mca->target[i];
    argv[n++] = str_formatz(mca->arena, "-iterations=%d", iterations);
    for (; options != NULL && *options != NULL; options++)
        argv[n++] = *options;
    argv[n] = NULL;
    const struct proc_spec spec = {.argv = argv,
                                   .input = input,
                                   .timeout_s = mca->request->timeout_s,
                                   .max_output = ANALYSER_MAX_OUTPUT};
    if (!proc_run(&spec, mca->arena, result, err))
        return false;
    if (result->timed_out)
        return err_set(err, ERR_SYSTEM, "%s took longer than %g s and was stopped", argv[0],
                       mca->request->timeout_s);
    if (result->flooded)
        return err_set(err, ERR_SYSTEM, "%s wrote more than %d MiB and was stopped", argv[0],
                       ANALYSER_MAX_OUTPUT >> 20);
    if (result->interrupted != 0)
        return err_set(err, ERR_INTERRUPTED, "interrupted while %s ran", argv[0]);
    return true;
}

/* ---- unknown instructions ---- */

/* `<stdin>:12:3: error: …` names line 12. Returns how many instructions were newly marked. */
static size_t mark_refused_lines(const struct mca *mca, struct str messages)
{
    size_t marked = 0;
    for (struct str line; str_next_line(&messages, &line);) {
        const struct str place = STR("<stdin>:");
        int64_t number = 0;
        if (!str_starts_with(line, place) || !str_contains(line, STR(": error:")))
            continue;
        const struct str rest = str_slice(line, place.len, line.len);
        if (!str_to_i64(str_cut(rest, ':').head, &number) || number < 1 ||
            (size_t)number > mca->request->n || mca->unknown[number - 1])
            continue;
        mca->unknown[number - 1] = true;
        marked++;
    }
    return marked;
}

/* Instructions that the assembler knows but the scheduling model does not: only trying them one by
 * one shows which. */
static bool mark_unsupported(const struct mca *mca, size_t *marked, struct err *err)
{
    for (size_t i = 0; i < mca->request->n; i++) {
        struct proc_result result;
        if (mca->unknown[i])
            continue;
        if (!run(mca, input_text(mca, i), 1, NULL, &result, err))
            return false;
        if (result.exit_status != 0) {
            mca->unknown[i] = true;
            (*marked)++;
        }
    }
    return true;
}

static bool all_unknown(const struct mca *mca)
{
    for (size_t i = 0; i < mca->request->n; i++) {
        if (!mca->unknown[i])
            return false;
    }
    return true;
}

static bool fail(const struct mca *mca, const struct proc_result *result, struct err *err)
{
    const struct str first = str_cut(str_trim(result->err), '\n').head;
    const char *program = mca->request->program;
    if (str_contains(result->err, STR("not a recognized processor")))
        return err_set(err, ERR_INPUT, "%s does not know the processor of '%s'", program,
                       mca->request->target) ||
               err_hint(err, "install a newer llvm-mca, or choose the closest processor that "
                             "`llc -mcpu=help` lists as the analyser's target");
    if (str_contains(result->err, STR("ommand line argument '-json'")))
        return err_set(err, ERR_SYSTEM, "%s is too old: it has no JSON output (LLVM 12 or newer)",
                       program);
    if (all_unknown(mca))
        return err_set(err, ERR_INPUT, "%s knows none of the %zu instructions of the loop", program,
                       mca->request->n) ||
               err_hint(err, "is the analyser's target '%s' of this instruction set?",
                        mca->request->target);
    return err_set(err, ERR_SYSTEM, "%s failed (%s %d): %.*s", program,
                   result->signal != 0 ? "signal" : "exit status",
                   result->signal != 0 ? result->signal : result->exit_status, STR_ARG(first));
}

/* Runs until nothing is refused; `result` is the JSON of all known instructions. */
static bool run_known(const struct mca *mca, struct proc_result *result, struct err *err)
{
    for (int round = 0; round < MAX_ROUNDS; round++) {
        if (all_unknown(mca) ||
            !run(mca, all_text(mca), iterations_of(mca), json_output, result, err))
            break;
        if (str_contains(result->err, STR("not a recognized processor")))
            break;
        size_t marked = mark_refused_lines(mca, result->err);
        if (marked == 0 && result->exit_status == 0)
            return true;
        if (marked == 0 && str_contains(result->err, STR("unsupported instruction")) &&
            !mark_unsupported(mca, &marked, err))
            return false;
        if (marked == 0)
            break;
    }
    return err->kind == ERR_NONE && fail(mca, result, err);
}

/* ---- reading JSON ---- */

/* Units of a resource are named by a byte with their number: `SBPort23.` and `\u0000`. jansson
 * refuses NUL in a text, so they become decimal digits: SBPort23.0. */
static struct str readable_units(struct str text, struct arena *arena)
{
    static const char digits[] = "0123456789abcdef";
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++) {
        const bool unit = i >= 1 && i + 6 <= text.len && text.ptr[i - 1] == '.' &&
                          memcmp(text.ptr + i, "\\u00", 4) == 0;
        const char *high = unit ? strchr(digits, text.ptr[i + 4]) : NULL;
        const char *low = unit ? strchr(digits, text.ptr[i + 5]) : NULL;
        if (high == NULL || low == NULL || *high == '\0' || *low == '\0') {
            sb_addc(&out, text.ptr[i]);
            continue;
        }
        sb_addf(&out, "%d", (int)((high - digits) * 16 + (low - digits)));
        i += 5;
    }
    return sb_str(&out);
}

static bool read_ports(const json_t *root, struct arena *arena, struct analysis *out)
{
    const json_t *names = json_object_get(json_object_get(root, "TargetInfo"), "Resources");
    out->n_ports = json_array_size(names);
    const char **ports = arena_alloc(arena, out->n_ports, sizeof *ports);
    for (size_t p = 0; p < out->n_ports; p++) {
        const char *name = json_string_value(json_array_get(names, p));
        if (name == NULL)
            return false;
        ports[p] = str_cstr(arena, str_of(name));
    }
    out->ports = ports;
    return out->n_ports != 0;
}

/* Rows are numbered over the known instructions; the last row is the sum, which is not needed. */
static bool read_pressure(const json_t *region, const struct mca *mca, struct analysis *out)
{
    const size_t n = mca->request->n;
    double *cy = arena_alloc(mca->arena, n * out->n_ports, sizeof *cy);
    size_t *row = arena_alloc(mca->arena, n, sizeof *row);
    size_t known = 0;
    for (size_t i = 0; i < n; i++) {
        if (!mca->unknown[i])
            row[known++] = i;
    }
    const json_t *info =
        json_object_get(json_object_get(region, "ResourcePressureView"), "ResourcePressureInfo");
    size_t at = 0;
    const json_t *item = NULL;
    json_array_foreach(info, at, item)
    {
        const double instruction = json_get_number(item, "InstructionIndex");
        const double port = json_get_number(item, "ResourceIndex");
        const double usage = json_get_number(item, "ResourceUsage");
        if (!(instruction >= 0 && instruction <= (double)known && port >= 0 &&
              port < (double)out->n_ports && isfinite(usage)))
            return false;
        if ((size_t)instruction < known)
            cy[row[(size_t)instruction] * out->n_ports + (size_t)port] = usage;
    }
    out->cy_per_port = cy;
    return json_is_array(info) && json_array_size(json_object_get(region, "Instructions")) == known;
}

static const json_t *region_of(const json_t *root, size_t region)
{
    return json_array_get(json_object_get(root, "CodeRegions"), region);
}

static double total_cycles(const json_t *region)
{
    return json_get_number(json_object_get(region, "SummaryView"), "TotalCycles");
}

/*
 * Whether dispatch stalls more often because of a full scheduler than of all other queues together.
 */
static bool read_scheduler_full(const json_t *region)
{
    static const char *const others[] = {"RAT", "RCU", "LQ", "SQ"};
    const json_t *stalls = json_object_get(region, "DispatchStatistics");
    double elsewhere = 0;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        elsewhere += json_get_number(stalls, others[i]);
    return json_get_number(stalls, "SCHEDQ") > elsewhere;
}

/*
 * How many cycles an instruction is in flight, from its dispatch to its retirement, in the steady
 * state: the mean of the second half. NaN without a timeline.
 */
static double cycles_in_flight(const json_t *region)
{
    const json_t *info = json_object_get(json_object_get(region, "TimelineView"), "TimelineInfo");
    const size_t n = json_array_size(info);
    const size_t half = n / 2;
    double sum = 0;
    for (size_t i = half; i < n; i++) {
        const json_t *item = json_array_get(info, i);
        sum += json_get_number(item, "CycleRetired") - json_get_number(item, "CycleDispatched");
    }
    return sum / (double)(n - half);
}

/* The options of the simulation that steady_state describes. */
static const char *const *wide_options(const struct mca *mca)
{
    enum { WINDOWS = 1200 }; /* instructions: twice the largest window known */
    const int iterations = WINDOWS / (SEVERAL * (int)mca->request->n) + 2;
    const char **options = arena_alloc(mca->arena, 8, sizeof *options);
    size_t n = 0;
    options[n++] = "-json";
    options[n++] = "-dispatch=64";
    options[n++] = "-dispatch-stats";
    if (mca->request->waits) {
        options[n++] = "-timeline";
        options[n++] = "-timeline-max-cycles=0";
        options[n++] = str_formatz(mca->arena, "-timeline-max-iterations=%d", iterations);
    }
    options[n] = NULL;
    return options;
}

static bool no_form(const struct mca *mca, struct err *err)
{
    err_set(err, ERR_SYSTEM, "%s: its JSON output does not have the expected form",
            mca->request->program);
    return err_hint(err, "LLVM 14 to 19 are known to work");
}

static bool read_json(struct str text, const struct mca *mca, struct analysis *out, struct err *err)
{
    json_t *root = json_parse(readable_units(text, mca->arena), "llvm-mca's output", err);
    if (root == NULL)
        return false;
    const json_t *region = region_of(root, 0);
    const json_t *summary = json_object_get(region, "SummaryView");
    out->throughput_cy = json_get_number(summary, "BlockRThroughput");
    const double width = json_get_number(summary, "DispatchWidth");
    out->dispatch_width = width >= 1 && width <= 1024 ? (int)width : 0;
    const bool ok = read_ports(root, mca->arena, out) && read_pressure(region, mca, out) &&
                    isfinite(out->throughput_cy) && isfinite(total_cycles(region));
    json_decref(root);
    return ok || no_form(mca, err);
}

/*
 * The time of an iteration in steady state: start-up and drain cancel in the difference. The front
 * end is simulated wider than it is, because a simulated one loses slots at the end of each
 * dispatch group, which real ones with queues do not; what remains are ports and waiting for
 * results. One process simulates both regions: starting it takes longer than simulating.
 */
static bool steady_state(const struct mca *mca, struct str loop, struct analysis *out,
                         struct err *err)
{
    struct proc_result result;
    const int n = iterations_of(mca);
    if (!run(mca, regions_text(mca, loop), n, wide_options(mca), &result, err))
        return false;
    if (result.exit_status != 0)
        return fail(mca, &result, err);
    json_t *root = json_parse(readable_units(result.out, mca->arena), "llvm-mca's output", err);
    if (root == NULL)
        return false;
    const json_t *several = region_of(root, 1);
    out->simulated_cy =
        (total_cycles(several) - total_cycles(region_of(root, 0))) / ((SEVERAL - 1) * n);
    out->scheduler_full = read_scheduler_full(several);
    const double in_flight = cycles_in_flight(several) / out->simulated_cy;
    out->iterations_in_flight = in_flight > 0 && isfinite(in_flight) ? in_flight : 0;
    json_decref(root);
    return isfinite(out->simulated_cy) || no_form(mca, err);
}

/* ---- chains ---- */

/* A vector register that no instruction writes, whose result is its last operand; -1: none. */
static int constant_register(const struct mca *mca)
{
    enum { REGISTERS = 16 };
    for (int r = REGISTERS - 1; r >= 0; r--) {
        const struct str name = str_format(mca->arena, "mm%d", r);
        bool written = false;
        for (size_t i = 0; i < mca->request->n && !written; i++)
            written = str_ends_with(str_trim(mca->text[i]), name);
        if (!written)
            return r;
    }
    return -1;
}

/* `vaddsd 8(%rax), %xmm0, %xmm1` with register 15: `vaddsd %xmm15, %xmm0, %xmm1`. */
static struct str without_load(struct str text, int vector, struct arena *arena)
{
    static const char *const arithmetic[] = {"vadd", "vsub",  "vmul",   "vdiv", "vmin",
                                             "vmax", "vfmad", "vfmsub", "vfnm", NULL};
    const struct str line = str_trim(text);
    const size_t begin = str_find_str(line, STR("("));
    const size_t end = str_find_str(line, STR("), %"));
    const size_t name = str_cut(str_cut(line, ' ').head, '\t').head.len;
    if (!str_starts_with_one_of(line, arithmetic) || begin >= line.len || end >= line.len ||
        str_contains(line, STR("{")))
        return text;
    const size_t operand = end + STR("), %").len;
    return str_format(arena, "%.*s %%%c%s%d%.*s", STR_ARG(str_slice(line, 0, name)),
                      line.ptr[operand], "mm", vector, STR_ARG(str_slice(line, end + 1, line.len)));
}

/* The loop with arithmetic on registers only, if one is left for it. Additions whose result is
 * forwarded take as long as in the core. */
static struct str loop_of_chain(const struct mca *mca)
{
    const size_t n = mca->request->n;
    const int vector = constant_register(mca);
    bool *const forwarded = arena_alloc(mca->arena, n, sizeof *forwarded);
    struct sb text = {.arena = mca->arena};
    if (mca->short_addition != NULL)
        forwarded_additions(mca->text, n, forwarded);
    for (size_t i = 0; i < n; i++) {
        struct str line = mca->text[i];
        if (vector >= 0)
            line = without_load(line, vector, mca->arena);
        if (forwarded[i])
            line = mca_short_addition(mca->short_addition, line, mca->arena);
        if (!mca->unknown[i])
            sb_add(&text, line);
        sb_addc(&text, '\n');
    }
    return sb_str(&text);
}

/*
 * An operation with an operand in memory loads it before its other operand is there, so that a
 * chain through it takes the latency of the operation only. llvm-mca begins the load as early, but
 * not before the operation that the other operand comes from has begun: where that is one of 3
 * cycles and a load takes 8, it loses 4 (llvm-mca 14 to 19). An iteration takes the chain without
 * loads, or the ports with them. Loops whose chain ends within an iteration hide that.
 */
static bool measure_steady_state(struct mca *mca, struct analysis *out, struct err *err)
{
    const struct str all = all_text(mca);
    const struct analyser_request *const request = mca->request;
    if (!steady_state(mca, all, out, err))
        return false;
    mca->short_addition = mca_forwarded_addition(request->target, str_of(out->ports[0]));
    if (!request->waits || request->isa != ASM_X86_64)
        return true;
    const struct str loop = loop_of_chain(mca);
    struct analysis chain;
    if (str_eq(loop, all))
        return true;
    if (!steady_state(mca, loop, &chain, err))
        return false;
    out->simulated_cy = fmin(out->simulated_cy, fmax(chain.simulated_cy, out->throughput_cy));
    return true;
}

/* `Debian LLVM version 19.1.7` → llvm-mca 19.1.7 */
const char *mca_version(const char *path, struct arena *arena)
{
    static const double patience_s = 10;
    const char *const argv[] = {path, "--version", NULL};
    struct proc_result result;
    struct err ignored = {0};
    const struct str key = STR("version ");
    if (!proc_run(&(struct proc_spec){.argv = argv, .timeout_s = patience_s}, arena, &result,
                  &ignored))
        return "llvm-mca";
    const size_t at = str_find_str(result.out, key);
    const struct str number =
        str_trim(str_cut(str_slice(result.out, at + key.len, result.out.len), '\n').head);
    return number.len == 0 ? "llvm-mca" : str_formatz(arena, "llvm-mca %.*s", STR_ARG(number));
}

static bool analyse_ports(struct mca *mca, struct analysis *out, struct err *err)
{
    struct proc_result json = {0};
    return run_known(mca, &json, err) && read_json(json.out, mca, out, err);
}

/* Half of each vector stands in for it. False if that changes nothing. */
static bool halve(struct mca *mca)
{
    const struct analyser_request *const request = mca->request;
    struct str *const halves = arena_alloc(mca->arena, request->n, sizeof *halves);
    bool changed = false;
    for (size_t i = 0; i < request->n; i++) {
        halves[i] = mca_half_vectors(request->text[i], mca->arena);
        changed |= halves[i].ptr != request->text[i].ptr;
    }
    mca->text = halves;
    return changed;
}

/*
 * Whether the model splits vectors that the core does not is only known from its ports. One run
 * takes longer than all else here, so it begins with what is right for llvm-mca up to 19.
 */
static bool analyse_vectors(struct mca *mca, struct analysis *out, struct err *err)
{
    const char *const target = mca->request->target;
    const bool halved = mca_may_split_vectors(target) && halve(mca);
    if (!analyse_ports(mca, out, err))
        return false;
    if (!halved || mca_splits_vectors(target, str_of(out->ports[0])))
        return true;
    mca->text = mca->request->text;
    return analyse_ports(mca, out, err);
}

bool mca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
             struct err *err)
{
    *out = (struct analysis){0};
    struct mca mca = {.request = request, .arena = arena, .text = request->text};
    mca.unknown = arena_alloc(arena, request->n, sizeof *mca.unknown);
    struct proc_result text = {0};
    if (!split_target(&mca, err) || !analyse_vectors(&mca, out, err) ||
        !measure_steady_state(&mca, out, err) ||
        (request->report &&
         !run(&mca, all_text(&mca), iterations_of(&mca), text_output, &text, err)))
        return false;
    out->doubt = mca_doubt(request->target, out, request->n);
    datapath_add(request, arena, out);
    out->unknown = mca.unknown;
    out->report = text.out;
    return true;
}
