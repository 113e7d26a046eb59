// A crash loses nothing the page has said: values and console are sent before the handlers that
// were there report it.
//
// Sending values runs Swift, which no signal handler may in general. After a trap it nearly always
// can, since the thread stands at an instruction of the page's own and not inside the allocator.
// Where it cannot, because it crashes again or waits for a lock of its own, it is given up after a
// moment. On the small stack that serves a stack overflow it is not tried.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageChannel.h"
#include "PageSystem.h"
#include "ValueSites.h"
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { patience_milliseconds = 250 };

static const int crash_signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
enum { signal_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[signal_count];
static void (*last_words)(void) = NULL;
static sigjmp_buf give_up;
static __thread volatile sig_atomic_t is_speaking = 0;

static void stop_speaking(int number) {
  (void)number;
  if (is_speaking) siglongjmp(give_up, 1);
}

static int can_speak(int number) {
  return last_words && number != SIGSEGV && number != SIGBUS && number != SIGQUIT;
}

static void speak(void) {
  struct sigaction action = {.sa_handler = stop_speaking};
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGALRM};
  struct itimerspec patience = {.it_value = {0, patience_milliseconds * 1000000L}};
  timer_t timer;
  event._sigev_un._tid = (int)syscall(SYS_gettid);
  sigaction(SIGALRM, &action, NULL);
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return;
  timer_settime(timer, 0, &patience, NULL);
  if (sigsetjmp(give_up, 1) == 0) {
    is_speaking = 1;
    last_words();
  }
  is_speaking = 0;
  timer_delete(timer);
}

/// Who asks a busy page where it is hears of the last value or scope too: a function that was just
/// entered hides its caller from the report, and a tight loop enters one nearly always.
static void tell_last_place(void) {
  char text[64];
  int length = snprintf(text, sizeof text, "Last passed %lld:%lld\n", (long long)lek_last_line,
                        (long long)lek_last_column);
  lek_real_write(STDERR_FILENO, text, (size_t)length);
}

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

static void tell_out_of_stack(void) {
  static const char text[] = "Out of stack\n";
  lek_real_write(STDERR_FILENO, text, sizeof text - 1);
}

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

static void crashed(int number, siginfo_t *information, void *context) {
  if (is_speaking) siglongjmp(give_up, 1);
  if (can_speak(number)) speak();
  lek_console_flush_crashing();
  lek_streams_release();  // what the runtime says now belongs to its report, not to the page
  if (number == SIGQUIT) tell_last_place();
  point_at_thrown_error(context);
  if (is_out_of_stack(number, information, context)) tell_out_of_stack();
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

void lek_crash_install(void (*words)(void)) {
  last_words = words;
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_NODEFER};
    if (!can_speak(crash_signals[index])) action.sa_flags |= SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(crash_signals[index], &action, &previous[index]);
  }
}
