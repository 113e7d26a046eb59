#include <stdlib.h>
#include <string.h>

#include "Sockets.h"

// Pieces keep one large picture from holding up the thread.
enum { message_piece = 128 * 1024 };

// Seconds in which one that is given up may still read why.
enum { last_patience = 5 };

static void open_connection(
    lek_sockets *sockets, struct lws *wsi, struct lek_connection *connection) {
  memset(connection, 0, sizeof *connection);
  connection->wsi = wsi;
  connection->identifier = ++sockets->last_identifier;
  connection->next = sockets->connections;
  sockets->connections = connection;
  sockets->options.handlers.opened(sockets->options.handlers.owner, connection->identifier);
}

static void close_connection(lek_sockets *sockets, struct lek_connection *connection) {
  struct lek_connection **place = &sockets->connections;
  while (*place != NULL && *place != connection) place = &(*place)->next;
  if (*place == NULL) return;
  *place = connection->next;
  struct lek_message *message;
  while ((message = lek_take_message(&connection->outgoing)) != NULL) free(message);
  free(connection->incoming);
  connection->incoming = NULL;
  sockets->options.handlers.closed(sockets->options.handlers.owner, connection->identifier);
}

static int refuse(struct lws *wsi, enum lws_close_status status) {
  lws_close_reason(wsi, status, NULL, 0);
  return -1;
}

static int receive(
    lek_sockets *sockets, struct lws *wsi, struct lek_connection *connection, const void *bytes,
    size_t count) {
  size_t needed = connection->incoming_count + count;
  if (needed > sockets->options.message_limit)
    return refuse(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
  if (needed > connection->incoming_capacity) {
    size_t capacity = needed * 2;
    unsigned char *grown = realloc(connection->incoming, capacity);
    if (grown == NULL) return refuse(wsi, LWS_CLOSE_STATUS_UNEXPECTED_CONDITION);
    connection->incoming = grown;
    connection->incoming_capacity = capacity;
  }
  if (count > 0) memcpy(connection->incoming + connection->incoming_count, bytes, count);
  connection->incoming_count = needed;
  if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi) > 0) return 0;
  connection->incoming_count = 0;
  sockets->options.handlers.received(
      sockets->options.handlers.owner, connection->identifier, connection->incoming, needed,
      lws_frame_is_binary(wsi));
  return 0;
}

static enum lws_write_protocol kind_of(const struct lek_message *message, size_t count) {
  int kind = message->is_binary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT;
  if (message->sent > 0) kind = LWS_WRITE_CONTINUATION;
  if (message->sent + count < message->count) kind |= LWS_WRITE_NO_FIN;
  return (enum lws_write_protocol)kind;
}

static int write_messages(struct lws *wsi, struct lek_connection *connection) {
  if (connection->is_over_limit) return refuse(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION);
  struct lek_message *message;
  while ((message = connection->outgoing.first) != NULL) {
    if (message->close_status != 0)
      return refuse(wsi, (enum lws_close_status)message->close_status);
    size_t count = message->count - message->sent;
    if (count > message_piece) count = message_piece;
    unsigned char *bytes = message->bytes + LWS_PRE + message->sent;
    if (lws_write(wsi, bytes, count, kind_of(message, count)) < (int)count) return -1;
    message->sent += count;
    connection->outgoing_count -= count;
    if (message->sent == message->count) free(lek_take_message(&connection->outgoing));
    if (lws_send_pipe_choked(wsi)) break;
  }
  if (connection->outgoing.first != NULL) lws_callback_on_writable(wsi);
  return 0;
}

static int admits(lek_sockets *sockets, struct lws *wsi, const char *protocol) {
  struct lek_request_storage storage;
  struct lek_request request = lek_read_request(wsi, &storage);
  struct lek_handlers *handlers = &sockets->options.handlers;
  if (protocol != NULL && strcmp(protocol, "websocket") == 0 &&
      handlers->admits(handlers->owner, &request))
    return 0;
  lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, NULL);
  return -1;
}

int lek_handle_websocket(
    lek_sockets *sockets, struct lws *wsi, enum lws_callback_reasons reason,
    struct lek_connection *connection, void *bytes, size_t count) {
  switch (reason) {
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    return admits(sockets, wsi, bytes);
  case LWS_CALLBACK_ESTABLISHED:
    open_connection(sockets, wsi, connection);
    return 0;
  case LWS_CALLBACK_RECEIVE:
    return receive(sockets, wsi, connection, bytes, count);
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return write_messages(wsi, connection);
  case LWS_CALLBACK_CLOSED:
    close_connection(sockets, connection);
    return 0;
  default:
    return 0;
  }
}

// What waits is let go at once: one that never reads again would hold it for hours.
static void give_up(struct lek_connection *connection) {
  connection->is_over_limit = 1;
  struct lek_message *message;
  while ((message = lek_take_message(&connection->outgoing)) != NULL) free(message);
  connection->outgoing_count = 0;
  lws_set_timeout(connection->wsi, PENDING_TIMEOUT_CLOSE_SEND, last_patience);
  lws_callback_on_writable(connection->wsi);
}

static void deliver(lek_sockets *sockets, struct lek_message *message) {
  struct lek_connection *connection = sockets->connections;
  while (connection != NULL && connection->identifier != message->connection)
    connection = connection->next;
  if (connection == NULL || connection->is_over_limit) {
    free(message);
    return;
  }
  if (message->close_status == lek_dropped) {
    free(message);
    lws_set_timeout(connection->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
    return;
  }
  if (connection->outgoing_count > 0 &&
      connection->outgoing_count + message->count > sockets->options.queue_limit) {
    free(message);
    give_up(connection);
    return;
  }
  connection->outgoing_count += message->count;
  lek_append_message(&connection->outgoing, message);
  lws_callback_on_writable(connection->wsi);
}

void lek_empty_inbox(lek_sockets *sockets) {
  pthread_mutex_lock(&sockets->lock);
  struct lek_messages taken = sockets->inbox;
  sockets->inbox = (struct lek_messages){0};
  pthread_mutex_unlock(&sockets->lock);
  struct lek_message *message;
  while ((message = lek_take_message(&taken)) != NULL) deliver(sockets, message);
}
