import PageEngine
import PageProtocol

/// What a run has shown so far, for browsers that come later.
///
/// Commits are changes, so a browser that was not there from the start needs all of them. They are
/// kept as they came, unread, until they cost more than `mostFrameBytes`; then they are let go,
/// and a browser that comes makes the page run again.
struct RunRecord: Equatable, Sendable {
  let number: Int
  let version: Int
  var liveView: LiveView?
  private(set) var frames: [[UInt8]] = []
  private var frameBytes = 0
  private(set) var isWhole = true
  /// What can be spoken, as it was told last.
  var elements: [UInt8]?
  /// The app's menus, as they were told last.
  var commands: [UInt8]?
  /// Where text goes, as it was told last.
  var textFocus: [UInt8]?
  /// How its task was solved, as it was told last.
  var assessment: Assessment?
  /// Pieces of sound files, for what is played later.
  private(set) var sounds: [[UInt8]] = []
  private var soundBytes = 0
  /// What each web view shows, by its number.
  private var webs: [UInt32: [UInt8]] = [:]
  /// Where web views are, as it was told last.
  var webPlaces: [UInt8]?
  private(set) var console: [ConsoleText] = []
  private var consoleBytes = 0
  private var results: [Place: PageResult] = [:]

  enum LiveView: Equatable, Sendable {
    case absent
    case size(width: Double, height: Double)
  }

  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var name: String
  }

  static let mostFrameBytes = 64 << 20
  private static let mostSoundBytes = 64 << 20
  private static let mostWebs = 16
  private static let mostConsoleBytes = 1 << 20

  init(number: Int, version: Int) {
    self.number = number
    self.version = version
  }

  /// Whether it has shown a picture.
  var hasPicture: Bool { !frames.isEmpty || !isWhole }

  mutating func add(frame: [UInt8]) {
    guard isWhole else { return }
    frameBytes += frame.count
    frames.append(frame)
    guard frameBytes > Self.mostFrameBytes else { return }
    isWhole = false
    frames = []
  }

  /// Beyond the bound a browser that comes later does not hear what is new.
  mutating func add(sound frame: [UInt8]) {
    guard soundBytes + frame.count <= Self.mostSoundBytes else { return }
    soundBytes += frame.count
    sounds.append(frame)
  }

  /// The document that a view shows now is kept for windows that come later; what it is asked is not.
  mutating func add(web frame: [UInt8]) {
    guard case .web(let view, let action) = try? PageEvent(frame: frame) else { return }
    switch action {
    case .load(let document):
      let isKept = document.markup.utf8.count <= WebAction.mostBytes
      guard isKept, webs[view] != nil || webs.count < Self.mostWebs else { return }
      webs[view] = frame
    case .evaluate: break
    case .end: webs[view] = nil
    }
  }

  var webDocuments: [[UInt8]] { webs.sorted { $0.key < $1.key }.map(\.value) }

  mutating func add(console text: ConsoleText) {
    console.append(text)
    consoleBytes += text.text.utf8.count
    while consoleBytes > Self.mostConsoleBytes, console.count > 1 {
      consoleBytes -= console.removeFirst().text.utf8.count
    }
  }

  mutating func add(results new: [PageResult]) {
    for result in new {
      let range = result.range
      let place = Place(
        file: result.file, line: range.line, column: range.column, endLine: range.endLine,
        endColumn: range.endColumn, name: result.record.name)
      results[place] = result
    }
  }

  /// The newest of each place, from top to bottom.
  var latestResults: [PageResult] {
    results.values.sorted {
      ($0.range.line, $0.range.column, $0.range.endLine, $0.range.endColumn)
        < ($1.range.line, $1.range.column, $1.range.endLine, $1.range.endColumn)
    }
  }
}
