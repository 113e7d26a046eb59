/// Takes a command line apart, word by word.
struct ArgumentReader {
  private var rest: ArraySlice<String>

  /// One word: a flag, with or without `=value`, or something else.
  enum Word: Equatable {
    case flag(String)
    case value(String)
  }

  init(_ words: some Sequence<String>) {
    rest = Array(words)[...]
  }

  /// The next word. After `--`, nothing is a flag.
  mutating func next() -> Word? {
    guard let word = rest.popFirst() else { return nil }
    if word == "--" {
      guard let value = rest.popFirst() else { return nil }
      return .value(value)
    }
    guard word.hasPrefix("-"), word != "-" else { return .value(word) }
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if word.hasPrefix("--"), halves.count == 2 { rest = [String(halves[1])] + rest }
    return .flag(word.hasPrefix("--") ? String(halves[0]) : word)
  }

  /// What follows a flag.
  mutating func text(of flag: String, as what: String) throws(UsageProblem) -> String {
    guard let value = rest.popFirst() else {
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
    let text = try text(of: flag, as: "seconds")
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw UsageProblem(message: "\(flag) needs seconds, such as 2.5, not “\(text)”")
    }
    return seconds
  }
}

/// What is wrong with a command line, and what to do about it, on one line.
struct UsageProblem: Error, Equatable {
  var message: String
}
