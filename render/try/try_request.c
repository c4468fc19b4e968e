#include "render/try/try_request.h"

#include <math.h>
#include <string.h>

#include "base/yaml.h"
#include "collect/machine/check.h"
#include "collect/machinefile/form.h"
#include "render/try/try_answer.h"

/* A member's text; empty if it is missing. */
static struct str text_of(const struct yml_node *map, const char *key)
{
    const struct yml_node *node = yml_get(map, key);
    return node != NULL && node->kind == YML_SCALAR ? node->text : (struct str){0};
}

static bool flag_of(const struct yml_node *map, const char *key)
{
    return str_eq(text_of(map, key), STR("true"));
}

/* As much of a wrong value as a message repeats. */
static struct str shown(struct str value)
{
    return str_slice(value, 0, 64);
}

/* A number from `min` to `max`; `*value` is unchanged if it is missing. */
static bool number_of(const struct yml_node *map, const char *key, double min, double max,
                      double *value, struct err *err)
{
    const struct str text = text_of(map, key);
    double number;
    if (yml_get(map, key) == NULL)
        return true;
    if (str_to_double(text, &number) && number >= min && number <= max) {
        *value = number;
        return true;
    }
    err_set(err, ERR_INPUT, "'%.*s' is not a value of %s", STR_ARG(shown(text)), key);
    return err_hint(err, "give a number from %g to %g", min, max);
}

static bool whole_of(const struct yml_node *map, const char *key, int min, int max, int *value,
                     struct err *err)
{
    double number = *value;
    if (!number_of(map, key, min, max, &number, err))
        return false;
    *value = (int)number;
    return number == floor(number) ||
           err_set(err, ERR_INPUT, "%s is %g; accepted: whole numbers", key, number);
}

static bool read_predictor(const struct yml_node *root, struct try_request *out, struct err *err)
{
    const struct str name = text_of(root, "predictor");
    const int predictor = name.len == 0 ? PREDICT_LC : predictor_parse(name);
    if (predictor < 0)
        return err_set(err, ERR_INPUT, "'%.*s' is not a cache predictor", STR_ARG(shown(name))) ||
               err_hint(err, "use LC, SIM or LCS");
    out->predictor = (enum predictor)predictor;
    return true;
}

static bool read_core(const struct yml_node *root, struct try_request *out, struct err *err)
{
    const double longest = 1e9;
    const struct yml_node *core = yml_get(root, "core");
    out->has_core = core != NULL && core->kind == YML_MAP;
    return !out->has_core ||
           (number_of(core, "T_comp", 0, longest, &out->core.T_comp_cy_per_cl, err) &&
            number_of(core, "T_RegL1", 0, longest, &out->core.T_RegL1_cy_per_cl, err));
}

bool try_read_request(const struct yml_node *root, struct arena *arena, struct try_request *out,
                      struct try_fault *fault)
{
    const struct str name = text_of(root, "name");
    int detail = -1;
    *out = (struct try_request){.cores = 1, .safety = 1, .fresh = TRY_MAX_POINTS};
    fault->of = "request";
    out->what = text_of(root, "do");
    out->class_path = text_of(root, "class");
    out->kernel_text = text_of(root, "kernel");
    out->name = name.len != 0 ? str_cstr(arena, name) : "kernel";
    out->literature = flag_of(root, "literature");
    out->penalty = flag_of(root, "penalty");
    out->plots = flag_of(root, "plots");
    out->brief = flag_of(root, "brief");
    if (!read_predictor(root, out, &fault->err) || !read_core(root, out, &fault->err) ||
        !whole_of(root, "cores", 1, MACHINE_MAX_CORES, &out->cores, &fault->err) ||
        !number_of(root, "safety", 1, 1000, &out->safety, &fault->err) ||
        !whole_of(root, "detail", 0, TRY_MAX_POINTS - 1, &detail, &fault->err) ||
        !whole_of(root, "nest", 0, PASTE_MAX_NESTS - 1, &out->nest, &fault->err) ||
        !whole_of(root, "fresh", 1, TRY_MAX_POINTS, &out->fresh, &fault->err))
        return false;
    out->detail = detail < 0 ? SIZE_MAX : (size_t)detail;
    return true;
}

/* Finds the kernel in code that the parser refused with `refusal`, which stays if there is no
 * kernel. */
static bool read_pasted(struct arena *arena, struct try_request *r, struct err *refusal)
{
    struct err ignored = {0};
    if (!paste_read(r->kernel_text, arena, &r->pasted, &ignored))
        return false;
    if (r->pasted.count == 0) {
        if (r->pasted.refusal.line > refusal->line) /* the text contains more than a nest */
            *refusal = r->pasted.refusal;
        return false;
    }
    if (r->nest >= (int)r->pasted.count)
        r->nest = 0;
    *refusal = (struct err){0};
    r->kernel_text = r->pasted.nests[r->nest].text;
    return kernel_parse(r->kernel_text, "kernel.c", arena, &r->kernel, refusal);
}

bool try_read_kernel(struct arena *arena, struct try_request *r, struct try_fault *fault)
{
    fault->of = "kernel";
    if (!kernel_parse(r->kernel_text, "kernel.c", arena, &r->kernel, &fault->err) &&
        !read_pasted(arena, r, &fault->err))
        return false;
    return kernel_work_array(&r->kernel) >= 0 ||
           err_set(&fault->err, ERR_INPUT,
                   "the kernel does not access an array, so there is no cache line of work");
}

/* ---- the machine ---- */

static bool report(const struct violations *list, struct err *err)
{
    if (list->count == 0)
        return true;
    const struct violation *first = &list->items[0];
    err_at(err, "machine.yml", first->line, first->col, "%s %s", first->path, first->text);
    return err_hint(err,
                    "%zu in all; `inspect machine show FILE` lists them, machines/README.md "
                    "explains the keys",
                    list->count);
}

/* Loads a machine file like collect/machinefile/load.c, but does not judge its compilers: nothing
 * is run here. */
static bool read_file(const struct yml_node *root, struct arena *arena, struct machine *out,
                      struct err *err)
{
    struct violations list = {.arena = arena};
    if (root == NULL)
        return err_set(err, ERR_INPUT, "there is no machine file");
    if (yml_get(root, "memory hierarchy") != NULL)
        return err_at(err, "machine.yml", 1, 1, "this is a machine file of Kerncraft") ||
               err_hint(err, "convert it with: inspect machine import FILE");
    const struct machine_form *form = yml_conform(root, &machine_schema, &list);
    yml_place(&list, root);
    if (!report(&list, err))
        return false;
    machine_check_values(form, &list);
    machine_from_form(form, out, &list);
    machine_check(out, &list);
    yml_place(&list, root);
    return report(&list, err);
}

/* Changes the size of a cache: as many sets as fit, with the same ways and lines. */
static bool resize(const struct yml_node *wish, struct machine *m, int level, struct err *err)
{
    struct machine_cache *c = &m->caches[level];
    const double way_bytes = (double)c->cache.ways * (double)m->line_bytes;
    const double largest = 0x1p31 * (double)m->line_bytes;
    double bytes = machine_cache_bytes(m, level);
    if (!number_of(wish, "bytes", way_bytes, largest, &bytes, err) ||
        !whole_of(wish, "shared", 1, MACHINE_MAX_CORES, &c->cores_per_group, err))
        return false;
    c->cache.sets = (uint64_t)(bytes / way_bytes);
    return true;
}

bool try_read_machine(const struct yml_node *root, struct arena *arena, struct try_request *r,
                      struct try_fault *fault)
{
    const struct yml_node *caches = yml_get(root, "caches");
    fault->of = "machine";
    if (!read_file(yml_get(root, "machine"), arena, &r->machine, &fault->err))
        return false;
    for (int i = 0; i < r->machine.n_caches; i++) {
        const struct yml_node *wish = yml_get(caches, r->machine.caches[i].cache.name);
        if (wish != NULL && !resize(wish, &r->machine, i, &fault->err))
            return false;
    }
    return true;
}

bool try_read_sizes(const struct yml_node *root, struct arena *arena, struct try_request *r,
                    struct try_fault *fault)
{
    const struct yml_node *sizes = yml_get(root, "sizes");
    const size_t n = sizes != NULL && sizes->kind == YML_MAP ? sizes->count : 0;
    struct study_setting *settings = arena_alloc(arena, n, sizeof *settings);
    fault->of = "sizes";
    for (size_t i = 0; i < n; i++)
        settings[i] = (struct study_setting){sizes->keys[i], sizes->children[i]->text};
    if (!study_make(&r->kernel, settings, n, arena, &r->study, &fault->err))
        return false;
    if (r->study.n_points > TRY_MAX_POINTS)
        return err_set(&fault->err, ERR_INPUT, "these are %zu points, and a page takes %d",
                       r->study.n_points, TRY_MAX_POINTS) ||
               err_hint(&fault->err, "give fewer values, as 100-1000:50");
    if (r->detail >= r->study.n_points)
        r->detail = r->study.n_points - 1;
    return true;
}
