#include "cli/model_ask.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"

enum { MAX_ANSWER = 64, MAX_BLOCK = 1000000, MAX_INCREMENT = 1 << 20 };

/* ---- questions ---- */

/* Reads a line of standard input; what does not fit is dropped. */
static bool read_answer(char *line, int size, struct err *err)
{
    if (fgets(line, size, stdin) == NULL)
        return err_set(err, ERR_USAGE, "no answer was given") ||
               err_hint(err, "give --asm-block N or --pointer-increment BYTES instead");
    bool whole = strchr(line, '\n') != NULL;
    while (!whole) {
        const int c = getchar();
        whole = c == '\n' || c == EOF;
    }
    return true;
}

/* An increment of 0 would not be a loop. */
static bool is_possible(int64_t number, int64_t low, int64_t high)
{
    return number >= low && number <= high && (low >= 0 || number != 0);
}

/* Asks until the answer is a possible number; an empty answer accepts the proposal if that is
 * possible. */
static bool ask_number(const char *question, int64_t proposal, int64_t low, int64_t high,
                       int64_t *out, struct err *err)
{
    char line[MAX_ANSWER];
    for (;;) {
        fprintf(stderr, "%s", question);
        if (is_possible(proposal, low, high))
            fprintf(stderr, " [%lld]", (long long)proposal);
        fprintf(stderr, ": ");
        if (!read_answer(line, sizeof line, err))
            return false;
        const struct str answer = str_trim(str_of(line));
        *out = proposal;
        if (answer.len > 0 && !str_to_i64(answer, out))
            *out = low - 1;
        if (is_possible(*out, low, high))
            return true;
        fprintf(stderr, "give a number from %lld to %lld%s\n", (long long)low, (long long)high,
                low < 0 ? ", but not 0" : "");
    }
}

static void show(const struct incore_candidate *loop)
{
    fprintf(stderr, "lines %u to %u:\n", loop->first_line, loop->last_line);
    struct str rest = loop->text;
    for (struct str line; str_next_line(&rest, &line);)
        fprintf(stderr, "    %.*s\n", STR_ARG(line));
}

static bool which_loop(void *context, const struct incore_candidate *loops, size_t n, size_t found,
                       size_t *out, struct err *err)
{
    (void)context;
    for (size_t i = 0; i < n; i++) {
        fprintf(stderr, "loop %zu, ", i);
        show(&loops[i]);
    }
    int64_t number = 0;
    if (!ask_number("which loop is the hot one", found < n ? (int64_t)found : -1, 0, (int64_t)n - 1,
                    &number, err))
        return false;
    *out = (size_t)number;
    return true;
}

static bool what_increment(void *context, const struct incore_candidate *loop, int64_t found,
                           int64_t *out, struct err *err)
{
    (void)context;
    fprintf(stderr, "the hot loop, ");
    show(loop);
    return ask_number("bytes that the pointers advance per iteration", found, -MAX_INCREMENT,
                      MAX_INCREMENT, out, err);
}

/* ---- options ---- */

static bool may_ask(void)
{
    return isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}

static bool nobody_to_ask(const char *option, const char *argument, struct err *err)
{
    err_set(err, ERR_USAGE, "%s manual needs a terminal to ask for the value", option);
    return err_hint(err, "give %s %s, or leave the option out", option, argument);
}

static bool read_block(const char *value, struct incore_ask *ask, struct incore_options *options,
                       struct err *err)
{
    int64_t number = 0;
    options->asm_block = -1;
    if (value == NULL || strcmp(value, "auto") == 0)
        return true;
    if (strcmp(value, "manual") == 0) {
        ask->loop = ASK_ALWAYS;
        return may_ask() || nobody_to_ask("--asm-block", "N", err);
    }
    if (!str_to_i64(str_of(value), &number) || number < 0 || number > MAX_BLOCK)
        return command_refuse(value, "value of --asm-block",
                              "the number of a loop (from 0), auto or manual", err);
    options->asm_block = (int)number;
    return true;
}

static bool read_increment(const char *value, struct incore_ask *ask,
                           struct incore_options *options, struct err *err)
{
    int64_t bytes = 0;
    options->pointer_increment_bytes = 0;
    if (value == NULL || strcmp(value, "auto") == 0)
        return true;
    if (strcmp(value, "auto_with_manual_fallback") == 0) {
        ask->increment = may_ask() ? ASK_IF_UNCLEAR : ASK_NEVER;
        return true;
    }
    if (strcmp(value, "manual") == 0) {
        ask->increment = ASK_ALWAYS;
        return may_ask() || nobody_to_ask("--pointer-increment", "BYTES", err);
    }
    if (!str_to_i64(str_of(value), &bytes) || bytes == 0 || bytes < -MAX_INCREMENT ||
        bytes > MAX_INCREMENT)
        return command_refuse(value, "value of --pointer-increment",
                              "bytes other than 0, auto, auto_with_manual_fallback or manual", err);
    options->pointer_increment_bytes = (int)bytes;
    return true;
}

bool model_ask_read(const char *asm_block, const char *pointer_increment, struct incore_ask *ask,
                    struct incore_options *options, struct err *err)
{
    *ask = (struct incore_ask){.which_loop = which_loop, .what_increment = what_increment};
    if (!read_block(asm_block, ask, options, err) ||
        !read_increment(pointer_increment, ask, options, err))
        return false;
    if (ask->loop != ASK_NEVER || ask->increment != ASK_NEVER)
        options->ask = ask;
    return true;
}
