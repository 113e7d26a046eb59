/// What turns a wheel, or does as if.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel that turns in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
