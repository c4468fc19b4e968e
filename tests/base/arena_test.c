#include "unit.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena_shared.h"

enum { BYTES = 1 << 20 };

/* What a child process allocates is there for its parent, at the same address. */
static void a_child_shares_its_arena(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct arena shared = {0};
    if (!arena_share(&shared, BYTES)) /* under AddressSanitizer */
        return;
    char **const text = arena_alloc(&shared, 1, sizeof *text);
    const pid_t child = fork();
    if (child == 0) {
        struct arena own = shared;
        *text = arena_copy(&own, "shared", 7, 1);
        _exit(arena_is_shared(&own) ? 0 : 1);
    }
    int status = 1;
    assert_true(waitpid(child, &status, 0) == child);
    assert_int_equal(status, 0);
    arena_take(&arena, &shared);
    assert_string_equal(*text, "shared");
    assert_null(shared.last);
    arena_free(&arena);
}

static void what_does_not_fit_is_not_shared(void **state)
{
    (void)state;
    struct arena shared = {0};
    assert_false(arena_share(&shared, 1));
    if (!arena_share(&shared, BYTES))
        return;
    arena_alloc(&shared, BYTES / 2, 1);
    assert_true(arena_is_shared(&shared));
    arena_alloc(&shared, BYTES, 1);
    assert_false(arena_is_shared(&shared));
    arena_free(&shared);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_child_shares_its_arena),
        cmocka_unit_test(what_does_not_fit_is_not_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
