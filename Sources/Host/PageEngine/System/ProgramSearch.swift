import Foundation

/// Finds installed programs.
enum ProgramSearch {
  /// The value of `PATH`, or the system's folders where it is not set.
  static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

  /// The path of a program in a list of folders in the form of `PATH`; nil if none has it.
  static func find(_ program: String, in folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
