#include "collect/model/counter_schedule.h"

#include "base/panic.h"

/* Assigns events to registers, each of which has room for `capacity` events. */
struct matching {
    const struct metric_events *events;
    struct arena *arena;
    struct str *registers;
    size_t n_registers;
    size_t **choices; /* [event][choice]: index of a register */
    size_t *assigned; /* [event]: register, or n_registers for none */
    size_t *used;     /* [register]: number of its events */
    bool *visited;    /* [register], in one search */
    size_t capacity;
};

static size_t register_index(struct matching *m, struct str name)
{
    for (size_t i = 0; i < m->n_registers; i++) {
        if (str_eq(m->registers[i], name))
            return i;
    }
    *ARENA_ADD(m->arena, m->registers, m->n_registers) = name;
    return m->n_registers - 1;
}

static void collect_registers(struct matching *m)
{
    const size_t n = m->events->count;
    m->choices = arena_alloc(m->arena, n, sizeof *m->choices);
    for (size_t e = 0; e < n; e++) {
        const struct metric_event *event = &m->events->items[e];
        m->choices[e] = arena_alloc(m->arena, event->n_registers, sizeof **m->choices);
        for (size_t c = 0; c < event->n_registers; c++)
            m->choices[e][c] = register_index(m, event->registers[c]);
    }
    m->assigned = arena_alloc(m->arena, n, sizeof *m->assigned);
    for (size_t e = 0; e < n; e++)
        m->assigned[e] = m->n_registers;
    m->used = arena_alloc(m->arena, m->n_registers, sizeof *m->used);
    m->visited = arena_alloc(m->arena, m->n_registers, sizeof *m->visited);
}

/* Finds a register for `event`; moves other events if that makes room. */
static bool place(struct matching *m, size_t event)
{
    for (size_t c = 0; c < m->events->items[event].n_registers; c++) {
        const size_t r = m->choices[event][c];
        if (m->visited[r])
            continue;
        m->visited[r] = true;
        bool room = m->used[r] < m->capacity;
        for (size_t other = 0; !room && other < m->events->count; other++) {
            if (m->assigned[other] == r && place(m, other)) {
                m->used[r]--;
                room = true;
            }
        }
        if (room) {
            m->assigned[event] = r;
            m->used[r]++;
            return true;
        }
    }
    return false;
}

void schedule_events(const struct metric_events *events, struct arena *arena, struct schedule *out)
{
    struct matching m = {.events = events, .arena = arena};
    collect_registers(&m);
    for (size_t e = 0; e < events->count; e++) {
        for (;;) {
            for (size_t r = 0; r < m.n_registers; r++)
                m.visited[r] = false;
            if (place(&m, e))
                break;
            m.capacity++;
        }
    }
    size_t *const next_run = arena_alloc(arena, m.n_registers, sizeof *next_run);
    size_t *const run = arena_alloc(arena, events->count, sizeof *run);
    struct str *const names = arena_alloc(arena, events->count, sizeof *names);
    for (size_t e = 0; e < events->count; e++) {
        panic_unless(m.assigned[e] < m.n_registers, "an event without a register");
        names[e] = m.registers[m.assigned[e]];
        run[e] = next_run[m.assigned[e]]++;
    }
    *out = (struct schedule){m.capacity, run, names};
}

struct str schedule_group(const struct schedule *schedule, const struct metric_events *events,
                          size_t run, struct arena *arena)
{
    struct sb group = {.arena = arena};
    for (size_t e = 0; e < events->count; e++) {
        if (schedule->run[e] != run)
            continue;
        const struct metric_event *event = &events->items[e];
        sb_addf(&group, "%s%.*s:%.*s%.*s", group.len > 0 ? "," : "", STR_ARG(event->name),
                STR_ARG(schedule->event_register[e]), STR_ARG(event->options));
    }
    return sb_str(&group);
}
