/// The node of a view or controller of UIKit.
final class RepresentableNode<V: View>: _ViewNode<V> {
  private let item: RepresentableItem<V>
  private var properties = PropertyStorage(of: V.self)

  init(_ view: V, in context: _NodeContext, _ representer: Representer<V>) {
    item = RepresentableItem(representer)
    super.init(view, in: context)
    update()
  }

  /// The view is told of every change around it, as UIKit's own state cannot be compared.
  override func isEqual(_ old: V, _ new: V) -> Bool { false }

  override func update() {
    tracking {
      properties.bind(&view, to: self)
      item.representer.update(view, of: self)
    }
    item.setNeedsLayout()
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }

  override func willUnmount() {
    properties.end()
    item.representer.dismantle()
  }
}

final class RepresentableItem<V: View>: Item {
  let representer: Representer<V>

  init(_ representer: Representer<V>) {
    self.representer = representer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    representer.sizeThatFits(proposal) ?? ownSize(proposal)
  }

  /// A view without a size of its own takes what it is proposed. One with such a size keeps it, or
  /// gives in where it resists less.
  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let view = representer.shownView else { return .zero }
    let own = view.intrinsicContentSize
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
      guard let proposed else { return own }
      let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
      let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
      if proposed > own { return hugs ? own : proposed }
      return resists ? own : proposed
    }
    return CGSize(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical))
  }

  override func makePresentation() -> ItemPresentation? {
    representer.shownView.map { RepresentablePresentation($0, representer) }
  }
}

final class RepresentablePresentation<V: View>: ViewPresentation {
  private let representer: Representer<V>

  init(_ view: UIView, _ representer: Representer<V>) {
    self.representer = representer
    super.init(view)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let host = commit.host else { return }
    representer.attach(to: host)
  }
}
