#include "collect/jobs/script.h"

#include <stdio.h>
#include <string.h>

#include "base/fill.h"
#include "base/shell_word.h"

static struct str lines_text(const char *const *lines, unsigned count, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (unsigned i = 0; i < count; i++)
        sb_addf(&out, "%s%s", i == 0 ? "" : "\n", lines[i]);
    return sb_str(&out);
}

static struct str sbatch_options(const struct job_host *h, struct arena *arena)
{
    const struct {
        const char *option;
        const char *value;
    } rows[] = {
        {"partition", h->partition},
        {"constraint", h->constraint},
        {"nodelist", h->nodelist},
        {"account", h->account},
        {"qos", h->qos},
    };
    struct sb out = {.arena = arena};
    sb_addz(&out, "#SBATCH --nodes=1");
    if (h->exclusive)
        sb_addz(&out, "\n#SBATCH --exclusive");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].value != NULL)
            sb_addf(&out, "\n#SBATCH --%s=%s", rows[i].option, rows[i].value);
    }
    return sb_str(&out);
}

static struct str array_text(size_t n_tasks, int at_once, struct arena *arena)
{
    const size_t last = n_tasks == 0 ? 0 : n_tasks - 1;
    return at_once > 0 ? str_format(arena, "0-%zu%%%d", last, at_once)
                       : str_format(arena, "0-%zu", last);
}

const char *script_job_name(const char *name, struct arena *arena)
{
    return str_formatz(arena, "inspect-%s", name);
}

const char *script_render_name(const char *job_name, struct arena *arena)
{
    return str_formatz(arena, "%s-render", job_name);
}

/* Comments and `#SBATCH` lines have no quotes in which a line break could be. */
static bool on_one_line(const char *text, struct err *err)
{
    if (strpbrk(text, "\n\r") == NULL)
        return true;
    err_set(err, ERR_INPUT, "'%s' has more than one line", text);
    return err_hint(err, "rename it: a job script cannot name it safely");
}

bool script_text(const struct script *s, const struct job_host *host, struct str template_text,
                 struct arena *arena, struct str *out, struct err *err)
{
    if (!on_one_line(s->set, err) || !on_one_line(s->command, err) ||
        !on_one_line(s->folder, err) || !on_one_line(s->name, err))
        return false;
    const char *job_name = script_job_name(s->name, arena);
    const struct fill values[] = {
        {"title",
         str_format(arena, "Collects the set %s on %s", sh_word(s->set, arena), host->name)},
        {"command", str_of(s->command)},
        {"job_name", str_of(job_name)},
        {"render_name", str_of(script_render_name(job_name, arena))},
        {"array", array_text(s->n_tasks, host->max_tasks, arena)},
        {"walltime_minutes", str_format(arena, "%d", host->walltime_minutes)},
        {"grace_s", str_format(arena, "%d", SCRIPT_GRACE_S)},
        {"log", str_format(arena, "%s/%%a.log", s->folder)},
        {"render_log", str_format(arena, "%s/render.log", s->folder)},
        {"options", sbatch_options(host, arena)},
        {"root", sh_quote(str_of(s->root), arena)},
        {"setup", lines_text(host->setup, host->setup_count, arena)},
        {"teardown", lines_text(host->teardown, host->teardown_count, arena)},
        {"inspect", sh_quote(str_of(s->inspect), arena)},
        {"machine", sh_quote(str_of(host->machine), arena)},
        {"set", sh_quote(str_of(s->set), arena)},
        {"hosts", sh_quote(str_of(s->hosts), arena)},
        {"collection", sh_quote(str_of(s->collection), arena)},
        {"trust", s->trust ? STR(" --trust") : STR("")},
        {"tasks", sh_quote(str_format(arena, "%s/tasks", s->folder), arena)},
    };
    struct sb text = {.arena = arena};
    if (!fill_text(template_text, "job script template", values, sizeof values / sizeof values[0],
                   &text, err))
        return false;
    *out = sb_str(&text);
    return true;
}
