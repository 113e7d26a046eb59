/// What the two methods of a pair are called with: the target, and their values.
struct ExchangeCall: Sendable {
  let type: String
  let isStatic: Bool
  let parameters: [String]
  let result: String

  init(of entry: ExchangeableMethods.Entry) {
    (type, isStatic) = (entry.type, entry.isStatic)
    (parameters, result) = (entry.parameters, entry.result)
  }

  init(of method: DeclaredMethod) {
    (type, isStatic) = (method.type, method.isStatic)
    parameters = method.parameters.map { Self.plain($0.type) }
    result = Self.plain(method.result)
  }

  /// The type of a function that makes the call.
  var signature: String {
    let target = isStatic ? "\(type).Type" : type
    return "(\(([target] + parameters).joined(separator: ", "))) -> \(result)"
  }

  /// `a, b`, and so on.
  var names: [String] { parameters.indices.map { "value\($0)" } }

  /// Within the type of a function nothing is unwrapped by itself, and closures may go.
  private static func plain(_ type: String) -> String {
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isClosure = type.contains("->") && !type.hasPrefix("@") && !type.hasSuffix("?")
    return isClosure ? "@escaping " + type : type
  }

  /// A value of one type where one of another is wanted, as Objective-C would have handed it over.
  static func value(_ value: String, of type: String, as wanted: String) -> String {
    let isOptional = type.hasSuffix("?")
    let takesNone = wanted.hasSuffix("?") || wanted.hasSuffix("!")
    let forced = isOptional && !takesNone ? value + "!" : value
    if wanted.hasPrefix("AnyObject"), !type.hasPrefix("AnyObject") {
      return takesNone && isOptional ? "\(forced) as AnyObject?" : "\(forced) as AnyObject"
    }
    return forced
  }
}
