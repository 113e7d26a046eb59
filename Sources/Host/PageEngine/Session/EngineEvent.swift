import PageProtocol
import SourceDialect

/// What happens on the way from a text to a running page, in order.
public enum EngineEvent: Sendable {
  /// A module is compiled anew.
  case building(module: String)
  /// What the usual language mode says, while others are tried; `diagnostics` follows.
  case doesNotCompileYet([Diagnostic])
  /// Everything the compiler says about this version of the texts; replaces what it said before.
  case diagnostics([Diagnostic])
  /// How old the Swift of each text is, by path; told with every judgement of a build.
  case ages([String: SwiftAge])
  case built(BuildTiming)
  /// The page is being started; `run` numbers it, and all that follows is of this run.
  case started(run: UInt32)
  case console(stream: ConsoleStream, bytes: [UInt8])
  case results([PageResult])
  case liveView(width: Double, height: Double)
  /// A commit's frame without its length, to be forwarded unread.
  case commit([UInt8])
  /// A picture's or a font's frame without its length, to be forwarded unread.
  case picture([UInt8])
  /// The frame, without its length, that says what can be spoken, to be forwarded unread.
  case elements([UInt8])
  /// The frame, without its length, of words to be spoken once, to be forwarded unread.
  case announcement([UInt8])
  /// The frame, without its length, that says where text goes, to be forwarded unread.
  case textFocus([UInt8])
  /// The frame, without its length, of a piece of a sound file, to be forwarded unread.
  case soundData([UInt8])
  /// The frame, without its length, that says what is to be heard, to be forwarded unread.
  case sound([UInt8])
  /// The frame, without its length, of what a web view shows or does.
  case web([UInt8])
  /// The frame, without its length, that says where web views are, to be forwarded unread.
  case webPlaces([UInt8])
  /// The frame, without its length, of the app's menus, to be forwarded unread.
  case commands([UInt8])
  /// How the page's task was solved, in texts of a length that can be read.
  case assessment(Assessment?)
  case tree(time: Double, text: String)
  case topLevelEnded
  case nondeterministic(reason: String)
  /// A moment of the page's way, in nanoseconds of the system's monotonic clock.
  case mark(PageMark, nanoseconds: UInt64)
  /// The last one.
  case ended(RunOutcome)
}

/// What is known of one place of the page, in positions of the person's text.
public struct PageResult: Equatable, Sendable {
  public var file: String
  public var range: TextRange
  /// Everything else as the page said it.
  public var record: ResultRecord

  public init(file: String, range: TextRange, record: ResultRecord) {
    self.file = file
    self.range = range
    self.record = record
  }
}
