#define _GNU_SOURCE
#include "PageSystem.h"
#include <dlfcn.h>

// As the runtime numbers them.
enum { unconditional = 1, takes_on_success = 2, destroys_on_failure = 4 };

typedef bool (*cast)(void *target, void *source, const void *source_type, const void *target_type,
                     size_t flags);

static const void *error_type;
static lek_error_bridge error_bridge;

void lek_error_cast_install(const void *type, lek_error_bridge bridge) {
  error_bridge = bridge;
  error_type = type;
}

// Takes the place of the runtime's own: every library of this process finds the executable's symbol
// first.
bool swift_dynamicCast(void *target, void *source, const void *source_type,
                       const void *target_type, size_t flags) {
  static cast runtime;
  if (!runtime) runtime = (cast)dlsym(RTLD_NEXT, "swift_dynamicCast");
  if (target_type == error_type && error_type) {
    size_t careful = flags & ~(size_t)(unconditional | destroys_on_failure);
    if (runtime(target, source, source_type, target_type, careful)) return true;
    if (error_bridge(source, source_type, target, (flags & takes_on_success) != 0)) return true;
  }
  return runtime(target, source, source_type, target_type, flags);
}
