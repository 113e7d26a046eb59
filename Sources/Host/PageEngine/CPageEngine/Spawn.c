// Starts processes from a thread that never ends.
//
// A child asks the kernel to be killed when its parent dies (PR_SET_PDEATHSIG), and to the kernel
// the parent is the thread that made it. Threads of Swift's pool come and go, so every process is
// made by a thread of our own. One is for those that enter control groups, which takes a while of the
// kernel's time, so that the others need not wait for them. The child shares our memory until execve (vfork), therefore it
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
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { maximum_descriptors = 16, out_of_the_way = 200 };

struct spawner {
  pthread_mutex_t gate, mailbox;
  pthread_cond_t changed;
  const struct lek_spawn_request *waiting;
  int is_answered, answer, has_thread;
  pid_t process;
};

#define IDLE_SPAWNER \
  {.gate = PTHREAD_MUTEX_INITIALIZER, .mailbox = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER}
static struct spawner plain_spawner = IDLE_SPAWNER, grouping_spawner = IDLE_SPAWNER;

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
  // At once, not at execve: entering control groups takes a while, and if we are killed meanwhile,
  // this process would keep our port.
  syscall(SYS_close_range, request->descriptor_count, out_of_the_way - 1, 0);
  syscall(SYS_close_range, out_of_the_way, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
  return 0;
}

static int set_limits(const struct lek_spawn_request *request) {
  for (int index = 0; index < request->limit_count; index++) {
    struct rlimit64 limit = {request->limits[index].soft, request->limits[index].hard};
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

static void register_process(int registry) {
  char line[16] = "+ ";
  int length = 2, first = 2;
  for (pid_t rest = syscall(SYS_getpid); rest > 0; rest /= 10) line[length++] = '0' + rest % 10;
  for (int last = length - 1; first < last; first++, last--) {
    char digit = line[first];
    line[first] = line[last];
    line[last] = digit;
  }
  line[length++] = '\n';
  // Where nobody listens any more, the process starts all the same.
  syscall(SYS_sendto, registry, line, length, MSG_NOSIGNAL | MSG_DONTWAIT, NULL, 0);
}

static int become(const struct lek_spawn_request *request, pid_t parent) {
  int failure;
  reset_signals();
  if (request->new_session ? setsid() < 0 : setpgid(0, 0)) return errno;
  if (request->has_registry) register_process(request->registry);
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

// Waits until the child is another program or has failed: before that it may not lead its own group,
// by which it is ended. With a sanitizer vfork is fork, which does not wait.
static int wait_for_program(int reports) {
  int failure = 0;
  while (read(reports, &failure, sizeof failure) < 0 && errno == EINTR) {
  }
  return failure;
}

static void make(struct spawner *spawner, const struct lek_spawn_request *request) {
  int reports[2];
  if (pipe2(reports, O_CLOEXEC)) {
    spawner->answer = errno;
    return;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t process = vfork();
  if (process == 0) {
    // Its own descriptors may come to lie where this one is.
    int report = fcntl(reports[1], F_DUPFD_CLOEXEC, out_of_the_way);
    int failure = report < 0 ? errno : become(request, parent);
    if (write(report < 0 ? reports[1] : report, &failure, sizeof failure) < 0) _exit(126);
    _exit(127);
  }
  int failure = process < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(reports[1]);
  if (process > 0) failure = wait_for_program(reports[0]);
  close(reports[0]);
  if (process > 0 && failure) {
    int status;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
  }
  spawner->answer = failure;
  spawner->process = process;
}

static void *serve(void *argument) {
  struct spawner *spawner = argument;
  pthread_mutex_lock(&spawner->mailbox);
  for (;;) {
    while (!spawner->waiting) pthread_cond_wait(&spawner->changed, &spawner->mailbox);
    make(spawner, spawner->waiting);
    spawner->waiting = NULL;
    spawner->is_answered = 1;
    pthread_cond_broadcast(&spawner->changed);
  }
  return NULL;
}

int lek_spawn(const struct lek_spawn_request *request, pid_t *process) {
  if (request->descriptor_count > maximum_descriptors) return EINVAL;
  struct spawner *spawner = request->doors && *request->doors ? &grouping_spawner : &plain_spawner;
  pthread_mutex_lock(&spawner->gate);
  pthread_mutex_lock(&spawner->mailbox);
  int failure = 0;
  if (!spawner->has_thread) {
    pthread_t thread;
    failure = pthread_create(&thread, NULL, serve, spawner);
    if (!failure) pthread_detach(thread);
    spawner->has_thread = !failure;
  }
  if (!failure) {
    spawner->waiting = request;
    spawner->is_answered = 0;
    pthread_cond_broadcast(&spawner->changed);
    while (!spawner->is_answered) pthread_cond_wait(&spawner->changed, &spawner->mailbox);
    failure = spawner->answer;
    *process = spawner->process;
  }
  pthread_mutex_unlock(&spawner->mailbox);
  pthread_mutex_unlock(&spawner->gate);
  return failure;
}
