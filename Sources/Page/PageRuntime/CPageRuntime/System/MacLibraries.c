// A system library of a Mac, opened by its path there: what goes by the same name here is opened.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef void *(*opener)(const char *, int);

enum { longest_name = 128, most_versions = 32 };

static int is_mac_library(const char *path) {
  size_t length = strlen(path), ending = strlen(".dylib");
  return length > ending && strcmp(path + length - ending, ".dylib") == 0;
}

/// `/usr/lib/libz.1.dylib` is `libz.so`, or the first of its versions that is installed.
static void *open_mac_library(opener open, const char *path, int mode) {
  const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
  size_t stem = strcspn(name, ".");
  if (stem == 0 || stem > longest_name) return NULL;
  char here[longest_name + 16];
  snprintf(here, sizeof here, "%.*s.so", (int)stem, name);
  void *handle = open(here, mode);
  for (int version = 0; !handle && version < most_versions; version++) {
    snprintf(here, sizeof here, "%.*s.so.%d", (int)stem, name, version);
    handle = open(here, mode);
  }
  return handle;
}

void *dlopen(const char *path, int mode) {
  opener real = (opener)dlsym(RTLD_NEXT, "dlopen");
  void *handle = path && is_mac_library(path) ? open_mac_library(real, path, mode) : NULL;
  // The jump leaves the caller in view: where a library looks for others depends on who asks.
  if (!handle) __attribute__((musttail)) return real(path, mode);
  return handle;
}
