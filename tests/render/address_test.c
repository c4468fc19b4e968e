#include "unit.h"

#include "render/site_address.h"

static void addresses_need_the_site_s_own(void **state)
{
    (void)state;
    static const struct {
        const char *base, *path, *address;
    } rows[] = {
        {NULL, "index.html", ""},
        {"", "index.html", ""},
        {"https://a.example", "", "https://a.example/"},
        {"https://a.example", "data.html", "https://a.example/data.html"},
        {"https://a.example/b", "2D/r1/M/", "https://a.example/b/2D/r1/M/"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(str_cstr(&arena, site_address(rows[i].base, rows[i].path, &arena)),
                            rows[i].address);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(addresses_need_the_site_s_own)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
