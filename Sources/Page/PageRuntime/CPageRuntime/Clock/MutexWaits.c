// Waiting for a mutex, with and without a limit of time.
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <pthread.h>

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  REAL(int, pthread_mutex_lock, pthread_mutex_t *);
  if (!turns_matter()) return real_pthread_mutex_lock(mutex);
  int failure = pthread_mutex_trylock(mutex);
  if (failure != EBUSY) return failure;
  clock_thread_blocks();
  failure = real_pthread_mutex_lock(mutex);
  turn_await();
  return failure;
}

static int lock_until(pthread_mutex_t *mutex, uint64_t deadline) {
  REAL(int, pthread_mutex_clocklock, pthread_mutex_t *, clockid_t, const struct timespec *);
  int result = pthread_mutex_trylock(mutex);
  if (result != EBUSY) return result;
  struct waiter waiter = {.deadline = deadline, .kind = waiter_slices, .descriptor = -1,
                          .order = lock_order + turn_number()};
  waiter_add(&waiter);
  clock_thread_blocks();
  do {
    struct timespec end = real_slice_end(CLOCK_MONOTONIC);
    result = real_pthread_mutex_clocklock(mutex, CLOCK_MONOTONIC, &end);
  } while (result == ETIMEDOUT && !atomic_load(&waiter.fired));
  waiter_remove(&waiter);
  if (result == 0) turn_await();
  return result;
}

int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock,
                            const struct timespec *restrict moment) {
  if (atomic_load(&clock_is_virtual)) return lock_until(mutex, virtual_from_clock(clock, moment));
  REAL(int, pthread_mutex_clocklock, pthread_mutex_t *, clockid_t, const struct timespec *);
  return real_pthread_mutex_clocklock(mutex, clock, moment);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex,
                            const struct timespec *restrict moment) {
  return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, moment);
}
