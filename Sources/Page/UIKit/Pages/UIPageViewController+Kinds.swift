import CoreGraphics

extension UIPageViewController {
  /// How pages follow each other.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Which way they lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Where the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// Whether pages come that follow, or those that went before.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// What can be said when a page view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.NavigationDirection {
  var opposite: Self { self == .forward ? .reverse : .forward }
}
