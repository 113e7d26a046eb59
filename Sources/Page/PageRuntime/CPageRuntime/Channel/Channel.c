// The page channel's sending half and the console's buffer.
//
// Console text and frames leave through one lock, so they arrive in the order in which they
// happened. Text is gathered in a buffer and goes out before any frame, when the buffer is full,
// when someone asks, and when the page crashes. The buffer lies here and not in a FILE because a
// signal handler has to be able to send it.
#define _GNU_SOURCE
#include "Internal.h"
#include "PageChannel.h"
#include "ValueSites.h"
#include "PageTask.h"
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { frame_header = 11, buffer_size = 32 * 1024 };

static int channel = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint8_t buffer[frame_header + buffer_size];
static size_t used = 0;
static uint8_t buffered_stream = 0;
static void (*observer)(void) = NULL;
static atomic_uint sends_begun = 0, sends_ended = 0;

void lek_channel_open(int descriptor) {
  channel = descriptor;
  lek_streams_redirect();
}

int lek_channel_descriptor(void) { return channel; }

void lek_console_set_observer(void (*function)(void)) { observer = function; }

unsigned lek_channel_sends_ended(void) { return atomic_load(&sends_ended); }
unsigned lek_channel_sends_begun(void) { return atomic_load(&sends_begun); }

void lek_channel_write_fully(const void *bytes, size_t length) {
  const uint8_t *next = bytes;
  atomic_fetch_add(&sends_begun, 1);
  while (length > 0) {
    ssize_t sent = send(channel, next, length, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) lek_exit_now(0);  // the engine has gone; nobody would see the rest
    next += sent;
    length -= (size_t)sent;
  }
  atomic_fetch_add(&sends_ended, 1);
}

static void put_u32(uint8_t *at, uint32_t value) {
  for (int index = 0; index < 4; index++) at[index] = (uint8_t)(value >> (8 * index));
}

// The console frame of PageProtocol: length, version, kind, stream, count, bytes.
static void flush_locked(void) {
  if (used == 0 || channel < 0) return;
  size_t count = used;
  used = 0;
  put_u32(buffer, (uint32_t)(count + 7));
  buffer[4] = LEK_PROTOCOL_VERSION;
  buffer[5] = LEK_FRAME_CONSOLE;
  buffer[6] = buffered_stream;
  put_u32(buffer + 7, (uint32_t)count);
  lek_channel_write_fully(buffer, frame_header + count);
}

void lek_console_write(uint8_t stream, const void *bytes, size_t length) {
  const uint8_t *next = bytes;
  if (lek_console_is_muted()) return;
  pthread_mutex_lock(&lock);
  if (stream != buffered_stream) flush_locked();
  buffered_stream = stream;
  int was_empty = used == 0;
  while (length > 0) {
    size_t part = buffer_size - used < length ? buffer_size - used : length;
    memcpy(buffer + frame_header + used, next, part);
    used += part;
    next += part;
    length -= part;
    if (used == buffer_size) flush_locked();
  }
  int tell = was_empty && used > 0;
  pthread_mutex_unlock(&lock);
  if (tell && observer) observer();
}

void lek_console_flush(void) {
  pthread_mutex_lock(&lock);
  flush_locked();
  pthread_mutex_unlock(&lock);
}

void lek_channel_send(const void *frame, size_t length) {
  pthread_mutex_lock(&lock);
  flush_locked();
  lek_channel_write_fully(frame, length);
  pthread_mutex_unlock(&lock);
}

void lek_console_flush_crashing(void) {
  // Another thread finishes its frame within this time, or it is the crashed one that holds the
  // lock and half a frame may be out; then adding to it would only hide the crash.
  for (int attempt = 0; attempt < 200; attempt++) {
    if (pthread_mutex_trylock(&lock) == 0) {
      flush_locked();
      pthread_mutex_unlock(&lock);
      return;
    }
    struct timespec pause = {0, 500000};
    pselect(0, NULL, NULL, NULL, &pause, NULL);
  }
}
