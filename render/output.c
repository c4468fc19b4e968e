#define _GNU_SOURCE /* O_PATH */
#include "render/output.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file_at.h"
#include "base/path.h"
#include "base/sort.h"
#include "render/settled.h"

static const char list_name[] = ".inspect-files";

static int compare_folders(const void *a, const void *b)
{
    const struct output_folder *left = a;
    const struct output_folder *right = b;
    return str_compare(left->path, right->path);
}

static struct output_folder *add_folder(struct arena *arena, struct output_list *list,
                                        struct str path)
{
    struct output_folder *const added = ARENA_ADD(arena, list->items, list->count);
    added->path = path;
    return added;
}

/* consecutive files are mostly in the same folder */
static void add_name(struct arena *arena, struct output_list *list, struct str folder,
                     struct str name)
{
    struct output_folder *last = list->count == 0 ? NULL : &list->items[list->count - 1];
    if (last == NULL || !str_eq(last->path, folder))
        last = add_folder(arena, list, folder);
    last->changed_ns = 0;
    str_list_add(arena, &last->names, name);
}

static void join(struct arena *arena, struct output_folder *folder, const struct str_list *names)
{
    folder->changed_ns = 0;
    for (size_t i = 0; i < names->count; i++)
        str_list_add(arena, &folder->names, names->items[i]);
}

/* Sorts, each name once, unless it is so already, as in most folders: what the last run wrote was.
 */
static void sort_names(struct str_list *names)
{
    size_t n = 1;
    while (n < names->count && sort_order_names(&names->items[n - 1], &names->items[n]) < 0)
        n++;
    if (n >= names->count)
        return;
    qsort(names->items, names->count, sizeof *names->items, sort_order_names);
    n = 1;
    for (size_t i = 1; i < names->count; i++) {
        if (!str_eq(names->items[n - 1], names->items[i]))
            names->items[n++] = names->items[i];
    }
    names->count = n;
}

/* Sorts folders and their names in byte order, each once. */
static void sort(struct arena *arena, struct output_list *list)
{
    size_t n = 0;
    if (list->count > 1)
        qsort(list->items, list->count, sizeof *list->items, compare_folders);
    for (size_t i = 0; i < list->count; i++) {
        struct output_folder *last = n == 0 ? NULL : &list->items[n - 1];
        if (last == NULL || !str_eq(last->path, list->items[i].path))
            list->items[n++] = list->items[i];
        else
            join(arena, last, &list->items[i].names);
    }
    list->count = n;
    for (size_t i = 0; i < n; i++)
        sort_names(&list->items[i].names);
}

/* The path without its last name. */
static struct str folder_of(struct str path)
{
    size_t slash = path.len;
    while (slash != 0 && path.ptr[slash - 1] != '/')
        slash--;
    return str_slice(path, 0, slash == 0 ? 0 : slash - 1);
}

/*
 * A line has a folder and its file names, and possibly when the folder was last seen to change;
 * lines of older versions have the path of one file. The list is read from a folder that anyone may
 * write to: paths that lead out of it are dropped.
 */
static void read_line(struct site_output *out, struct str line)
{
    struct str_cut cut = str_cut(line, ' ');
    const bool one = !cut.ok;
    const struct str folder = one ? folder_of(line) : cut.head;
    struct str rest = one ? str_slice(line, folder.len + (folder.len != 0), line.len) : cut.tail;
    if (folder.len != 0 && !path_names_ok(folder))
        return;
    int64_t changed_ns = 0;
    while (rest.len != 0) {
        cut = str_cut(rest, ' ');
        if (str_starts_with(cut.head, STR("@")))
            str_to_i64(str_slice(cut.head, 1, cut.head.len), &changed_ns);
        else if (path_name_ok(cut.head))
            add_name(out->arena, &out->before, folder, cut.head);
        rest = cut.tail;
    }
    const size_t n = out->before.count;
    if (n != 0 && str_eq(out->before.items[n - 1].path, folder))
        out->before.items[n - 1].changed_ns = changed_ns;
}

bool output_is_in(const char *folder)
{
    struct arena scratch = {0};
    const bool is = file_exists(path_join(&scratch, folder, list_name));
    arena_free(&scratch);
    return is;
}

bool output_begin(struct site_output *out, struct err *err)
{
    out->folder = -1;
    if (!dir_make(out->root, err))
        return false;
    const char *path = path_join(out->arena, out->root, list_name);
    struct str text = {0};
    if (file_exists(path) && !file_read(path, FILE_MAX_BYTES, out->arena, &text, err))
        return false;
    str_next_line(&text, &out->stamp_before);
    for (struct str line; str_next_line(&text, &line);)
        read_line(out, line);
    sort(out->arena, &out->before);
    return true;
}

/* Closes the folder that was written to last. */
static void leave(struct site_output *out)
{
    file_close(out->folder);
    out->folder = -1;
}

static struct output_folder *find_folder(const struct output_list *sorted, struct str path)
{
    const struct output_folder wanted = {.path = path};
    return sorted->count == 0 ? NULL
                              : bsearch(&wanted, sorted->items, sorted->count,
                                        sizeof *sorted->items, compare_folders);
}

/* Looks up a name in a sorted list. */
static bool has_name(const struct output_folder *folder, struct str name)
{
    return folder != NULL && folder->names.count != 0 &&
           bsearch(&name, folder->names.items, folder->names.count, sizeof name,
                   sort_order_names) != NULL;
}

static bool names_there(const char *path, const struct str_list *names)
{
    struct arena scratch = {0};
    const int fd = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
    bool all = fd >= 0;
    for (size_t i = 0; i < names->count && all; i++)
        all = faccessat(fd, str_cstr(&scratch, names->items[i]), F_OK, 0) == 0;
    file_close(fd);
    arena_free(&scratch);
    return all;
}

/*
 * Whether all files of a folder of the last run still exist. A folder's ctime changes with every
 * name that is added or removed and cannot be set, so a folder with an unchanged ctime need not be
 * searched, once that ctime has settled.
 */
static bool all_there(const struct site_output *out, struct output_folder *before)
{
    struct arena scratch = {0};
    struct stat st;
    const char *path = path_join(&scratch, out->root, str_cstr(&scratch, before->path));
    bool all = stat(path, &st) == 0;
    const int64_t changed_ns = all ? clock_ns(&st.st_ctim) : 0;
    if (all && (before->changed_ns != changed_ns || changed_ns == 0)) {
        all = names_there(path, &before->names);
        before->changed_ns = all && settled(&st.st_ctim, out->now_ns) ? changed_ns : 0;
    }
    arena_free(&scratch);
    return all;
}

bool output_current(struct site_output *out, const char *stamp)
{
    bool current = str_eq(out->stamp_before, str_of(stamp)) && out->before.count != 0;
    for (size_t i = 0; i < out->before.count && current; i++)
        current = all_there(out, &out->before.items[i]);
    return current;
}

bool output_has(struct site_output *out, const struct output_folder *files)
{
    struct output_folder *before = find_folder(&out->before, files->path);
    for (size_t i = 0; i < files->names.count; i++) {
        if (!has_name(before, files->names.items[i]))
            return false;
    }
    return before != NULL && all_there(out, before);
}

static void count_page(struct site_output *out, struct str name)
{
    out->n_pages += str_ends_with(name, STR(".html"));
}

void output_keep(struct site_output *out, const struct output_folder *files)
{
    struct output_folder *kept = add_folder(out->arena, &out->files, files->path);
    const struct output_folder *before = find_folder(&out->before, files->path);
    const bool all = before != NULL && before->names.count == files->names.count;
    kept->names = all ? before->names : files->names; /* the same names, but sorted */
    kept->changed_ns = before == NULL ? 0 : before->changed_ns;
    for (size_t i = 0; i < files->names.count; i++)
        count_page(out, files->names.items[i]);
}

struct str_list output_written(const struct site_output *out, struct str folder)
{
    const struct output_list *files = &out->files;
    const struct output_folder *last = files->count == 0 ? NULL : &files->items[files->count - 1];
    return last != NULL && str_eq(last->path, folder) ? last->names : (struct str_list){0};
}

/* Opens the folder unless it is the one that was written to last. */
static bool enter(struct site_output *out, struct str folder, const char *full, struct err *err)
{
    if (out->folder >= 0 && str_eq(out->folder_path, folder))
        return true;
    leave(out);
    if (folder.len != 0 && !dir_make(full, err))
        return false;
    out->folder = open(full, O_PATH | O_DIRECTORY | O_CLOEXEC);
    out->folder_path = str_copy(out->arena, folder);
    return out->folder >= 0 || err_system(err, full, "cannot open the folder");
}

/* Writes the content of the open file `fd`, whose name is `from`, or `data` if that is NULL. */
static bool put(struct site_output *out, const char *path, int fd, const char *from,
                struct str data, struct err *err)
{
    struct arena scratch = {0};
    const char *full = path_join(&scratch, out->root, path);
    const struct str folder = folder_of(str_of(path));
    const struct str name = str_of(path + folder.len + (folder.len != 0));
    const struct output_list *files = &out->files;
    const bool again = files->count != 0 && str_eq(files->items[files->count - 1].path, folder);
    const bool ours = has_name(find_folder(&out->before, folder), name);
    const int64_t before = ours ? file_mtime_ns(full) : -1;
    bool written =
        enter(out, folder, path_join(&scratch, out->root, str_cstr(&scratch, folder)), err);
    const struct file_at at = {.dir = out->folder, .name = name.ptr, .path = full, .follow = true};
    written = written && (from != NULL ? file_at_copy_lazily(fd, from, &at, err)
                                       : file_at_write_lazily(&at, data, err));
    out->n_written += before < 0 || (written && file_mtime_ns(full) != before);
    arena_free(&scratch);
    add_name(out->arena, &out->files, again ? folder : str_copy(out->arena, folder),
             str_copy(out->arena, name));
    count_page(out, name);
    return written;
}

bool output_write(struct site_output *out, const char *path, struct str data, struct err *err)
{
    return put(out, path, -1, NULL, data, err);
}

bool output_copy_open(struct site_output *out, int fd, const char *from, const char *path,
                      struct err *err)
{
    return put(out, path, fd, from, (struct str){0}, err);
}

bool output_copy(struct site_output *out, const char *from, const char *path, struct err *err)
{
    const int fd = file_open(from, err);
    const bool done = fd >= 0 && output_copy_open(out, fd, from, path, err);
    file_close(fd);
    return done;
}

/* Removes a file, and folders above it that are now empty. */
static bool remove_file(const struct site_output *out, struct str path, struct err *err)
{
    struct arena scratch = {0};
    char *full = path_join(&scratch, out->root, str_cstr(&scratch, path));
    const bool gone = unlink(full) == 0 || errno == ENOENT;
    if (!gone)
        err_system(err, full, "cannot remove");
    for (char *slash = strrchr(full, '/'); gone && slash > full + strlen(out->root);
         slash = strrchr(full, '/')) {
        *slash = '\0';
        if (rmdir(full) != 0)
            break;
    }
    arena_free(&scratch);
    return gone;
}

static bool write_list(const struct site_output *out, const char *stamp,
                       const struct output_list *files, struct err *err)
{
    struct arena scratch = {0};
    struct sb text = {.arena = &scratch};
    sb_addz(&text, stamp);
    sb_addc(&text, '\n');
    for (size_t i = 0; i < files->count; i++) {
        sb_add(&text, files->items[i].path);
        for (size_t k = 0; k < files->items[i].names.count; k++) {
            sb_addc(&text, ' ');
            sb_add(&text, files->items[i].names.items[k]);
        }
        if (files->items[i].changed_ns != 0)
            sb_addf(&text, " @%" PRId64, files->items[i].changed_ns);
        sb_addc(&text, '\n');
    }
    const bool written =
        file_write_lazily(path_join(&scratch, out->root, list_name), sb_str(&text), err);
    arena_free(&scratch);
    return written;
}

bool output_invalidate(struct site_output *out, struct err *err)
{
    return out->stamp_before.len == 0 || write_list(out, "", &out->before, err);
}

void output_abandon(struct site_output *out)
{
    struct err ignored = {0};
    leave(out);
    for (size_t i = 0; i < out->before.count; i++) {
        const struct output_folder *f = &out->before.items[i];
        for (size_t k = 0; k < f->names.count; k++)
            add_name(out->arena, &out->files, f->path, f->names.items[k]);
    }
    sort(out->arena, &out->files);
    write_list(out, "", &out->files, &ignored);
}

/* Removes what the last run wrote into the folder and this one did not. */
static bool remove_leftovers(const struct site_output *out, const struct output_folder *before,
                             struct err *err)
{
    struct arena scratch = {0};
    const struct output_folder *now = find_folder(&out->files, before->path);
    bool done = true;
    for (size_t i = 0; i < before->names.count && done; i++) {
        const struct str name = before->names.items[i];
        done = has_name(now, name) ||
               remove_file(out,
                           before->path.len == 0 ? name
                                                 : str_format(&scratch, "%.*s/%.*s",
                                                              STR_ARG(before->path), STR_ARG(name)),
                           err);
    }
    arena_free(&scratch);
    return done;
}

bool output_end(struct site_output *out, const char *stamp, struct err *err)
{
    leave(out);
    sort(out->arena, &out->files);
    bool done = true;
    for (size_t i = 0; i < out->before.count && done; i++)
        done = remove_leftovers(out, &out->before.items[i], err);
    return done && write_list(out, stamp, &out->files, err);
}
