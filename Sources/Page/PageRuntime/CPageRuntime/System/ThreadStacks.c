// A thread of a page has a stack that its code fits on. Pages ask for as little as a Mac allows, 16 KB, where less is
// spent than here on printing a line and on telling the studio of a value.
#define _GNU_SOURCE
#include "RealFunction.h"
#include <pthread.h>

enum { least = 256 * 1024 };

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
  REAL(int, pthread_attr_setstacksize, pthread_attr_t *, size_t);
  return real_pthread_attr_setstacksize(attributes, size >= least || size < 16 * 1024 ? size : least);
}
