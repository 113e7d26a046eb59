#include "CWebSockets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Sockets.h"

void lek_append_message(struct lek_messages *messages, struct lek_message *message) {
  message->next = NULL;
  if (messages->last == NULL) {
    messages->first = message;
  } else {
    messages->last->next = message;
  }
  messages->last = message;
}

struct lek_message *lek_take_message(struct lek_messages *messages) {
  struct lek_message *message = messages->first;
  if (message == NULL) return NULL;
  messages->first = message->next;
  if (messages->first == NULL) messages->last = NULL;
  return message;
}

static int handle(
    struct lws *wsi, enum lws_callback_reasons reason, void *user, void *bytes, size_t count) {
  lek_sockets *sockets = lws_context_user(lws_get_context(wsi));
  switch (reason) {
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    lek_empty_inbox(sockets);
    return 0;
  case LWS_CALLBACK_HTTP:
  case LWS_CALLBACK_HTTP_WRITEABLE:
  case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
  case LWS_CALLBACK_CLOSED_HTTP:
    return lek_handle_http(sockets, wsi, reason, user);
  default:
    return lek_handle_websocket(sockets, wsi, reason, user, bytes, count);
  }
}

static const struct lws_protocols protocols[] = {
    {.name = "lek",
     .callback = handle,
     .per_session_data_size = sizeof(struct lek_connection),
     .rx_buffer_size = 64 * 1024},
    {0},
};

// Each connection takes a descriptor of the process, which has 1,024 of them and needs some to save. So
// many windows nobody opens; who waits for a place gets one when another connection ends, and one that
// has not said what it wants ends after 20 seconds.
enum { most_connections = 384 };

static struct lws_context *make_context(lek_sockets *sockets) {
  struct lws_context_creation_info info = {0};
  info.port = sockets->options.port;
  info.timeout_secs = 20;
  info.iface = sockets->options.address;
  info.protocols = protocols;
  info.user = sockets;
  info.alpn = "http/1.1";
  info.options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                 LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME |
                 LWS_SERVER_OPTION_EXPLICIT_VHOSTS;
  if (sockets->options.certificate != NULL) {
    info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info.ssl_cert_filepath = sockets->options.certificate;
    info.ssl_private_key_filepath = sockets->options.key;
    info.ssl_options_set = SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1;
  }
  if (sockets->options.longest_silence > 0) {
    sockets->retry.secs_since_valid_hangup = (uint16_t)sockets->options.longest_silence;
    sockets->retry.secs_since_valid_ping = (uint16_t)((sockets->options.longest_silence + 1) / 2);
    info.retry_and_idle_policy = &sockets->retry;
  }
  info.max_http_header_data = 16 * 1024;
  info.max_http_header_pool = 32;
  info.fd_limit_per_thread = most_connections;
  info.gid = (gid_t)-1;
  info.uid = (uid_t)-1;
  lws_set_log_level(0, NULL);
  struct lws_context *context = lws_create_context(&info);
  if (context == NULL) return NULL;
  errno = 0;
  struct lws_vhost *host = lws_create_vhost(context, &info);
  if (host == NULL) {
    int failure = errno;
    lws_context_destroy(context);
    errno = failure;
    return NULL;
  }
  sockets->options.port = lws_get_vhost_listen_port(host);
  return context;
}

lek_sockets *lek_sockets_open(const struct lek_sockets_options *options, int *port, int *error) {
  lek_sockets *sockets = calloc(1, sizeof *sockets);
  if (sockets == NULL) {
    *error = ENOMEM;
    return NULL;
  }
  sockets->options = *options;
  pthread_mutex_init(&sockets->lock, NULL);
  sockets->context = make_context(sockets);
  if (sockets->context == NULL) {
    *error = errno;
    pthread_mutex_destroy(&sockets->lock);
    free(sockets);
    return NULL;
  }
  sockets->options.address = NULL;
  sockets->options.certificate = NULL;
  sockets->options.key = NULL;
  *port = sockets->options.port;
  *error = 0;
  return sockets;
}

void lek_sockets_serve(lek_sockets *sockets) {
  while (!atomic_load(&sockets->is_stopping)) {
    if (lws_service(sockets->context, 0) < 0) break;
  }
}

void lek_sockets_free(lek_sockets *sockets) {
  lws_context_destroy(sockets->context);
  struct lek_message *message;
  while ((message = lek_take_message(&sockets->inbox)) != NULL) free(message);
  pthread_mutex_destroy(&sockets->lock);
  free(sockets);
}

static void put(lek_sockets *sockets, struct lek_message *message) {
  pthread_mutex_lock(&sockets->lock);
  lek_append_message(&sockets->inbox, message);
  pthread_mutex_unlock(&sockets->lock);
  lws_cancel_service(sockets->context);
}

void lek_sockets_send(
    lek_sockets *sockets, uint64_t connection, const void *bytes, size_t count, int is_binary) {
  struct lek_message *message = malloc(sizeof *message + LWS_PRE + count);
  if (message == NULL) {
    // A window that misses one message shows a wrong state; one that is dropped connects again.
    lek_sockets_drop(sockets, connection);
    return;
  }
  *message = (struct lek_message){
      .connection = connection, .count = count, .is_binary = is_binary};
  if (count > 0) memcpy(message->bytes + LWS_PRE, bytes, count);
  put(sockets, message);
}

void lek_sockets_close(lek_sockets *sockets, uint64_t connection, int status) {
  struct lek_message *message = malloc(sizeof *message);
  if (message == NULL) {
    fputs("lek: out of memory\n", stderr);
    abort();
  }
  *message = (struct lek_message){.connection = connection, .close_status = status};
  put(sockets, message);
}

void lek_sockets_drop(lek_sockets *sockets, uint64_t connection) {
  lek_sockets_close(sockets, connection, lek_dropped);
}

void lek_sockets_stop(lek_sockets *sockets) {
  atomic_store(&sockets->is_stopping, 1);
  lws_cancel_service(sockets->context);
}
