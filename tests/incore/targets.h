#ifndef TESTS_INCORE_TARGETS_H
#define TESTS_INCORE_TARGETS_H

#include "collect/machine/machine.h"

/*
 * Machines for tests, without files: what the in-core analysis reads of one. Ports as LLVM's
 * scheduling models name them.
 */
#define N_OF(list) (sizeof(list) / sizeof(list)[0])

static const char *const haswell_ports[] = {"HWDivider", "HWFPDivider", "HWPort0", "HWPort1",
                                            "HWPort2",   "HWPort3",     "HWPort4", "HWPort5",
                                            "HWPort6",   "HWPort7"};
static const char *const haswell_data[] = {"HWPort2", "HWPort3"};
static const char *const broadwell_ports[] = {"BWDivider", "BWFPDivider", "BWPort0", "BWPort1",
                                              "BWPort2",   "BWPort3",     "BWPort4", "BWPort5",
                                              "BWPort6",   "BWPort7"};
static const char *const broadwell_data[] = {"BWPort2", "BWPort3"};
static const char *const skylake_ports[] = {"SKXDivider", "SKXFPDivider", "SKXPort0", "SKXPort1",
                                            "SKXPort2",   "SKXPort3",     "SKXPort4", "SKXPort5",
                                            "SKXPort6",   "SKXPort7"};
static const char *const skylake_data[] = {"SKXPort2", "SKXPort3"};
static const char *const sandybridge_ports[] = {"SBDivider", "SBFPDivider", "SBPort0",
                                                "SBPort1",   "SBPort4",     "SBPort5"};
static const char *const sandybridge_data[] = {"SBPort23"};
static const char *const zen3_ports[] = {"Zn3ALU0", "Zn3ALU1", "Zn3ALU2", "Zn3ALU3",
                                         "Zn3FP0",  "Zn3FP1",  "Zn3FP2",  "Zn3FP3"};
static const char *const zen3_data[] = {"Zn3AGU0", "Zn3AGU1",  "Zn3AGU2", "Zn3LSU",
                                        "Zn3Load", "Zn3Store", "Zn3FP45", "Zn3FPSt"};
static const char *const zen4_ports[] = {"Zn4ALU0", "Zn4ALU1", "Zn4ALU2", "Zn4ALU3",
                                         "Zn4FP0",  "Zn4FP1",  "Zn4FP2",  "Zn4FP3"};
static const char *const zen4_data[] = {"Zn4AGU0", "Zn4AGU1",  "Zn4AGU2", "Zn4LSU",
                                        "Zn4Load", "Zn4Store", "Zn4FP45", "Zn4FPSt"};
static const char *const sapphire_ports[] = {"SPRPort00", "SPRPort01", "SPRPort02", "SPRPort03",
                                             "SPRPort04", "SPRPort05", "SPRPort06", "SPRPort07",
                                             "SPRPort08", "SPRPort09", "SPRPort10", "SPRPort11"};
static const char *const sapphire_data[] = {"SPRPort02", "SPRPort03", "SPRPort11"};
static const char *const neoverse_ports[] = {"N1UnitB", "N1UnitD",  "N1UnitM",
                                             "N1UnitS", "N1UnitV0", "N1UnitV1"};
static const char *const neoverse_data[] = {"N1UnitL"};

#define TARGET_X86(id, cpu, ports, data)                                                           \
    static const struct compiler id##_compilers[] = {                                              \
        {.name = "icc", .flags = "-O3 -xHost"},                                                    \
        {.name = "gcc", .flags = "-O3 -march=" cpu " -fopenmp -lm"},                               \
        {.name = "clang", .flags = "-O3 -march=" cpu},                                             \
    };                                                                                             \
    static const struct analyser id##_analysers[] = {                                              \
        {"iaca", "none", NULL, 0, NULL, 0},                                                        \
        {"llvm-mca", "-mcpu=" cpu, ports, N_OF(ports), data, N_OF(data)},                          \
    };                                                                                             \
    static const struct machine id = {.name = "test-" cpu,                                         \
                                      .isa = "x86-64",                                             \
                                      .line_bytes = 64,                                            \
                                      .compilers = id##_compilers,                                 \
                                      .n_compilers = 3,                                            \
                                      .analysers = id##_analysers,                                 \
                                      .n_analysers = 2}

TARGET_X86(haswell, "haswell", haswell_ports, haswell_data);
TARGET_X86(broadwell, "broadwell", broadwell_ports, broadwell_data);
TARGET_X86(skylake, "skylake-avx512", skylake_ports, skylake_data);
TARGET_X86(sandybridge, "sandybridge", sandybridge_ports, sandybridge_data);
TARGET_X86(zen3, "znver3", zen3_ports, zen3_data);
TARGET_X86(zen4, "znver4", zen4_ports, zen4_data);
TARGET_X86(zen5, "znver5", zen4_ports, zen4_data);
TARGET_X86(sapphire, "sapphirerapids", sapphire_ports, sapphire_data);

/* gcc would need its cross compiler, so clang comes first. */
static const struct compiler neoverse_compilers[] = {
    {.name = "clang", .flags = "-O3 -mcpu=neoverse-n1"}};
static const struct analyser neoverse_analysers[] = {
    {"llvm-mca", "neoverse-n1", neoverse_ports, N_OF(neoverse_ports), neoverse_data, 1}};
static const struct machine neoverse = {.name = "test-neoverse-n1",
                                        .isa = "aarch64",
                                        .line_bytes = 64,
                                        .compilers = neoverse_compilers,
                                        .n_compilers = 1,
                                        .analysers = neoverse_analysers,
                                        .n_analysers = 1};

/* Both kinds of ports as in machines/A64FX_FX700.yml. */
static const char *const a64fx_ports[] = {"A64FXIPBR",  "A64FXIPEXA", "A64FXIPEXB",
                                          "A64FXIPFLA", "A64FXIPFLB", "A64FXIPPR"};
static const char *const a64fx_data[] = {"A64FXIPEAGA", "A64FXIPEAGB"};
static const struct compiler a64fx_compilers[] = {
    {.name = "clang", .flags = "-O3 -mcpu=a64fx -msve-vector-bits=512"}};
static const struct analyser a64fx_analysers[] = {
    {"llvm-mca", "a64fx", a64fx_ports, N_OF(a64fx_ports), a64fx_data, N_OF(a64fx_data)}};
static const struct machine a64fx = {.name = "test-a64fx",
                                     .isa = "aarch64",
                                     .line_bytes = 256,
                                     .compilers = a64fx_compilers,
                                     .n_compilers = 1,
                                     .analysers = a64fx_analysers,
                                     .n_analysers = 1};

#endif
