#pragma once
#include <poll.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <time.h>

/// What becomes of a waiter whose moment has come.
enum waiter_kind {
  waiter_timer,   // its descriptor becomes readable, as a timerfd's would
  waiter_thread,  // its descriptor wakes one thread, which then looks at `fired`
  waiter_slices,  // its thread looks at `fired` by itself every few milliseconds
};

struct waiter {
  uint64_t deadline;
  enum waiter_kind kind;
  int descriptor;
  uint64_t order;  // among waiters of the same deadline
  atomic_int fired;
  int listed;
  struct waiter *next;
};

extern atomic_int clock_is_virtual;

/// Virtual nanoseconds since the start.
uint64_t virtual_now(void);
/// The same, for the page's own reading, which must not be able to stand still for ever.
uint64_t virtual_read(void);
/// What a clock shows at a virtual moment, and the moment at which it shows that.
struct timespec virtual_to_clock(clockid_t clock, uint64_t moment);
uint64_t virtual_from_clock(clockid_t clock, const struct timespec *shown);
int clock_follows_page(clockid_t clock);

/// Enters and leaves the list of those who wait for a moment.
void waiter_add(struct waiter *waiter);
void waiter_remove(struct waiter *waiter);
/// A thread is about to block: time may be able to move.
void clock_thread_blocks(void);

uint64_t timespec_nanoseconds(const struct timespec *value);
/// A slice of real time, for waits that can only be polled.
struct timespec real_slice_end(clockid_t clock);

#define REAL(type, name, ...)                                   \
  static type (*real_##name)(__VA_ARGS__) = NULL;               \
  if (!real_##name) real_##name = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)
