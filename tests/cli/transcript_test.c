/* Short commands with all that they print, and their exit status if it is not 0:
 * transcript_test TABLE INPUT INSPECT
 *
 * The rows `$ COMMAND` of TABLE run one after the other in a folder with what is in INPUT and links
 * to stencils/ and machines/. Those of `inspect` run in this process, hundreds in the time of one
 * start with sanitizers; the shell runs rows with more than words. UPDATE=1 writes into TABLE what
 * they do. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wordexp.h>

#include "base/file.h"
#include "base/str.h"
#include "base/temp.h"

/* main() of cli/main.c. */
int inspect_main(int argc, char **argv);

enum { MAX_TABLE_BYTES = 1 << 20 };

/* A page's words. */
static const char functions[] =
    "words() { sed '/<style/,/<\\/style>/d; /<script/,/<\\/script>/d; s/<[^>]*>/ /g' \"$1\" |"
    " tr -s ' ' | grep -v '^ *$'; }\n";

static int run_row(struct arena *arena, struct str row)
{
    wordexp_t words;
    const char *const command = str_cstr(arena, row);
    if (!str_starts_with(row, STR("inspect ")) || wordexp(command, &words, WRDE_NOCMD) != 0) {
        const int status = system(str_formatz(arena, "%s%s", functions, command));
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    const int status = inspect_main((int)words.we_wordc, words.we_wordv);
    wordfree(&words);
    return status;
}

static void run_rows(struct arena *arena, struct str table)
{
    while (table.len != 0) {
        const struct str_cut line = str_cut(table, '\n');
        table = line.tail;
        if (!str_starts_with(line.head, STR("$ ")))
            continue;
        printf("%.*s\n", STR_ARG(line.head));
        fflush(stdout);
        const int status = run_row(arena, str_slice(line.head, 2, line.head.len));
        if (status != 0)
            printf("=> %d\n", status);
        fflush(stdout);
    }
}

/* Both streams go into the file `got` next to the folder in which the rows run. */
static bool prepare(struct arena *arena, const char *work, const char *input, const char *program)
{
    char *const root = getcwd(NULL, 0);
    const char *const path = str_formatz(arena, "%.*s:%s", (int)(strrchr(program, '/') - program),
                                         program, getenv("PATH"));
    const char *const folder =
        str_formatz(arena, "cp -r '%s' '%s/run' && ln -s '%s/stencils' '%s/machines' '%s/run/'",
                    input, work, root, root, work);
    const bool ok = root != NULL && system(folder) == 0 && setenv("root", root, 1) == 0 &&
                    setenv("PATH", path, 1) == 0 && setenv("LC_ALL", "C", 1) == 0 &&
                    setenv("USER", "somebody", 1) == 0 &&
                    setenv("HOME", path_join(arena, work, "home"), 1) == 0 &&
                    setenv("XDG_CACHE_HOME", path_join(arena, work, "cache"), 1) == 0 &&
                    chdir(path_join(arena, work, "run")) == 0;
    free(root);
    return ok && freopen("/dev/null", "r", stdin) != NULL &&
           freopen("../got", "a", stdout) != NULL && dup2(STDOUT_FILENO, STDERR_FILENO) >= 0;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    struct err err = {0};
    struct temp temp;
    struct str table;
    const int shown = dup(STDOUT_FILENO);
    if (argc != 4 || !file_read(argv[1], MAX_TABLE_BYTES, &arena, &table, &err) ||
        !temp_make(&arena, &temp, &err) || !prepare(&arena, temp.path, argv[2], argv[3]))
        return 2;
    run_rows(&arena, table);
    dup2(shown, STDOUT_FILENO);
    dup2(shown, STDERR_FILENO);
    close(shown);
    const char *const compare =
        getenv("UPDATE") != NULL ? "cat ../got >'%s'" : "diff -u '%s' ../got";
    const bool same = system(str_formatz(&arena, compare, argv[1])) == 0;
    const bool removed = temp_remove(&temp, &err);
    arena_free(&arena);
    return same && removed ? 0 : 1;
}
