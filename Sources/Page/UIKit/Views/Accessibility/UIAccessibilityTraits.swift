/// What something does, for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Text that the user edits: a bit that UIKit has and does not name.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// What a user operates.
  static let controls: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .textEntry, .keyboardKey, .toggleButton,
  ]
  /// Does something when it is activated, though it has none of the traits of a control: a bit of
  /// our own.
  static let responds = UIAccessibilityTraits(rawValue: 1 << 62)
  /// An element of a menu, between which arrow keys move the focus: a bit of our own.
  static let menuItem = UIAccessibilityTraits(rawValue: 1 << 61)
  /// An element of a menu that opens a menu within it: a bit of our own.
  static let submenu = UIAccessibilityTraits(rawValue: 1 << 60)
  /// An element of a menu that leads back to the menu around it: a bit of our own.
  static let leadsBack = UIAccessibilityTraits(rawValue: 1 << 59)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// How the elements of a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// What a container is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// Where a gesture of assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
