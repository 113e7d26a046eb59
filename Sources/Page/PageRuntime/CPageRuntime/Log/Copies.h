#pragma once
#include "ValueSites.h"

struct swift_string {
  uint64_t first, second;
};

/// Copies what will be wanted of a locked place's text or list; 0 where only Swift can.
int lek_keep_text(struct lek_site *site, const struct swift_string *text);
int lek_keep_list(struct lek_site *site, const void *list);
