/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(size: String) {
    rawValue = "UICTContentSizeCategory\(size)"
  }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(size: "XS")
  public static let small = UIContentSizeCategory(size: "S")
  public static let medium = UIContentSizeCategory(size: "M")
  public static let large = UIContentSizeCategory(size: "L")
  public static let extraLarge = UIContentSizeCategory(size: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(size: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(size: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(size: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(size: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(size: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(size: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    size: "AccessibilityXXXL")

  private static let bySize: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int { Self.bySize.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the sizes for people who need very large text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place < right.place
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place <= right.place
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place > right.place
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place >= right.place
  }
}
