// Timers that are descriptors: in virtual time an eventfd takes the timerfd's place, which is
// readable, and gives eight bytes, in the same way.
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { most_descriptors = 1024, least_wait = 1000 };

struct timer {
  struct waiter waiter;
  clockid_t clock;
  int used;
};

static struct timer timers[most_descriptors];

static struct timer *timer_of(int descriptor) {
  if (descriptor < 0 || descriptor >= most_descriptors) return NULL;
  return timers[descriptor].used ? &timers[descriptor] : NULL;
}

int timerfd_create(int clock, int flags) {
  REAL(int, timerfd_create, int, int);
  if (!atomic_load(&clock_is_virtual)) return real_timerfd_create(clock, flags);
  int event_flags = (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
  int descriptor = eventfd(0, event_flags | (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0));
  if (descriptor < 0) return -1;
  if (descriptor >= most_descriptors) {
    close(descriptor);
    errno = EMFILE;
    return -1;
  }
  struct timer *timer = &timers[descriptor];
  if (timer->waiter.listed) waiter_remove(&timer->waiter);  // a closed one's number came back
  *timer = (struct timer){
      .waiter = {.kind = waiter_timer, .descriptor = descriptor, .order = timer_order + (uint64_t)descriptor},
      .clock = clock,
      .used = 1};
  return descriptor;
}

static void drain(int descriptor) {
  REAL(int, poll, struct pollfd *, nfds_t, int);
  struct pollfd readable = {.fd = descriptor, .events = POLLIN};
  uint64_t count;
  if (real_poll(&readable, 1, 0) > 0 && read(descriptor, &count, sizeof count) < 0) return;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value,
                    struct itimerspec *old) {
  struct timer *timer = atomic_load(&clock_is_virtual) ? timer_of(descriptor) : NULL;
  if (!timer) {
    REAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *);
    return real_timerfd_settime(descriptor, flags, value, old);
  }
  if (old) *old = (struct itimerspec){0};
  waiter_remove(&timer->waiter);
  drain(descriptor);
  uint64_t given = timespec_nanoseconds(&value->it_value);
  if (given == 0) return 0;
  timer->waiter.deadline = flags & TFD_TIMER_ABSTIME
                               ? virtual_from_clock(timer->clock, &value->it_value)
                               : virtual_now() + given;
  // A run loop that rounds its moments sets a timer that is due already, and finds nothing due. In
  // real time that settles itself, for time goes on; here a timer that is set always takes some.
  if (timer->waiter.deadline <= virtual_now())
    timer->waiter.deadline = virtual_now() + least_wait;
  waiter_add(&timer->waiter);
  clock_thread_blocks();
  return 0;
}
