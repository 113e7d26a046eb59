import CoreGraphics

extension UIScrollView {
  /// Which colour indicators have.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// What lets the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether the safe area is part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// The share of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
