#define _GNU_SOURCE
#include "CPageEngine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

const int lek_limit_data = RLIMIT_DATA;
const int lek_limit_core = RLIMIT_CORE;
const int lek_limit_processes = RLIMIT_NPROC;
const int lek_limit_files = RLIMIT_NOFILE;
const int lek_limit_file_size = RLIMIT_FSIZE;
const int lek_limit_cpu = RLIMIT_CPU;

int lek_process_descriptor(pid_t process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

int lek_signal_thread(pid_t process, pid_t thread, int signal) {
  return (int)syscall(SYS_tgkill, process, thread, signal);
}

int lek_send(int socket, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, next, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return errno;
    next += sent;
    count -= (size_t)sent;
  }
  return 0;
}

int lek_send_descriptor(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.space,
      .msg_controllen = sizeof control.space,
  };
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  ssize_t sent;
  do {
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent < 0) return errno;
  return lek_send(socket, (const char *)bytes + sent, count - (size_t)sent);
}

int lek_make_pipe(int ends[2], int size) {
  if (pipe2(ends, O_CLOEXEC)) return errno;
  // Refused where the person's pipes already hold much; then a writer waits, which is allowed.
  fcntl(ends[1], F_SETPIPE_SZ, size);
  return 0;
}

int lek_write_pipe(int pipe, const void *bytes, size_t count) {
  sigset_t broken;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, NULL);
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(pipe, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    next += written;
    count -= (size_t)written;
  }
  return 0;
}

int lek_make_nameless_file(void) {
  return memfd_create("lekplats", MFD_CLOEXEC);
}

int lek_can_run_programs(const char *folder) {
  struct statvfs status;
  return statvfs(folder, &status) == 0 && !(status.f_flag & ST_NOEXEC);
}
