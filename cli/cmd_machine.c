#include <stdio.h>
#include <string.h>

#include "base/clean.h"
#include "base/file.h"
#include "base/opt.h"
#include "base/plural.h"
#include "base/program_data.h"
#include "cli/command.h"
#include "cli/machine_fit.h"
#include "cli/machine_name.h"
#include "cli/machine_state.h"
#include "collect/calibrate/calibrate.h"
#include "collect/calibrate/probe_report.h"
#include "collect/host/detect.h"
#include "collect/host/host_match.h"
#include "collect/kerncraft/kerncraft.h"
#include "collect/machine/sheet.h"
#include "collect/machinefile/load.h"

/* Reads options. False if nothing is left to do: help was printed, or the number of arguments is
 * wrong. */
static bool begin(const struct opt_spec *spec, int argc, const char *const *argv, void *values,
                  size_t n_arguments, struct opt_list *rest, struct arena *arena, struct err *err)
{
    if (!command_begin(spec, argc, argv, values, rest, arena, err))
        return false;
    if (rest->count == n_arguments)
        return true;
    err_set(err, ERR_USAGE, "%s takes %zu argument%s, not %zu", spec->name, n_arguments,
            PLURAL(n_arguments), rest->count);
    return err_hint(err, "see %s --help", spec->name);
}

/* `name` is the user's name for the machine, or null. */
static bool check_name(const char *name, struct err *err)
{
    return name == NULL || path_name_ok(str_of(name)) ||
           err_set(err, ERR_USAGE, "'%s' cannot be a file's name", name) ||
           err_hint(err, "use letters, digits and . _ - +, not starting with . or -");
}

/* Writes the file, or prints it if the folder is `-`. */
static int deliver(const struct machine *m, const char *folder, struct arena *arena,
                   struct err *err)
{
    struct str text;
    const char *path = NULL;
    if (strcmp(folder, "-") == 0) {
        if (machine_text(m, arena, &text, err))
            fwrite(text.ptr, 1, text.len, stdout);
    } else if (machine_save(m, folder, arena, &path, err)) {
        printf("%s\n", path);
    }
    return 0;
}

/* Prints text without control characters: a file's text must not steer the terminal. */
static void print_clean(FILE *out, struct sb *text)
{
    struct sb clean = {.arena = text->arena};
    clean_add(&clean, sb_cstr(text), "\n");
    fputs(sb_cstr(&clean), out);
}

struct detect_options {
    const char *name;
};

static const struct opt detect_opts[] = {
    OPT(0, "name", OPT_TEXT, offsetof(struct detect_options, name), "NAME",
        "name the machine NAME (default: the name of the CPU)"),
};
static const struct opt_spec detect_spec = {
    .name = "inspect machine detect",
    .synopsis = "[--name NAME]",
    .about = "Prints what this host reports about itself, as a machine file without measurements. "
             "inspect machine calibrate measures the rest.",
    OPT_TABLE(detect_opts),
    .examples = "  inspect machine detect\n",
};

static int run_detect(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct detect_options options = {0};
    struct opt_list rest = {0};
    struct machine m;
    struct host host;
    struct core_ports ports;
    if (!begin(&detect_spec, argc, argv, &options, 0, &rest, arena, err) ||
        !check_name(options.name, err) || !machine_detect(arena, &m, &host, &ports, err))
        return 0;
    if (options.name != NULL)
        m.name = options.name;
    return deliver(&m, "-", arena, err);
}

struct calibrate_cli {
    bool quick;
    bool fresh;
    const char *name;
    const char *folder;
};

static const struct opt calibrate_opts[] = {
    OPT(0, "quick", OPT_FLAG, offsetof(struct calibrate_cli, quick), NULL,
        "take at most a minute on two cores, instead of minutes"),
    OPT(0, "name", OPT_TEXT, offsetof(struct calibrate_cli, name), "NAME",
        "name the machine NAME (default: the name of the CPU)"),
    OPT('o', "folder", OPT_TEXT, offsetof(struct calibrate_cli, folder), "DIR",
        "write DIR/NAME.yml (default: machines); - prints it"),
    OPT(0, "fresh", OPT_FLAG, offsetof(struct calibrate_cli, fresh), NULL,
        "discard what an interrupted calibration has measured"),
};
static const struct opt_spec calibrate_spec = {
    .name = "inspect machine calibrate",
    .synopsis = "[--quick] [--name NAME] [-o DIR]",
    .about =
        "Measures this host with likwid-bench and writes its complete machine file: clock, "
        "bandwidths for every level, number of cores and stream mix, peak FLOP/s, and what follows "
        "from them: bytes per cycle between the caches and which transfers overlap. Prints how "
        "well the ECM model fits the measurements, and the times of probes: loops whose lines come "
        "from several levels at once. The next run resumes an interrupted one.",
    OPT_TABLE(calibrate_opts),
    .examples = "  inspect machine calibrate --quick\n",
};

/* The largest relative deviation of the fit. */
static double worst_deviation(const struct machine *m)
{
    double worst = 0;
    for (size_t i = 0; i < m->n_fit; i++) {
        const struct fit_point *p = &m->fit[i];
        const double ratio = p->predicted_cy_per_cl / p->measured_cy_per_cl;
        const double deviation = ratio > 1 ? ratio - 1 : 1 - ratio;
        worst = deviation > worst ? deviation : worst;
    }
    return worst;
}

/* Whether the file can be used as it is. If the description of an unusual host violates a rule, the
 * error says where to correct it. */
static bool is_usable(const struct machine *m, const char *folder, struct arena *arena,
                      struct err *err)
{
    struct str text;
    struct machine again;
    const char *path = path_join(arena, folder, str_formatz(arena, "%s.yml", m->name));
    return machine_text(m, arena, &text, err) && machine_parse(text, path, arena, &again, err);
}

static void report_probes(const struct calibrate_probes *probes, const struct machine *m,
                          struct sb *out)
{
    if (probes->results.n_observations > 0)
        probe_report(&probes->results, m, probes->held_out_cy, out);
    if (probes->failure.kind != ERR_NONE)
        sb_addf(out, "note: nothing was fitted to probes: %s\n", probes->failure.text);
    machine_composition_report(m, out);
}

static int run_calibrate(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct calibrate_cli options = {.folder = "machines"};
    struct opt_list rest = {0};
    struct machine m;
    struct calibrate_probes probes;
    if (!begin(&calibrate_spec, argc, argv, &options, 0, &rest, arena, err))
        return 0;
    if (!check_name(options.name, err))
        return 0;
    /* before minutes of measuring, not after */
    if (strcmp(options.folder, "-") != 0 && !dir_make_writable(options.folder, err))
        return 0;
    const char *state = options.quick ? ".cache/calibrate/quick.csv" : ".cache/calibrate/full.csv";
    struct err no_cache = {0};
    if (options.fresh)
        remove(state);
    if (!dir_make(".cache/calibrate", &no_cache))
        state = NULL;
    const struct calibrate_options how = {
        .quick = options.quick,
        .state_path = state,
        .name = options.name,
        .command =
            options.quick ? "inspect machine calibrate --quick" : "inspect machine calibrate",
        .progress = stderr,
    };
    if (!machine_calibrate(&how, arena, &m, &probes, err))
        return 0;
    deliver(&m, options.folder, arena, err);
    if (err->kind != ERR_NONE)
        return 0;
    if (state != NULL)
        remove(state);
    struct sb report = {.arena = arena};
    machine_fit_report(&m, &report);
    report_probes(&probes, &m, &report);
    fputs(sb_cstr(&report), stderr);
    if (worst_deviation(&m) > 0.15)
        fputs("note: the model and the measurements differ by more than 15 % somewhere; was the "
              "host busy? Calibrate again when it is quiet.\n",
              stderr);
    is_usable(&m, options.folder, arena, err);
    return 0;
}

struct show_options {
    long roofline_cores;
    bool kerncraft;
};

static const struct opt show_opts[] = {
    OPT_RANGE('c', "cores", OPT_INT, offsetof(struct show_options, roofline_cores), "N",
              "draw the roofline of N cores (default: a NUMA domain)", 1, MACHINE_MAX_CORES),
    OPT(0, "kerncraft", OPT_FLAG, offsetof(struct show_options, kerncraft), NULL,
        "print it in Kerncraft's machine file format instead"),
};
static const struct opt_spec show_spec = {
    .name = "inspect machine show",
    .synopsis = "M [-c N | --kerncraft]",
    .about = "Prints a machine in readable form, with a roofline. M is a name from machines/ or a "
             "path, in our format or Kerncraft's. All errors in the file are listed.",
    OPT_TABLE(show_opts),
    .examples = "  inspect machine show HaswellEP_E5-2695v3_CoD\n",
};

/* Violations and notes, to standard error. */
static void print_violations(const struct violations *list, const char *path)
{
    struct sb text = {.arena = list->arena};
    violations_format(list, path, &text);
    print_clean(stderr, &text);
}

/* Loads a machine and prints all violations to standard error; false if there are any. */
static bool read_machine(const char *name, struct machine *m, struct arena *arena, struct err *err)
{
    struct violations notes = {.arena = arena};
    struct violations list = {.arena = arena, .notes = &notes};
    if (!machine_read(name, m, &list, err))
        return false;
    const char *path = name;
    struct err ignored = {0};
    machine_find(name, arena, &path, &ignored);
    print_violations(&list, path);
    if (list.count == 0)
        machine_note_name(path, m, arena);
    return list.count == 0;
}

static int run_show(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct show_options options = {0};
    struct opt_list rest = {0};
    struct machine m;
    if (!begin(&show_spec, argc, argv, &options, 1, &rest, arena, err))
        return 0;
    if (!read_machine(rest.items[0], &m, arena, err))
        return 1;
    const int all_cores = m.sockets * m.cores_per_socket;
    const int cores =
        options.roofline_cores > 0 ? (int)options.roofline_cores : m.cores_per_numa_domain;
    if (options.roofline_cores > all_cores) {
        err_set(err, ERR_USAGE, "'%s' has %d cores, not %ld", m.name, all_cores,
                options.roofline_cores);
        err_hint(err, "give at most that many with -c");
        return 2;
    }
    struct sb text = {.arena = arena};
    if (options.kerncraft) {
        struct str file;
        if (kerncraft_write(&m, arena, &file, err))
            fwrite(file.ptr, 1, file.len, stdout);
        return 0;
    }
    machine_sheet(&m, &text);
    machine_roofline(&m, cores, &text);
    print_clean(stdout, &text);
    return 0;
}

struct check_options {
    bool identity;
};

static const struct opt check_opts[] = {
    OPT('i', "identity", OPT_FLAG, offsetof(struct check_options, identity), NULL,
        "compare only the hardware: not the clock, the settings or the load"),
};
static const struct opt_spec check_spec = {
    .name = "inspect machine check",
    .synopsis = "M [--identity]",
    .about = "Checks whether this host is the machine M, set up as for its measurements. Compares "
             "model, topology, caches, clock, turbo, SMT, NUMA balancing, huge pages, governor and "
             "load in a table. M may describe the whole host or the part that this process may "
             "use: the closer match is compared. Exit status 0: nothing differs, 3: something "
             "does, 1: it could not be compared, 2: wrong usage.",
    OPT_TABLE(check_opts),
    .examples =
        "  inspect machine check HaswellEP_E5-2695v3_CoD; [ $? -eq 3 ] && echo another one\n",
};

static int run_check(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct opt_list rest = {0};
    struct machine m;
    struct match_here here;
    struct host_match_now now;
    struct match match;
    struct check_options options = {0};
    if (!begin(&check_spec, argc, argv, &options, 1, &rest, arena, err))
        return 0;
    if (!read_machine(rest.items[0], &m, arena, err) || !host_match_read(arena, &here, err))
        return 1;
    if (!options.identity)
        host_match_now(here.cpus, here.n_cpus, arena, &now);
    host_match_nearest(&here, &m, options.identity ? NULL : &now, arena, &match);
    struct sb text = {.arena = arena};
    host_match_format(&match, &text);
    print_clean(stdout, &text);
    return match.n_differing == 0 ? 0 : COMMAND_DIFFERS;
}

struct import_options {
    const char *name;
    const char *folder;
    bool force;
};

static const struct opt import_opts[] = {
    OPT(0, "name", OPT_TEXT, offsetof(struct import_options, name), "NAME",
        "name the machine NAME (default: the name of the file)"),
    OPT('o', "folder", OPT_TEXT, offsetof(struct import_options, folder), "DIR",
        "write DIR/NAME.yml (default: machines); - prints it"),
    OPT(0, "force", OPT_FLAG, offsetof(struct import_options, force), NULL,
        "replace an existing file"),
};
static const struct opt_spec import_spec = {
    .name = "inspect machine import",
    .synopsis = "FILE [--name NAME] [-o DIR] [--force]",
    .about = "Converts a Kerncraft machine file to our format; -m also accepts Kerncraft's files "
             "as they are. Values missing in FILE are listed and the rest is written anyway, to be "
             "completed by hand (exit status 1). If a value is wrong, nothing is written. An "
             "existing file with other content is not replaced.",
    OPT_TABLE(import_opts),
    .examples = "  inspect machine show Zen2_EPYC-7452 --kerncraft > theirs.yml\n"
                "  inspect machine import theirs.yml --name ours -o .\n",
};

/* The number of violations about values that are in the file. */
static size_t count_wrong(const struct violations *list)
{
    size_t wrong = 0;
    for (size_t i = 0; i < list->count; i++)
        wrong += !list->items[i].missing;
    return wrong;
}

/* Notes that the program's machine of this name is hidden by the new file. */
static void note_hidden(const struct machine *m, const char *path, struct arena *arena)
{
    const char *name = str_formatz(arena, "machines/%s.yml", m->name);
    const char *hidden = strcmp(path, name) == 0 ? data_find(name, arena) : NULL;
    if (hidden != NULL)
        fprintf(stderr, "note: from this folder, '%s' no longer refers to %s\n", m->name, hidden);
}

/* Files that a user has edited, or that came with the program, are only replaced with --force. */
static bool check_target(const struct machine *m, const struct import_options *o,
                         struct arena *arena, struct err *err)
{
    struct str there;
    struct str text;
    const char *path = path_join(arena, o->folder, str_formatz(arena, "%s.yml", m->name));
    if (!file_exists(path)) {
        note_hidden(m, path, arena);
        return true;
    }
    if (o->force || strcmp(o->folder, "-") == 0)
        return true;
    struct err unread = {0};
    if (!machine_text(m, arena, &text, err))
        return false;
    if (file_read(path, text.len, arena, &there, &unread) && str_eq(there, text)) {
        fputs("note: the file already exists with the same content\n", stderr);
        return true;
    }
    err_set(err, ERR_INPUT, "%s already exists and differs", path);
    return err_hint(
        err, "--name NAME or -o DIR writes another file, -o - prints it, --force replaces it");
}

static int run_import(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct import_options options = {.folder = "machines"};
    struct opt_list rest = {0};
    struct machine m;
    struct violations notes = {.arena = arena};
    struct violations list = {.arena = arena, .notes = &notes};
    if (!begin(&import_spec, argc, argv, &options, 1, &rest, arena, err) ||
        !check_name(options.name, err) || !machine_import(rest.items[0], &m, &list, err))
        return 0;
    print_violations(&list, rest.items[0]);
    const size_t wrong = count_wrong(&list);
    if (wrong > 0) {
        err_set(err, ERR_INPUT, "nothing was written: %zu value%s of %s %s wrong", wrong,
                PLURAL(wrong), rest.items[0], PLURAL_OF(wrong, "is", "are"));
        err_hint(err, "correct the values listed above");
        return 1;
    }
    if (options.name != NULL)
        m.name = options.name;
    if (!check_target(&m, &options, arena, err))
        return 1;
    deliver(&m, options.folder, arena, err);
    if (list.count == 0 || err->kind != ERR_NONE)
        return 0;
    fprintf(stderr, "note: incomplete: %zu value%s must be filled in before it can be used\n",
            list.count, PLURAL(list.count));
    return 1;
}

static const struct command commands[] = {
    {"detect", run_detect, "print what this host reports about itself"},
    {"calibrate", run_calibrate, "measure this host and write its machine file"},
    {"fit", machine_fit, "fit how in-core and data transfer times combine"},
    {"check", run_check, "check whether this host is that machine, in the same state"},
    {"show", run_show, "print a machine in readable form, with a roofline"},
    {"state", machine_state, "print the state of this system as JSON, or compare it with another"},
    {"import", run_import, "convert a Kerncraft machine file to our format"},
    {NULL, NULL, NULL},
};

static void print_help(FILE *out)
{
    fprintf(out, "Usage: inspect machine COMMAND …\n\nMachine files.\n\nCommands:\n");
    command_list(commands, out);
    fprintf(out, "\n`inspect machine COMMAND --help` explains a command.\n\nExamples:\n"
                 "  inspect machine detect\n"
                 "  inspect machine calibrate --quick\n"
                 "  inspect machine show HaswellEP_E5-2695v3_CoD\n");
}

int cmd_machine(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    const char *name = argc > 1 ? argv[1] : "";
    const struct command *command = command_find(commands, name);
    if (command != NULL)
        return command->run(argc - 1, argv + 1, arena, err);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        print_help(stdout);
        return 0;
    }
    if (argc > 1)
        err_set(err, ERR_USAGE, "unknown command 'machine %s'", name);
    else
        err_set(err, ERR_USAGE, "machine needs a command");
    err_hint(err, "see inspect machine --help");
    return 2;
}
