import PageProtocol

/// What is typed, as it is written on the command line.
///
///     type "TEXT" @T · key NAME @T
///
/// A text is typed letter by letter, `pause` apart: what is on an American keyboard as keys, the
/// rest as an input method brings it. A name may have modifiers before it, as in `shift+left`.
public struct TypingScript: Equatable, Sendable {
  public var typed: [TimedTyping]

  private static let pause = 0.05
  private static let keyLength = 0.02

  /// Whether a script is about typing.
  public static func isMeant(_ text: String) -> Bool {
    ["type", "key"].contains(String(text.prefix { $0 != " " }))
  }

  public init(_ text: String) throws(TouchScript.Problem) {
    let (verb, rest) = Self.cut(text)
    let words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, let last = words.last else {
      throw TouchScript.Problem(
        message: "“\(text)” must look like “\(verb == "key" ? "key NAME @T" : "type \"TEXT\" @T")”")
    }
    let time = try TouchScript.time(last)
    let what = words.dropLast().joined(separator: " ")
    typed =
      verb == "key" ? try Self.press(what, at: time) : Self.write(try Self.quoted(what), at: time)
  }

  /// Several scripts as one, in order of time.
  public static func merge(_ texts: [String]) throws(TouchScript.Problem) -> [TimedTyping] {
    var all: [TimedTyping] = []
    for text in texts { all += try TypingScript(text).typed }
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func cut(_ text: String) -> (verb: String, rest: String) {
    let verb = text.prefix { $0 != " " }
    return (String(verb), String(text.dropFirst(verb.count + 1)))
  }

  private static func quoted(_ text: String) throws(TouchScript.Problem) -> String {
    guard text.count >= 3, text.hasPrefix("\""), text.hasSuffix("\"") else {
      throw TouchScript.Problem(message: "“\(text)” is no text in quotation marks")
    }
    return String(text.dropFirst().dropLast()).replacing("\\n", with: "\n")
  }

  // MARK: Keys

  private static func write(_ text: String, at start: Double) -> [TimedTyping] {
    text.enumerated().flatMap { number, letter in
      let time = start + Double(number) * pause
      guard let key = KeyboardKeys.key(typing: letter) else {
        return [TimedTyping(time: time, .text(TextEntry(action: .insert, text: String(letter))))]
      }
      return strokes(of: key, at: time)
    }
  }

  private static func press(
    _ name: String, at time: Double
  ) throws(TouchScript.Problem) -> [TimedTyping] {
    guard let key = KeyboardKeys.key(named: name) else {
      throw TouchScript.Problem(message: "“\(name)” is no key; there are \(KeyboardKeys.allNames)")
    }
    return strokes(of: key, at: time)
  }

  private static func strokes(of key: KeyInput, at time: Double) -> [TimedTyping] {
    var up = key
    (up.phase, up.characters, up.charactersIgnoringModifiers) = (.up, "", "")
    return [TimedTyping(time: time, .key(key)), TimedTyping(time: time + keyLength, .key(up))]
  }
}
