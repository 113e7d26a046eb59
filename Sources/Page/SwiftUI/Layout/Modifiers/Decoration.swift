/// Puts another view behind or in front of a view, in the size of that.
struct DecorationModifier<Decoration: View>: ItemModifier {
  typealias Body = Never
  var decoration: Decoration
  var alignment: Alignment
  var isBehind: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> DecorationItem<Decoration> {
    DecorationItem(decoration, isBehind: isBehind, of: node)
  }

  func update(_ wrapper: DecorationItem<Decoration>, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.alignment = alignment
    wrapper.isBehind = isBehind
    wrapper.decoration.receive(LayoutView(layout: ZStackLayout(), content: decoration))
  }
}

final class DecorationItem<Decoration: View>: WrapperItem {
  let decoration: _ViewNode<LayoutView<ZStackLayout, Decoration>>
  private let decorationItem: Item
  var isBehind: Bool
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(_ view: Decoration, isBehind: Bool, of node: _AnyNode) {
    self.isBehind = isBehind
    decoration = LayoutView<ZStackLayout, Decoration>._makeNode(
      LayoutView(layout: ZStackLayout(), content: view), in: node.childContext)
    var items: [Item] = []
    decoration.collect(into: &items)
    decorationItem = items[0]
    super.init()
    decorationItem.setParent(self)
  }

  override var ownedNodes: [_AnyNode] { [decoration] }
  override var children: [Item] {
    isBehind ? [decorationItem, content] : [content, decorationItem]
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    let inner = ProposedViewSize(size)
    // The guide of the decoration meets the guide of the content.
    let outer = ViewDimensions(size: size, item: content, proposal: proposal)
    let dimensions = decorationItem.dimensions(in: inner)
    let x = outer[alignment.horizontal] - dimensions[alignment.horizontal]
    decorationItem.place(
      at: CGPoint(
        x: direction == .leftToRight ? x : size.width - x - dimensions.width,
        y: outer[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: inner)
  }
}

extension View {
  /// Puts views behind this one, which keeps its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, which keeps its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  /// Puts views in front of this one, which keeps its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one, which keeps its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(
      DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }
}
