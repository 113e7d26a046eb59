// The system calls a page has no use for, refused with EPERM.
//
// The sandbox's namespaces, mounts and limits are the engine's; this is the page's own last wall,
// against the parts of the kernel that are far from what a page does. It is a list of what is
// refused and not of what is allowed: Foundation and Dispatch must keep working across versions.
#define _GNU_SOURCE
#include "PageSystem.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define LEK_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define LEK_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "No system call list for this architecture"
#endif

static const unsigned refused[] = {
    SYS_ptrace, SYS_process_vm_writev, SYS_kcmp, SYS_perf_event_open, SYS_bpf, SYS_userfaultfd,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_open_tree,
    SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
    SYS_swapon, SYS_swapoff, SYS_reboot, SYS_kexec_load, SYS_kexec_file_load, SYS_init_module,
    SYS_finit_module, SYS_delete_module, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_acct,
    SYS_quotactl, SYS_syslog, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    SYS_sethostname, SYS_setdomainname, SYS_open_by_handle_at, SYS_name_to_handle_at,
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_personality,
    SYS_setpriority, SYS_ioprio_set, SYS_process_vm_readv, SYS_pidfd_getfd, SYS_process_madvise, SYS_migrate_pages,
    SYS_move_pages,
    // Memory that no process has counts against no limit.
    SYS_memfd_create, SYS_memfd_secret, SYS_shmget, SYS_msgget, SYS_semget,
};

// What a process may do to itself and not to others: the number of the argument that names whom.
// The warm host has the page's user, and the next run must not find it hobbled.
static const struct { unsigned call, argument; } of_itself[] = {
    {SYS_prlimit64, 0}, {SYS_sched_setaffinity, 0}, {SYS_sched_setscheduler, 0},
    {SYS_sched_setparam, 0}, {SYS_sched_setattr, 0},
};
enum {
  refused_count = sizeof refused / sizeof refused[0],
  of_itself_count = sizeof of_itself / sizeof of_itself[0],
  prologue = 6,
  of_terminals = 6,
};

// A new user namespace would bring back what the sandbox took away.
static const unsigned namespace_flags = 0x7E020000u;

int lek_seccomp_install(void) {
  struct sock_filter program[prologue + refused_count + 5 * of_itself_count + of_terminals + 10];
  unsigned at = 0;
  const unsigned deny = SECCOMP_RET_ERRNO | EPERM;
  program[at++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LEK_ARCHITECTURE, 1, 0);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  program[at++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The x32 numbers name the same calls a second time.
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, deny);
#endif
  // glibc asks for clone3 first and takes clone where there is none; only clone's flags can be seen.
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
  for (unsigned index = 0; index < of_itself_count; index++) {
    program[at++] = (struct sock_filter)BPF_JUMP(
        BPF_JMP | BPF_JEQ | BPF_K, of_itself[index].call, 0, 4);
    program[at++] = (struct sock_filter)BPF_STMT(
        BPF_LD | BPF_W | BPF_ABS,
        offsetof(struct seccomp_data, args) + 8 * of_itself[index].argument);
    program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
    program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, deny);
  }
  // Two requests put words into a terminal as if the person had typed them.
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 5);
  program[at++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1]));
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 1, 0);
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 0, 1);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, deny);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  for (unsigned index = 0; index < refused_count; index++) {
    unsigned char to_deny = (unsigned char)(refused_count - index + 1);
    program[at++] = (struct sock_filter)BPF_JUMP(
        BPF_JMP | BPF_JEQ | BPF_K, refused[index], to_deny, 0);
  }
  program[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 2, 0);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, deny);
  program[at++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]));
  program[at++] = (struct sock_filter)BPF_JUMP(
      BPF_JMP | BPF_JSET | BPF_K, namespace_flags, 0, 1);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, deny);
  program[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {.len = (unsigned short)at, .filter = program};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) return errno;
  return 0;
}
