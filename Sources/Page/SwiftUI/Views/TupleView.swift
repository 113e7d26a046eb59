/// Several views in an order.
public struct TupleView<T>: View {
  public typealias Body = Never
  /// The views.
  public var value: T

  /// Creates a view of several views.
  public init(_ value: T) {
    self.value = value
  }

  public static func _makeNode(
    _ view: TupleView<T>, in context: _NodeContext
  ) -> _ViewNode<TupleView<T>> {
    TupleNode(view, in: context)
  }
}

/// The node of several views: one child for each element of the tuple.
final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private var nodes: [_AnyNode] = []
  private let elements = TupleElements.of(T.self)

  override init(_ view: TupleView<T>, in context: _NodeContext) {
    super.init(view, in: context)
    let context = childContext
    nodes = elements.map { $0.make(view.value, context) }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { nodes }

  /// The elements are compared one by one.
  override func isEqual(_ old: TupleView<T>, _ new: TupleView<T>) -> Bool { false }

  override func update() {
    for (element, node) in zip(elements, nodes) { element.hand(view.value, node) }
  }
}

/// How one element of a tuple becomes a node.
@MainActor @preconcurrency
struct TupleElement<T> {
  let make: (T, _NodeContext) -> _AnyNode
  let hand: (T, _AnyNode) -> Void
  /// The previews that the element is, or consists of.
  let previewParts: (T) -> [AnyView]
}
