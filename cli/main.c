#include <stdio.h>
#include <string.h>

#include "base/err.h"
#include "cli/command.h"

struct command {
    const char *name;
    command_fn *run;
    const char *summary;
};

/* In the order of the data flow; help prints this table. */
static const struct command commands[] = {
    {"gen", cmd_gen, "write the loop kernel of a class of stencils"},
    {"bench", cmd_bench, "write the stand-alone benchmark program of a kernel"},
    {"model", cmd_model, "predict a kernel's runtime: ECM, Roofline, layer conditions"},
    {"roofline", cmd_roofline, "place a program of your own below a machine's ceilings"},
    {"compare", cmd_compare, "put own code beside a baseline and learn what it loses where"},
    {"machine", cmd_machine, "detect, calibrate, check, show and import machine files"},
    {"collect", cmd_collect, "model and measure stencils into the collection"},
    {"jobs", cmd_jobs, "the same on a cluster, as Slurm jobs"},
    {"render", cmd_render, "the collection as a site of static pages"},
    {NULL, NULL, NULL},
};

static void print_help(FILE *out)
{
    fprintf(out,
            "Usage: inspect COMMAND …\n\n"
            "The reference for stencil performance: generate stencil kernels, model and measure "
            "them,\npublish the result.\n\nCommands:\n");
    for (const struct command *c = commands; c->name != NULL; c++)
        fprintf(out, "  %-10s %s\n", c->name, c->summary);
    fprintf(out, "\n`inspect COMMAND --help` explains a command.\n");
}

static const struct command *find(const char *name)
{
    for (const struct command *c = commands; c->name != NULL; c++) {
        if (strcmp(c->name, name) == 0)
            return c;
    }
    return NULL;
}

static int run(const struct command *command, int argc, const char *const *argv)
{
    struct arena arena = {0};
    struct err err = {0};
    int status = command->run(argc, argv, &arena, &err);
    if (err.kind != ERR_NONE) {
        struct sb text = {.arena = &arena};
        err_format(&err, &text);
        fputs(sb_cstr(&text), stderr);
        status = err_exit_status(&err);
    }
    arena_free(&arena);
    if (fflush(stdout) != 0 || ferror(stdout) != 0) {
        perror("inspect: standard output");
        status = 1;
    }
    return status;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        print_help(stdout);
        return 0;
    }
    if (strcmp(name, "--version") == 0) {
        puts("inspect " INSPECT_VERSION);
        return 0;
    }
    const struct command *command = find(name);
    if (command == NULL) {
        if (argc > 1)
            fprintf(stderr, "error: unknown command '%s' — see inspect --help\n", name);
        else
            print_help(stderr);
        return 2;
    }
    return run(command, argc - 1, (const char *const *)argv + 1);
}
