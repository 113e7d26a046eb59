/// How a text is compiled: by the rules of one language mode, or as older Swift.
enum CompileWay: Hashable, Sendable {
  case mode(LanguageMode)
  case old

  static let four = CompileWay.mode(.four)
  static let five = CompileWay.mode(.five)
  static let six = CompileWay.mode(.six)

  /// Its word in the file of `LanguageModeMemory`.
  var word: String {
    switch self {
    case .mode(let mode): mode.rawValue
    case .old: "old"
    }
  }

  /// The mode of the compiler.
  var mode: LanguageMode {
    switch self {
    case .mode(let mode): mode
    case .old: .old
    }
  }

  init?(word: String) {
    guard word != "old" else {
      self = .old
      return
    }
    guard let mode = LanguageMode(rawValue: word) else { return nil }
    self = .mode(mode)
  }
}

extension LanguageMode {
  /// The mode for texts that were rewritten from older Swift: what the standard library had until
  /// mode 5 is available, `try?` nests optionals as it did, and many later errors are warnings.
  static let old = LanguageMode.four
}
