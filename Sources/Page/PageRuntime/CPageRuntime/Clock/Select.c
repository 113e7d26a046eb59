// `select` and `pselect`, in virtual time waited for as `poll` does it.
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>

enum { most_sets = FD_SETSIZE };

struct selection {
  fd_set *readable, *writable, *exceptional;
};

static short wanted(const struct selection *sets, int descriptor) {
  short events = 0;
  if (sets->readable && FD_ISSET(descriptor, sets->readable)) events |= POLLIN;
  if (sets->writable && FD_ISSET(descriptor, sets->writable)) events |= POLLOUT;
  if (sets->exceptional && FD_ISSET(descriptor, sets->exceptional)) events |= POLLPRI;
  return events;
}

static int keep(fd_set *set, const struct pollfd *found, short events) {
  if (set && FD_ISSET(found->fd, set) && found->revents & events) return 1;
  if (set) FD_CLR(found->fd, set);
  return 0;
}

/// Leaves in the sets what was found, and counts it.
static int answer(const struct selection *sets, const struct pollfd *list, nfds_t count) {
  int total = 0;
  for (nfds_t index = 0; index < count; index++) {
    if (list[index].revents & POLLNVAL) return errno = EBADF, -1;
  }
  for (nfds_t index = 0; index < count; index++) {
    total += keep(sets->readable, &list[index], POLLIN | POLLHUP | POLLERR);
    total += keep(sets->writable, &list[index], POLLOUT | POLLERR);
    total += keep(sets->exceptional, &list[index], POLLPRI);
  }
  return total;
}

static int virtual_select(int most, const struct selection *sets, const struct timespec *limit,
                          const sigset_t *mask) {
  if (most < 0 || most > most_sets) return errno = EINVAL, -1;
  struct pollfd list[most_sets];
  nfds_t count = 0;
  for (int descriptor = 0; descriptor < most; descriptor++) {
    short events = wanted(sets, descriptor);
    if (events) list[count++] = (struct pollfd){.fd = descriptor, .events = events};
  }
  return ppoll(list, count, limit, mask) < 0 ? -1 : answer(sets, list, count);
}

int select(int most, fd_set *restrict readable, fd_set *restrict writable,
           fd_set *restrict exceptional, struct timeval *restrict limit) {
  if (!atomic_load(&clock_is_virtual)) {
    REAL(int, select, int, fd_set *, fd_set *, fd_set *, struct timeval *);
    return real_select(most, readable, writable, exceptional, limit);
  }
  struct selection sets = {readable, writable, exceptional};
  if (!limit) return virtual_select(most, &sets, NULL, NULL);
  struct timespec length = {limit->tv_sec, limit->tv_usec * 1000};
  return virtual_select(most, &sets, &length, NULL);
}

int pselect(int most, fd_set *restrict readable, fd_set *restrict writable,
            fd_set *restrict exceptional, const struct timespec *restrict limit,
            const sigset_t *restrict mask) {
  if (!atomic_load(&clock_is_virtual)) {
    REAL(int, pselect, int, fd_set *, fd_set *, fd_set *, const struct timespec *,
         const sigset_t *);
    return real_pselect(most, readable, writable, exceptional, limit, mask);
  }
  struct selection sets = {readable, writable, exceptional};
  return virtual_select(most, &sets, limit, mask);
}
