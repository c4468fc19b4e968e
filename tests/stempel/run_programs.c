/*
 * run_programs: runs benchmark programs whose kernels are called NAME_problem and all linked
 * together with one harness, each in a separate process, with 1 and 2 threads, and
 * swapping its grids where it can.
 *
 * Reads write_programs' list of them from standard input; table.h declares and lists their names.
 * Prints a line for each run that does not say that it verified, then how many programs ran; exit
 * status 1 if there was such a run or no program.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Everything that a harness needs of a kernel; here only an address. */
struct problem;

struct entry {
    const char *name;
    const struct problem *problem;
};

#include "table.h" /* static const struct entry table[], ends with a null name */

/* Gives the harness this kernel's problem; then the program's main. */
void harness_take(const struct problem *problem);
int harness_main(int argc, char **argv);

enum { MAX_WORDS = 32, MAX_OUTPUT = 1 << 16, MAX_LIST = 1 << 20, LIMIT_S = 60 };

static const struct problem *find(const char *name)
{
    for (const struct entry *e = table; e->name != NULL; e++) {
        if (strcmp(e->name, name) == 0)
            return e->problem;
    }
    return NULL;
}

/* Reads everything until the other end is closed; what does not fit is dropped. */
static void read_all(int from, char *text, size_t capacity)
{
    char dropped[512];
    size_t length = 0;
    for (;;) {
        const bool full = length + 1 == capacity;
        const ssize_t n = full ? read(from, dropped, sizeof dropped)
                               : read(from, text + length, capacity - 1 - length);
        if (n <= 0)
            break;
        length += full ? 0 : (size_t)n;
    }
    text[length] = '\0';
}

/* One run in a child; its output goes to `output`. */
static bool verifies(const struct problem *problem, int argc, char **argv, char *output)
{
    int ends[2];
    int status = 0;
    if (pipe(ends) != 0)
        return false;
    fflush(stdout); /* or a child would print it again */
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], 1);
        dup2(ends[1], 2);
        close(ends[0]);
        alarm(LIMIT_S);
        harness_take(problem);
        exit(harness_main(argc, argv));
    }
    close(ends[1]);
    read_all(ends[0], output, MAX_OUTPUT);
    close(ends[0]);
    return child > 0 && waitpid(child, &status, 0) == child && status == 0 &&
           strstr(output, "\"verify\": {\"ok\": true") != NULL;
}

static int run_all(const struct problem *problem, const char *what, char **words, int n,
                   bool can_swap)
{
    static char output[MAX_OUTPUT];
    char threads[] = "1";
    int failures = 0;
    for (; threads[0] <= '2'; threads[0]++) {
        for (int swapping = 0; swapping <= can_swap; swapping++) {
            char *argv[MAX_WORDS + 6] = {"program"};
            int argc = 1;
            for (int i = 0; i < n; i++)
                argv[argc++] = words[i];
            argv[argc++] = "--verify";
            argv[argc++] = "--threads";
            argv[argc++] = threads;
            if (swapping)
                argv[argc++] = "--jacobi";
            if (verifies(problem, argc, argv, output))
                continue;
            failures++;
            printf("not verified: %s, %s threads%s\n%s\n", what, threads,
                   swapping ? " --jacobi" : "", output);
        }
    }
    return failures;
}

static int run_line(char *line)
{
    char *words[MAX_WORDS];
    char what[512];
    char *rest = NULL;
    int n = 0;
    for (char *word = strtok_r(line, " ", &rest); word != NULL && n < MAX_WORDS;
         word = strtok_r(NULL, " ", &rest))
        words[n++] = word;
    const struct problem *const problem = n > 5 ? find(words[0]) : NULL;
    if (problem == NULL) {
        printf("not there: %s\n", words[0]);
        return 1;
    }
    snprintf(what, sizeof what, "%s %s -b %s", words[3], words[1], words[4]);
    return run_all(problem, what, words + 5, n - 5, strcmp(words[2], "jacobi") == 0);
}

int main(void)
{
    /*
     * everything at once: a child that exits would move back the position in a file that it shares
     */
    static char list[MAX_LIST];
    const size_t length = fread(list, 1, sizeof list - 1, stdin);
    char *rest = NULL;
    int programs = 0;
    int failures = length + 1 == sizeof list;
    list[length] = '\0';
    for (char *line = strtok_r(list, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        failures += run_line(line);
        programs++;
    }
    printf("%d programs\n", programs);
    return failures == 0 && programs > 0 ? 0 : 1;
}
