#pragma once
#include "../System/RealFunction.h"
#include <poll.h>
#include <pthread.h>
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

/// Among waiters of one moment: those who wait for their turn, timers, sleeping threads, timed locks.
enum { turn_order = 0, timer_order = 1000000, sleep_order = 2000000, lock_order = 3000000 };

/// The calling thread, and threads it makes, take turns from now on; or nobody does any more.
void turns_begin(void);
void turns_end(void);
/// The calling thread takes no more turns.
void turns_leave(void);
int turns_matter(void);
/// The calling thread has been woken, and waits until the others have come to rest.
void turn_await(void);
/// The place of the calling thread among all, in the order in which they were made.
uint64_t turn_number(void);
/// Makes a thread that takes no turns.
int thread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                  void *argument);
/// Why this run's bytes may not repeat; only the first reason is told.
void clock_is_nondeterministic(const char *reason);

/// A descriptor of the calling thread's own, by which the clock wakes it.
int thread_bell(void);
/// Waits for it, at most so many real milliseconds; 0 where it did not ring.
int thread_bell_wait(int milliseconds);
void thread_bell_silence(void);

typedef long (*system_call)(long, ...);
/// libc's own `syscall`.
system_call real_system_call(void);

/// What FUTEX_LOCK_PI and FUTEX_UNLOCK_PI do, for owners whose thread number a fork has changed.
long inherited_lock(_Atomic uint32_t *word);
long inherited_unlock(_Atomic uint32_t *word);

/// Keeps the calling thread here for good where the process has crashed in another one.
void clock_stay_if_stopped(void);

uint64_t timespec_nanoseconds(const struct timespec *value);
/// A slice of real time, for waits that can only be polled.
struct timespec real_slice_end(clockid_t clock);
