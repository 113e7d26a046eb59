import PageProtocol

/// A finger's doings as they are written on the command line, as touches.
///
///     tap X,Y @T · hold X,Y @T for D · drag X,Y X,Y @T for D · pinch X,Y SCALE @T for D
///
/// Points are the live view's, times are seconds of page time. A drag moves at an even pace, sixty
/// times a second; a pinch is two fingers that begin `pinchSpan` apart, level, around the point.
public struct TouchScript: Equatable, Sendable {
  public var touches: [TouchInput]

  /// Why a text is not a script; for the person who wrote it.
  public struct Problem: Error, Equatable, Sendable {
    public var message: String
  }

  private static let step = 1.0 / 60
  private static let tapLength = 0.05
  private static let pinchSpan = 100.0
  /// Seconds: a touch has a position for each sixtieth of them.
  private static let longestMove = 3600.0
  private static let longest = 86_400.0

  /// Reads one script; `identifier` is the number of its first finger, and it may use two.
  public init(_ text: String, identifier: UInt32 = 1) throws(Problem) {
    let words = text.split(separator: " ").map(String.init)
    let wordCounts = ["tap": 3, "hold": 5, "drag": 6, "pinch": 6]
    guard let verb = words.first, let count = wordCounts[verb] else {
      throw Problem(message: "“\(text)” must begin with tap, hold, drag, pinch, type or key")
    }
    guard words.count == count else {
      throw Problem(message: "“\(text)” must look like “\(Self.form(of: verb))”")
    }
    let start = try Self.point(words[1])
    let time = try Self.time(verb == "tap" ? words[2] : words[count - 3])
    let duration = verb == "tap" ? Self.tapLength : try Self.duration(words.suffix(2))
    func path(_ finger: UInt32, _ from: Point, _ to: Point) -> [TouchInput] {
      Self.path(identifier + finger, from: from, to: to, time: time, duration: duration)
    }
    switch verb {
    case "drag": touches = path(0, start, try Self.point(words[2]))
    case "pinch":
      let scale = try Self.number(words[2], in: words[2])
      guard scale > 0 else { throw Problem(message: "“\(words[2])” is no scale") }
      let half = Self.pinchSpan / 2
      func beside(_ distance: Double) -> Point { Point(x: start.x + distance, y: start.y) }
      // Both fingers move before the next moment comes, and before either is lifted.
      touches = zip(
        path(0, beside(-half), beside(-half * scale)), path(1, beside(half), beside(half * scale))
      ).flatMap { [$0, $1] }
    default:
      touches = path(0, start, start)
    }
  }

  /// Several scripts as one, in order of time.
  public static func merge(_ texts: [String]) throws(Problem) -> [TouchInput] {
    var all: [TouchInput] = []
    for (index, text) in texts.enumerated() {
      all += try TouchScript(text, identifier: UInt32(index * 2 + 1)).touches
    }
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private struct Point: Equatable {
    var x: Double
    var y: Double
  }

  private static func path(
    _ identifier: UInt32, from: Point, to: Point, time: Double, duration: Double
  ) -> [TouchInput] {
    func touch(_ phase: TouchInput.Phase, _ progress: Double) -> TouchInput {
      TouchInput(
        phase: phase, identifier: identifier, x: from.x + (to.x - from.x) * progress,
        y: from.y + (to.y - from.y) * progress, time: time + duration * progress)
    }
    var touches = [touch(.began, 0)]
    if from != to {
      let steps = max(1, Int((duration / step).rounded()))
      touches += (1...steps).map { touch(.moved, Double($0) / Double(steps)) }
    }
    return touches + [touch(.ended, 1)]
  }

  private static func form(of verb: String) -> String {
    switch verb {
    case "tap": "tap X,Y @T"
    case "hold": "hold X,Y @T for D"
    case "drag": "drag X,Y X,Y @T for D"
    default: "pinch X,Y SCALE @T for D"
    }
  }

  private static func point(_ word: String) throws(Problem) -> Point {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Problem(message: "“\(word)” is no point X,Y") }
    return Point(x: try number(parts[0], in: word), y: try number(parts[1], in: word))
  }

  static func time(_ word: String) throws(Problem) -> Double {
    guard word.hasPrefix("@") else { throw Problem(message: "“\(word)” is no time @T") }
    let time = try number(word.dropFirst(), in: word)
    guard time >= 0 else { throw Problem(message: "“\(word)” is before the beginning") }
    guard time <= longest else { throw Problem(message: "“\(word)” is later than a day") }
    return time
  }

  private static func duration(_ words: ArraySlice<String>) throws(Problem) -> Double {
    guard words.first == "for", let word = words.last else {
      throw Problem(message: "“\(words.joined(separator: " "))” must be “for D”")
    }
    let duration = try number(word, in: word)
    guard duration > 0 else { throw Problem(message: "“\(word)” is no duration") }
    guard duration <= longestMove else {
      throw Problem(message: "“\(word)” is longer than an hour; the longest touch takes 3600")
    }
    return duration
  }

  private static func number(
    _ text: some StringProtocol, in word: String
  ) throws(Problem) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw Problem(message: "“\(word)” is no number that can be used")
    }
    return number
  }
}
