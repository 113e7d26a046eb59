import Foundation

/// How the server is spoken to.
enum Scheme: String, Sendable {
  case http, https

  /// The same for a WebSocket.
  var socket: String { self == .https ? "wss" : "ws" }
}

/// An answer, and the headers every answer has.
struct HTTPResponse: Equatable, Sendable {
  var status: Status
  var headers: [(name: String, value: String)]
  var body: Data
  /// Instead of the studio's own, for what is not the studio's.
  var policy: String?
  /// Whether the studio may show it in a frame.
  var framing = Framing.nowhere

  enum Framing: Sendable {
    case nowhere, studio
  }

  enum Status: Int, Sendable {
    case ok = 200
    case partialContent = 206
    case notModified = 304
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case rangeNotSatisfiable = 416

    var reason: String {
      switch self {
      case .ok: "OK"
      case .partialContent: "Partial Content"
      case .notModified: "Not Modified"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .rangeNotSatisfiable: "Range Not Satisfiable"
      }
    }
  }

  init(status: Status, headers: [(name: String, value: String)] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A short answer in words.
  init(status: Status, text: String) {
    self.init(
      status: status,
      headers: [
        ("Content-Type", MediaType.text.header), ("Cache-Control", "no-store"),
      ],
      body: Data((text + "\n").utf8))
  }

  static func == (left: HTTPResponse, right: HTTPResponse) -> Bool {
    left.status == right.status && left.body == right.body
      && left.headers.elementsEqual(right.headers, by: ==)
  }

  /// The head through its empty line. `host` has been checked and is safe to repeat.
  func head(host: String?, scheme: Scheme = .http) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"]
    for header in headers + security(host: host, scheme: scheme) {
      lines.append("\(header.name): \(header.value)")
    }
    if status != .notModified { lines.append("Content-Length: \(body.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The page's own pictures arrive over the socket and become blobs; nothing else comes from
  /// elsewhere, and nobody may put the studio into a frame.
  private func security(host: String?, scheme: Scheme) -> [(name: String, value: String)] {
    let socket = host.map { " \(scheme.socket)://\($0)" } ?? ""
    let own = [
      "default-src 'self'", "connect-src 'self'\(socket)", "img-src 'self' blob: data:",
      "style-src 'self' 'unsafe-inline'", "script-src 'self'", "object-src 'none'",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    return [
      ("Content-Security-Policy", policy ?? own.joined(separator: "; ")),
      ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", framing == .studio ? "SAMEORIGIN" : "DENY"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
  }
}
