#include "base/violations.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/str.h"

void violations_add(struct violations *list, const char *path, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    *ARENA_ADD(list->arena, list->items, list->count) = (struct violation){
        .path = str_formatz(list->arena, "%s", path),
        .text = str_formatz(list->arena, "%s", text),
    };
}
