/// Content whose marks are changed.
struct ChangedContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout Mark) -> Void

  static func _collectMarks(
    _ content: ChangedContent<Content>, into collector: inout _MarkCollector
  ) {
    collector.collect(
      { Content._collectMarks(content.content, into: &$0) }, changing: content.change)
  }
}

extension ChartContent {
  func changing(_ change: @escaping (inout Mark) -> Void) -> ChangedContent<Self> {
    ChangedContent(content: self, change: change)
  }

  /// Sets what no modifier inside has set.
  func setting<Value>(
    _ place: WritableKeyPath<MarkLook, Value?>, to value: Value
  ) -> ChangedContent<Self> {
    changing { if $0.look[keyPath: place] == nil { $0.look[keyPath: place] = value } }
  }
}
