/// The place of a guide of your own in a view.
public protocol AlignmentID {
  /// Where the guide is when a view says nothing else.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identifies a guide.
public struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  /// Stands for all guides: a layout that a page writes may set any.
  static let all = AlignmentKey(id: AnyGuide.self, axis: .vertical)

  public static func == (one: AlignmentKey, other: AlignmentKey) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide for positions along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// Identifies the guide.
  public let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  /// The leading edges of the views.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The horizontal centers of the views.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The trailing edges of the views.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  /// Where the separator of a list row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLeadingGuide.self)
  /// Where the separator of a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowTrailingGuide.self)
}

/// A guide for positions along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// Identifies the guide.
  public let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  /// The top edges of the views.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The vertical centers of the views.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edges of the views.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text, or the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)
}

extension HorizontalAlignment {
  /// The place of a guide that several views set: the mean of their values; nil if none sets it.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    meanOfPresent(values)
  }
}

extension VerticalAlignment {
  /// The place of a guide that several views set: the mean of their values; nil if none sets it.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    meanOfPresent(values)
  }
}

private func meanOfPresent(_ values: some Sequence<CGFloat?>) -> CGFloat? {
  let present = values.compactMap { $0 }
  return present.isEmpty ? nil : present.reduce(0, +) / CGFloat(present.count)
}

private enum AnyGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum RowLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum RowTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide in both directions.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Combines a horizontal and a vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal center of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal center of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
