#include <stdlib.h>
#include <string.h>

#include "Sockets.h"

enum { response_piece = 64 * 1024 };

static const char *header(struct lws *wsi, enum lws_token_indexes token, char *text, size_t size) {
  int length = lws_hdr_total_length(wsi, token);
  if (length <= 0 || (size_t)length >= size) return NULL;
  return lws_hdr_copy(wsi, text, (int)size, token) < 0 ? NULL : text;
}

// libwebsockets has taken the query apart at each "&", and a value may hold one by now.
static const char *query(struct lws *wsi, char *text, size_t size) {
  size_t count = 0;
  for (int fragment = 0; count + 2 < size; fragment++) {
    int length = lws_hdr_copy_fragment(
        wsi, text + count, (int)(size - count - 1), WSI_TOKEN_HTTP_URI_ARGS, fragment);
    if (length < 0) break;
    count += (size_t)length;
    text[count++] = '\n';
  }
  if (count == 0) return NULL;
  text[count - 1] = 0;
  return text;
}

struct lek_request lek_read_request(struct lws *wsi, struct lek_request_storage *storage) {
  struct lek_request request = {.method = "", .path = ""};
  const char *path = header(wsi, WSI_TOKEN_GET_URI, storage->path, sizeof storage->path);
  if (path != NULL) {
    request.method = "GET";
  } else {
    path = header(wsi, WSI_TOKEN_HEAD_URI, storage->path, sizeof storage->path);
    if (path != NULL) request.method = "HEAD";
  }
  if (path != NULL) request.path = path;
  request.query = query(wsi, storage->query, sizeof storage->query);
  request.host = header(wsi, WSI_TOKEN_HOST, storage->host, sizeof storage->host);
  request.origin = header(wsi, WSI_TOKEN_ORIGIN, storage->origin, sizeof storage->origin);
  request.cookie = header(wsi, WSI_TOKEN_HTTP_COOKIE, storage->cookie, sizeof storage->cookie);
  request.if_none_match = header(
      wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, storage->if_none_match, sizeof storage->if_none_match);
  request.range = header(wsi, WSI_TOKEN_HTTP_RANGE, storage->range, sizeof storage->range);
  return request;
}

void lek_respond(
    lek_exchange *exchange, const void *head, size_t head_count, const void *body,
    size_t body_count) {
  struct lek_connection *connection = exchange->connection;
  free(connection->response);
  connection->response = malloc(LWS_PRE + head_count + body_count);
  if (connection->response == NULL) return;
  memcpy(connection->response + LWS_PRE, head, head_count);
  if (body_count > 0) memcpy(connection->response + LWS_PRE + head_count, body, body_count);
  connection->response_head = head_count;
  connection->response_count = head_count + body_count;
  connection->response_sent = 0;
  lws_callback_on_writable(exchange->wsi);
}

static void drop_response(struct lek_connection *connection) {
  if (connection == NULL) return;
  free(connection->response);
  connection->response = NULL;
}

static int write_response(struct lws *wsi, struct lek_connection *connection) {
  if (connection->response == NULL) return 0;
  do {
    int is_head = connection->response_sent < connection->response_head;
    size_t end = is_head ? connection->response_head : connection->response_count;
    size_t count = end - connection->response_sent;
    if (count > response_piece) count = response_piece;
    unsigned char *bytes = connection->response + LWS_PRE + connection->response_sent;
    connection->response_sent += count;
    int is_last = connection->response_sent == connection->response_count;
    enum lws_write_protocol kind =
        is_head ? LWS_WRITE_HTTP_HEADERS : (is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP);
    if (lws_write(wsi, bytes, count, kind) < (int)count) return -1;
    if (is_last) {
      drop_response(connection);
      return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
  } while (!lws_send_pipe_choked(wsi));
  lws_callback_on_writable(wsi);
  return 0;
}

static int answer(lek_sockets *sockets, struct lws *wsi, struct lek_connection *connection) {
  struct lek_request_storage storage;
  struct lek_request request = lek_read_request(wsi, &storage);
  lek_exchange exchange = {.wsi = wsi, .connection = connection};
  sockets->options.handlers.request(sockets->options.handlers.owner, &request, &exchange);
  return connection->response == NULL ? -1 : 0;
}

int lek_handle_http(
    lek_sockets *sockets, struct lws *wsi, enum lws_callback_reasons reason,
    struct lek_connection *connection) {
  switch (reason) {
  case LWS_CALLBACK_HTTP:
    return answer(sockets, wsi, connection);
  case LWS_CALLBACK_HTTP_WRITEABLE:
    return write_response(wsi, connection);
  case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
  case LWS_CALLBACK_CLOSED_HTTP:
    drop_response(connection);
    return 0;
  default:
    return 0;
  }
}
