#ifndef COLLECT_SOURCE_FORTRAN_TREE_H
#define COLLECT_SOURCE_FORTRAN_TREE_H

#include "collect/source/fortran.h"

/*
 * Flang's parse tree. Nodes that only wrap others (`Expr`, `Designator`, …) are left out: their
 * parts belong to the node around them.
 */
struct fnode {
    struct str name;  /* the node's, such as AssignmentStmt */
    struct str value; /* of a name or a literal as written */
    struct code_place at;
    size_t offset;      /* in the file's text */
    unsigned last_line; /* last line of the node */
    struct str before;  /* the expanded text of the statement before this node, its label first */
    bool in_main_file;
    size_t n_parts;
    struct fnode **parts;
};

struct fnode *fortran_tree(struct arena *arena, const struct fortran_file *file, struct str text);

bool fnode_is(const struct fnode *n, const char *name);
/* The first part of this name; null for none. */
const struct fnode *fnode_part(const struct fnode *n, const char *name);
/* The part of this number; null if there are fewer. */
const struct fnode *fnode_at(const struct fnode *n, size_t number);
/* The value of the first part that is a name; empty if there is none. */
struct str fnode_name(const struct fnode *n);
/* The digits in front of a statement; empty if there are none. */
struct str fnode_label(const struct fnode *n);

#endif
