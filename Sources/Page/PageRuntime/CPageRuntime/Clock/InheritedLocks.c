// The locks of Swift's runtime, in a process that was forked.
//
// They are FUTEX_LOCK_PI words, and hold the owner's thread number, which the runtime asks for once
// and keeps. After a fork the main thread has another number; the kernel then takes its locks for
// somebody else's, and whoever waits for one waits for ever. So the words are kept here by the same
// rules but without asking who owns them: 0 is free, and a waiter leaves its mark.
#define _GNU_SOURCE
#include "Internal.h"
#include <limits.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static long call(_Atomic uint32_t *word, int operation, uint32_t value) {
  return real_system_call()(SYS_futex, word, operation | FUTEX_PRIVATE_FLAG, value, NULL, NULL, 0);
}

long inherited_lock(_Atomic uint32_t *word) {
  uint32_t mine = (uint32_t)gettid() | FUTEX_WAITERS;
  for (;;) {
    uint32_t found = atomic_load(word);
    if ((found & FUTEX_TID_MASK) == 0) {
      if (atomic_compare_exchange_strong(word, &found, mine)) return 0;
      continue;
    }
    uint32_t marked = found | FUTEX_WAITERS;
    if (found != marked && !atomic_compare_exchange_strong(word, &found, marked)) continue;
    call(word, FUTEX_WAIT, marked);
  }
}

long inherited_unlock(_Atomic uint32_t *word) {
  atomic_store(word, 0);
  call(word, FUTEX_WAKE, 1);
  return 0;
}
