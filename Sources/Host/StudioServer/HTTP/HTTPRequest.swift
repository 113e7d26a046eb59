import CWebSockets

/// What of a request anyone here asks for.
struct HTTPRequest: Equatable, Sendable {
  var method: Method
  /// Percent-decoded, beginning with a slash.
  var path: String
  /// Percent-decoded names and values.
  var query: [String: String]
  var host: String?
  var origin: String?
  var cookies: [String: String]
  /// The version of the file that the browser has.
  var entityTag: String?
  /// The part of the file that the browser wants.
  var range: String?

  enum Method: Sendable {
    case get, head, other
  }

  init(
    method: Method = .get, path: String, query: [String: String] = [:], host: String? = nil,
    origin: String? = nil, cookies: [String: String] = [:], entityTag: String? = nil,
    range: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.host = host
    self.origin = origin
    self.cookies = cookies
    self.entityTag = entityTag
    self.range = range
  }
}

extension HTTPRequest {
  init(_ request: lek_request) {
    let method = String(cString: request.method)
    self.init(
      method: method == "GET" ? .get : method == "HEAD" ? .head : .other,
      path: String(cString: request.path),
      query: Self.pairs(request.query, separator: "\n"),
      host: request.host.map { String(cString: $0) },
      origin: request.origin.map { String(cString: $0) },
      cookies: Self.pairs(request.cookie, separator: ";"),
      entityTag: request.if_none_match.map { String(cString: $0) },
      range: request.range.map { String(cString: $0) })
  }

  private static func pairs(
    _ text: UnsafePointer<CChar>?, separator: Character
  ) -> [String: String] {
    guard let text else { return [:] }
    var pairs: [String: String] = [:]
    for part in String(cString: text).split(separator: separator) {
      let halves = part.split(separator: "=", maxSplits: 1)
      guard let name = halves.first else { continue }
      let value = halves.count > 1 ? String(halves[1]) : ""
      pairs[name.filter { $0 != " " }] = value
    }
    return pairs
  }
}
