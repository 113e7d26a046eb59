// How a page is watched where it was built with a sanitizer; nothing elsewhere.
#include "Sanitizers.h"

#if LEK_IS_SANITIZED

// Leaks are not looked for: what a page leaves is gone with its process. What is found is written where it outlives the
// page, in the one folder that does.
#define OPTIONS                                                                          \
  "detect_leaks=0:exitcode=66:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:"            \
  "log_path='/home/playground/Documents/Shared Playground Data/sanitizer'"

const char *__asan_default_options(void) { return OPTIONS; }

// Swift's own reader of a crash looks at the crashed thread's stack from another one.
const char *__asan_default_suppressions(void) { return "interceptor_via_fun:memserver_read\n"; }

// A page's process is forked off its host.
const char *__tsan_default_options(void) { return OPTIONS ":die_after_fork=0:halt_on_error=1:atexit_sleep_ms=0"; }

#endif
