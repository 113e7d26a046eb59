import Testing

@testable import PageEngine

@Suite struct CompletionLabelTests {
  @Test(arguments: [
    ("padding(insets: EdgeInsets)", "padding(:)", "padding(_ insets: EdgeInsets)"),
    (
      "padding(edges: Edge.Set, length: CGFloat?)", "padding(::)",
      "padding(_ edges: Edge.Set, _ length: CGFloat?)"
    ),
    (
      "onChange(value: V, action: (V, V) -> Void)", "onChange(:action:)",
      "onChange(_ value: V, action: (V, V) -> Void)"
    ),
    ("map(transform: (Element) -> T) -> [T]", "map(:)", "map(_ transform: (Element) -> T) -> [T]"),
  ])
  func anArgumentWithoutALabelHasAnUnderscore(label: String, filter: String, text: String) {
    #expect(CompletionLabel.text(of: label, filter: filter) == text)
  }

  @Test(arguments: [
    ("frame(width: CGFloat?, height: CGFloat?)", "frame(width:height:)"), ("body", "body"),
    ("reversed()", "reversed()"), ("(Int)", "(:)"), ("pair(Int, Int)", "pair(::)"),
    ("broken(a: (Int", "broken(:)"), ("f(x: Int)", "f(x:y:)"), ("if", ""), (")(", ")("),
  ])
  func anyOtherLabelStays(label: String, filter: String) {
    #expect(CompletionLabel.text(of: label, filter: filter) == label)
  }
}
