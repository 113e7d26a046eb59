/// How large the user wants text to be, as earlier versions of SwiftUI name it.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest type size.
  case extraSmall
  /// A small type size.
  case small
  /// A type size below the standard one.
  case medium
  /// The standard type size.
  case large
  /// A larger type size.
  case extraLarge
  /// The second largest of the ordinary type sizes.
  case extraExtraLarge
  /// The largest of the ordinary type sizes.
  case extraExtraExtraLarge
  /// Accessibility type size 1 of 5.
  case accessibilityMedium
  /// Accessibility type size 2 of 5.
  case accessibilityLarge
  /// Accessibility type size 3 of 5.
  case accessibilityExtraLarge
  /// Accessibility type size 4 of 5.
  case accessibilityExtraExtraLarge
  /// Accessibility type size 5 of 5.
  case accessibilityExtraExtraExtraLarge

  /// The category of UIKit.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self = Self.allCases[size.rawValue]
  }

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  /// Whether the left size is smaller.
  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }
  /// Whether the left size is smaller or the same.
  public static func <= (one: Self, other: Self) -> Bool { one.size <= other.size }
  /// Whether the left size is larger.
  public static func > (one: Self, other: Self) -> Bool { one.size > other.size }
  /// Whether the left size is larger or the same.
  public static func >= (one: Self, other: Self) -> Bool { one.size >= other.size }
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = newValue.size }
  }
}
