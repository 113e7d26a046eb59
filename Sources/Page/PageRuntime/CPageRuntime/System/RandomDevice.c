// The system's random devices, by every way to open a file: a seeded page reads other bytes there.
#define _GNU_SOURCE
#include "RealFunction.h"
#include "PageRandom.h"
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// A file of random bytes in the place of the system's device; longer than anyone reads at once.
static int seeded_device(int flags) {
  static uint8_t bytes[64 * 1024];
  // Not in memory alone: what is there counts against no limit, so pages may not.
  int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))real_function("open");
  int file = real("/tmp", O_TMPFILE | O_RDWR | (flags & O_CLOEXEC), 0600);
  if (file < 0) return -1;
  lek_random_fill(bytes, sizeof bytes);
  if (pwrite(file, bytes, sizeof bytes, 0) == (ssize_t)sizeof bytes) return file;
  close(file);
  return -1;
}

static int is_random_device(const char *path) {
  return strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
}

static int open_with(const char *name, const char *path, int flags, mode_t mode) {
  if (lek_random_is_seeded() && path && is_random_device(path)) return seeded_device(flags);
  int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))real_function(name);
  return real(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_with("open", path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (lek_random_is_seeded() && path && is_random_device(path)) return seeded_device(flags);
  int (*real)(int, const char *, int, ...) =
      (int (*)(int, const char *, int, ...))real_function("openat");
  return real(folder, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_with("open64", path, flags, mode);
}

static FILE *open_stream(const char *name, const char *path, const char *mode) {
  if (lek_random_is_seeded() && path && is_random_device(path)) {
    int file = seeded_device(O_CLOEXEC);
    return file < 0 ? NULL : fdopen(file, mode);
  }
  FILE *(*real)(const char *, const char *) =
      (FILE * (*)(const char *, const char *)) real_function(name);
  return real(path, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  return open_stream("fopen", path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  return open_stream("fopen64", path, mode);
}
