#include "cli/measure_flags.h"

#include "cli/command.h"

bool measure_flags_apply(const struct measure_flags *m, struct measure_options *options,
                         struct err *err)
{
    const int pin = m->pin != NULL ? pin_policy_parse(m->pin) : (int)options->pin;
    const int pages =
        m->pages != NULL ? program_pages_parse(str_of(m->pages)) : (int)options->pages;
    if (pin < 0)
        return command_refuse(m->pin, "value of --pin", "compact, scatter or domain", err);
    if (pages < 0)
        return command_refuse(m->pages, "value of --pages", "huge, small or system", err);
    options->pin = (enum pin_policy)pin;
    options->pages = (enum program_pages)pages;
    options->cold = options->cold || m->cold;
    options->best_k = m->best_k > 0 ? (int)m->best_k : options->best_k;
    return true;
}
