// A crash loses nothing the page has said: values and console are sent before the handlers that
// were there report it.
//
// Sending values runs Swift, which no signal handler may; and the thread may stand inside the
// allocator, or on the small stack that serves a stack overflow. So it only asks the page's
// attendant, a thread that never runs the page's code, and waits for it a moment. The attendant
// can say everything that was logged; a lock that the crashed thread holds is passed by.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageChannel.h"
#include "PageClock.h"
#include "PageSystem.h"
#include "ValueSites.h"
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

enum { patience_milliseconds = 250, reserve = 32 << 20 };

static const int crash_signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
enum { signal_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[signal_count];
static void (*last_words)(void) = NULL;
static int attendants_bell = -1;
static atomic_int is_asked = 0, is_answered = 0;
static __thread int is_attendant = 0;
static pid_t page = 0;

void lek_crash_answer(void) {
  is_attendant = 1;
  if (!atomic_load(&is_asked) || atomic_load(&is_answered)) return;
  last_words();
  atomic_store(&is_answered, 1);
}

/// Whoever has used up its memory still needs some to say so.
static void keep_reserve(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_max == RLIM_INFINITY) return;
  if (limit.rlim_max < 4 * (rlim_t)reserve) return;
  limit.rlim_cur = limit.rlim_max - reserve;
  setrlimit(RLIMIT_DATA, &limit);
}

static void release_reserve(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_DATA, &limit);
}

static void ask_for_last_words(void) {
  if (is_attendant || attendants_bell < 0) return;
  lek_log_crashed();
  atomic_store(&is_asked, 1);
  lek_bell_ring(attendants_bell);
  uint64_t end = lek_clock_system_nanoseconds() + patience_milliseconds * 1000000u;
  // A sleeping thread would look at rest, and virtual time would go on to its end.
  while (!atomic_load(&is_answered) && lek_clock_system_nanoseconds() < end) sched_yield();
}

/// Who asks a busy page where it is hears of the last value or scope too: a function that was just
/// entered hides its caller from the report, and a tight loop enters one nearly always.
static void tell_last_place(void) {
  char text[64];
  int length = snprintf(text, sizeof text, "Last passed %lld:%lld\n", (long long)lek_last_line,
                        (long long)lek_last_column);
  lek_real_write(STDERR_FILENO, text, (size_t)length);
}

/// Whether the signal was sent, and is no fault of the thread's own.
static int is_asked_where(const siginfo_t *information) { return information->si_code <= 0; }

/// Whether an access failed just where the stack goes on: below the guard, or at its frame.
static int is_out_of_stack(int number, const siginfo_t *information, const ucontext_t *context) {
  if (number != SIGSEGV && number != SIGBUS) return 0;
#if defined(__x86_64__)
  uintptr_t top = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#else
  uintptr_t top = (uintptr_t)context->uc_mcontext.sp;
#endif
  uintptr_t address = (uintptr_t)information->si_addr;
  return address + 64 * 1024 >= top && address < top + 1024 * 1024;
}

static void tell(const char *line) { lek_real_write(STDERR_FILENO, line, strlen(line)); }

/// An error that reached the top level is reported from where it was thrown.
static void point_at_thrown_error(ucontext_t *context) {
  uintptr_t place = lek_error_place();
  if (!place) return;
#if defined(__x86_64__)
  context->uc_mcontext.gregs[REG_RIP] = (greg_t)place;
#else
  context->uc_mcontext.pc = place;
#endif
}

/// The backtracer is a process of its own and may tell nothing: it is not started, is ended, or does not see
/// the frame.
static void tell_own_place(const ucontext_t *context) {
  static atomic_int tells = 0;
  enum { most_callers = 64 };
  uintptr_t callers[most_callers + 1];
#if defined(__x86_64__)
  uintptr_t at = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t top = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#else
  uintptr_t at = (uintptr_t)context->uc_mcontext.pc;
  uintptr_t top = (uintptr_t)context->uc_mcontext.sp;
  uintptr_t frame = (uintptr_t)context->uc_mcontext.regs[29];
#endif
  if (atomic_exchange(&tells, 1)) return;
  callers[0] = at + 1;
  int count = 1 + lek_stack_callers(top, frame, callers + 1, most_callers);
  char name[256], text[320];
  long column = 0, line = lek_page_place(callers, count, &column, name, sizeof name);
  if (line <= 0) {
    count = lek_stack_search(top, callers, most_callers);
    line = lek_page_place(callers, count, &column, name, sizeof name);
  }
  atomic_store(&tells, 0);
  if (line <= 0) return;
  int length = snprintf(text, sizeof text, "Own place %s:%ld:%ld\n", name, line, column);
  lek_real_write(STDERR_FILENO, text, (size_t)length);
}

static void crashed(int number, siginfo_t *information, void *context) {
  release_reserve();
  lek_clock_stop();
  ask_for_last_words();
  lek_console_flush_crashing();
  lek_streams_release();  // what the runtime says now belongs to its report, not to the page
  if (number == SIGQUIT || is_asked_where(information)) {
    tell_last_place();
  } else if (getpid() == page) {
    tell("Crashed\n");  // what follows takes its time, which is not the page's own
  }
  point_at_thrown_error(context);
  tell_own_place(context);
  if (is_out_of_stack(number, information, context)) tell("Out of stack\n");
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

void lek_crash_install(int bell, void (*words)(void)) {
  keep_reserve();
  last_words = words;
  page = getpid();
  attendants_bell = bell;
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action = {.sa_sigaction = crashed};
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(crash_signals[index], &action, &previous[index]);
  }
}
