import PageProtocol

/// A page says what it likes; people read this much of it.
extension Assessment {
  private static let longest = 8 << 10
  private static let mostHints = 50

  var bounded: Assessment {
    func text(_ text: String) -> String { String(text.prefix(Self.longest)) }
    switch self {
    case .passed(let message): return .passed(message: message.map(text))
    case .failed(let hints, let solution):
      return .failed(hints: hints.prefix(Self.mostHints).map(text), solution: solution.map(text))
    }
  }

  /// About as many bytes as it takes.
  var cost: Int {
    switch self {
    case .passed(let message): 16 + (message?.utf8.count ?? 0)
    case .failed(let hints, let solution):
      (hints + [solution ?? ""]).reduce(16) { $0 + $1.utf8.count }
    }
  }
}
