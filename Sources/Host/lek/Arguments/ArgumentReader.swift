/// Takes the command line of one command apart, word by word.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private let command: CommandEntry
  private var readsFlags = true

  /// One word: a flag of the command, or something else.
  enum Word: Equatable {
    case flag(String)
    case value(String)
  }

  init(_ words: some Sequence<String>, of command: CommandEntry) {
    rest = Array(words)[...]
    self.command = command
  }

  /// The next word. After `--`, nothing is a flag.
  mutating func next() throws(UsageProblem) -> Word? {
    guard let word = rest.popFirst() else { return nil }
    guard readsFlags, word.hasPrefix("-"), word != "-" else { return .value(word) }
    if word == "--" {
      readsFlags = false
      return try next()
    }
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = word.hasPrefix("--") ? halves[0] : word
    guard let flag = command.flag(named: name) else {
      throw .noFlag(name, of: command)
    }
    if halves.count == 2 {
      guard !flag.value.isEmpty else {
        throw UsageProblem(message: "\(name) takes no value; leave out “=\(halves[1])”")
      }
      rest = [halves[1]] + rest
    }
    return .flag(name)
  }

  /// What follows a flag.
  mutating func text(of flag: String, as what: String) throws(UsageProblem) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageProblem(message: "\(flag) needs \(what) after it")
    }
    return value
  }

  /// A number that follows a flag, within bounds.
  mutating func whole<Number: FixedWidthInteger>(
    of flag: String, in range: ClosedRange<Number>
  ) throws(UsageProblem) -> Number {
    let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let text = try text(of: flag, as: bounds)
    guard let number = Number(text), range.contains(number) else {
      throw UsageProblem(message: "\(flag) needs \(bounds), not “\(text)”")
    }
    return number
  }

  /// Seconds that follow a flag.
  mutating func seconds(of flag: String) throws(UsageProblem) -> Double {
    let text = try text(of: flag, as: "seconds, such as 2.5,")
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw UsageProblem(message: "\(flag) needs seconds, such as 2.5, not “\(text)”")
    }
    return seconds
  }

  /// One of the few words that may follow a flag.
  mutating func choice(of flag: String) throws(UsageProblem) -> String {
    let choices = command.flag(named: flag)?.choices ?? []
    let words = choices.joined(separator: " or ")
    let text = try text(of: flag, as: words)
    guard let choice = choices.first(where: { $0.lowercased() == text.lowercased() }) else {
      throw UsageProblem(message: "\(flag) needs \(words), not “\(text)”")
    }
    return choice
  }
}
