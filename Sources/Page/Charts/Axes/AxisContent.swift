/// The content of an axis.
@_typeEraser(AnyAxisContent)
public protocol AxisContent {
  static func _collectMarks(_ content: Self, into marks: inout _AxisMarksCollector)
}

/// The marks of an axis, in their order.
public struct _AxisMarksCollector {
  var marks: [AxisMarksSpecification] = []
}

/// The values of an axis and what is shown for each.
struct AxisMarksSpecification {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What is shown for a value; nil for what is usual.
  var content: ((AxisValue) -> _AxisElements)?
  var format: ((Datum) -> String?)?
  var stroke: StrokeStyle?
}

extension AxisContent {
  /// Treats the axis as one picture, which it is already, so it has no effect.
  public func compositingLayer() -> some AxisContent { self }
}

extension Never: AxisContent {
  public static func _collectMarks(_ content: Never, into marks: inout _AxisMarksCollector) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _collectMarks(_ content: Wrapped?, into marks: inout _AxisMarksCollector) {
    if let content { Wrapped._collectMarks(content, into: &marks) }
  }
}

extension BuilderEmpty: AxisContent {
  static func _collectMarks(_ content: BuilderEmpty, into marks: inout _AxisMarksCollector) {}
}

extension BuilderPair: AxisContent where T0: AxisContent, T1: AxisContent {
  static func _collectMarks(
    _ content: BuilderPair<T0, T1>, into marks: inout _AxisMarksCollector
  ) {
    T0._collectMarks(content.first, into: &marks)
    T1._collectMarks(content.second, into: &marks)
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public static func _collectMarks(
    _ content: BuilderConditional<TrueContent, FalseContent>, into marks: inout _AxisMarksCollector
  ) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectMarks(content, into: &marks)
    case .falseContent(let content): FalseContent._collectMarks(content, into: &marks)
    }
  }
}

/// The content of an axis whose type is not known.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Erases the type of the content.
  public init(_ content: any AxisContent) {
    self.content = (content as? AnyAxisContent)?.content ?? content
  }

  /// Erases the type of the content.
  public init<T: AxisContent>(erasing content: T) { self.init(content) }

  public static func _collectMarks(
    _ content: AnyAxisContent, into marks: inout _AxisMarksCollector
  ) {
    func collect<C: AxisContent>(_ content: C) {
      C._collectMarks(content, into: &marks)
    }
    collect(content.content)
  }
}
