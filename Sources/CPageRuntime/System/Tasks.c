#define _GNU_SOURCE
#include "PageTask.h"
#include "RunLoop.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

struct executor {
  void *identity;
  uintptr_t implementation;
};

struct waiting_job {
  void *job;
  struct waiting_job *next;
};

extern void (*swift_task_asyncMainDrainQueue_hook)(void *original, void *other) SWIFT;
extern void (*swift_task_enqueueMainExecutor_hook)(void *job, void *original) SWIFT;
extern void swift_job_run(void *job, struct executor executor) SWIFT;
extern struct executor swift_task_getMainExecutor(void) SWIFT;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiting_job *first = NULL, **end = &first;
static struct lek_loop_source *source = NULL;
static void (*run_loop)(void) = NULL;
static void *page_base = NULL;
static int draining = 0;

static void *take_job(void) {
  pthread_mutex_lock(&lock);
  struct waiting_job *taken = first;
  if (taken) first = taken->next;
  if (!first) end = &first;
  pthread_mutex_unlock(&lock);
  void *job = taken ? taken->job : NULL;
  free(taken);
  return job;
}

static void run_jobs(void *unused) {
  (void)unused;
  for (void *job = take_job(); job; job = take_job()) {
    swift_job_run(job, swift_task_getMainExecutor());
  }
}

static SWIFT void enqueue(void *job, void *original) {
  (void)original;
  struct waiting_job *waiting = malloc(sizeof *waiting);
  if (!waiting) abort();
  *waiting = (struct waiting_job){.job = job};
  pthread_mutex_lock(&lock);
  *end = waiting;
  end = &waiting->next;
  pthread_mutex_unlock(&lock);
  lek_run_loop_signal(source);
}

static SWIFT void drain(void *original, void *other) {
  (void)original, (void)other;
  draining = 1;
  run_loop();
  exit(0);
}

void lek_task_take_main_executor(void *library, void (*run)(void)) {
  Dl_info information;
  void *entry = dlsym(library, "lek_page_main");
  if (entry && dladdr(entry, &information)) page_base = information.dli_fbase;
  run_loop = run;
  source = lek_run_loop_add_source(run_jobs, NULL);
  swift_task_enqueueMainExecutor_hook = enqueue;
  swift_task_asyncMainDrainQueue_hook = drain;
}

// A page's own `exit(0)` after its first `await` looks the same; it too ends the top level.
int lek_task_is_end_of_top_level(void *caller) {
  Dl_info information;
  return page_base && dladdr(caller, &information) && information.dli_fbase == page_base;
}
