// The quick half of the log of values: what happens a million times a second.
//
// It counts, keeps what is cheap to keep of the last value, and a thinned history, and asks nothing
// of Swift; what a value looks like is worked out when it is sent. No reference is ever kept: that
// would keep objects alive that the page lets go, and make its arrays and strings copy themselves.
// So only bytes that mean the same later are copied: plain values, the beginning of a text, the
// ends of a list of plain elements. Everything else is described at once, in Swift, and may cost a
// place so much and no more: then every pass adds a little to its allowance, and once there is
// enough again for one description, there is one.
//
// A place is locked for some ten nanoseconds at a time, so nobody sleeps for it.
#define _GNU_SOURCE
#include "Copies.h"
#include "SiteTable.h"
#include <linux/membarrier.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

volatile int64_t lek_last_line = 0, lek_last_column = 0;

/// So many passes are always described, but for so many nanoseconds at most.
enum { always_described = 256, longest_always = 250000000, pass_allowance = 8, surprise = 10000 };
enum { describing = 1, describing_muted = 2 };

static __thread int state = 0;
static atomic_int has_crashed = 0;
static atomic_int changes = 0;
static void (*observer)(void) = NULL;

/// Swift's half of the log: everything the quick path cannot do.
__attribute__((swiftcall)) void lek_log_answer_in_swift(uint32_t answer, const void *value,
                                                        struct swift_string name,
                                                        struct lek_site *site, const void *type);

void lek_site_lock(struct lek_site *site) {
  for (unsigned attempt = 0; __atomic_test_and_set(&site->lock, __ATOMIC_ACQUIRE); attempt++) {
    if (attempt % 64 == 63) sched_yield();
    if (attempt > 10000 && atomic_load(&has_crashed)) return;
  }
}

void lek_site_unlock(struct lek_site *site) { __atomic_clear(&site->lock, __ATOMIC_RELEASE); }

struct lek_site lek_site_read(const struct lek_site *site) {
  // All but the lock itself, which is not ours alone.
  const size_t start = offsetof(struct lek_site, start_line);
  struct lek_site copy = {0};
  memcpy((char *)&copy + start, (const char *)site + start, sizeof copy - start);
  return copy;
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

static void add_point(struct lek_site *site, double value) {
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
  if (site->history_wait > 0) {
    site->history_wait--;
  } else {
    add_point(site, value);
  }
}

static enum lek_log_answer ask_allowance(struct lek_site *site) {
  if (site->allowance < LEK_FIRST_ALLOWANCE) site->allowance += pass_allowance;
  if (site->count <= always_described && site->spent < longest_always) return lek_log_describe;
  return site->allowance >= site->cost ? lek_log_describe : lek_log_done;
}

static enum lek_log_answer keep(struct lek_site *site, const void *value) {
  site->count++;
  site->changed = 1;
  switch (site->kind) {
    case lek_value_int64:
    case lek_value_double:
      memcpy(site->last, value, 8);
      break;
    case lek_value_text:
      return lek_keep_text(site, value) ? lek_log_done : lek_log_copy;
    case lek_value_list:
      return lek_keep_list(site, value) ? lek_log_done : lek_log_copy;
    case lek_value_object: {
      const void *const *object = *(const void *const *const *)value;
      site->isa = object ? *object : NULL;
      return ask_allowance(site);
    }
    case lek_value_described:
      return ask_allowance(site);
    case lek_value_counted:
      return lek_log_done;
    default:
      memcpy(site->last, value, size_of(site));
  }
  site->has_last = 1;
  if (site->kind < lek_value_bool) keep_number(site);
  return lek_log_done;
}

static void tell_of_change(void) {
  // In order with what was just stored in the site, for the other half see lek_log_sent.
  atomic_signal_fence(memory_order_seq_cst);
  if (atomic_load_explicit(&changes, memory_order_relaxed)) return;
  if (!atomic_exchange(&changes, 1) && observer) observer();
}

enum lek_log_answer lek_log_value(const void *value, const void *type, uint64_t lines,
                                  uint64_t columns, struct lek_site **found) {
  if (state) return lek_log_nested;
  struct lek_site *site = *found = lek_site_at(lines, columns);
  if (!site) return lek_log_nested;
  enum lek_log_answer answer;
  lek_site_lock(site);
  if (site->type != type || site->kind == lek_value_unknown) {
    answer = lek_log_needs_kind;
  } else if (site->kind == lek_value_ignored) {
    answer = lek_log_done;
  } else {
    answer = keep(site, value);
  }
  lek_site_unlock(site);
  if (answer != lek_log_needs_kind) tell_of_change();
  return answer;
}

/// The hook of the playground transform. Swift declares it; its generic value comes by address, and
/// the value's type as a last argument.
__attribute__((swiftcall)) void *lek_log_with_id(const void *value, struct swift_string name,
                                                 int64_t identifier, int64_t start_line,
                                                 int64_t end_line, int64_t start_column,
                                                 int64_t end_column, int64_t module, int64_t file,
                                                 const void *type) {
  (void)identifier, (void)module, (void)file;
  lek_log_pass(start_line, start_column);
  struct lek_site *site = NULL;
  enum lek_log_answer answer =
      lek_log_value(value, type, (uint64_t)start_line << 32 | (uint32_t)end_line,
                    (uint64_t)start_column << 32 | (uint32_t)end_column, &site);
  if (__builtin_expect(answer != lek_log_done, 0) && answer != lek_log_nested) {
    lek_log_answer_in_swift((uint32_t)answer, value, name, site, type);
  }
  return NULL;
}

enum lek_log_answer lek_site_keep_as(struct lek_site *site, const void *value, const void *type,
                                     enum lek_value_kind kind, uint32_t size) {
  enum lek_log_answer answer = lek_log_done;
  lek_site_lock(site);
  if (site->type != type) site->has_last = site->cost = 0;
  site->type = type;
  site->kind = (uint8_t)kind;
  site->size = size;
  if (kind != lek_value_ignored) answer = keep(site, value);
  lek_site_unlock(site);
  if (kind != lek_value_ignored) tell_of_change();
  return answer;
}

void lek_site_was_told(struct lek_site *site) {
  lek_site_lock(site);
  int was_sent = !site->changed;
  site->changed = 1;
  lek_site_unlock(site);
  if (was_sent) tell_of_change();
}

void lek_site_spend(struct lek_site *site, int64_t nanoseconds) {
  lek_site_lock(site);
  site->spent += nanoseconds;
  // A thread that had to wait for a processor in between has not worked for so long.
  int64_t most = 2 * (int64_t)site->cost + surprise;
  if (most > LEK_FIRST_ALLOWANCE) most = LEK_FIRST_ALLOWANCE;
  site->cost = (int32_t)(nanoseconds < most ? nanoseconds : most);
  if (site->count > always_described) site->allowance -= site->cost;
  lek_site_unlock(site);
}

int lek_log_begin_describing(int muted) {
  int before = state;
  state |= muted ? describing | describing_muted : describing;
  return before;
}

void lek_log_end_describing(int before) { state = before; }
int lek_log_is_describing(void) { return state != 0; }
int lek_console_is_muted(void) { return (state & describing_muted) != 0; }

int lek_log_has_changes(void) { return atomic_load_explicit(&changes, memory_order_relaxed); }

// With one thread this is nothing; with several it takes the kernel ten milliseconds. So the host does it,
// and what it forks has it.
void lek_log_prepare(void) {
  syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0);
}

void lek_log_sent(void) {
  atomic_store(&changes, 0);
  // Either a thread that has just changed a site sees the 0, or who looks at the sites after this sees
  // its change. The costs of that order are paid here, sixty times a second, and not with each value.
  syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
}

void lek_site_send_again(struct lek_site *site) {
  lek_site_lock(site);
  site->changed = 1;
  lek_site_unlock(site);
  atomic_store(&changes, 1);
}

void lek_log_crashed(void) { atomic_store(&has_crashed, 1); }
void lek_log_set_observer(void (*function)(void)) { observer = function; }
