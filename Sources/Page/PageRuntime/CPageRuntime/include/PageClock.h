#pragma once
#include <stdint.h>

/// Seconds between 1970 and the moment at which virtual time starts: 2001-01-01.
#define LEK_VIRTUAL_EPOCH 978307200

/// From now on the process's time is virtual and stands at zero. Only a process of one thread may
/// call this, and it cannot be undone.
void lek_clock_become_virtual(void);
int lek_clock_is_virtual(void);
/// While it holds, `time` says 0: libraries seed themselves with it.
void lek_clock_hold_seconds(int held);
/// Nanoseconds of page time: since `lek_clock_become_virtual`, or since `lek_clock_start`.
uint64_t lek_clock_page_nanoseconds(void);
/// Page time starts now; where time is real.
void lek_clock_start(void);
/// The system's monotonic clock, whatever the page's is.
uint64_t lek_clock_system_nanoseconds(void);
#define LEK_NO_MOMENT (-1)
#define LEK_PAST_MOMENTS (-2)
/// `reached(index)` is called, on the clock's own thread, when virtual time has come to `at` and
/// everything due by then has been done. Moments of one time come in the order they were added. After
/// the last of them time stands still for good; if that one ends nothing, and the process comes
/// to rest again, `reached(LEK_PAST_MOMENTS)` is called.
void lek_clock_add_moment(uint64_t at, int32_t index);
void lek_clock_set_moment_handler(void (*reached)(int32_t index));
/// `told` is called once, from any thread, where a second run may give other bytes.
void lek_clock_set_nondeterminism_handler(void (*told)(const char *reason));
/// Virtual time moves from here on, by itself.
void lek_clock_run(void);
/// Virtual time stands still for good, and nobody waits for a turn any more: the process has crashed.
void lek_clock_stop(void);
/// Keeps the calling thread here for good where the clock was stopped.
void lek_clock_stay_if_stopped(void);
/// Waits for a descriptor or a number of real milliseconds, in either kind of time.
int lek_clock_wait_readable(int first, int second, int milliseconds);
