/// A view that shows text.
public struct Text: View, Equatable {
  public typealias Body = Never
  let content: String

  public init(verbatim content: String) {
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public init(_ content: String) {
    self.content = content
  }

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    ItemNode(view, in: context, item: TextItem()) { view, item, node in
      item.text = view.content
    }
  }
}

final class TextItem: Item {
  var text = "" {
    didSet { if text != oldValue { setNeedsLayout() } }
  }
  private let label = UILabel()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    label.text = text
    label.numberOfLines = 0
    return label.sizeThatFits(
      CGSize(
        width: proposal.width ?? .greatestFiniteMagnitude,
        height: proposal.height ?? .greatestFiniteMagnitude))
  }

  override func makePresentation() -> ItemPresentation? { TextPresentation(label) }
}

final class TextPresentation: ViewPresentation {}
