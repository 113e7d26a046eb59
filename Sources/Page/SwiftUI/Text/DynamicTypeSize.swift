/// The size of type that the user prefers.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The size of UIKit's category.
  public init?(_ category: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}

extension EnvironmentValues {
  /// The size of type.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      self[DynamicTypeSizeKey.self]
        ?? DynamicTypeSize(hostTraits.preferredContentSizeCategory) ?? .large
    }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  var typeTraits: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: dynamicTypeSize.category)
  }
}

extension View {
  /// Sets the size of type inside the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of type inside the view.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let current = size
      size =
        allowed.min { abs($0.rawValue - current.rawValue) < abs($1.rawValue - current.rawValue) }
        ?? current
    }
  }
}

/// A length that grows with the size of type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var traits: UITraitCollection?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value {
    guard let traits else { return value }
    return Value(style.scale(CGFloat(value), traits))
  }
}

extension ScaledMetric: StoredProperty {
  final class Nothing {}
  func makeStorage(for node: _AnyNode) -> Nothing { Nothing() }
  mutating func connect(to storage: Nothing, of node: _AnyNode) {
    traits = node.environment.typeTraits
  }
}
