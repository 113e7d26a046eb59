// Which calls are under way: what lets a constraint say later where it was made.
#define _GNU_SOURCE
#include <stdint.h>
#include <unistd.h>

extern void *__libc_stack_end;

static __thread int is_main = -1;

/// Leaves the return addresses of the innermost calls, and zeros behind them. Only the main thread's: the end
/// of its stack is known, and code without frame pointers may have left anything in their place.
void lek_callers(uintptr_t *addresses, intptr_t most) {
  intptr_t count = 0;
  if (is_main < 0) is_main = getpid() == gettid();
  uintptr_t *frame = __builtin_frame_address(0);
  while (is_main && count < most) {
    uintptr_t next = frame[0] & ~((uintptr_t)1 << 60);  // an asynchronous frame is marked so
    addresses[count++] = frame[1];
    if (next <= (uintptr_t)frame || next % 8 || next + 16 > (uintptr_t)__libc_stack_end) break;
    frame = (uintptr_t *)next;
  }
  while (count < most) addresses[count++] = 0;
}
