/// A part of an axis that is shown for each value: a grid line, a tick or a label.
@_typeEraser(AnyAxisMark)
public protocol AxisMark {
  static func _collectElements(_ mark: Self, into elements: inout _AxisElements)
}

/// What is shown for one value of an axis.
public struct _AxisElements {
  var elements: [AxisElement] = []

  init() {}

  /// The elements of a mark.
  init<M: AxisMark>(of mark: M) {
    M._collectElements(mark, into: &self)
  }
}

/// A grid line, a tick or a label.
struct AxisElement {
  enum Kind {
    case grid(stroke: StrokeStyle?)
    case tick(length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether it is in the middle between the value and the next one.
  var centered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of a value.
struct AxisLabel {
  enum Content {
    case automatic
    case format((Datum) -> String?)
    case view(AnyView)
  }

  var content: Content
  var anchor: UnitPoint?
  var collision: AxisValueLabelCollisionResolution
  var orientation: AxisValueLabelOrientation
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension Never: AxisMark {
  public static func _collectElements(_ mark: Never, into elements: inout _AxisElements) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collectElements(_ mark: Wrapped?, into elements: inout _AxisElements) {
    if let mark { Wrapped._collectElements(mark, into: &elements) }
  }
}

extension BuilderEmpty: AxisMark {
  static func _collectElements(_ mark: BuilderEmpty, into elements: inout _AxisElements) {}
}

extension BuilderPair: AxisMark where T0: AxisMark, T1: AxisMark {
  static func _collectElements(_ mark: BuilderPair<T0, T1>, into elements: inout _AxisElements) {
    T0._collectElements(mark.first, into: &elements)
    T1._collectElements(mark.second, into: &elements)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public static func _collectElements(
    _ mark: BuilderConditional<TrueContent, FalseContent>, into elements: inout _AxisElements
  ) {
    switch mark.storage {
    case .trueContent(let mark): TrueContent._collectElements(mark, into: &elements)
    case .falseContent(let mark): FalseContent._collectElements(mark, into: &elements)
    }
  }
}

/// A part of an axis whose type is not known.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Erases the type of a part of an axis.
  public init(_ content: any AxisMark) { mark = (content as? AnyAxisMark)?.mark ?? content }

  /// Erases the type of a part of an axis.
  public init<T: AxisMark>(erasing content: T) { self.init(content) }

  public static func _collectElements(_ mark: AnyAxisMark, into elements: inout _AxisElements) {
    func collect<M: AxisMark>(_ mark: M) {
      M._collectElements(mark, into: &elements)
    }
    collect(mark.mark)
  }
}
