// The runtime gives up with `abort` where memory runs out or its own checks fail. libc's version has
// no frame pointer, so the backtracer stops there; a trap in one that has names the page's line.
#include <stdlib.h>

void abort(void) {
  // Asking for the frame's address makes the compiler keep one.
  void *volatile frame = __builtin_frame_address(0);
  (void)frame;
  __builtin_trap();
}
