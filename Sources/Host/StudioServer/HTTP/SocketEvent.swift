/// What happens to WebSockets, in the order in which it happened.
enum SocketEvent: Equatable, Sendable {
  case opened(ConnectionIdentifier)
  /// A whole text, as its bytes.
  case text(ConnectionIdentifier, [UInt8])
  /// Bytes that are no text.
  case binary(ConnectionIdentifier, [UInt8])
  case closed(ConnectionIdentifier)

  var connection: ConnectionIdentifier {
    switch self {
    case .opened(let connection), .text(let connection, _), .binary(let connection, _),
      .closed(let connection):
      connection
    }
  }
}

/// A message for a browser.
enum SocketMessage: Equatable, Sendable {
  case text(String)
  case binary([UInt8])
}
