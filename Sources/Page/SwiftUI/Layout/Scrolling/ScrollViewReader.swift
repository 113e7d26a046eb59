/// A view whose content can be scrolled to views with an id.
public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  /// Makes the content from a proxy that scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// Makes the content with a proxy that scrolls the scroll views inside.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: ScrollViewReader<Content>, in context: _NodeContext
  ) -> _ViewNode<ScrollViewReader<Content>> {
    ReaderNode(view, in: context)
  }
}

/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  let scroll: (AnyHashable, UnitPoint?) -> Void

  /// Scrolls until the view with an id is visible, or stands at an anchor.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
  }
}

final class ReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let content = evaluate()
    child = Content._makeNode(content, in: childContext)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ScrollViewReader<Content>, _ new: ScrollViewReader<Content>
  ) -> Bool { false }

  override func update() {
    child.receive(evaluate())
  }

  private func evaluate() -> Content {
    tracking {
      view.content(
        ScrollViewProxy { [weak self] id, anchor in
          let transaction = Transaction.current
          // New views are laid out before they are scrolled to.
          self?.graph.afterLayout {
            var items: [Item] = []
            self?.collect(into: &items)
            for item in items where item.scrollInside(to: id, anchor, transaction) { return }
          }
        })
    }
  }
}
