// How many processors a page sees: the same number on every machine.
//
// Dispatch makes as many threads as there are processors, and the order in which work is done follows
// from that. It asks when it is loaded, before anyone knows what clock a page will have.
#define _GNU_SOURCE
#include "RealFunction.h"
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <unistd.h>

enum { processors = 4 };

long sysconf(int name) {
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF) return processors;
  REAL(long, sysconf, int);
  return real_sysconf(name);
}

static int fill(cpu_set_t *set, size_t size) {
  memset(set, 0, size);
  for (int index = 0; index < processors; index++) CPU_SET_S(index, size, set);
  return 0;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  (void)process;
  return fill(set, size);
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  (void)thread;
  return fill(set, size);
}
