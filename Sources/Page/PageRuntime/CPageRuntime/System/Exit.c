// The ways a page ends itself: `exit` and `_exit`. Both send what was not sent yet.
#define _GNU_SOURCE
#include "PageChannel.h"
#include "PageClock.h"
#include "PageTask.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void (*top_level_handler)(void) = NULL;
static void (*exit_handler)(void) = NULL;
static atomic_int leaving = 0;

void lek_exit_set_handlers(void (*top_level_ended)(void), void (*will_exit)(void)) {
  top_level_handler = top_level_ended;
  exit_handler = will_exit;
}

static void exit_process(int status) __attribute__((noreturn));

static void exit_process(int status) {
  typedef void (*exit_function)(int) __attribute__((noreturn));
  exit_function real = (exit_function)dlsym(RTLD_NEXT, "exit");
  real(status);
}

void exit(int status) {
  void *caller = __builtin_return_address(0);
  // Another thread has crashed, and its report interrupts what this one waited for.
  lek_clock_stay_if_stopped();
  if (status == 0 && top_level_handler && lek_task_is_end_of_top_level(caller)) {
    void (*handler)(void) = top_level_handler;
    top_level_handler = NULL;
    handler();
  }
  if (exit_handler && !atomic_exchange(&leaving, 1)) exit_handler();
  exit_process(status);
}

// libc keeps these in an archive that is linked into each program, and a page is linked without.
extern int __cxa_atexit(void (*)(void *), void *, void *);
extern int __cxa_at_quick_exit(void (*)(void *), void *);

int atexit(void (*function)(void)) {
  return __cxa_atexit((void (*)(void *))function, NULL, NULL);
}

int at_quick_exit(void (*function)(void)) {
  return __cxa_at_quick_exit((void (*)(void *))function, NULL);
}

void _exit(int status) {
  lek_console_flush();
  lek_exit_now(status);
}

void lek_exit_now(int status) {
  for (;;) syscall(SYS_exit_group, status);
}
