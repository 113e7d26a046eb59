extension Limits {
  /// The environment variable that sets limits for all pages. No page sees it.
  static let variable = "LEK_LIMITS"

  /// The limits with some of them changed, such as `topLevelTime=2 memory=none`; nil if a word is
  /// not understood.
  init?(reading text: String) {
    self.init()
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, set(String(parts[0]), String(parts[1])) else { return nil }
    }
  }

  private mutating func set(_ name: String, _ text: String) -> Bool {
    switch name {
    case "memory": Self.read(text, into: &memory)
    case "processes": Self.read(text, into: &processes)
    case "files": Self.read(text, into: &files)
    case "fileSize": Self.read(text, into: &fileSize)
    case "temporaryFolder": Self.read(text, into: &temporaryFolder)
    case "appHome": Self.read(text, into: &appHome)
    case "resources": Self.read(text, into: &resources)
    case "topLevelTime": Self.read(text, into: &topLevelTime)
    case "busyTime": Self.read(text, into: &busyTime)
    case "backgroundTime": Self.read(text, into: &backgroundTime)
    case "outputPerSecond": Self.read(text, into: &outputPerSecond)
    case "outputInAll": Self.read(text, into: &outputInAll)
    case "compilerMemory": Self.read(text, into: &tools.memory)
    case "compilerTime": Self.read(text, into: &tools.time)
    case "expressionTime": Self.read(text, into: &tools.expressionTime)
    case "compilerProcesses": Self.read(text, into: &tools.processes)
    case "compilerFileSize": Self.read(text, into: &tools.fileSize)
    default: false
    }
  }

  private static func read<
    Value: LosslessStringConvertible & Comparable & ExpressibleByIntegerLiteral
  >(
    _ text: String, into value: inout Value?
  ) -> Bool {
    guard text != "none" else {
      value = nil
      return true
    }
    guard let number = Value(text), number > 0, number <= 1_000_000_000_000 else { return false }
    value = number
    return true
  }
}

extension Unavailable {
  static let limitsNotUnderstood = Unavailable(
    reason: "\(Limits.variable) is not understood",
    remedy: "write it like topLevelTime=2 memory=none, or leave it out")
}
