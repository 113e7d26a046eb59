// What stands behind a function of ours that has the name of one of the system's.
#define _GNU_SOURCE
#include "RealFunction.h"
#include "Sanitizers.h"
#include <dlfcn.h>
#include <stdio.h>

void *real_function(const char *name) {
#if LEK_IS_SANITIZED
  // A sanitizer has to see what it watches, so it stands between ours and the system's.
  char watched[64];
  snprintf(watched, sizeof watched, "__interceptor_%s", name);
  void *found = dlsym(RTLD_DEFAULT, watched);
  if (found) return found;
#endif
  return dlsym(RTLD_NEXT, name);
}
