#include "render/plot_labels.h"

#include <math.h>

#include "base/panic.h"

/* Labels that touch and move together. */
struct label_block {
    double sum; /* of the desired positions, each relative to its position in the block */
    size_t count;
    size_t first;
};

static double start_of(const struct label_block *b)
{
    return b->sum / (double)b->count;
}

/* Isotonic regression by pooling adjacent violators on at[i] - i*gap. */
static size_t pool(const double *at, size_t n, double gap, struct label_block *blocks)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        blocks[count++] = (struct label_block){at[i] - (double)i * gap, 1, i};
        while (count > 1 && start_of(&blocks[count - 1]) < start_of(&blocks[count - 2])) {
            blocks[count - 2].sum += blocks[count - 1].sum;
            blocks[count - 2].count += blocks[count - 1].count;
            count--;
        }
    }
    return count;
}

void labels_spread(double *at, size_t n, double gap, double low, double high)
{
    panic_unless(n <= LABELS_MAX, "more labels than can be spread");
    if (n == 0)
        return;
    if ((double)(n - 1) * gap > high - low)
        gap = n > 1 ? (high - low) / (double)(n - 1) : 0;
    struct label_block blocks[LABELS_MAX];
    const size_t count = pool(at, n, gap, blocks);
    const double last = high - (double)(n - 1) * gap;
    for (size_t b = 0; b < count; b++) {
        const double start = fmin(fmax(start_of(&blocks[b]), low), last);
        for (size_t i = 0; i < blocks[b].count; i++)
            at[blocks[b].first + i] = start + (double)(blocks[b].first + i) * gap;
    }
}
