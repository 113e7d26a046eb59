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
#include "SiteTable.h"
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

volatile int64_t lek_last_line = 0, lek_last_column = 0;

enum { pass_allowance = 8, head_share = 4, tail_share = 1, most_head = 80, most_tail = 20 };
enum { describing = 1, describing_muted = 2 };

static __thread int state = 0;
static atomic_int has_crashed = 0;
static atomic_int changes = 0;
static void (*observer)(void) = NULL;

/// How the standard library lays out its containers in memory; `lek_log_learn_layout` makes sure.
enum { text_header = 32, list_header = 32, list_count = 16 };
#define TEXT_IS_SMALL (UINT64_C(1) << 61)
#define TEXT_IS_ELSEWHERE (UINT64_C(1) << 60)
#define TEXT_IS_IN_ONE_PIECE (UINT64_C(1) << 61)
#define TEXT_LENGTH (~UINT64_C(0) >> 16)
#define TEXT_ADDRESS (~UINT64_C(0) >> 4)

struct swift_string {
  uint64_t first, second;
};

struct text_place {
  const void *bytes;
  size_t length;
};

static int layout_is_known = 0;

/// Swift's half of the log: everything the quick path cannot do.
__attribute__((swiftcall)) void lek_log_answer_in_swift(uint32_t answer, const void *value,
                                                        struct swift_string name,
                                                        struct lek_site *site, const void *type);

static int find_text(const struct swift_string *text, struct text_place *place) {
  if (text->second & TEXT_IS_SMALL) {
    *place = (struct text_place){text, text->second >> 56 & 15};
    return 1;
  }
  if (text->second & TEXT_IS_ELSEWHERE || !(text->first & TEXT_IS_IN_ONE_PIECE)) return 0;
  place->bytes = (const uint8_t *)(text->second & TEXT_ADDRESS) + text_header;
  place->length = text->first & TEXT_LENGTH;
  return 1;
}

void lek_log_learn_layout(const void *text, const void *short_text, const void *list) {
  static const int64_t elements[] = {7, 8, 9};
  struct text_place place, short_place;
  const uint8_t *storage = *(const uint8_t *const *)list;
  layout_is_known = find_text(text, &place) && place.length == 20 &&
                    memcmp(place.bytes, "aaaaaaaaaaaaaaaaaaaa", 20) == 0 &&
                    find_text(short_text, &short_place) && short_place.length == 3 &&
                    memcmp(short_place.bytes, "abc", 3) == 0 &&
                    *(const uint64_t *)(storage + list_count) == 3 &&
                    memcmp(storage + list_header, elements, sizeof elements) == 0;
}

void lek_site_lock(struct lek_site *site) {
  for (unsigned attempt = 0; __atomic_test_and_set(&site->lock, __ATOMIC_ACQUIRE); attempt++) {
    if (attempt % 64 == 63) sched_yield();
    if (attempt > 10000 && atomic_load(&has_crashed)) return;
  }
}

void lek_site_unlock(struct lek_site *site) { __atomic_clear(&site->lock, __ATOMIC_RELEASE); }

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
  return site->allowance >= site->cost ? lek_log_describe : lek_log_done;
}

uint32_t lek_list_head(uint64_t count, uint32_t size) {
  uint64_t most = LEK_COPIED_BYTES / (size ? size : 1);
  if (count <= most && count <= most_head + most_tail) return (uint32_t)count;
  uint64_t head = most * head_share / (head_share + tail_share);
  return (uint32_t)(head < most_head ? head : most_head);
}

uint32_t lek_list_tail(uint64_t count, uint32_t size) {
  uint32_t head = lek_list_head(count, size);
  if (head == count) return 0;
  uint64_t tail = LEK_COPIED_BYTES / (size ? size : 1) - head;
  if (tail > most_tail) tail = most_tail;
  return (uint32_t)(tail < count - head ? tail : count - head);
}

static uint8_t *room_for_copy(struct lek_site *site) {
  if (!site->copy) site->copy = malloc(LEK_COPIED_BYTES);
  return site->copy;
}

static void copy_text(struct lek_site *site, const void *bytes, size_t length) {
  if (!room_for_copy(site)) return;
  site->copied = (uint32_t)(length < LEK_COPIED_BYTES ? length : LEK_COPIED_BYTES);
  memcpy(site->copy, bytes, site->copied);
  site->length = length;
  site->has_last = 1;
}

static void copy_list(struct lek_site *site, const void *elements, size_t count) {
  if (!room_for_copy(site)) return;
  size_t head = (size_t)lek_list_head(count, site->size) * site->size;
  size_t tail = (size_t)lek_list_tail(count, site->size) * site->size;
  memcpy(site->copy, elements, head);
  memcpy(site->copy + head, (const uint8_t *)elements + count * site->size - tail, tail);
  site->copied = (uint32_t)(head + tail);
  site->length = count;
  site->has_last = 1;
}

static enum lek_log_answer keep_text(struct lek_site *site, const void *value) {
  struct text_place place;
  if (!layout_is_known || !find_text(value, &place)) return lek_log_copy;
  copy_text(site, place.bytes, place.length);
  return lek_log_done;
}

static enum lek_log_answer keep_list(struct lek_site *site, const void *value) {
  if (!layout_is_known) return lek_log_copy;
  const uint8_t *storage = *(const uint8_t *const *)value;
  copy_list(site, storage + list_header, *(const uint64_t *)(storage + list_count));
  return lek_log_done;
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
      return keep_text(site, value);
    case lek_value_list:
      return keep_list(site, value);
    case lek_value_object: {
      const void *const *object = *(const void *const *const *)value;
      site->isa = object ? *object : NULL;
      return ask_allowance(site);
    }
    case lek_value_described:
      return ask_allowance(site);
    default:
      memcpy(site->last, value, size_of(site));
  }
  site->has_last = 1;
  if (site->kind < lek_value_bool) keep_number(site);
  return lek_log_done;
}

static void tell_of_change(void) {
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

void lek_site_set_kind(struct lek_site *site, const void *type, enum lek_value_kind kind,
                       uint32_t size) {
  lek_site_lock(site);
  site->type = type;
  site->kind = (uint8_t)kind;
  site->size = size;
  site->has_last = 0;
  site->cost = 0;
  lek_site_unlock(site);
}

void lek_site_copy_text(struct lek_site *site, const void *bytes, size_t length) {
  lek_site_lock(site);
  copy_text(site, bytes, length);
  lek_site_unlock(site);
}

void lek_site_copy_list(struct lek_site *site, const void *elements, size_t count) {
  lek_site_lock(site);
  copy_list(site, elements, count);
  lek_site_unlock(site);
}

void lek_site_spend(struct lek_site *site, int64_t nanoseconds) {
  lek_site_lock(site);
  int64_t cost = nanoseconds < LEK_FIRST_ALLOWANCE ? nanoseconds : LEK_FIRST_ALLOWANCE;
  site->cost = (int32_t)cost;
  site->allowance -= (int32_t)cost;
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
void lek_log_sent(void) { atomic_store(&changes, 0); }
void lek_log_crashed(void) { atomic_store(&has_crashed, 1); }
void lek_log_set_observer(void (*function)(void)) { observer = function; }
