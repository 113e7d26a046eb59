/// The system a playground is written for.
public enum Platform: Sendable {
  case iOS, macOS

  /// What `os(…)` calls it.
  var names: [String] {
    switch self {
    case .iOS: ["iOS"]
    case .macOS: ["macOS", "OSX"]
    }
  }

  /// Modules that are there, and are not on that system.
  var missing: [String] {
    switch self {
    case .iOS: ["AppKit", "Cocoa"]
    case .macOS: ["UIKit"]
    }
  }
}
