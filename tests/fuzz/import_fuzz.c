/*
 * libFuzzer target for the files of published collections. The first byte chooses: a table of one
 * of the kinds, or a page. Any text is refused, or gives numbers that are finite and not negative.
 */
#include <math.h>

#include "collect/import/import_page.h"
#include "collect/import/import_tables.h"
#include "promise.h"

static void check_table(const struct imported_table *t)
{
    for (size_t row = 0; row < t->rows; row++) {
        for (size_t c = 0; c < t->columns; c++) {
            const double value = import_value(t, row, c);
            promise(isnan(value) || (value >= 0 && isfinite(value)), "numbers are in range");
            promise(isnan(value) || import_text(t, row, c).len > 0, "a number has a text");
        }
    }
}

static void check_page(const struct imported_page *page)
{
    promise(page->front != NULL, "there is a front matter");
    for (size_t i = 0; i < page->n_captures; i++)
        promise(page->captures[i].text.len == 0 || page->captures[i].text.ptr != NULL,
                "captures have a text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str_list notes = {0};
    struct imported_table table;
    struct imported_page page;
    if (size == 0)
        return 0;
    const int kind = data[0] % (IMPORT_TABLES + 1);
    const struct str text = {(const char *)data + 1, size - 1};
    if (kind == IMPORT_TABLES) {
        if (import_page_read(text, "fuzz", &arena, &page, &err))
            check_page(&page);
    } else if (import_table_read((enum import_table)kind, text, "fuzz", &arena, &table, &notes,
                                 &err)) {
        check_table(&table);
    }
    arena_free(&arena);
    return 0;
}
