/// How the marks of an axis are arranged.
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
  private enum Storage: String {
    case automatic, extended, aligned, inset
  }

  private let storage: Storage

  /// What fits the axis.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(storage: .automatic) }
  /// Lines that extend beside the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(storage: .extended) }
  /// Labels that end at the edges of the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(storage: .aligned) }
  /// Labels inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(storage: .inset) }

  public var description: String { storage.rawValue }
  var isAligned: Bool { storage == .aligned }
  var isInset: Bool { storage == .inset }
}

/// The edge of the plot at which an axis is.
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
  enum Storage: String {
    case automatic, leading, trailing, top, bottom
  }

  let storage: Storage

  /// The edge that fits the axis: the bottom edge, the trailing edge for numbers and dates, and the
  /// leading edge for categories.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(storage: .automatic) }
  /// The leading edge.
  public static var leading: AxisMarkPosition { AxisMarkPosition(storage: .leading) }
  /// The trailing edge.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(storage: .trailing) }
  /// The top edge.
  public static var top: AxisMarkPosition { AxisMarkPosition(storage: .top) }
  /// The bottom edge.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(storage: .bottom) }

  public var description: String { storage.rawValue }
}

/// The direction in which labels of an axis are written.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
  enum Storage: String {
    case automatic, horizontal, vertical, verticalReversed
  }

  let storage: Storage

  /// Horizontal.
  public static var automatic: AxisValueLabelOrientation { .init(storage: .automatic) }
  /// Horizontal.
  public static var horizontal: AxisValueLabelOrientation { .init(storage: .horizontal) }
  /// From the top to the bottom.
  public static var vertical: AxisValueLabelOrientation { .init(storage: .vertical) }
  /// From the bottom to the top.
  public static var verticalReversed: AxisValueLabelOrientation {
    .init(storage: .verticalReversed)
  }

  public var description: String { storage.rawValue }

  var isVertical: Bool { storage == .vertical || storage == .verticalReversed }
}

/// What happens to labels of an axis that overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
  enum Storage: Hashable {
    case automatic, truncate, disabled
    case greedy(priority: Double, spacing: CGFloat?)
  }

  let storage: Storage

  /// Categories are truncated, other labels left out.
  public static var automatic: AxisValueLabelCollisionResolution { .init(storage: .automatic) }
  /// Labels that overlap one before them are left out.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Labels that are too close to one of a higher priority or before them are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(storage: .greedy(priority: priority, spacing: minimumSpacing))
  }
  /// Labels are truncated.
  public static var truncate: AxisValueLabelCollisionResolution { .init(storage: .truncate) }
  /// All labels are shown.
  public static var disabled: AxisValueLabelCollisionResolution { .init(storage: .disabled) }

  public var description: String { "\(storage)" }
}
