#pragma once
#include <stddef.h>
#include <stdint.h>

/// How the values of one type are kept.
enum lek_value_kind {
  lek_value_unknown = 0,
  lek_value_int8, lek_value_int16, lek_value_int32, lek_value_int64,
  lek_value_uint8, lek_value_uint16, lek_value_uint32, lek_value_uint64,
  lek_value_float, lek_value_double, lek_value_bool,
  lek_value_plain,     // at most LEK_PLAIN_BYTES that mean the same after they were copied
  lek_value_described, // described in Swift, at the moment it is logged
  lek_value_ignored,
};

#define LEK_PLAIN_BYTES 64
#define LEK_HISTORY_POINTS 256

/// One place in the page whose values are logged.
struct lek_site {
  uint32_t start_line, end_line, start_column, end_column;
  uint64_t count;
  const void *type;        // of the last value
  uint32_t index;
  uint32_t size;           // of a plain value
  uint8_t kind;            // of the last value
  uint8_t changed;         // since it was last sent
  uint8_t has_extremes;
  uint8_t has_last;        // `last` holds a value of `type`
  uint8_t last[LEK_PLAIN_BYTES];
  double minimum, maximum;
  double *history;
  uint32_t history_count;
  uint32_t history_step;   // every so many passes become a point
  uint32_t history_wait;   // passes until the next point
};

enum lek_log_answer {
  lek_log_done,        // the value is kept
  lek_log_needs_kind,  // the type is new at this place: say what it is, then log again
  lek_log_describe,    // the value is to be described now
  lek_log_nested,      // a value logged by the description of another one: dropped
};

/// Counts a value and keeps it, where that can be done without asking its type.
enum lek_log_answer lek_log_value(const void *value, const void *type, int64_t start_line,
                                  int64_t end_line, int64_t start_column, int64_t end_column,
                                  struct lek_site **site);
/// Says how values of a type are kept, at a place that has just asked.
void lek_site_set_kind(struct lek_site *site, const void *type, enum lek_value_kind kind,
                       uint32_t size);
/// Between these, values logged on this thread are dropped: a description is running.
void lek_log_begin_describing(void);
void lek_log_end_describing(void);
/// Holds the log while Swift copies what its sites know.
void lek_log_lock(void);
void lek_log_unlock(void);
uint32_t lek_log_site_count(void);
struct lek_site *lek_log_site(uint32_t index);
/// Whether something is waiting to be sent, and whether it is time to.
int lek_log_has_changes(void);
int lek_log_is_due(void);
void lek_log_set_due(void);
void lek_log_sent(void);
/// A place was sent, but is to be sent again, as soon as its thread may describe it.
void lek_log_keep(uint32_t index);
/// Where the page was last heard of, for whoever asks while it is busy.
extern volatile int64_t lek_last_line, lek_last_column;

static inline void lek_log_pass(int64_t line, int64_t column) {
  lek_last_line = line;
  lek_last_column = column;
}

/// Whether values are held that must be let go when a scope begins.
int lek_log_is_holding(void);
void lek_log_set_holding(int holding);
/// Called once each time the log, all of it sent, gets a value.
void lek_log_set_observer(void (*observer)(void));
double lek_value_number(uint8_t kind, const uint8_t *bytes);
