/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The layout runs from left to right.
  case leftToRight
  /// The layout runs from right to left.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The reading direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
