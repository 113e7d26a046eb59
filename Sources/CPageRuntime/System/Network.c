// A page has no network, and what asks for a name learns only that there is no such name. The
// console says once why.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <stdio.h>

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                struct addrinfo **result) {
  static int (*_Atomic real)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  static atomic_flag said = ATOMIC_FLAG_INIT;
  if (!real) real = dlsym(RTLD_NEXT, "getaddrinfo");
  int error = real(node, service, hints, result);
  if (error && node && !atomic_flag_test_and_set(&said)) {
    dprintf(2,
            "%s was not found: a page has no network. \"lek run --no-sandbox\" gives it that of "
            "this machine, with everything else of it.\n",
            node);
  }
  return error;
}
