#pragma once
#include <stddef.h>
#include <stdint.h>

/// Takes the page channel and, from then on, everything written to output and error.
void lek_channel_open(int descriptor);
int lek_channel_descriptor(void);
/// Sends one whole frame, after the console text that was written before it.
void lek_channel_send(const void *frame, size_t length);
/// Adds to the console; stream 0 is output, 1 is error.
void lek_console_write(uint8_t stream, const void *bytes, size_t length);
void lek_console_flush(void);
/// Called once each time the empty console gets text.
void lek_console_set_observer(void (*observer)(void));
/// Makes a crash ring a bell, and wait a moment until `lek_crash_answer` has called `last_words`;
/// then it sends the console, and the handlers that were there run.
void lek_crash_install(int bell, void (*last_words)(void));
/// Called by the thread that hears the bell, whenever it has heard it.
void lek_crash_answer(void);
