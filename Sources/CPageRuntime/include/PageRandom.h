#pragma once
#include <stddef.h>
#include <stdint.h>

/// From now on every random source of the process gives what follows from this seed.
void lek_random_seed(uint64_t seed);
int lek_random_is_seeded(void);
void lek_random_fill(void *bytes, size_t length);
