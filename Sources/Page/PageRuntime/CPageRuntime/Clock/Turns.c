// One thread at a time: in virtual time the page's threads take turns.
//
// A thread that has been woken (a lock, a semaphore, a word of memory, a descriptor) or was just made
// does not go on at once, beside the one that woke it. It waits until the whole process has come to
// rest, as it would for a moment in time that is now; the clock lets those who wait go on one by one,
// in the order in which they were made. So a thread runs until it blocks, and what two threads do
// is always done in the same order.
//
// A thread that never blocks would keep the others waiting for ever, for example one that watches a
// variable until another thread has changed it. After a while of real time they stop waiting, and the
// page is told to be nondeterministic.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageClock.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

enum { patience_milliseconds = 2000 };

static atomic_int turns_are_taken = 0;
static __thread int takes_turns = 0;
static __thread uint64_t number_of_thread = 0;
static _Atomic uint64_t threads_made = 0;
static void (*reason_handler)(const char *) = NULL;
static atomic_int reason_is_told = 0;

void lek_clock_set_nondeterminism_handler(void (*told)(const char *)) { reason_handler = told; }

void clock_is_nondeterministic(const char *reason) {
  if (!atomic_load(&clock_is_virtual) || !reason_handler) return;
  if (!atomic_exchange(&reason_is_told, 1)) reason_handler(reason);
}

uint64_t turn_number(void) {
  if (number_of_thread == 0) number_of_thread = atomic_fetch_add(&threads_made, 1) + 1;
  return number_of_thread;
}

void turns_begin(void) {
  takes_turns = 1;
  turn_number();
  atomic_store(&turns_are_taken, 1);
}

void turns_end(void) { atomic_store(&turns_are_taken, 0); }

void turns_leave(void) { takes_turns = 0; }

int turns_matter(void) {
  return takes_turns && atomic_load_explicit(&turns_are_taken, memory_order_relaxed);
}

void turn_await(void) {
  if (!turns_matter()) return;
  clock_stay_if_stopped();
  int reason = errno;
  struct waiter waiter = {.deadline = virtual_now(), .kind = waiter_thread,
                          .descriptor = thread_bell(), .order = turn_order + turn_number()};
  waiter_add(&waiter);
  clock_thread_blocks();
  if (!thread_bell_wait(patience_milliseconds) && turns_matter()) {
    turns_end();
    clock_is_nondeterministic("a thread never waited, and others ran beside it");
  }
  waiter_remove(&waiter);
  clock_stay_if_stopped();
  thread_bell_silence();
  errno = reason;
}

struct beginning {
  void *(*start)(void *);
  void *argument;
  uint64_t number;
};

static void *begin(void *opaque) {
  struct beginning beginning = *(struct beginning *)opaque;
  free(opaque);
  takes_turns = 1;
  number_of_thread = beginning.number;
  turn_await();
  return beginning.start(beginning.argument);
}

int thread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                  void *argument) {
  REAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  return real_pthread_create(thread, attributes, start, argument);
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
                   void *(*start)(void *), void *restrict argument) {
  if (!turns_matter()) return thread_create(thread, attributes, start, argument);
  struct beginning *beginning = malloc(sizeof *beginning);
  if (!beginning) return EAGAIN;
  *beginning = (struct beginning){start, argument, atomic_fetch_add(&threads_made, 1) + 1};
  int failure = thread_create(thread, attributes, begin, beginning);
  if (failure) free(beginning);
  return failure;
}

int pthread_join(pthread_t thread, void **result) {
  REAL(int, pthread_join, pthread_t, void **);
  int failure = real_pthread_join(thread, result);
  turn_await();
  return failure;
}
