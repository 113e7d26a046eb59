// The places of a page whose values are logged, each found by its range.
//
// Places are never moved or given back, so that a thread may keep where one is: nearly always the
// place is found in the thread's own small table, without asking anybody.
#define _GNU_SOURCE
#include "SiteTable.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { chunk_sites = 256, most_chunks = 256, near_sites = 256 };

struct near_site {
  uint64_t lines, columns;
  struct lek_site *site;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct lek_site *chunks[most_chunks];
static atomic_uint site_count = 0;
static struct lek_site **table = NULL;
static uint32_t table_size = 0;
static __thread struct near_site nearby[near_sites];

static uint32_t hash_of(uint64_t lines, uint64_t columns) {
  uint64_t value = lines * 0x9E3779B97F4A7C15u ^ columns * 0xC2B2AE3D27D4EB4Fu;
  return (uint32_t)(value >> 32);
}

static uint64_t lines_of(const struct lek_site *site) {
  return (uint64_t)site->start_line << 32 | site->end_line;
}

static uint64_t columns_of(const struct lek_site *site) {
  return (uint64_t)site->start_column << 32 | site->end_column;
}

static void grow(void) {
  uint32_t size = table_size ? table_size * 2 : 512;
  struct lek_site **larger = calloc(size, sizeof *larger);
  if (!larger) abort();
  for (uint32_t index = 0; index < lek_log_site_count(); index++) {
    struct lek_site *site = lek_log_site(index);
    uint32_t slot = hash_of(lines_of(site), columns_of(site)) & (size - 1);
    while (larger[slot]) slot = (slot + 1) & (size - 1);
    larger[slot] = site;
  }
  free(table);
  table = larger;
  table_size = size;
}

static struct lek_site *new_site(uint64_t lines, uint64_t columns) {
  uint32_t count = lek_log_site_count();
  if (count == chunk_sites * most_chunks) return NULL;
  struct lek_site **chunk = &chunks[count / chunk_sites];
  if (!*chunk) *chunk = calloc(chunk_sites, sizeof **chunk);
  if (!*chunk) return NULL;
  struct lek_site *site = *chunk + count % chunk_sites;
  site->start_line = (uint32_t)(lines >> 32);
  site->end_line = (uint32_t)lines;
  site->start_column = (uint32_t)(columns >> 32);
  site->end_column = (uint32_t)columns;
  site->allowance = LEK_FIRST_ALLOWANCE;
  site->index = count;
  atomic_store_explicit(&site_count, count + 1, memory_order_release);
  return site;
}

static struct lek_site *find_far(uint64_t lines, uint64_t columns) {
  struct lek_site *site = NULL;
  pthread_mutex_lock(&lock);
  if (table_size < (lek_log_site_count() + 1) * 2) grow();
  uint32_t slot = hash_of(lines, columns) & (table_size - 1);
  for (; (site = table[slot]); slot = (slot + 1) & (table_size - 1)) {
    if (lines_of(site) == lines && columns_of(site) == columns) break;
  }
  if (!site) site = table[slot] = new_site(lines, columns);
  pthread_mutex_unlock(&lock);
  return site;
}

struct lek_site *lek_site_at(uint64_t lines, uint64_t columns) {
  // Neighbours in the text are neighbours here: a loop's places do not push each other out.
  uint32_t slot = (uint32_t)(lines >> 32) * 5 + (uint32_t)(columns >> 32);
  struct near_site *near = &nearby[slot % near_sites];
  if (near->lines == lines && near->columns == columns && near->site) return near->site;
  struct lek_site *site = find_far(lines, columns);
  *near = (struct near_site){lines, columns, site};
  return site;
}

uint32_t lek_log_site_count(void) {
  return atomic_load_explicit(&site_count, memory_order_acquire);
}

struct lek_site *lek_log_site(uint32_t index) {
  return chunks[index / chunk_sites] + index % chunk_sites;
}
