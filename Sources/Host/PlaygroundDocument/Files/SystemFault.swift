import Foundation

/// A call to the system that failed, in the system's own words.
struct SystemFault: Error, Equatable {
  let reason: String

  /// Of the call that has just failed.
  static func last() -> SystemFault { SystemFault(reason: String(cString: strerror(errno))) }
}
