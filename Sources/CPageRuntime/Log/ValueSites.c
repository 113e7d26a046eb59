// The log of values: one site for each place in the page, in a table that a loop may pass a million
// times a second.
//
// The quick path counts, keeps the bytes of the last value and a thinned history, and asks nothing
// of Swift; what a value looks like is worked out when it is sent. Only values whose bytes mean the
// same later are kept so: a copy of anything that holds references would keep objects alive that
// the page lets go, and make its arrays copy themselves. Those are described at once, in Swift.
#define _GNU_SOURCE
#include "ValueSites.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

volatile int64_t lek_last_line = 0, lek_last_column = 0;

enum { chunk_sites = 256, most_chunks = 256 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int is_logging = 0;
static struct lek_site *chunks[most_chunks];
static uint32_t site_count = 0;
static struct lek_site **table = NULL;
static uint32_t table_size = 0;
static atomic_int due = 0;
static atomic_int holding = 0;
static int changes = 0;
static void (*observer)(void) = NULL;

static uint32_t hash_of(const uint32_t range[4]) {
  uint64_t value = ((uint64_t)range[0] << 32 | range[2]) * 0x9E3779B97F4A7C15u;
  value ^= ((uint64_t)range[1] << 32 | range[3]) * 0xC2B2AE3D27D4EB4Fu;
  return (uint32_t)(value >> 32);
}

static int is_at(const struct lek_site *site, const uint32_t range[4]) {
  return memcmp(&site->start_line, range, 4 * sizeof *range) == 0;
}

static void grow(void) {
  uint32_t size = table_size ? table_size * 2 : 512;
  struct lek_site **larger = calloc(size, sizeof *larger);
  if (!larger) abort();
  for (uint32_t index = 0; index < site_count; index++) {
    struct lek_site *site = lek_log_site(index);
    uint32_t slot = hash_of(&site->start_line) & (size - 1);
    while (larger[slot]) slot = (slot + 1) & (size - 1);
    larger[slot] = site;
  }
  free(table);
  table = larger;
  table_size = size;
}

static struct lek_site *new_site(const uint32_t range[4]) {
  if (site_count == chunk_sites * most_chunks) return NULL;
  struct lek_site **chunk = &chunks[site_count / chunk_sites];
  if (!*chunk) *chunk = calloc(chunk_sites, sizeof **chunk);
  if (!*chunk) return NULL;
  struct lek_site *site = *chunk + site_count % chunk_sites;
  memcpy(&site->start_line, range, 4 * sizeof *range);
  site->index = site_count++;
  return site;
}

static struct lek_site *find_site(const uint32_t range[4]) {
  if (table_size < (site_count + 1) * 2) grow();
  uint32_t slot = hash_of(range) & (table_size - 1);
  for (; table[slot]; slot = (slot + 1) & (table_size - 1)) {
    if (is_at(table[slot], range)) return table[slot];
  }
  return table[slot] = new_site(range);
}

double lek_value_number(uint8_t kind, const uint8_t *bytes) {
#define AS(type) ({ type value; memcpy(&value, bytes, sizeof value); (double)value; })
  switch (kind) {
    case lek_value_int8: return AS(int8_t);
    case lek_value_int16: return AS(int16_t);
    case lek_value_int32: return AS(int32_t);
    case lek_value_int64: return AS(int64_t);
    case lek_value_uint8: return AS(uint8_t);
    case lek_value_uint16: return AS(uint16_t);
    case lek_value_uint32: return AS(uint32_t);
    case lek_value_uint64: return AS(uint64_t);
    case lek_value_float: return AS(float);
    case lek_value_double: return AS(double);
    default: return 0;
  }
#undef AS
}

static uint32_t size_of(const struct lek_site *site) {
  switch (site->kind) {
    case lek_value_int8: case lek_value_uint8: case lek_value_bool: return 1;
    case lek_value_int16: case lek_value_uint16: return 2;
    case lek_value_int32: case lek_value_uint32: case lek_value_float: return 4;
    case lek_value_plain: return site->size;
    default: return 8;
  }
}

static void keep_point(struct lek_site *site, double value) {
  if (site->history_wait > 0) {
    site->history_wait--;
    return;
  }
  if (!site->history) site->history = malloc(LEK_HISTORY_POINTS * sizeof *site->history);
  if (!site->history) return;
  if (site->history_step == 0) site->history_step = 1;
  if (site->history_count == LEK_HISTORY_POINTS) {
    for (uint32_t index = 0; index < LEK_HISTORY_POINTS / 2; index++) {
      site->history[index] = site->history[index * 2];
    }
    site->history_count /= 2;
    site->history_step *= 2;
  }
  site->history[site->history_count++] = value;
  site->history_wait = site->history_step - 1;
}

static void keep_number(struct lek_site *site) {
  double value = lek_value_number(site->kind, site->last);
  if (!site->has_extremes) {
    site->minimum = site->maximum = value;
    site->has_extremes = 1;
  }
  if (value < site->minimum) site->minimum = value;
  if (value > site->maximum) site->maximum = value;
  keep_point(site, value);
}

static enum lek_log_answer keep(struct lek_site *site, const void *value) {
  site->count++;
  site->changed = 1;
  if (site->kind == lek_value_described) return lek_log_describe;
  memcpy(site->last, value, size_of(site));
  site->has_last = 1;
  if (site->kind < lek_value_bool) keep_number(site);
  return lek_log_done;
}

enum lek_log_answer lek_log_value(const void *value, const void *type, int64_t start_line,
                                  int64_t end_line, int64_t start_column, int64_t end_column,
                                  struct lek_site **found) {
  if (is_logging) return lek_log_nested;
  const uint32_t range[4] = {(uint32_t)start_line, (uint32_t)end_line, (uint32_t)start_column,
                             (uint32_t)end_column};
  void (*tell)(void) = NULL;
  pthread_mutex_lock(&lock);
  struct lek_site *site = *found = find_site(range);
  enum lek_log_answer answer = lek_log_nested;
  if (site && (site->type != type || site->kind == lek_value_unknown)) {
    answer = lek_log_needs_kind;
  } else if (site && site->kind == lek_value_ignored) {
    answer = lek_log_done;
  } else if (site) {
    answer = keep(site, value);
    if (!changes) tell = observer;
    changes = 1;
  }
  pthread_mutex_unlock(&lock);
  if (tell) tell();
  return answer;
}

void lek_site_set_kind(struct lek_site *site, const void *type, enum lek_value_kind kind,
                       uint32_t size) {
  pthread_mutex_lock(&lock);
  site->type = type;
  site->kind = (uint8_t)kind;
  site->size = size;
  site->has_last = 0;
  pthread_mutex_unlock(&lock);
}

void lek_log_begin_describing(void) { is_logging = 1; }
void lek_log_end_describing(void) { is_logging = 0; }
void lek_log_lock(void) { pthread_mutex_lock(&lock); }
void lek_log_unlock(void) { pthread_mutex_unlock(&lock); }

uint32_t lek_log_site_count(void) { return site_count; }

struct lek_site *lek_log_site(uint32_t index) {
  return chunks[index / chunk_sites] + index % chunk_sites;
}

int lek_log_has_changes(void) { return changes; }
int lek_log_is_due(void) { return atomic_load_explicit(&due, memory_order_relaxed); }
void lek_log_set_due(void) { atomic_store(&due, 1); }

void lek_log_keep(uint32_t index) {
  pthread_mutex_lock(&lock);
  lek_log_site(index)->changed = 1;
  changes = 1;
  atomic_store(&due, 1);
  pthread_mutex_unlock(&lock);
}

void lek_log_sent(void) {
  changes = 0;
  atomic_store(&due, 0);
}

int lek_log_is_holding(void) { return atomic_load_explicit(&holding, memory_order_relaxed); }
void lek_log_set_holding(int value) { atomic_store(&holding, value); }

void lek_log_set_observer(void (*function)(void)) { observer = function; }
