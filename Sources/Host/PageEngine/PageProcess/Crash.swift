import Foundation
import PageProtocol

/// What is known of a crash, with its position in the user's texts.
public struct Crash: Equatable, Sendable {
  public var message: String
  /// Empty and zero if no line of the user's texts was running.
  public var file: String
  public var line: Int
  public var column: Int
}

/// Reads the last output of a page, and the backtrace on its real standard error.
struct CrashReader {
  var texts: [CompiledText]

  /// The line that the page's own handler prints before the backtrace.
  static let crashMark = "Crashed\n"
  private static let stackMark = "Out of stack\n"

  /// A position in one of the texts.
  struct Place: Equatable {
    var file: String
    var line: Int
    var column: Int
  }

  func crash(_ end: ProcessEnd?, backtrace: String, lastWords: String) -> Crash {
    if backtrace.contains(Self.stackMark) {
      let place = place(in: backtrace)
      return Crash(
        message: "ran out of stack: endless recursion?", file: place?.file ?? "",
        line: place?.line ?? 0, column: place?.column ?? 0)
    }
    let said = Self.lastMessage(in: lastWords) ?? Self.runtimeFailure(in: backtrace)
    let place = place(in: backtrace) ?? said?.place.flatMap { inText($0.name, $0.line) }
    return Crash(
      message: said?.message ?? Self.description(end), file: place?.file ?? "",
      line: place?.line ?? 0, column: place?.column ?? 0)
  }

  /// The innermost frame in one of the user's texts, as the backtracer reports it, or else as the
  /// page itself does.
  func place(in report: String) -> Place? {
    innermostFrame(of: report) ?? ownPlace(in: report)
  }

  /// The position that the page's own handler prints before it starts the backtracer.
  private func ownPlace(in report: String) -> Place? {
    let form = #/Own place ([^\n]{1,255}):([0-9]{1,9}):([0-9]{1,9})\n/#
    guard let told = report.firstMatch(of: form), let line = Int(told.2), let column = Int(told.3)
    else { return nil }
    return inText(String(told.1), line, column: column)
  }

  private func innermostFrame(of backtrace: String) -> Place? {
    for line in backtrace.split(separator: "\n") {
      guard let start = line.range(of: " at ", options: .backwards) else { continue }
      let parts = line[start.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let number = Int(parts[parts.count - 2]), number > 0
      else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      let root = CompiledText.debugFolder + "/"
      let file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      // Frames of the frameworks have files too.
      guard texts.contains(where: { $0.path == file }) else { continue }
      return original(Place(file: file, line: number, column: column))
    }
    return nil
  }

  /// The last value or scope that the page passed, as it reports when it is asked for its position.
  func lastPassed(in report: String) -> Place? {
    guard let told = report.firstMatch(of: /Last passed ([0-9]{1,9}):([0-9]{1,9})\n/),
      let line = Int(told.1), let column = Int(told.2), line > 0
    else { return nil }
    return original(Place(file: texts[0].path, line: line, column: column))
  }

  private func original(_ place: Place) -> Place {
    guard let text = texts.first(where: { $0.path == place.file }) else { return place }
    let position = text.originalPosition(line: place.line, column: max(1, place.column))
    return Place(file: place.file, line: position.line, column: position.column)
  }

  /// `fatalError` prints a module and the last component of a file's path.
  private func inText(_ name: String, _ line: Int, column: Int = 1) -> Place? {
    guard let text = texts.first(where: { ($0.path as NSString).lastPathComponent == name }) else {
      return nil
    }
    return original(Place(file: text.path, line: line, column: column))
  }

  /// The first words of the runtime's messages before a trap.
  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
  ]

  private static func lastMessage(
    in text: String
  ) -> (message: String, place: (name: String, line: Int)?)? {
    let found = beginnings.compactMap { text.range(of: $0, options: .backwards) }
    guard let mark = found.max(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let message = text[mark.lowerBound...].prefix { $0 != "\n" }
    let before = text[..<mark.lowerBound].split(separator: "\n").last ?? ""
    let parts = before.split(separator: "/").last?.split(separator: ":") ?? []
    let line = parts.count >= 2 ? Int(parts[1]) : nil
    return (String(message), line.map { (String(parts[0]), $0) })
  }

  /// Arithmetic prints nothing; the compiler puts the failure into the name of the frame that
  /// traps.
  private static func runtimeFailure(
    in backtrace: String
  ) -> (message: String, place: (name: String, line: Int)?)? {
    let form = #/Swift runtime failure: ([^\n]*?) in [^ \n]+ at /#
    guard let told = backtrace.firstMatch(of: form) else { return nil }
    return ("Fatal error: " + told.1.prefix(1).uppercased() + told.1.dropFirst(), nil)
  }

  private static func description(_ end: ProcessEnd?) -> String {
    switch end {
    case .signalled(SIGSEGV), .signalled(SIGBUS): "Bad access to memory"
    case .signalled(SIGILL), .signalled(SIGTRAP): "The page was stopped by a trap"
    case .signalled(SIGABRT): "The page was aborted"
    case .signalled(SIGFPE): "Arithmetic failed"
    case .signalled(SIGXFSZ): "The page wrote a file that is too long"
    case .signalled(SIGSYS): "The page asked the system for something that is forbidden"
    case .signalled(SIGKILL): "The page was killed"
    case .signalled(let signal): "The page was ended by signal \(signal)"
    case .exited(let status): "The page ended with status \(status)"
    case nil: "The page's host was lost"
    }
  }
}
