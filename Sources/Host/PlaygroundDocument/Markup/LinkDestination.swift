import Foundation

/// Where a link leads. Only `web` leads out of the playground.
public enum LinkDestination: Equatable, Sendable {
  /// The page after this one.
  case next
  /// The page before this one.
  case previous
  /// The page of a name, which need not exist.
  case page(String)
  /// An address that begins with http, https or mailto.
  case web(String)
  /// Anything else; it leads nowhere.
  case other(String)

  init(_ text: String) {
    switch text.lowercased() {
    case "@next": self = .next
    case "@previous": self = .previous
    default: self = Self.address(text) ?? Self.pageName(text).map { .page($0) } ?? .other(text)
    }
  }

  /// http, https and mailto addresses that nothing can be hidden in.
  static func address(_ text: String) -> LinkDestination? {
    guard let scheme = WebAddress.scheme(of: text) else { return nil }
    return WebAddress.isSafe(text, scheme: scheme) ? .web(text) : .other(text)
  }

  private static func pageName(_ text: String) -> String? {
    let name = text.removingPercentEncoding ?? text
    let isName = BundlePath.isName(name) && !text.hasPrefix("@") && !text.hasPrefix("#")
    return isName ? name : nil
  }
}

/// Where a picture or film comes from.
public enum MediaSource: Equatable, Sendable {
  /// A file in the page's or the bundle's resources, by its path in them.
  case resource(String)
  /// An address that begins with http or https.
  case web(String)
  /// Anything else; nothing is shown.
  case other(String)

  init(_ text: String) {
    if let scheme = WebAddress.scheme(of: text) {
      let isWeb = scheme != "mailto" && WebAddress.isSafe(text, scheme: scheme)
      self = isWeb ? .web(text) : .other(text)
      return
    }
    let path = text.removingPercentEncoding ?? text
    self = BundlePath(path) == nil ? .other(text) : .resource(path)
  }
}

/// What is said about addresses.
private enum WebAddress {
  /// The word before the colon, in small letters, if it can be a scheme.
  static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let word = text[..<colon].lowercased()
    guard let first = word.utf8.first, (0x61...0x7A).contains(first) else { return nil }
    let isScheme = word.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
    return isScheme ? word : nil
  }

  static func isSafe(_ text: String, scheme: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && !scalar.properties.isWhitespace
        && scalar.properties.generalCategory != .format
    }
    let rest = text.dropFirst(scheme.count + 1)
    switch scheme {
    case "http", "https": return isPlain && rest.hasPrefix("//") && rest.count > 2
    case "mailto": return isPlain && !rest.isEmpty
    default: return false
    }
  }
}
