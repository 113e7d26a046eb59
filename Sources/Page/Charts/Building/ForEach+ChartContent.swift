@_spi(Charts) import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public static func _collectMarks(
    _ content: ForEach<Data, ID, Content>, into collector: inout _MarkCollector
  ) {
    for (id, element) in content.identifiedElements {
      collector.collect(id) { Content._collectMarks(content.content(element), into: &$0) }
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element of a collection whose elements have ids.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, contentID: \.id, content: content)
  }

  /// Marks for each element, told apart by the property at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, contentID: { $0[keyPath: id] }, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Groups marks, so that modifiers apply to all of them.
  public init(@ChartContentBuilder content: () -> Content) { self.init(content()) }

  public static func _collectMarks(
    _ content: Group<Content>, into collector: inout _MarkCollector
  ) {
    Content._collectMarks(content.content, into: &collector)
  }
}
