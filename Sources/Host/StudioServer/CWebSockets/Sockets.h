#pragma once

#include <libwebsockets.h>
#include <pthread.h>
#include <stdatomic.h>

#include "CWebSockets.h"

enum { lek_dropped = -1 };

/// A message on its way out, with the room libwebsockets wants in front of it.
struct lek_message {
  struct lek_message *next;
  uint64_t connection;
  size_t count;
  size_t sent;
  int is_binary;
  /// Not 0: no message, but the end of the connection, at once where it is `lek_dropped`.
  int close_status;
  unsigned char bytes[];
};

/// Messages, first in, first out.
struct lek_messages {
  struct lek_message *first;
  struct lek_message *last;
};

/// What one socket has: an answer under way, or a WebSocket's two queues.
struct lek_connection {
  struct lek_connection *next;
  struct lws *wsi;
  uint64_t identifier;
  unsigned char *response;
  size_t response_count;
  size_t response_sent;
  size_t response_head;
  struct lek_messages outgoing;
  size_t outgoing_count;
  unsigned char *incoming;
  size_t incoming_count;
  size_t incoming_capacity;
  int is_over_limit;
};

struct lek_sockets {
  struct lws_context *context;
  lws_retry_bo_t retry;
  struct lek_sockets_options options;
  /// WebSockets that are open; the serving thread's alone.
  struct lek_connection *connections;
  uint64_t last_identifier;
  atomic_int is_stopping;
  pthread_mutex_t lock;
  /// What other threads want sent; under the lock.
  struct lek_messages inbox;
};

struct lek_exchange {
  struct lws *wsi;
  struct lek_connection *connection;
};

void lek_append_message(struct lek_messages *messages, struct lek_message *message);
struct lek_message *lek_take_message(struct lek_messages *messages);

/// The request whose headers libwebsockets still holds; its strings live in the storage.
struct lek_request_storage {
  char path[2048], query[2048], host[512], origin[512], cookie[8192], if_none_match[512], range[128];
};
struct lek_request lek_read_request(struct lws *wsi, struct lek_request_storage *storage);

int lek_handle_http(
    lek_sockets *sockets, struct lws *wsi, enum lws_callback_reasons reason,
    struct lek_connection *connection);
int lek_handle_websocket(
    lek_sockets *sockets, struct lws *wsi, enum lws_callback_reasons reason,
    struct lek_connection *connection, void *bytes, size_t count);
/// Moves what other threads left into the connections' queues.
void lek_empty_inbox(lek_sockets *sockets);
