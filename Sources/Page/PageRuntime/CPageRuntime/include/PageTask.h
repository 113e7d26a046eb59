#pragma once
#include <stdint.h>

/// The two words of Swift's UnownedSerialExecutor.
struct lek_executor {
  void *identity;
  uintptr_t implementation;
};

/// For a page that awaits at its top level: its main actor is this executor, and `run_loop` takes
/// the place of the runtime's own endless drain of the main queue. To be called before the page.
void lek_task_take_main_executor(void *library, struct lek_executor executor,
                                 void (*run_loop)(void));
/// Whether a call came from the page's own code, as an awaiting top level's closing `exit` does.
int lek_task_is_end_of_top_level(void *caller);

/// `top_level_ended` is called by the `exit` that closes an awaiting top level, `will_exit` once
/// before any other, with what has not been sent yet.
void lek_exit_set_handlers(void (*top_level_ended)(void), void (*will_exit)(void));
/// Ends the process without asking anyone.
void lek_exit_now(int status) __attribute__((noreturn));
