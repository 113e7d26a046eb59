import Foundation

/// Something that is our fault or the machine's, never the page's.
public struct EngineFault: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String

  /// The warm host went away before it had started the page.
  static let hostLost = EngineFault("the page's host was lost")

  init(_ description: String) {
    self.description = description
  }

  init(_ description: String, error: Int32) {
    self.description = "\(description): \(String(cString: strerror(error)))"
  }
}
