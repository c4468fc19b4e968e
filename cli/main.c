#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/err.h"
#include "cli/command.h"

/* in the order of the data flow; help prints this table */
static const struct command commands[] = {
    {"gen", cmd_gen, "write the loop kernel of a class of stencils"},
    {"bench", cmd_bench, "write the stand-alone benchmark program of a kernel"},
    {"model", cmd_model, "predict a kernel's runtime: ECM, Roofline, layer conditions"},
    {"roofline", cmd_roofline, "place your own program in a machine's Roofline diagram"},
    {"compare", cmd_compare,
     "compare your code with a baseline and see where it loses performance"},
    {"machine", cmd_machine, "detect, calibrate, check, show and import machine files"},
    {"collect", cmd_collect, "model and measure stencils into the collection"},
    {"jobs", cmd_jobs, "collect on a cluster, with Slurm jobs"},
    {"import", cmd_import, "import the published collection: measurements, predictions, reviews"},
    {"review", cmd_review,
     "review a configuration's data: a traffic light and a comment on its page"},
    {"reproduce", cmd_reproduce, "collect a stored configuration again and compare the results"},
    {"render", cmd_render, "render the collection as a site of static pages"},
    {"publish", cmd_publish, "commit the site, or results to be offered upstream, to a branch"},
    {NULL, NULL, NULL},
};

static void print_help(FILE *out)
{
    fprintf(out,
            "Usage: inspect COMMAND …\n\n"
            "The reference for stencil performance: generate stencil kernels, model and measure "
            "them,\npublish the result.\n\nCommands:\n");
    command_list(commands, out);
    fprintf(out, "\n`inspect COMMAND --help` explains a command; `inspect --version` prints the "
                 "version.\nExit status: 0 done, 1 the work failed, 2 wrong usage, 3 a comparison "
                 "found a difference.\n");
}

static int report(const struct err *err)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    err_format(err, &text);
    fputs(sb_cstr(&text), stderr);
    arena_free(&arena);
    return err_exit_status(err);
}

/* Fails if output could not be written. */
static int finish(int status)
{
    struct err err = {0};
    if (fflush(stdout) == 0 && ferror(stdout) == 0)
        return status;
    err_system(&err, NULL, "cannot write to standard output");
    err_hint(&err, "the output is incomplete");
    return report(&err);
}

static int run(const struct command *command, int argc, const char *const *argv)
{
    struct arena arena = {0};
    struct err err = {0};
    int status = command->run(argc, argv, &arena, &err);
    if (err.kind != ERR_NONE)
        status = report(&err);
    arena_free(&arena);
    return finish(status);
}

/* If standard output is closed, the next file that is opened would get its number, and output would
 * go into that file. So closed streams are replaced by one that cannot be written. */
static void fill_closed_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0)
            return;
    }
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    fill_closed_streams();
    const bool asks = strcmp(name, "help") == 0;
    if (asks && argc > 2 && command_find(commands, argv[2]) != NULL)
        return run(command_find(commands, argv[2]), 2, (const char *const[]){argv[2], "--help"});
    if (asks || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        print_help(stdout);
        return finish(0);
    }
    if (strcmp(name, "--version") == 0) {
        puts("inspect " INSPECT_VERSION);
        return finish(0);
    }
    const struct command *command = command_find(commands, name);
    if (command == NULL && argc > 1) {
        struct err err = {0};
        err_set(&err, ERR_USAGE, "unknown command '%s'", name);
        err_hint(&err, "see inspect --help");
        return report(&err);
    }
    if (command == NULL) {
        print_help(stderr);
        return 2;
    }
    return run(command, argc - 1, (const char *const *)argv + 1);
}
