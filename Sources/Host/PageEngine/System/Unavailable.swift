/// Why something cannot be had on this machine, and what to do about it.
public struct Unavailable: Error, Equatable, Sendable {
  public var reason: String
  public var remedy: String

  public init(reason: String, remedy: String) {
    self.reason = reason
    self.remedy = remedy
  }
}
