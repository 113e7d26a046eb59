/// What an item says to those inside of what is visible and what of that is safe for content, in
/// its own coordinates.
struct SafeArea {
  /// What is visible, with the margins that bars and the device cover.
  var whole: CGRect
  /// What nothing covers.
  var safe: CGRect

  /// Nothing outside counts: inside what scrolls.
  static let none = SafeArea(whole: .null, safe: .null)
  var isNone: Bool { safe.isNull }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device and the bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension Item {
  /// How far the margins of the safe area reach beyond the item, at the edges that touch them.
  /// Leading is left here, whatever the reading direction.
  final var safeInsets: EdgeInsets {
    var frame = CGRect(origin: origin, size: size)
    var outer = frame
    var item = parent
    while let current = item {
      if let area = current.safeArea {
        if area.isNone { break }
        outer = area.extended(outer)
      }
      frame = frame.offsetBy(dx: current.origin.x, dy: current.origin.y)
      outer = outer.offsetBy(dx: current.origin.x, dy: current.origin.y)
      item = current.parent
    }
    return EdgeInsets(
      top: frame.minY - outer.minY, leading: frame.minX - outer.minX,
      bottom: outer.maxY - frame.maxY, trailing: outer.maxX - frame.maxX)
  }
}

extension SafeArea {
  private static let tolerance: CGFloat = 0.5

  /// A rectangle with its edges that reach the safe area's put to those of all that is visible.
  func extended(_ rect: CGRect) -> CGRect {
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if left <= safe.minX + Self.tolerance { left = min(left, whole.minX) }
    if top <= safe.minY + Self.tolerance { top = min(top, whole.minY) }
    if right >= safe.maxX - Self.tolerance { right = max(right, whole.maxX) }
    if bottom >= safe.maxY - Self.tolerance { bottom = max(bottom, whole.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// The insets at some edges, and none at the others.
  func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The insets with leading and trailing exchanged where the reading direction wants that.
  func turned(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
