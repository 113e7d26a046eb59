// Waiting for a semaphore, a condition or a word of memory with a limit of time. These cannot be
// waited for beside a descriptor; so in virtual time they are waited for in slices of real time,
// and after each the thread looks whether its moment has come.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageRandom.h"
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { slice = 2000000 };

struct timespec real_slice_end(clockid_t clock) {
  REAL(int, clock_gettime, clockid_t, struct timespec *);
  struct timespec end;
  real_clock_gettime(clock, &end);
  uint64_t total = timespec_nanoseconds(&end) + slice;
  return (struct timespec){(time_t)(total / 1000000000), (long)(total % 1000000000)};
}

static _Atomic uint64_t waits_seen = 0;

static struct waiter sliced_waiter(uint64_t deadline) {
  return (struct waiter){.deadline = deadline, .kind = waiter_slices, .descriptor = -1,
                         .order = lock_order + atomic_fetch_add(&waits_seen, 1)};
}

// A condition keeps its clock to itself, but no page's monotonic clock shows a date.
static clockid_t clock_of(const struct timespec *moment) {
  return moment->tv_sec >= 900000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

static int wait_for_semaphore(sem_t *semaphore, uint64_t deadline) {
  REAL(int, sem_timedwait, sem_t *, const struct timespec *);
  if (sem_trywait(semaphore) == 0) return 0;
  struct waiter waiter = sliced_waiter(deadline);
  waiter_add(&waiter);
  clock_thread_blocks();
  int result;
  do {
    struct timespec end = real_slice_end(CLOCK_REALTIME);
    result = real_sem_timedwait(semaphore, &end);
  } while (result < 0 && errno == ETIMEDOUT && !atomic_load(&waiter.fired));
  int reason = errno;
  waiter_remove(&waiter);
  errno = reason;
  if (result == 0) turn_await();
  return result;
}

int sem_wait(sem_t *semaphore) {
  REAL(int, sem_wait, sem_t *);
  if (!turns_matter()) return real_sem_wait(semaphore);
  if (sem_trywait(semaphore) == 0) return 0;
  clock_thread_blocks();
  int result = real_sem_wait(semaphore);
  turn_await();
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
  if (atomic_load(&clock_is_virtual)) {
    return wait_for_semaphore(semaphore, virtual_from_clock(CLOCK_REALTIME, moment));
  }
  REAL(int, sem_timedwait, sem_t *, const struct timespec *);
  return real_sem_timedwait(semaphore, moment);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock,
                  const struct timespec *restrict moment) {
  if (atomic_load(&clock_is_virtual)) {
    return wait_for_semaphore(semaphore, virtual_from_clock(clock, moment));
  }
  REAL(int, sem_clockwait, sem_t *, clockid_t, const struct timespec *);
  return real_sem_clockwait(semaphore, clock, moment);
}

static int wait_for_condition(pthread_cond_t *condition, pthread_mutex_t *mutex,
                              uint64_t deadline) {
  REAL(int, pthread_cond_clockwait, pthread_cond_t *, pthread_mutex_t *, clockid_t,
       const struct timespec *);
  struct waiter waiter = sliced_waiter(deadline);
  waiter_add(&waiter);
  clock_thread_blocks();
  int result;
  do {
    struct timespec end = real_slice_end(CLOCK_MONOTONIC);
    result = real_pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &end);
  } while (result == ETIMEDOUT && !atomic_load(&waiter.fired));
  waiter_remove(&waiter);
  if (result == 0) turn_await();
  return result;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  REAL(int, pthread_cond_wait, pthread_cond_t *, pthread_mutex_t *);
  if (turns_matter()) clock_thread_blocks();
  int result = real_pthread_cond_wait(condition, mutex);
  turn_await();
  return result;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict moment) {
  if (atomic_load(&clock_is_virtual)) {
    return wait_for_condition(condition, mutex, virtual_from_clock(clock_of(moment), moment));
  }
  REAL(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  return real_pthread_cond_timedwait(condition, mutex, moment);
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, const struct timespec *restrict moment) {
  if (atomic_load(&clock_is_virtual)) {
    return wait_for_condition(condition, mutex, virtual_from_clock(clock, moment));
  }
  REAL(int, pthread_cond_clockwait, pthread_cond_t *, pthread_mutex_t *, clockid_t,
       const struct timespec *);
  return real_pthread_cond_clockwait(condition, mutex, clock, moment);
}

system_call real_system_call(void) {
  REAL(long, syscall, long, ...);
  return real_syscall;
}

/// FUTEX_WAIT's time is a length, FUTEX_WAIT_BITSET's is a moment.
static long wait_for_word(const long *with) {
  int operation = (int)with[1] & FUTEX_CMD_MASK;
  const struct timespec *limit = (const struct timespec *)with[3];
  clockid_t clock = (int)with[1] & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  struct waiter waiter = sliced_waiter(operation == FUTEX_WAIT
                                           ? virtual_now() + timespec_nanoseconds(limit)
                                           : virtual_from_clock(clock, limit));
  waiter_add(&waiter);
  clock_thread_blocks();
  long result;
  do {
    struct timespec end = {0, slice};
    if (operation != FUTEX_WAIT) end = real_slice_end(clock);
    result = real_system_call()(SYS_futex, with[0], with[1], with[2], &end, with[4], with[5]);
  } while (result < 0 && errno == ETIMEDOUT && !atomic_load(&waiter.fired));
  int reason = errno;
  waiter_remove(&waiter);
  errno = reason;
  if (result == 0) turn_await();
  return result;
}

static int is_waiting_for_word(long number, const long *with) {
  if (number != SYS_futex) return 0;
  switch ((int)with[1] & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: case FUTEX_WAIT_BITSET: case FUTEX_LOCK_PI: return 1;
    default: return 0;
  }
}

static int operation_of(const long *with) { return (int)with[1] & FUTEX_CMD_MASK; }

static long call_for_word(const long *with) {
  _Atomic uint32_t *word = (_Atomic uint32_t *)with[0];
  if (operation_of(with) == FUTEX_LOCK_PI) return inherited_lock(word);
  if (operation_of(with) == FUTEX_UNLOCK_PI) return inherited_unlock(word);
  return real_system_call()(SYS_futex, with[0], with[1], with[2], with[3], with[4], with[5]);
}

static long wait_for_word_for_ever(const long *with) {
  clock_thread_blocks();
  long result = call_for_word(with);
  if (result == 0) turn_await();
  return result;
}

long syscall(long number, ...) {
  long with[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) with[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && lek_random_is_seeded()) {
    lek_random_fill((void *)with[0], (size_t)with[1]);
    return with[1];
  }
  if (atomic_load(&clock_is_virtual) && is_waiting_for_word(number, with)) {
    int is_lock = operation_of(with) == FUTEX_LOCK_PI;
    if (with[3] != 0 && !is_lock) return wait_for_word(with);
    if (turns_matter()) return wait_for_word_for_ever(with);
  }
  if (number == SYS_futex) return call_for_word(with);
  return real_system_call()(number, with[0], with[1], with[2], with[3], with[4], with[5]);
}
