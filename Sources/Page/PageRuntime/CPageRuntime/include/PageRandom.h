#pragma once
#include <stddef.h>
#include <stdint.h>

/// While it holds, what libraries take as random is the same in every process.
void lek_random_hold(int held);

/// From now on every random source of the process gives what follows from this seed.
void lek_random_seed(uint64_t seed);
int lek_random_is_seeded(void);
void lek_random_fill(void *bytes, size_t length);
