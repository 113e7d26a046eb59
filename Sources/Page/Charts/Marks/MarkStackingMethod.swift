/// How bars and areas at the same place are put on one another.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
  private enum Storage: String {
    case standard, normalized, center, unstacked
  }

  private let storage: Storage

  /// On one another, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// On one another, as shares of one.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// On one another, around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// In front of one another.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }

  public var description: String { storage.rawValue }
}
