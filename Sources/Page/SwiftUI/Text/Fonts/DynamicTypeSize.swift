/// How large the user wants text to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest type size.
  case xSmall
  /// A small type size.
  case small
  /// A type size below the standard one.
  case medium
  /// The standard type size.
  case large
  /// A larger type size.
  case xLarge
  /// The second largest of the ordinary type sizes.
  case xxLarge
  /// The largest of the ordinary type sizes.
  case xxxLarge
  /// Accessibility type size 1 of 5.
  case accessibility1
  /// Accessibility type size 2 of 5.
  case accessibility2
  /// Accessibility type size 3 of 5.
  case accessibility3
  /// Accessibility type size 4 of 5.
  case accessibility4
  /// Accessibility type size 5 of 5.
  case accessibility5

  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size that a category of UIKit stands for.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  var uiCategory: UIContentSizeCategory { Self.categories[rawValue] }
}

extension UIContentSizeCategory {
  /// The category of UIKit for a size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize?.uiCategory ?? .unspecified
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      self[DynamicTypeSizeKey.self]
        ?? DynamicTypeSize(hostTraits.preferredContentSizeCategory) ?? .large
    }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large text is inside the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits how large or small text is inside the view.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let fitting = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = fitting.first, let last = fitting.last else { return }
      size = size < first ? first : last
    }
  }
}
