/// One of two contents, as a condition decides.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

/// No content.
struct BuilderEmpty {}

/// Two contents.
struct BuilderPair<T0, T1> {
  let first: T0
  let second: T1
}

extension BuilderEmpty: ChartContent {
  typealias Body = Never
  static func _collectMarks(_ content: BuilderEmpty, into collector: inout _MarkCollector) {}
}

extension BuilderPair: ChartContent where T0: ChartContent, T1: ChartContent {
  typealias Body = Never

  static func _collectMarks(_ content: BuilderPair<T0, T1>, into collector: inout _MarkCollector) {
    T0._collectMarks(content.first, into: &collector)
    T1._collectMarks(content.second, into: &collector)
  }
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  public static func _collectMarks(
    _ content: BuilderConditional<TrueContent, FalseContent>, into collector: inout _MarkCollector
  ) {
    switch content.storage {
    case .trueContent(let content):
      collector.collect(true) { TrueContent._collectMarks(content, into: &$0) }
    case .falseContent(let content):
      collector.collect(false) { FalseContent._collectMarks(content, into: &$0) }
    }
  }
}
