#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// One resource limit that a new process starts with.
struct lek_limit {
  int resource;
  uint64_t soft, hard;
};

/// How a process is started. Nothing of ours but what stands here reaches it.
struct lek_spawn_request {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// Its working folder; NULL keeps ours.
  const char *folder;
  /// Descriptors it gets as 0, 1, 2 …; all others are closed. At most 16.
  const int *descriptors;
  int descriptor_count;
  /// The user and group it becomes; 0 keeps ours.
  uid_t user;
  gid_t group;
  /// Files of control groups that it enters by writing to them; one that cannot be is left out.
  char *const *doors;
  const struct lek_limit *limits;
  int limit_count;
  /// Not zero: neither it nor its children can gain privileges.
  int no_new_privileges;
  /// Not zero: it leads a session of its own, so it has no terminal.
  int new_session;
  /// Not zero: its memory lies at the same addresses every time.
  int same_addresses;
  /// A socket that is told the number of the process, as `+ NUMBER`, before it is another program.
  int registry;
  /// Not zero: `registry` is a socket.
  int has_registry;
};

/// Starts a process that leads a group of its own and dies with us. Returns 0 or an errno.
int lek_spawn(const struct lek_spawn_request *request, pid_t *process);

/// A descriptor that becomes readable when the process ends; -1 and errno where it cannot be had.
int lek_process_descriptor(pid_t process);

/// Signals one thread of a process; 0, or -1 and errno.
int lek_signal_thread(pid_t process, pid_t thread, int signal);

/// Sends bytes and one descriptor on a stream socket. Returns 0 or an errno.
int lek_send_descriptor(int socket, const void *bytes, size_t count, int descriptor);

/// Sends all bytes on a socket, without SIGPIPE. Returns 0 or an errno.
int lek_send(int socket, const void *bytes, size_t count);

/// Makes a pipe that is not inherited and holds `size` bytes if it may. Returns 0 or an errno.
int lek_make_pipe(int ends[2], int size);

/// Writes all bytes to a pipe. For a thread of its own: it leaves SIGPIPE blocked there.
int lek_write_pipe(int pipe, const void *bytes, size_t count);

/// A file that has no name and is not inherited; -1 and errno where it cannot be had.
int lek_make_nameless_file(void);

/// Not zero where the file system behind a folder lets programs be run from it.
int lek_can_run_programs(const char *folder);

/// RLIMIT numbers under names that Swift can read.
extern const int lek_limit_data, lek_limit_core, lek_limit_processes, lek_limit_files;
extern const int lek_limit_file_size, lek_limit_cpu;
