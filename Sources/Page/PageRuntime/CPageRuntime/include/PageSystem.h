#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// fork(2), which Swift does not offer.
pid_t lek_fork(void);
/// Reads into a buffer, and takes a descriptor that came with the bytes (or -1 into `descriptor`).
ssize_t lek_receive(int socket, void *buffer, size_t length, int *descriptor);
/// Sends bytes with one descriptor beside them.
ssize_t lek_send_with_descriptor(int socket, const void *bytes, size_t length, int descriptor);
/// Blocks all signals and gives a descriptor that is readable whenever a child has ended.
int lek_child_descriptor(void);
/// Signals in a forked child, as a page expects them.
void lek_signals_become_a_page(void);
/// Where memory runs out, this process is to go and not its host.
void lek_go_first(void);
/// Processes of the same user may no longer look into this one, nor take its descriptors.
void lek_close_to_others(void);
/// Undoes the above in a forked child.
void lek_open_to_others(void);
/// Orphans of our descendants become our children.
void lek_adopt_orphans(void);
/// Ends this process when its parent ends.
void lek_die_with_parent(void);
/// Empties a folder of all that is not mounted there; 0 where that is more than `budget` entries, or
/// cannot be done.
int lek_scratch_empty(const char *path, int budget);
/// Refuses the system calls a page has no use for and an attacker has; 0, or an errno.
int lek_seccomp_install(void);
/// Tells that a loaded library is the page's own code. For the main thread.
void lek_error_page_library(void *handle);
/// Where in the page's code the error was thrown that reached the top level; 0 where none has.
uintptr_t lek_error_place(void);
/// The line of the innermost of return addresses that lies in the page's own code, its column where that is
/// asked for, and the name of its file in a buffer of `size` bytes; 0 where there is none. Addresses end at
/// their count, or at a 0. A signal handler may call it.
long lek_page_place(const uintptr_t *callers, int count, long *column, char *name, size_t size);
/// The return addresses of a chain of frames on the main thread's stack, from the innermost; none on another
/// thread. A signal handler may call it.
int lek_stack_callers(uintptr_t top, uintptr_t frame, uintptr_t *callers, int most);
/// What looks like a return address into the page's own code on the main thread's stack, the innermost first:
/// a function without a frame of its own hides its caller from the chain.
int lek_stack_search(uintptr_t top, uintptr_t *callers, int most);
/// An address inside a loaded library.
void *lek_library_address(void *handle);
/// What the program and its main thread are called from now on; the name is kept and not copied.
void lek_program_set_name(const char *name);
/// Whether a loaded library asks for a symbol of this name.
int lek_library_imports(void *handle, const char *symbol);
/// Puts an `NSError` for the error at `source` into `target`; false where it is no error. Where it
/// `takes`, the source is used up.
typedef bool (*lek_error_bridge)(void *source, const void *source_type, void *target, bool takes);
/// Asks the bridge wherever a cast to `type` fails at run time.
void lek_error_cast_install(const void *type, lek_error_bridge bridge);
/// A descriptor that is readable from the first ring until it is silenced.
int lek_bell_create(void);
void lek_bell_ring(int bell);
void lek_bell_silence(int bell);
