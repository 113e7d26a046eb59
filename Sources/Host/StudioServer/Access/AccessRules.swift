/// Who may come in.
///
/// The studio runs what is typed into it, so whoever can talk to it can do what the person can do
/// inside the sandbox. Three things are asked of every request, before anything else of it is
/// looked at:
/// - the Host header names this server as the person named it. A page elsewhere that has its own
///   name point here (DNS rebinding) still sends its own name;
/// - the token, in the address or in the cookie that the address left behind;
/// - for a WebSocket, an Origin that is this very server. Browsers send the cookie with sockets
///   that other sites open, and let these read the answers.
struct AccessRules: Sendable {
  let token: AccessToken
  /// Names and addresses under which the server was opened, in lower case and without a port.
  let hosts: Set<String>
  /// The cookie's name has the port in it: cookies are shared by all servers of one host.
  let cookie: String
  let scheme: Scheme

  /// None, but for a test that wants to see what a wall keeps out.
  var lifted: Set<Wall> = []

  /// What a request has to pass.
  enum Wall: Sendable, CaseIterable {
    case host, token, origin
  }

  static let loopback: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  init(token: AccessToken, hosts: Set<String>, port: Int, scheme: Scheme = .http) {
    self.scheme = scheme
    self.token = token
    self.hosts = Set(hosts.map { $0.lowercased() })
    cookie = "lek-\(port)"
  }

  enum Verdict: Equatable, Sendable {
    case admitted
    /// Admitted by the address; the browser is given the cookie.
    case admittedByAddress
    case refused(reason: String)
  }

  /// Judges a request for a file.
  func judge(_ request: HTTPRequest) -> Verdict {
    guard lifted.contains(.host) || isHere(request.host) else {
      return .refused(reason: "This server does not answer to that name.")
    }
    if token.matches(request.query["token"]) { return .admittedByAddress }
    if lifted.contains(.token) || token.matches(request.cookies[cookie]) { return .admitted }
    return .refused(reason: "Open the address that lek printed; it has the key in it.")
  }

  /// Judges a request for a WebSocket.
  func judgeSocket(_ request: HTTPRequest) -> Verdict {
    guard lifted.contains(.origin) || comesFromHere(request) else {
      return .refused(reason: "Another site may not open this socket.")
    }
    return judge(request)
  }

  /// The header that leaves the cookie behind.
  var cookieHeader: (name: String, value: String) {
    (
      "Set-Cookie",
      "\(cookie)=\(token.text); HttpOnly; SameSite=Strict; Path=/"
        + (scheme == .https ? "; Secure" : "")
    )
  }

  private func comesFromHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.host, let origin = request.origin else { return false }
    return origin.lowercased() == "\(scheme.rawValue)://\(host.lowercased())"
  }

  /// Whether a Host header names this server.
  private func isHere(_ host: String?) -> Bool {
    guard let host = host?.lowercased(), let name = Self.nameWithoutPort(host) else { return false }
    return Self.loopback.contains(name) || hosts.contains(name)
  }

  private static func nameWithoutPort(_ host: String) -> String? {
    let end: String.Index
    if host.hasPrefix("[") {
      guard let bracket = host.firstIndex(of: "]") else { return nil }
      end = host.index(after: bracket)
    } else {
      end = host.firstIndex(of: ":") ?? host.endIndex
    }
    let port = host[end...]
    guard
      port.isEmpty
        || (port.first == ":" && port.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
    else { return nil }
    return String(host[..<end])
  }
}
