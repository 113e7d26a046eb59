#include "RunLoop.h"
#include <stddef.h>

typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
typedef struct lek_loop_source *CFRunLoopSourceRef;
typedef const void *CFTypeRef;
typedef CFTypeRef CFStringRef;
typedef unsigned long CFHashCode;
typedef unsigned char Boolean;

typedef struct {
  long version;
  void *info;
  CFTypeRef (*retain)(CFTypeRef);
  void (*release)(CFTypeRef);
  CFStringRef (*copyDescription)(CFTypeRef);
  Boolean (*equal)(CFTypeRef, CFTypeRef);
  CFHashCode (*hash)(CFTypeRef);
  void (*schedule)(void *, CFRunLoopRef, CFStringRef);
  void (*cancel)(void *, CFRunLoopRef, CFStringRef);
  void (*perform)(void *);
} CFRunLoopSourceContext;

enum { before_waiting = 1 << 5, on_exit = 1 << 7 };
// After everyone else's observers, as Core Animation's own.
enum { observer_order = 2000000 };

extern const CFStringRef kCFRunLoopCommonModes;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern void CFRunLoopRun(void);
extern void CFRunLoopStop(CFRunLoopRef);
extern void CFRunLoopWakeUp(CFRunLoopRef);
extern CFRunLoopObserverRef CFRunLoopObserverCreate(
    CFTypeRef, unsigned long, Boolean, long,
    void (*)(CFRunLoopObserverRef, unsigned long, void *), void *);
extern void CFRunLoopAddObserver(CFRunLoopRef, CFRunLoopObserverRef, CFStringRef);
extern CFRunLoopSourceRef CFRunLoopSourceCreate(CFTypeRef, long, CFRunLoopSourceContext *);
extern void CFRunLoopAddSource(CFRunLoopRef, CFRunLoopSourceRef, CFStringRef);
extern void CFRunLoopSourceSignal(CFRunLoopSourceRef);

static void (*turn_handler)(void) = NULL;

static void observed(CFRunLoopObserverRef observer, unsigned long activity, void *info) {
  (void)observer, (void)activity, (void)info;
  if (turn_handler) turn_handler();
}

void lek_run_loop_observe_turns(void (*turn_ended)(void)) {
  turn_handler = turn_ended;
  CFRunLoopObserverRef observer = CFRunLoopObserverCreate(
      NULL, before_waiting | on_exit, 1, observer_order, observed, NULL);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

CFRunLoopSourceRef lek_run_loop_add_source(void (*perform)(void *), void *context) {
  CFRunLoopSourceContext description = {.info = context, .perform = perform};
  CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, 0, &description);
  CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes);
  return source;
}

void lek_run_loop_signal(CFRunLoopSourceRef source) {
  CFRunLoopSourceSignal(source);
  CFRunLoopWakeUp(CFRunLoopGetMain());
}

void lek_run_loop_run(void) { CFRunLoopRun(); }

void lek_run_loop_stop(void) { CFRunLoopStop(CFRunLoopGetMain()); }
