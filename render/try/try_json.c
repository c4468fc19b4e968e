#include "render/try/try_json.h"

#include <math.h>

#include "render/escape.h"

static void begin(struct try_json *j, const char *key)
{
    if (j->next)
        sb_addc(j->out, ',');
    j->next = true;
    if (key == NULL)
        return;
    text_json(j->out, str_of(key));
    sb_addc(j->out, ':');
}

void try_json_open(struct try_json *j, const char *key, char opening)
{
    begin(j, key);
    sb_addc(j->out, opening);
    j->next = false;
}

void try_json_close(struct try_json *j, char closing)
{
    sb_addc(j->out, closing);
    j->next = true;
}

void try_json_text(struct try_json *j, const char *key, struct str text)
{
    begin(j, key);
    text_json(j->out, text);
}

void try_json_number(struct try_json *j, const char *key, double value)
{
    if (!isfinite(value) && key != NULL)
        return;
    begin(j, key);
    if (isfinite(value))
        sb_addf(j->out, "%.12g", value);
    else
        sb_addz(j->out, "null");
}

void try_json_whole(struct try_json *j, const char *key, int64_t value)
{
    begin(j, key);
    sb_addf(j->out, "%lld", (long long)value);
}

void try_json_flag(struct try_json *j, const char *key, bool value)
{
    begin(j, key);
    sb_addz(j->out, value ? "true" : "false");
}

void try_json_raw(struct try_json *j, const char *key, struct str json)
{
    begin(j, key);
    sb_add(j->out, json);
}
