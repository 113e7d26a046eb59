/// Shows a view only where another one is opaque.
struct MaskModifier<Mask: View>: ItemModifier {
  typealias Body = Never
  var mask: Mask
  var alignment: Alignment

  func makeWrapper(around item: Item, of node: _AnyNode) -> MaskItem<Mask> {
    MaskItem(mask, of: node)
  }

  func update(_ wrapper: MaskItem<Mask>, of node: _AnyNode) {
    wrapper.direction = node.environment.layoutDirection
    wrapper.alignment = alignment
    wrapper.maskNode.receive(LayoutView(layout: ZStackLayout(), content: mask))
  }
}

/// The item of a masked view. The mask has the view's size, as an overlay has.
final class MaskItem<Mask: View>: WrapperItem {
  let maskNode: _ViewNode<LayoutView<ZStackLayout, Mask>>
  private let maskItem: MaskContentItem
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(_ view: Mask, of node: _AnyNode) {
    maskNode = LayoutView<ZStackLayout, Mask>._makeNode(
      LayoutView(layout: ZStackLayout(), content: view), in: node.childContext)
    var items: [Item] = []
    maskNode.collect(into: &items)
    maskItem = MaskContentItem(items[0])
    super.init()
    maskItem.setParent(self)
  }

  override var ownedNodes: [_AnyNode] { [maskNode] }
  override var children: [Item] { [content, maskItem] }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
    maskItem.alignment = alignment
    maskItem.direction = direction
    maskItem.outer = ViewDimensions(size: size, item: content, proposal: proposal)
    maskItem.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func makePresentation() -> ItemPresentation? { ViewPresentation(MaskedView()) }
}

/// The mask, in the whole space of what it masks.
final class MaskContentItem: Item {
  private let content: Item
  var alignment = Alignment.center
  var direction = LayoutDirection.leftToRight
  var outer: ViewDimensions?

  init(_ content: Item) {
    self.content = content
    super.init()
    content.setParent(self)
  }

  override var children: [Item] { [content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let outer else { return }
    let dimensions = content.dimensions(in: proposal)
    let x = outer[alignment.horizontal] - dimensions[alignment.horizontal]
    content.place(
      at: CGPoint(
        x: direction == .leftToRight ? x : size.width - x - dimensions.width,
        y: outer[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: proposal)
  }

  override func makePresentation() -> ItemPresentation? { ViewPresentation(MaskContentView()) }
}

/// Has all that belongs to a mask in it.
final class MaskContentView: UIView {}

/// A view with other views in it, of which one is the mask of the others.
final class MaskedView: EffectView {
  override func addSubview(_ view: UIView) {
    if view is MaskContentView { mask = view } else { super.addSubview(view) }
  }

  override func bringSubviewToFront(_ view: UIView) {
    if !(view is MaskContentView) { super.bringSubviewToFront(view) }
  }
}

extension View {
  /// Shows the view only where others are opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
