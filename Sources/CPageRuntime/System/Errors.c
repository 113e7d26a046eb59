// Where an error came from that nobody caught.
//
// The runtime ends a page whose top level throws, in code that has no line: all frames between the
// `throw` and the top level are gone by then. So each `throw` of the main thread leaves its return
// addresses here, and a crash report begins at the innermost that lies in the page's own code. The
// two functions of the runtime that every `throw` calls do nothing else but serve such purposes.
#define _GNU_SOURCE
#include "LineTable.h"
#include "PageSystem.h"
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))

enum { most_frames = 24, most_libraries = 64 };

extern void *__libc_stack_end;

static __thread int is_main = 0;
static uintptr_t addresses[most_frames];
static int address_count = 0;
static void *libraries[most_libraries];
static int library_count = 0;
static int has_reached_top = 0;

void lek_error_page_library(void *handle) {
  Dl_info information;
  is_main = 1;
  void *own = lek_library_address(handle);
  if (!own || !dladdr(own, &information) || library_count == most_libraries) return;
  libraries[library_count++] = information.dli_fbase;
}

/// Follows the chain of frames; code without frame pointers ends it, wherever it points.
static void remember(uintptr_t *frame) {
  address_count = 0;
  while (address_count < most_frames) {
    uintptr_t next = frame[0] & ~((uintptr_t)1 << 60);  // an asynchronous frame is marked so
    addresses[address_count++] = frame[1];
    if (next <= (uintptr_t)frame || next % 8 || next + 16 > (uintptr_t)__libc_stack_end) return;
    frame = (uintptr_t *)next;
  }
}

SWIFT void swift_willThrow(__attribute__((swift_context)) void *unused,
                           __attribute__((swift_error_result)) void **error) {
  (void)unused, (void)error;
  if (is_main) remember(__builtin_frame_address(0));
}

SWIFT void swift_willThrowTyped(void *value, void *type, void *conformance) {
  (void)value, (void)type, (void)conformance;
  if (is_main) remember(__builtin_frame_address(0));
}

SWIFT void swift_errorInMain(void *error) {
  SWIFT void (*real)(void *) = (SWIFT void (*)(void *))dlsym(RTLD_NEXT, "swift_errorInMain");
  has_reached_top = 1;
  real(error);
  __builtin_trap();
}

static int is_page_code(uintptr_t address, Dl_info *information) {
  if (!dladdr((void *)address, information)) return 0;
  for (int library = 0; library < library_count; library++) {
    if (libraries[library] == information->dli_fbase) return 1;
  }
  return 0;
}

uintptr_t lek_error_place(void) {
  Dl_info information;
  if (!has_reached_top) return 0;
  for (int index = 0; index < address_count; index++) {
    if (is_page_code(addresses[index], &information)) return addresses[index] - 1;
  }
  return 0;
}

long lek_page_place(const uintptr_t *callers, int count, char *name, size_t size) {
  Dl_info information;
  for (int index = 0; index < count && callers[index]; index++) {
    // A call may be the last instruction of its line.
    uintptr_t call = callers[index] - 1;
    if (!is_page_code(call, &information)) continue;
    uint64_t address = call - (uintptr_t)information.dli_fbase;
    name[0] = 0;
    long line = lek_place_of(information.dli_fname, address, name, size);
    if (line > 0 && name[0]) return line;
  }
  return 0;
}
