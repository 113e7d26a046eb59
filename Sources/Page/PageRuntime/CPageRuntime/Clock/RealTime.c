// What follows real time whatever the page's clock does: timers that send signals. They work, and the
// page is told to be nondeterministic, for nobody knows between which of its steps they come.
#define _GNU_SOURCE
#include "Internal.h"
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

static const char reason[] = "a timer sends signals by real time";

unsigned alarm(unsigned seconds) {
  REAL(unsigned, alarm, unsigned);
  if (seconds) clock_is_nondeterministic(reason);
  return real_alarm(seconds);
}

int setitimer(__itimer_which_t which, const struct itimerval *restrict value,
              struct itimerval *restrict old) {
  REAL(int, setitimer, __itimer_which_t, const struct itimerval *, struct itimerval *);
  clock_is_nondeterministic(reason);
  return real_setitimer(which, value, old);
}
