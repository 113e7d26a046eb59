// Output and error of the page: every way to write to them ends in the console.
//
// `stdout` and `stderr` become streams of our own, and `write` to descriptors 1 and 2 is taken
// over, because Swift's runtime and FileHandle use it. The descriptors themselves stay what they
// were: swift-backtrace, a process of its own, reports a crash through descriptor 2.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageChannel.h"
#include "../System/RealFunction.h"
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int redirected = 0;

ssize_t lek_real_write(int descriptor, const void *bytes, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  return real_write(descriptor, bytes, length);
}

static int is_console(int descriptor) {
  return (descriptor == 1 || descriptor == 2) && atomic_load(&redirected);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  if (!is_console(descriptor)) return lek_real_write(descriptor, bytes, length);
  lek_console_write((uint8_t)(descriptor - 1), bytes, length);
  return (ssize_t)length;
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (!is_console(descriptor)) {
    REAL(ssize_t, writev, int, const struct iovec *, int);
    return real_writev(descriptor, parts, count);
  }
  ssize_t total = 0;
  for (int index = 0; index < count; index++) {
    lek_console_write((uint8_t)(descriptor - 1), parts[index].iov_base, parts[index].iov_len);
    total += (ssize_t)parts[index].iov_len;
  }
  return total;
}

static ssize_t write_output(void *cookie, const char *bytes, size_t length) {
  (void)cookie;
  lek_console_write(0, bytes, length);
  return (ssize_t)length;
}

static ssize_t write_error(void *cookie, const char *bytes, size_t length) {
  (void)cookie;
  lek_console_write(1, bytes, length);
  return (ssize_t)length;
}

static FILE *console_stream(cookie_write_function_t *function) {
  FILE *stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = function});
  if (stream) setvbuf(stream, NULL, _IONBF, 0);
  return stream;
}

void lek_streams_redirect(void) {
  fflush(NULL);
  FILE *output = console_stream(write_output);
  FILE *error = console_stream(write_error);
  if (output) stdout = output;
  if (error) stderr = error;
  atomic_store(&redirected, 1);
}

void lek_streams_release(void) { atomic_store(&redirected, 0); }
