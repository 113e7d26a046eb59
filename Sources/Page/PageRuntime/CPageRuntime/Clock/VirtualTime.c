// Virtual time: the list of all who wait for a moment, and the thread that moves the clock.
//
// Time stands still while any thread of the process can run. When every thread sleeps in the
// kernel, nothing can happen but by time, and the clock's own thread moves time to the earliest
// moment somebody waits for, wakes that one waiter, and looks again. Waiters of the same moment are
// woken one after the other, each only when everything the last one started has come to rest;
// that makes the order repeatable. Whether every thread sleeps is read from the kernel
// (Quiescence.c) and not counted from calls, so a lock held across a sleep cannot deceive it.
//
// Threads that wake each other take turns (Turns.c), by the same list.
#define _GNU_SOURCE
#include "Internal.h"
#include "../Channel/Internal.h"
#include "PageClock.h"
#include "Quiescence.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { second = 1000000000, monotonic_start = 1000 };
// So many readings are free; then each moves time a microsecond, so `while Date() < end {}` ends.
enum { free_readings = 1000, reading_step = 1000 };

struct moment {
  uint64_t at;
  int32_t index;
};

atomic_int clock_is_virtual = 0;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t now = 0;
static _Atomic uint64_t readings = 0;
static struct waiter *waiters = NULL;
static struct moment *moments = NULL;
static int moment_count = 0, moment_room = 0, next_moment = 0;
static void (*moment_handler)(int32_t) = NULL;
static atomic_int unacknowledged = 0;
static int bell = -1;
static atomic_int stopped = 0;
static uint64_t real_start = 0;

// Not `pthread_mutex_lock`, which waits for its turn, and that needs this very lock.
static void hold(void) {
  REAL(int, pthread_mutex_lock, pthread_mutex_t *);
  real_pthread_mutex_lock(&lock);
}

static void let_go(void) { pthread_mutex_unlock(&lock); }

uint64_t timespec_nanoseconds(const struct timespec *value) {
  return (uint64_t)value->tv_sec * second + (uint64_t)value->tv_nsec;
}

uint64_t virtual_now(void) { return atomic_load(&now); }

int clock_follows_page(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW: case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME:
    case CLOCK_PROCESS_CPUTIME_ID: case CLOCK_THREAD_CPUTIME_ID: case CLOCK_TAI:
      return 1;
    default:
      return 0;
  }
}

static uint64_t clock_start(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_TAI:
      return LEK_VIRTUAL_EPOCH;
    case CLOCK_PROCESS_CPUTIME_ID: case CLOCK_THREAD_CPUTIME_ID:
      return 0;
    default:
      return monotonic_start;
  }
}

struct timespec virtual_to_clock(clockid_t clock, uint64_t moment) {
  return (struct timespec){.tv_sec = (time_t)(clock_start(clock) + moment / second),
                           .tv_nsec = (long)(moment % second)};
}

uint64_t virtual_from_clock(clockid_t clock, const struct timespec *shown) {
  if (shown->tv_sec < 0) return 0;
  uint64_t value = timespec_nanoseconds(shown), start = clock_start(clock) * second;
  return value > start ? value - start : 0;
}

void clock_thread_blocks(void) {
  uint64_t one = 1;
  if (bell >= 0 && write(bell, &one, sizeof one) < 0) return;
}

void waiter_add(struct waiter *waiter) {
  hold();
  atomic_store(&waiter->fired, 0);
  if (!waiter->listed) {
    waiter->listed = 1;
    waiter->next = waiters;
    waiters = waiter;
  }
  let_go();
}

static void unlist(struct waiter *waiter) {
  for (struct waiter **link = &waiters; *link; link = &(*link)->next) {
    if (*link != waiter) continue;
    *link = waiter->next;
    break;
  }
  waiter->listed = 0;
}

void waiter_remove(struct waiter *waiter) {
  hold();
  if (waiter->listed) unlist(waiter);
  if (waiter->kind != waiter_timer && atomic_load(&waiter->fired)) {
    atomic_fetch_sub(&unacknowledged, 1);
  }
  let_go();
}

static struct waiter *earliest(void) {
  struct waiter *best = waiters;
  for (struct waiter *each = waiters; each; each = each->next) {
    int sooner = each->deadline < best->deadline;
    int same = each->deadline == best->deadline;
    if (sooner || (same && each->order < best->order)) best = each;
  }
  return best;
}

static void fire(struct waiter *waiter) {
  uint64_t one = 1;
  unlist(waiter);
  atomic_store(&waiter->fired, 1);
  if (waiter->kind != waiter_timer) atomic_fetch_add(&unacknowledged, 1);
  if (waiter->kind == waiter_slices) return;
  if (write(waiter->descriptor, &one, sizeof one) < 0) return;
}

static void advance_to(uint64_t moment) {
  atomic_store(&readings, 0);
  if (moment > virtual_now()) atomic_store(&now, moment);
}

/// A thread that reads and reads never lets the process come to rest: who is due is woken here.
static void fire_due(void) {
  hold();
  for (struct waiter *waiter = earliest(); waiter && waiter->deadline <= virtual_now();
       waiter = earliest()) {
    fire(waiter);
  }
  let_go();
}

uint64_t virtual_read(void) {
  if (atomic_fetch_add(&readings, 1) < free_readings) return virtual_now();
  uint64_t moved = atomic_fetch_add(&now, reading_step) + reading_step;
  fire_due();
  return moved;
}

/// Moves time to what comes next; the process is known to be at rest.
static void move_time(void) {
  int32_t reached = LEK_NO_MOMENT;
  hold();
  struct waiter *waiter = earliest();
  struct moment *moment = next_moment < moment_count ? &moments[next_moment] : NULL;
  if (moment && waiter && waiter->deadline <= moment->at) {
    advance_to(waiter->deadline);
    fire(waiter);
  } else if (moment) {
    advance_to(moment->at);
    reached = moment->index;
    next_moment++;
  } else {
    reached = LEK_PAST_MOMENTS;
  }
  let_go();
  if (reached != LEK_NO_MOMENT && moment_handler) moment_handler(reached);
}

/// Whether nothing happens before time moves on. A thread that waits for the engine to read what
/// it sends sleeps too, but has not come to rest.
static int process_rests(void) {
  unsigned begun = lek_channel_sends_begun();
  return begun == lek_channel_sends_ended() && atomic_load(&unacknowledged) == 0
         && quiescence_reached() && begun == lek_channel_sends_begun()
         && !atomic_load(&stopped);  // the thread that crashes stops the clock before it sleeps
}

static void *keep_time(void *unused) {
  int pause = 0;  // real milliseconds; a thread that blocks rings the bell before
  for (;;) {
    struct pollfd bell_poll = {.fd = bell, .events = POLLIN};
    REAL(int, poll, struct pollfd *, nfds_t, int);
    if (real_poll(&bell_poll, 1, pause) > 0) {
      uint64_t rings;
      if (read(bell, &rings, sizeof rings) > 0) pause = 0;
    }
    if (!process_rests()) {
      if (pause < 2) pause++;
      sched_yield();
      continue;
    }
    move_time();
    pause = 0;
  }
  return unused;
}

void lek_clock_stop(void) {
  turns_leave();
  atomic_store(&stopped, 1);
}

// Who reports a crash interrupts the other threads, and a sleep that was interrupted looks like its end.
void lek_clock_stay_if_stopped(void) {
  REAL(int, poll, struct pollfd *, nfds_t, int);
  while (atomic_load(&stopped)) real_poll(NULL, 0, -1);
}

void clock_stay_if_stopped(void) {
  if (turns_matter()) lek_clock_stay_if_stopped();
}

static int by_time(const void *first, const void *next) {
  const struct moment *one = first, *other = next;
  if (one->at != other->at) return one->at < other->at ? -1 : 1;
  return one->index - other->index;
}

void lek_clock_add_moment(uint64_t at, int32_t index) {
  if (moment_count == moment_room) {
    int room = moment_room ? 2 * moment_room : 256;
    struct moment *larger = realloc(moments, (size_t)room * sizeof *moments);
    // A run that would leave out some of what it was told is none.
    if (!larger) abort();
    moments = larger;
    moment_room = room;
  }
  moments[moment_count++] = (struct moment){at, index};
}

void lek_clock_set_moment_handler(void (*reached)(int32_t)) { moment_handler = reached; }

void lek_clock_run(void) {
  qsort(moments, (size_t)moment_count, sizeof moments[0], by_time);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  turns_begin();
  thread_create(&thread, &attributes, keep_time, NULL);
  pthread_attr_destroy(&attributes);
}

void lek_clock_become_virtual(void) {
  bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  atomic_store(&clock_is_virtual, 1);
}

int lek_clock_is_virtual(void) { return atomic_load(&clock_is_virtual); }

uint64_t lek_clock_system_nanoseconds(void) {
  REAL(int, clock_gettime, clockid_t, struct timespec *);
  struct timespec value;
  real_clock_gettime(CLOCK_MONOTONIC, &value);
  return timespec_nanoseconds(&value);
}

void lek_clock_start(void) { real_start = lek_clock_system_nanoseconds(); }

uint64_t lek_clock_page_nanoseconds(void) {
  return lek_clock_is_virtual() ? virtual_now() : lek_clock_system_nanoseconds() - real_start;
}

int lek_clock_wait_readable(int first, int second_descriptor, int milliseconds) {
  REAL(int, poll, struct pollfd *, nfds_t, int);
  struct pollfd both[2] = {{.fd = first, .events = POLLIN},
                           {.fd = second_descriptor, .events = POLLIN}};
  int ready = real_poll(both, 2, milliseconds);
  if (ready <= 0) return 0;
  return (both[0].revents ? 1 : 0) | (both[1].revents ? 2 : 0);
}
