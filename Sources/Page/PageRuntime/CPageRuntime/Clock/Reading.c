// Asking for the time.
#define _GNU_SOURCE
#include "Internal.h"
#include <stddef.h>
#include <sys/time.h>
#include <sys/times.h>

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (atomic_load(&clock_is_virtual) && clock_follows_page(clock)) {
    *result = virtual_to_clock(clock, virtual_read());
    return 0;
  }
  REAL(int, clock_gettime, clockid_t, struct timespec *);
  return real_clock_gettime(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (atomic_load(&clock_is_virtual)) {
    struct timespec shown = virtual_to_clock(CLOCK_REALTIME, virtual_read());
    *result = (struct timeval){shown.tv_sec, shown.tv_nsec / 1000};
    return 0;
  }
  REAL(int, gettimeofday, struct timeval *, void *);
  return real_gettimeofday(result, zone);
}

static atomic_int seconds_stand_still = 0;

void lek_clock_hold_seconds(int held) { atomic_store(&seconds_stand_still, held); }

time_t time(time_t *result) {
  struct timespec shown = {0, 0};
  if (!atomic_load(&seconds_stand_still)) clock_gettime(CLOCK_REALTIME, &shown);
  if (result) *result = shown.tv_sec;
  return shown.tv_sec;
}

clock_t clock(void) {
  struct timespec shown;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &shown);
  return (clock_t)(shown.tv_sec * CLOCKS_PER_SEC + shown.tv_nsec / (1000000000 / CLOCKS_PER_SEC));
}

clock_t times(struct tms *result) {
  if (atomic_load(&clock_is_virtual)) {
    clock_t ticks = (clock_t)(virtual_read() / 10000000);
    if (result) *result = (struct tms){.tms_utime = ticks};
    return ticks;
  }
  REAL(clock_t, times, struct tms *);
  return real_times(result);
}
