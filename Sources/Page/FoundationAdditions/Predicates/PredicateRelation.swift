import Foundation

/// What can hold between two values.
enum PredicateRelation: String {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case contains = "CONTAINS"
  case like = "LIKE"
  case matches = "MATCHES"
  case member = "IN"
  case between = "BETWEEN"

  init?(symbol: String) {
    switch symbol {
    case "=", "==": self = .equal
    case "!=", "<>": self = .unequal
    case "<=", "=<": self = .lessOrEqual
    case ">=", "=>": self = .greaterOrEqual
    case "<": self = .less
    case ">": self = .greater
    default: return nil
    }
  }

  func holds(_ left: Any?, _ right: Any?, options: PredicateOptions) -> Bool {
    switch self {
    case .equal: return Self.equal(left, right, options)
    case .unequal: return !Self.equal(left, right, options)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return Self.order(left, right, options).map(isOrder) ?? false
    case .between: return Self.isBetween(left, right, options)
    case .member: return Self.contains(right, left, options)
    case .contains: return Self.contains(left, right, options)
    case .beginsWith: return Self.find(right, in: left, options, at: .anchored)
    case .endsWith: return Self.find(right, in: left, options, at: [.anchored, .backwards])
    case .like, .matches: return matches(left, right, options)
    }
  }

  private func isOrder(_ result: ComparisonResult) -> Bool {
    switch self {
    case .less: return result == .orderedAscending
    case .lessOrEqual: return result != .orderedDescending
    case .greater: return result == .orderedDescending
    default: return result != .orderedAscending
    }
  }

  private func matches(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
    guard let left, let pattern = right as? String else { return false }
    let text = left as? String ?? "\(left)"
    return TextPattern(pattern, kind: self == .like ? .wildcards : .expression, options)
      .matches(text)
  }

  private static func equal(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
    guard let left = left as? String, let right = right as? String else {
      return ValueOrder.equal(left, right)
    }
    return NSString(string: left).compare(right, options: options.comparing) == .orderedSame
  }

  private static func order(
    _ left: Any?, _ right: Any?, _ options: PredicateOptions
  ) -> ComparisonResult? {
    guard let left = left as? String, let right = right as? String else {
      return ValueOrder.compare(left, right)
    }
    return NSString(string: left).compare(right, options: options.comparing)
  }

  private static func isBetween(_ value: Any?, _ bounds: Any?, _ options: PredicateOptions) -> Bool
  {
    guard let bounds = bounds.flatMap(KeyValueCoding.members), bounds.count == 2,
      let lower = order(value, bounds[0], options), let upper = order(value, bounds[1], options)
    else { return false }
    return lower != .orderedAscending && upper != .orderedDescending
  }

  private static func contains(
    _ collection: Any?, _ value: Any?, _ options: PredicateOptions
  ) -> Bool {
    if collection is String { return find(value, in: collection, options, at: []) }
    if let dictionary = collection as? NSDictionary {
      return dictionary.allValues.contains { equal($0, value, options) }
    }
    let members = collection.flatMap(KeyValueCoding.members) ?? []
    return members.contains { equal(KeyValueCoding.flattened($0), value, options) }
  }

  private static func find(
    _ part: Any?, in text: Any?, _ options: PredicateOptions, at place: NSString.CompareOptions
  ) -> Bool {
    guard let text = text as? String, let part = part as? String else { return false }
    if part.isEmpty { return false }
    let range = NSString(string: text).range(of: part, options: options.comparing.union(place))
    return range.location != NSNotFound
  }
}

/// A pattern the whole of a text is held against.
struct TextPattern {
  enum Kind {
    /// `*` stands for any characters, `?` for any one.
    case wildcards
    case expression
  }

  private let expression: NSRegularExpression
  private let options: PredicateOptions

  init(_ pattern: String, kind: Kind, _ options: PredicateOptions) {
    var pattern = options.contains(.diacriticInsensitive) ? Self.plain(pattern) : pattern
    if kind == .wildcards { pattern = Self.expression(wildcards: pattern) }
    var flags: NSRegularExpression.Options = kind == .wildcards ? .dotMatchesLineSeparators : []
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
    else {
      fatalError("Can't do regex matching: the pattern \(pattern) is not a regular expression.")
    }
    self.expression = expression
    self.options = options
  }

  func matches(_ text: String) -> Bool {
    let text = options.contains(.diacriticInsensitive) ? Self.plain(text) : text
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  private static func plain(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }

  private static func expression(wildcards: String) -> String {
    var expression = ""
    var characters = wildcards[...]
    while let character = characters.popFirst() {
      switch character {
      case "*": expression += ".*"
      case "?": expression += "."
      case "\\":
        let escaped = characters.popFirst().map(String.init) ?? "\\"
        expression += NSRegularExpression.escapedPattern(for: escaped)
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return expression
  }
}
