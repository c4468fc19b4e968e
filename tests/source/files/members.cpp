/* Members of a class whose base is missing: their types are in the header. */
#include "members.h"

void Effect::add(const Unknown &by)
{
    for (int i = 0; i < size; ++i)
        left[i] += gain * kill[i] + other[i];
}

void Effect::next(Unknown by)
{
    for (int i = 0; i < 8; ++i)
        frames[1][i] = frames[0][i] + shared[i];
}
