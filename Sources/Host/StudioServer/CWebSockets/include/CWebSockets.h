#pragma once

#include <stddef.h>
#include <stdint.h>

/// An HTTP and WebSocket server over libwebsockets, as far as Swift cannot reach it by itself.
///
/// Everything of libwebsockets happens on the one thread that calls lek_sockets_serve, the
/// handlers too. Other threads reach it by lek_sockets_send, lek_sockets_close and lek_sockets_stop
/// alone: these put a note into a locked queue and wake the thread.
///
/// Always holds: a message is sent whole or its connection is closed; a connection's messages keep
/// their order; what waits for one connection is bounded, and a browser that does not read is
/// closed rather than waited for. There are no extensions, so nothing is ever deflated.
///
/// It knows no routes, no tokens and no rules: whom it admits and what it answers, the handlers say.
typedef struct lek_sockets lek_sockets;

/// What came with a request; NULL where there was none. Valid during the handler only.
struct lek_request {
  /// "GET", "HEAD", or "" for everything else.
  const char *method;
  const char *path;
  /// Its parts, one in each line.
  const char *query;
  const char *host;
  const char *origin;
  const char *cookie;
  const char *if_none_match;
  const char *range;
};

/// Where an answer goes. Valid during the handler only.
typedef struct lek_exchange lek_exchange;

struct lek_handlers {
  void *owner;
  /// Has to call lek_respond before it returns.
  void (*request)(void *owner, const struct lek_request *request, lek_exchange *exchange);
  /// Whether this request may become a WebSocket; 0 answers 403.
  int (*admits)(void *owner, const struct lek_request *request);
  void (*opened)(void *owner, uint64_t connection);
  /// A whole message.
  void (*received)(
      void *owner, uint64_t connection, const uint8_t *bytes, size_t count, int is_binary);
  void (*closed)(void *owner, uint64_t connection);
};

struct lek_sockets_options {
  /// The address to listen on, in numbers; NULL for all.
  const char *address;
  /// 0 takes a free one.
  int port;
  /// Files with a certificate and its key, in PEM; NULL for plain HTTP.
  const char *certificate;
  const char *key;
  /// The longest message a browser may send; a longer one closes its connection.
  size_t message_limit;
  /// The most that may wait for one connection besides a message that was waiting alone.
  size_t queue_limit;
  /// Seconds after which a connection is dropped that does not even answer a ping; 0 keeps it.
  int longest_silence;
  struct lek_handlers handlers;
};

/// Listens. NULL and an errno where that cannot be; the port it got is written to port.
lek_sockets *lek_sockets_open(const struct lek_sockets_options *options, int *port, int *error);

/// Serves until lek_sockets_stop.
void lek_sockets_serve(lek_sockets *sockets);

/// Closes everything; only after lek_sockets_serve has returned.
void lek_sockets_free(lek_sockets *sockets);

/// Answers with a head (through its empty line) and a body; both are copied.
void lek_respond(
    lek_exchange *exchange, const void *head, size_t head_count, const void *body,
    size_t body_count);

/// Sends a message; unknown connections are ignored. If there is no memory for the message, the
/// connection is dropped. From any thread.
void lek_sockets_send(
    lek_sockets *sockets, uint64_t connection, const void *bytes, size_t count, int is_binary);

/// Closes a connection after what waits for it. From any thread.
void lek_sockets_close(lek_sockets *sockets, uint64_t connection, int status);

/// Closes a connection at once, whatever waits for it. From any thread.
void lek_sockets_drop(lek_sockets *sockets, uint64_t connection);

/// Makes lek_sockets_serve return. From any thread.
void lek_sockets_stop(lek_sockets *sockets);
