/* Included by members.cpp. */
#include "no_such_header.h"
class Effect : public Missing<float> {
public:
    void add();
    void next(int n);

protected:
    float *left, kill[64];
    int frames[2][8];
    double gain;
    int size;
};

class Other {
    double gain_of_other;
    short *shared;
};

class Third {
    long *shared;
};
