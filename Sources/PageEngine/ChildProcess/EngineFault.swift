import Foundation

/// Something that is our fault or the machine's, never the page's.
public struct EngineFault: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ description: String, error: Int32) {
    self.description = "\(description): \(String(cString: strerror(error)))"
  }
}
