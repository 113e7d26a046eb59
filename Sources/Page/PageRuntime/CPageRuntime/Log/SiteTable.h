#pragma once
#include "ValueSites.h"

/// Nanoseconds that may go into describing values of one place, whatever becomes of it.
#define LEK_FIRST_ALLOWANCE 4000000

/// The place of a range: the start in the upper half, the end in the lower.
struct lek_site *lek_site_at(uint64_t lines, uint64_t columns);
