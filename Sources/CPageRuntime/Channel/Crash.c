// A crash loses no text: the console is sent before the handlers that were there report it.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageChannel.h"
#include <signal.h>
#include <stddef.h>

static const int crash_signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
enum { signal_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[signal_count];

static void crashed(int number, siginfo_t *information, void *context) {
  lek_console_flush_crashing();
  lek_streams_release();  // what the runtime says now belongs to its report, not to the page
  for (int index = 0; index < signal_count; index++) {
    if (crash_signals[index] != number) continue;
    sigaction(number, &previous[index], NULL);
    if (previous[index].sa_flags & SA_SIGINFO) {
      previous[index].sa_sigaction(number, information, context);
    } else {
      raise(number);
    }
  }
}

void lek_crash_install(void) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  action.sa_sigaction = crashed;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index++) {
    sigaction(crash_signals[index], &action, &previous[index]);
  }
}
