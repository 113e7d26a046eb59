#pragma once
// The parts of CoreFoundation's run loop that Foundation for Swift carries and does not show.
#include <stdint.h>

struct lek_loop_source;

/// Calls back at the end of each turn of the main run loop: before it waits, and when it returns.
void lek_run_loop_observe_turns(void (*turn_ended)(void));
/// Makes a source of the main run loop, with its work.
struct lek_loop_source *lek_run_loop_add_source(void (*perform)(void *), void *context);
/// Has a source do its work in a turn soon; from any thread.
void lek_run_loop_signal(struct lek_loop_source *source);
/// Runs the calling thread's loop until it is stopped.
void lek_run_loop_run(void);
/// Ends the innermost run of the main loop.
void lek_run_loop_stop(void);
