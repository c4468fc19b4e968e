#ifndef RENDER_TEMPLATE_FILE_H
#define RENDER_TEMPLATE_FILE_H

#include "render/template.h"

/* Adds the template `name`, which is the file `name`.html of a folder, to a set. */
bool template_load(struct template_set *set, const char *folder, const char *name, struct err *err);

#endif
