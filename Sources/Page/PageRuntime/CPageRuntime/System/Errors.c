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
#include <link.h>
#include <stdint.h>
#include <sys/resource.h>

#define SWIFT __attribute__((swiftcall))

enum { most_frames = 24, most_libraries = 64 };

extern void *__libc_stack_end;

static __thread int is_main = 0;
static uintptr_t addresses[most_frames];
static int address_count = 0;
static struct library {
  /// Where it is loaded, and the code in it.
  uintptr_t base, begin, end;
  const char *name;
} libraries[most_libraries];
static int library_count = 0;
static int has_reached_top = 0;

static int find_code(struct dl_phdr_info *loaded, size_t size, void *context) {
  struct library *library = context;
  (void)size;
  if (loaded->dlpi_addr != library->base) return 0;
  for (int index = 0; index < loaded->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &loaded->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    library->begin = library->base + part->p_vaddr;
    library->end = library->begin + part->p_memsz;
  }
  return 1;
}

// A crash handler asks where an address lies, and may not call the loader for that.
void lek_error_page_library(void *handle) {
  struct link_map *map = NULL;
  is_main = 1;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || !map || library_count == most_libraries) return;
  struct library *library = &libraries[library_count++];
  *library = (struct library){map->l_addr, 0, 0, map->l_name};
  dl_iterate_phdr(find_code, library);
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

static const struct library *page_library(uintptr_t address) {
  for (int index = 0; index < library_count; index++) {
    if (libraries[index].begin <= address && address < libraries[index].end) return &libraries[index];
  }
  return NULL;
}

uintptr_t lek_error_place(void) {
  if (!has_reached_top) return 0;
  for (int index = 0; index < address_count; index++) {
    if (page_library(addresses[index])) return addresses[index] - 1;
  }
  return 0;
}

long lek_page_place(const uintptr_t *callers, int count, long *column, char *name, size_t size) {
  for (int index = 0; index < count && callers[index]; index++) {
    // A call may be the last instruction of its line.
    uintptr_t call = callers[index] - 1;
    const struct library *library = page_library(call);
    if (!library) continue;
    name[0] = 0;
    long line = lek_place_of(library->name, call - library->base, column, name, size);
    if (line > 0 && name[0]) return line;
  }
  return 0;
}

/// Where the main thread's stack ends; 0 on another thread, or where `top` does not lie in it.
static uintptr_t stack_end(uintptr_t top) {
  struct rlimit limit;
  uintptr_t end = (uintptr_t)__libc_stack_end;
  if (!is_main || getrlimit(RLIMIT_STACK, &limit) != 0) return 0;
  return top < end && end - top <= limit.rlim_cur ? end : 0;
}

// A sanitizer of addresses takes what lies between the variables of other functions for out of bounds.
#define READS_ANY_STACK __attribute__((no_sanitize("address")))

READS_ANY_STACK int lek_stack_callers(uintptr_t top, uintptr_t frame, uintptr_t *callers, int most) {
  uintptr_t end = stack_end(top);
  int count = 0;
  while (count < most && frame >= top && frame % 8 == 0 && frame + 16 <= end) {
    callers[count++] = ((uintptr_t *)frame)[1];
    uintptr_t next = ((uintptr_t *)frame)[0] & ~((uintptr_t)1 << 60);
    if (next <= frame) break;
    frame = next;
  }
  return count;
}

static int follows_call(uintptr_t address) {
#if defined(__x86_64__)
  const uint8_t *code = (const uint8_t *)address;
  // To an address, to one in a register, or to one in memory.
  return code[-5] == 0xE8 || (code[-2] == 0xFF && (code[-1] & 0x38) == 0x10) ||
         (code[-3] == 0xFF && (code[-2] & 0x38) == 0x10) ||
         (code[-6] == 0xFF && (code[-5] & 0x38) == 0x10);
#else
  uint32_t code = *(const uint32_t *)(address - 4);
  return (code & 0xFC000000u) == 0x94000000u || (code & 0xFFFFFC1Fu) == 0xD63F0000u;
#endif
}

READS_ANY_STACK int lek_stack_search(uintptr_t top, uintptr_t *callers, int most) {
  enum { most_bytes = 16384, longest_call = 8 };
  uintptr_t end = stack_end(top);
  int count = 0;
  top = (top + 7) & ~(uintptr_t)7;
  for (uintptr_t at = top; count < most && at + 8 <= end && at < top + most_bytes; at += 8) {
    uintptr_t address = *(uintptr_t *)at;
    if (page_library(address - longest_call) && follows_call(address)) callers[count++] = address;
  }
  return count;
}
