#define _GNU_SOURCE
#include "LineTable.h"
#include "PageTask.h"
#include <dlfcn.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

extern struct lek_executor (*swift_task_getMainExecutor_hook)(void *original) SWIFT;
extern _Bool (*swift_task_isMainExecutor_hook)(struct lek_executor asked, void *original) SWIFT;
extern void (*swift_task_asyncMainDrainQueue_hook)(void *original, void *other) SWIFT;

static struct lek_executor main_executor;
static void (*run_loop)(void) = NULL;
static void *page_base = NULL;

static SWIFT struct lek_executor get_main(void *original) {
  (void)original;
  return main_executor;
}

static SWIFT _Bool is_main(struct lek_executor asked, void *original) {
  (void)original;
  return asked.identity == main_executor.identity;
}

static SWIFT void drain(void *original, void *other) {
  (void)original, (void)other;
  run_loop();
  exit(0);
}

void lek_task_take_main_executor(void *library, struct lek_executor executor,
                                 void (*run)(void)) {
  Dl_info information;
  void *entry = dlsym(library, "lek_page_main");
  if (entry && dladdr(entry, &information)) page_base = information.dli_fbase;
  main_executor = executor;
  run_loop = run;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_asyncMainDrainQueue_hook = drain;
}

// A page's own `exit(0)` after its first `await` looks the same but for its line: it has one.
int lek_task_is_end_of_top_level(void *caller) {
  Dl_info information;
  if (!page_base || !dladdr(caller, &information) || information.dli_fbase != page_base) return 0;
  uint64_t address = (uint64_t)((const char *)caller - (const char *)page_base) - 1;
  return lek_line_of(information.dli_fname, address) <= 0;
}
