#define _GNU_SOURCE
#include "PageSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

pid_t lek_fork(void) { return fork(); }

ssize_t lek_receive(int socket, void *buffer, size_t length, int *descriptor) {
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {buffer, length};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.space,
                           .msg_controllen = sizeof control.space};
  *descriptor = -1;
  ssize_t count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count <= 0) return count;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
    memcpy(descriptor, CMSG_DATA(header), sizeof(int));
  }
  return count;
}

ssize_t lek_send_with_descriptor(int socket, const void *bytes, size_t length, int descriptor) {
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control = {0};
  struct iovec part = {(void *)bytes, length};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.space,
                           .msg_controllen = sizeof control.space};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

int lek_child_descriptor(void) {
  sigset_t set;
  // All of them: pid 1 of a sandbox hears those it has handlers for, and the runtime's are there.
  sigfillset(&set);
  sigprocmask(SIG_BLOCK, &set, NULL);
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void lek_signals_become_a_page(void) {
  sigset_t set;
  sigemptyset(&set);
  sigprocmask(SIG_SETMASK, &set, NULL);
  // A file that grows too long is then a write that fails, and not the end.
  signal(SIGXFSZ, SIG_IGN);
}

void lek_go_first(void) {
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  if (write(file, "1000", 4) < 0) errno = 0;
  close(file);
}

void lek_close_to_others(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

void lek_open_to_others(void) { prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); }

void lek_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void lek_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

int lek_bell_create(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
void lek_bell_ring(int bell) { eventfd_write(bell, 1); }

void lek_bell_silence(int bell) {
  eventfd_t rings;
  eventfd_read(bell, &rings);
}
