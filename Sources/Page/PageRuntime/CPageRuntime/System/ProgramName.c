#define _GNU_SOURCE
#include "PageSystem.h"
#include <pthread.h>

static const char *program_name = "PageHost";

void lek_program_set_name(const char *name) {
  program_name = name;
  pthread_setname_np(pthread_self(), name);
}

/// The name CoreFoundation writes before each line of NSLog; its own looks for the executable's.
const char **_CFGetProgname(void) { return &program_name; }
