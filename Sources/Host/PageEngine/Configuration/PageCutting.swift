import Foundation

/// Which pages are compiled in parts, and when.
struct PageCutting: Sendable {
  /// The least number of lines; a shorter page compiles as fast as its parts.
  var least = 150
  /// Whether every page is compiled in parts that can be.
  var isForced = false
  /// Whether parts are compiled before a build needs them.
  var isAhead = false

  /// The environment variable for tests that a page in parts behaves like the whole page.
  static let variable = "LEK_PARTS"

  static var asked: PageCutting {
    let isAsked = ProcessInfo.processInfo.environment[variable] == "always"
    return isAsked ? PageCutting(least: 1, isForced: true) : PageCutting()
  }
}
