// Starts processes from a thread that never ends.
//
// A child asks the kernel to be killed when its parent dies (PR_SET_PDEATHSIG), and to the kernel
// the parent is the thread that made it. Threads of Swift's pool come and go, so every process is
// made by one thread of our own. The child shares our memory until execve (vfork), therefore it
// makes system calls only, and none of libc's wrappers that would reach our other threads.

#define _GNU_SOURCE
#include "CPageEngine.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pthread.h>
#include <signal.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { maximum_descriptors = 16, out_of_the_way = 200 };

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t mailbox = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static const struct lek_spawn_request *waiting;
static int is_answered, answer;
static pid_t answer_process;
static int has_thread;

static void reset_signals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) {
    if (number == SIGKILL || number == SIGSTOP || number == 32 || number == 33) continue;
    sigaction(number, &standard, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static int place_descriptors(const struct lek_spawn_request *request) {
  int moved[maximum_descriptors];
  for (int index = 0; index < request->descriptor_count; index++) {
    moved[index] = fcntl(request->descriptors[index], F_DUPFD_CLOEXEC, out_of_the_way);
    if (moved[index] < 0) return errno;
  }
  for (int index = 0; index < request->descriptor_count; index++) {
    if (dup2(moved[index], index) < 0) return errno;
  }
  syscall(SYS_close_range, request->descriptor_count, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
  return 0;
}

static int set_limits(const struct lek_spawn_request *request) {
  for (int index = 0; index < request->limit_count; index++) {
    struct rlimit64 limit = {request->limits[index].value, request->limits[index].value};
    // Not setrlimit: the limit of the calling process is set, whatever libc caches.
    if (syscall(SYS_prlimit64, 0, request->limits[index].resource, &limit, NULL)) return errno;
  }
  return 0;
}

static void enter_groups(const struct lek_spawn_request *request) {
  for (char *const *door = request->doors; door && *door; door++) {
    int file = open(*door, O_WRONLY | O_CLOEXEC);
    if (file < 0) continue;
    // Where it is refused, the other limits hold all the same.
    if (write(file, "0", 1) < 0) errno = 0;
    close(file);
  }
}

static int change_user(const struct lek_spawn_request *request) {
  if (request->group) {
    if (syscall(SYS_setgroups, 0, NULL)) return errno;
    if (syscall(SYS_setresgid, request->group, request->group, request->group)) return errno;
  }
  if (request->user) {
    if (syscall(SYS_setresuid, request->user, request->user, request->user)) return errno;
  }
  return 0;
}

static int become(const struct lek_spawn_request *request, pid_t parent) {
  int failure;
  reset_signals();
  if (setpgid(0, 0)) return errno;
  if (request->folder && chdir(request->folder)) return errno;
  if ((failure = place_descriptors(request))) return failure;
  if ((failure = set_limits(request))) return failure;
  enter_groups(request);
  if ((failure = change_user(request))) return failure;
  // A change of user clears it, so it comes after.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) return errno;
  // It is too late for that where the parent is dead already.
  if (syscall(SYS_getppid) != parent) _exit(127);
  if (request->no_new_privileges && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  if (request->same_addresses && personality(ADDR_NO_RANDOMIZE) < 0) return errno;
  execve(request->path, request->arguments, request->environment);
  return errno;
}

static void make(const struct lek_spawn_request *request) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  volatile int failure = 0;
  pid_t parent = getpid();
  pid_t process = vfork();
  if (process == 0) {
    failure = become(request, parent);
    _exit(127);
  }
  if (process < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (process > 0 && failure) {
    int status;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
  }
  answer = failure;
  answer_process = process;
}

static void *serve(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mailbox);
  for (;;) {
    while (!waiting) pthread_cond_wait(&changed, &mailbox);
    make(waiting);
    waiting = NULL;
    is_answered = 1;
    pthread_cond_broadcast(&changed);
  }
  return NULL;
}

int lek_spawn(const struct lek_spawn_request *request, pid_t *process) {
  if (request->descriptor_count > maximum_descriptors) return EINVAL;
  pthread_mutex_lock(&gate);
  pthread_mutex_lock(&mailbox);
  int failure = 0;
  if (!has_thread) {
    pthread_t thread;
    failure = pthread_create(&thread, NULL, serve, NULL);
    if (!failure) pthread_detach(thread);
    has_thread = !failure;
  }
  if (!failure) {
    waiting = request;
    is_answered = 0;
    pthread_cond_broadcast(&changed);
    while (!is_answered) pthread_cond_wait(&changed, &mailbox);
    failure = answer;
    *process = answer_process;
  }
  pthread_mutex_unlock(&mailbox);
  pthread_mutex_unlock(&gate);
  return failure;
}
