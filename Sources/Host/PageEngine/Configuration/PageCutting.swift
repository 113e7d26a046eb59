import Foundation

/// Which pages are compiled in parts, and when.
struct PageCutting: Sendable {
  /// A page of fewer lines compiles as fast as its parts would.
  var least = 150
  /// Whether a page is always compiled in parts that can be.
  var isForced = false
  /// Whether parts are compiled before anybody asks for them.
  var isAhead = false

  /// For whoever tests that a page in parts is the page.
  static let variable = "LEK_PARTS"

  static var asked: PageCutting {
    let isAsked = ProcessInfo.processInfo.environment[variable] == "always"
    return isAsked ? PageCutting(least: 1, isForced: true) : PageCutting()
  }
}
