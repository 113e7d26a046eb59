#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// `Frame.version` of PageProtocol, for the frames that are written here.
#define LEK_PROTOCOL_VERSION 5
/// `PageEvent.Kind.console`.
#define LEK_FRAME_CONSOLE 32

/// Writes everything to a descriptor; ends the process where nobody reads any longer.
void lek_channel_write_fully(const void *bytes, size_t length);
/// How many sends have begun and ended; between the two a thread may sleep and yet not rest.
unsigned lek_channel_sends_begun(void);
unsigned lek_channel_sends_ended(void);
/// Sends the console from a signal handler, where a lock may never come free.
void lek_console_flush_crashing(void);
/// Turns `stdout`, `stderr` and descriptors 1 and 2 to the console.
void lek_streams_redirect(void);
void lek_streams_release(void);
ssize_t lek_real_write(int descriptor, const void *bytes, size_t length);
