/// How large the user wants text to be, as earlier versions of SwiftUI name it.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

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

  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }
  public static func <= (one: Self, other: Self) -> Bool { one.size <= other.size }
  public static func > (one: Self, other: Self) -> Bool { one.size > other.size }
  public static func >= (one: Self, other: Self) -> Bool { one.size >= other.size }
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = newValue.size }
  }
}
