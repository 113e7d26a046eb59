/// What is done to a text, from its beginning to its end; counted in UTF-16 units, as browsers do.
///
/// Several windows type into one text, and each hears of the others' operations later than of its
/// own. `transform` makes of two operations on the same text two that can follow each other, so
/// that all come to the same text in whatever order they heard.
///
/// **Always holds**: no step is empty, no two steps of a kind stand side by side, and what is put
/// in stands before what is taken out at the same place; so equal operations are equal values.
struct TextOperation: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case keep(Int)
    case remove(Int)
    case insert(String)
  }

  private(set) var steps: [Step] = []
  /// Of the text it is for.
  private(set) var length = 0
  /// Of the text it makes.
  private(set) var newLength = 0

  init() {}

  /// Keeps so many units.
  mutating func keep(_ count: Int) {
    guard count > 0 else { return }
    length += count
    newLength += count
    if case .keep(let before) = steps.last {
      steps[steps.count - 1] = .keep(before + count)
    } else {
      steps.append(.keep(count))
    }
  }

  /// Takes so many units out.
  mutating func remove(_ count: Int) {
    guard count > 0 else { return }
    length += count
    if case .remove(let before) = steps.last {
      steps[steps.count - 1] = .remove(before + count)
    } else {
      steps.append(.remove(count))
    }
  }

  /// Puts a text in.
  mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    newLength += text.utf16.count
    var place = steps.count
    if case .remove = steps.last { place -= 1 }
    if place > 0, case .insert(let before) = steps[place - 1] {
      steps[place - 1] = .insert(before + text)
    } else {
      steps.insert(.insert(text), at: place)
    }
  }

  mutating func add(_ step: Step) {
    switch step {
    case .keep(let count): keep(count)
    case .remove(let count): remove(count)
    case .insert(let text): insert(text)
    }
  }

  /// Whether it changes nothing.
  var isEmpty: Bool {
    steps.allSatisfy { if case .keep = $0 { true } else { false } }
  }

  /// The text it makes; none where it is not for this text, or would cut a character in two.
  func applied(to text: String) -> String? {
    let units = Array(text.utf16)
    guard units.count == length else { return nil }
    var made: [UInt16] = []
    made.reserveCapacity(newLength)
    var place = 0
    for step in steps {
      switch step {
      case .keep(let count):
        made += units[place..<place + count]
        place += count
      case .remove(let count): place += count
      case .insert(let text): made += text.utf16
      }
    }
    return String(validating: made, as: UTF16.self)
  }
}

extension TextOperation {
  /// The shortest piece replaced that makes one text of another.
  init(from old: String, to new: String) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
    keep(start)
    insert(String(decoding: after[start..<after.count - end], as: UTF16.self))
    remove(before.count - end - start)
    keep(end)
  }

  /// Two operations on one text, made to follow each other: `first` after `second`, and the other
  /// way round. Where both put in at one place, the first one's text comes first. None where they
  /// are not on the same text.
  static func transform(
    _ first: TextOperation, _ second: TextOperation
  ) -> (first: TextOperation, second: TextOperation)? {
    guard first.length == second.length else { return nil }
    var one = StepReader(first.steps)
    var other = StepReader(second.steps)
    var result = (first: TextOperation(), second: TextOperation())
    while true {
      if case .insert(let text) = one.next {
        result.first.insert(text)
        result.second.keep(text.utf16.count)
        one.pass()
      } else if case .insert(let text) = other.next {
        result.first.keep(text.utf16.count)
        result.second.insert(text)
        other.pass()
      } else if let (mine, theirs, count) = StepReader.both(&one, &other) {
        switch (mine, theirs) {
        case (.keep, .keep):
          result.first.keep(count)
          result.second.keep(count)
        case (.remove, .keep): result.first.remove(count)
        case (.keep, .remove): result.second.remove(count)
        default: break
        }
      } else {
        return result
      }
    }
  }
}

/// Reads steps in pieces.
private struct StepReader {
  private var steps: ArraySlice<TextOperation.Step>
  private(set) var next: TextOperation.Step?

  init(_ steps: [TextOperation.Step]) {
    self.steps = steps[...]
    next = self.steps.popFirst()
  }

  mutating func pass() {
    next = steps.popFirst()
  }

  /// The longest piece that both go through in one step, neither of which puts anything in.
  static func both(
    _ one: inout StepReader, _ other: inout StepReader
  ) -> (TextOperation.Step, TextOperation.Step, Int)? {
    guard let mine = one.next, let theirs = other.next else { return nil }
    let count = min(mine.count, theirs.count)
    one.take(count)
    other.take(count)
    return (mine, theirs, count)
  }

  private mutating func take(_ count: Int) {
    switch next {
    case .keep(let all) where all > count: next = .keep(all - count)
    case .remove(let all) where all > count: next = .remove(all - count)
    default: pass()
    }
  }
}

extension TextOperation.Step {
  fileprivate var count: Int {
    switch self {
    case .keep(let count), .remove(let count): count
    case .insert(let text): text.utf16.count
    }
  }
}
