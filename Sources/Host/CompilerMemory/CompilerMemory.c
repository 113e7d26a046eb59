#include "CompilerMemory.h"

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Preloaded into a compiler that waits for a page's text, so that the memory it will need then is there
// before. Getting it from the system page by page, while somebody waits, is a fifth of a page's time.

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

enum { piece = 1 << 20, amount = 32 * piece };

static void touch(char *begin, size_t count, size_t page) {
  for (size_t offset = 0; offset < count; offset += page) ((volatile char *)begin)[offset] = 0;
}

__attribute__((constructor)) static void fetch_memory(void) {
  // From the heap, which keeps it when it is given back.
  mallopt(M_MMAP_THRESHOLD, amount);
  mallopt(M_TRIM_THRESHOLD, 32 * amount);
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  char *memory = malloc(amount - piece);
  if (memory == NULL) return;
  char *begin = (char *)(((uintptr_t)memory + page - 1) & ~(uintptr_t)(page - 1));
  size_t count = amount - 2 * piece;
  if (madvise(begin, count, MADV_POPULATE_WRITE) != 0) touch(begin, count, page);
  free(memory);
}
