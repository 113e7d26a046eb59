// Waiting for descriptors with a limit of time. In virtual time the wait itself has none: a
// descriptor of the thread's own is waited for beside the others, and the clock rings it.
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <unistd.h>

static __thread int bell_of_thread = -1;

int thread_bell(void) {
  if (bell_of_thread < 0) bell_of_thread = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return bell_of_thread;
}

int thread_bell_wait(int milliseconds) {
  REAL(int, poll, struct pollfd *, nfds_t, int);
  struct pollfd bell = {.fd = thread_bell(), .events = POLLIN};
  int ready;
  do ready = real_poll(&bell, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
}

void thread_bell_silence(void) {
  uint64_t rings;
  if (read(thread_bell(), &rings, sizeof rings) < 0) return;
}

static int real_ppoll_call(struct pollfd *list, nfds_t count, const struct timespec *limit,
                           const sigset_t *mask) {
  REAL(int, ppoll, struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
  return real_ppoll(list, count, limit, mask);
}

/// Waits until `list` has something or `nanoseconds` of virtual time have passed.
static int virtual_poll(struct pollfd *list, nfds_t count, uint64_t nanoseconds,
                        const sigset_t *mask) {
  struct timespec at_once = {0, 0};
  int ready = real_ppoll_call(list, count, &at_once, mask);
  if (ready != 0 || nanoseconds == 0) return ready;
  struct pollfd *longer = malloc((count + 1) * sizeof *longer);
  if (!longer) return errno = ENOMEM, -1;
  if (count) memcpy(longer, list, count * sizeof *list);
  int bell = thread_bell();
  longer[count] = (struct pollfd){.fd = bell, .events = POLLIN};
  struct waiter waiter = {.deadline = virtual_now() + nanoseconds, .kind = waiter_thread,
                          .descriptor = bell, .order = sleep_order + turn_number()};
  if (nanoseconds < UINT64_MAX) waiter_add(&waiter);
  clock_thread_blocks();
  ready = real_ppoll_call(longer, count + 1, NULL, mask);
  int reason = errno;
  if (nanoseconds < UINT64_MAX) waiter_remove(&waiter);
  clock_stay_if_stopped();
  int is_time = ready > 0 && longer[count].revents;
  if (is_time) ready--;
  thread_bell_silence();
  if (!is_time) turn_await();
  if (count) memcpy(list, longer, count * sizeof *list);
  free(longer);
  errno = reason;
  return ready;
}

static uint64_t from_milliseconds(int limit) {
  return limit < 0 ? UINT64_MAX : (uint64_t)limit * 1000000;
}

int ppoll(struct pollfd *list, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  if (!atomic_load(&clock_is_virtual)) return real_ppoll_call(list, count, limit, mask);
  return virtual_poll(list, count, limit ? timespec_nanoseconds(limit) : UINT64_MAX, mask);
}

int poll(struct pollfd *list, nfds_t count, int limit) {
  if (atomic_load(&clock_is_virtual)) {
    return virtual_poll(list, count, from_milliseconds(limit), NULL);
  }
  REAL(int, poll, struct pollfd *, nfds_t, int);
  return real_poll(list, count, limit);
}

int epoll_pwait(int set, struct epoll_event *events, int most, int limit, const sigset_t *mask) {
  REAL(int, epoll_pwait, int, struct epoll_event *, int, int, const sigset_t *);
  if (!atomic_load(&clock_is_virtual)) return real_epoll_pwait(set, events, most, limit, mask);
  struct pollfd readable = {.fd = set, .events = POLLIN};
  int ready = virtual_poll(&readable, 1, from_milliseconds(limit), mask);
  return ready > 0 ? real_epoll_pwait(set, events, most, 0, mask) : ready;
}

int epoll_wait(int set, struct epoll_event *events, int most, int limit) {
  if (atomic_load(&clock_is_virtual)) return epoll_pwait(set, events, most, limit, NULL);
  REAL(int, epoll_wait, int, struct epoll_event *, int, int);
  return real_epoll_wait(set, events, most, limit);
}

int nanosleep(const struct timespec *length, struct timespec *left) {
  if (!atomic_load(&clock_is_virtual)) {
    REAL(int, nanosleep, const struct timespec *, struct timespec *);
    return real_nanosleep(length, left);
  }
  if (left) *left = (struct timespec){0, 0};
  return virtual_poll(NULL, 0, timespec_nanoseconds(length), NULL) < 0 ? -1 : 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *moment,
                    struct timespec *left) {
  if (!atomic_load(&clock_is_virtual)) {
    REAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *);
    return real_clock_nanosleep(clock, flags, moment, left);
  }
  if (!(flags & TIMER_ABSTIME)) return nanosleep(moment, left) < 0 ? errno : 0;
  uint64_t until = virtual_from_clock(clock, moment), from = virtual_now();
  if (until <= from) return 0;
  return virtual_poll(NULL, 0, until - from, NULL) < 0 ? errno : 0;
}

int usleep(useconds_t microseconds) {
  struct timespec length = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&length, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec length = {(time_t)seconds, 0}, left = {0, 0};
  return nanosleep(&length, &left) < 0 ? (unsigned)left.tv_sec : 0;
}
