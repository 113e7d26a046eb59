// Random numbers from a seed: the functions through which Swift, Foundation and C ask the system.
#define _GNU_SOURCE
#include "PageRandom.h"
#include "RealFunction.h"
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>

static atomic_int seeded = 0;
static uint64_t state = 0;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int lek_random_is_seeded(void) { return atomic_load(&seeded); }

void lek_random_seed(uint64_t seed) {
  state = seed;
  srand((unsigned)seed);
  srandom((unsigned)seed);
  srand48((long)seed);
  atomic_store(&seeded, 1);
}

void lek_random_hold(int held) {
  state = 0;
  atomic_store(&seeded, held);
}

// SplitMix64.
static uint64_t next(void) {
  uint64_t value = (state += 0x9E3779B97F4A7C15u);
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
  return value ^ (value >> 31);
}

void lek_random_fill(void *bytes, size_t length) {
  uint8_t *at = bytes;
  pthread_mutex_lock(&lock);
  while (length > 0) {
    uint64_t value = next();
    size_t part = length < sizeof value ? length : sizeof value;
    memcpy(at, &value, part);
    at += part;
    length -= part;
  }
  pthread_mutex_unlock(&lock);
}

static ssize_t system_random(void *bytes, size_t length, unsigned flags) {
  REAL(ssize_t, getrandom, void *, size_t, unsigned);
  return real_getrandom(bytes, length, flags);
}

ssize_t getrandom(void *bytes, size_t length, unsigned flags) {
  if (!lek_random_is_seeded()) return system_random(bytes, length, flags);
  lek_random_fill(bytes, length);
  return (ssize_t)length;
}

int getentropy(void *bytes, size_t length) {
  if (length > 256) return errno = EIO, -1;
  return getrandom(bytes, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *bytes, size_t length) {
  for (uint8_t *at = bytes; length > 0;) {
    ssize_t part = getrandom(at, length < 256 ? length : 256, 0);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) abort();
    at += part;
    length -= (size_t)part;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t refused = -bound % bound;  // the values that would make some results likelier
  uint32_t value;
  do value = arc4random();
  while (value < refused);
  return value % bound;
}
