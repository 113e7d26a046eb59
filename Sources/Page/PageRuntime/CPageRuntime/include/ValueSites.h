#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How the values of one type are kept.
enum lek_value_kind {
  lek_value_unknown = 0,
  lek_value_int8, lek_value_int16, lek_value_int32, lek_value_int64,
  lek_value_uint8, lek_value_uint16, lek_value_uint32, lek_value_uint64,
  lek_value_float, lek_value_double, lek_value_bool,
  lek_value_plain,      // at most LEK_PLAIN_BYTES that mean the same after they were copied
  lek_value_text,       // a String: its beginning and its length are copied
  lek_value_list,       // an Array of plain elements: its two ends and its count are copied
  lek_value_object,     // described like the next one, but its class is always known
  lek_value_described,  // described in Swift when it is logged, as far as the allowance goes
  lek_value_counted,    // nothing is kept but how often there was one
  lek_value_ignored,
};

#define LEK_PLAIN_BYTES 64
#define LEK_COPIED_BYTES 1024
#define LEK_HISTORY_POINTS 256

/// One place in the page whose values are logged.
struct lek_site {
  uint8_t lock;
  uint32_t start_line, end_line, start_column, end_column;
  const void *type;         // of the last value
  uint64_t count;
  uint8_t kind;             // of the last value
  uint8_t changed;          // since it was last sent
  uint8_t owes_tree;        // it was sent without one
  uint8_t has_extremes;
  uint8_t has_last;         // what was kept is a value of `type`
  uint32_t index;
  uint32_t size;            // of a plain value, or of a list's elements
  double minimum, maximum;
  double *history;
  uint32_t history_count;
  uint32_t history_step;    // every so many passes become a point
  uint32_t history_wait;    // passes until the next point
  int32_t allowance;        // nanoseconds that may still go into describing values of this place
  int32_t cost;             // of describing the next one
  int64_t spent;            // nanoseconds on descriptions so far
  uint32_t copied;          // bytes that are in `copy`
  uint64_t length;          // of the whole text or list
  uint8_t *copy;            // LEK_COPIED_BYTES
  const void *isa;          // the last object's class
  _Alignas(16) uint8_t last[LEK_PLAIN_BYTES];
};

enum lek_log_answer {
  lek_log_done,        // the value is kept
  lek_log_needs_kind,  // the type is new at this place: say what it is
  lek_log_describe,    // the value is to be described now
  lek_log_copy,        // the text or list is to be copied now, by who knows where its bytes are
  lek_log_nested,      // a value logged by the description of another one: dropped
};

/// Counts a value and keeps it, where that can be done without asking its type.
enum lek_log_answer lek_log_value(const void *value, const void *type, uint64_t lines,
                                  uint64_t columns, struct lek_site **site);
/// Checks the layout of strings and arrays that the quick path reads. If it differs, returns false,
/// and the quick path asks Swift for each value. The text is 20 letters "a", the short text is
/// "abc", the list has the elements 7, 8 and 9.
bool lek_log_learn_layout(const void *text, const void *short_text, const void *list);
/// Says how values of a type are kept, at a place that has just asked, and keeps this one.
enum lek_log_answer lek_site_keep_as(struct lek_site *site, const void *value, const void *type,
                                     enum lek_value_kind kind, uint32_t size);
/// Copies what will be wanted of a text of so many bytes.
void lek_site_copy_text(struct lek_site *site, const void *bytes, size_t length);
/// Copies what will be wanted of a list of so many elements.
void lek_site_copy_list(struct lek_site *site, const void *elements, size_t count);
/// How many of a list's first and last elements are copied.
uint32_t lek_list_head(uint64_t count, uint32_t size);
uint32_t lek_list_tail(uint64_t count, uint32_t size);
/// What its value is called, or how it reads, is known now: who sent the place before sends it again.
void lek_site_was_told(struct lek_site *site);
/// Takes what a description has cost from the place's allowance.
void lek_site_spend(struct lek_site *site, int64_t nanoseconds);

/// Between these, values logged on this thread are dropped: a description is running. Where
/// `muted`, what it prints is dropped too.
int lek_log_begin_describing(int muted);
void lek_log_end_describing(int before);
int lek_log_is_describing(void);
int lek_console_is_muted(void);

uint32_t lek_log_site_count(void);
struct lek_site *lek_log_site(uint32_t index);
/// Holds one place while Swift copies what it knows.
void lek_site_lock(struct lek_site *site);
void lek_site_unlock(struct lek_site *site);
/// What is known of a place that is held; others may ask for it meanwhile.
struct lek_site lek_site_read(const struct lek_site *site);
/// Has one place sent again, though it has no new value.
void lek_site_send_again(struct lek_site *site);
/// From now on a lock that does not come free is passed by: its owner has crashed.
void lek_log_crashed(void);
/// Whether something is waiting to be sent.
int lek_log_has_changes(void);
/// What changes from now on waits for the next time.
void lek_log_sent(void);
/// Once in a process, while it has one thread.
void lek_log_prepare(void);
/// Called once each time the log, all of it sent, gets a value.
void lek_log_set_observer(void (*observer)(void));
double lek_value_number(uint8_t kind, const uint8_t *bytes);

/// Where the page was last heard of, for whoever asks while it is busy.
extern volatile int64_t lek_last_line, lek_last_column;

/// A number that several threads use, each time as a whole.
static inline uint64_t lek_shared_load(const uint64_t *place) {
  return __atomic_load_n(place, __ATOMIC_RELAXED);
}
static inline void lek_shared_store(uint64_t *place, uint64_t value) {
  __atomic_store_n(place, value, __ATOMIC_RELAXED);
}

static inline void lek_log_pass(int64_t line, int64_t column) {
  __atomic_store_n(&lek_last_line, line, __ATOMIC_RELAXED);
  __atomic_store_n(&lek_last_column, column, __ATOMIC_RELAXED);
}
