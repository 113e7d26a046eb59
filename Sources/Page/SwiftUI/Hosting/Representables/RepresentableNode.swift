/// The node of a view that stands for one of another framework.
final class RepresentableNode<R: Representing>: _ViewNode<R.Source>, ViewOfPageNode {
  private let represented = Represented<R>()
  private let item: RepresentableItem
  private var properties = PropertyStorage(of: R.Source.self)

  override init(_ view: R.Source, in context: _NodeContext) {
    let represented = represented
    item = RepresentableItem(
      view: { represented.view }, size: { represented.sizeThatFits($0) },
      attach: { represented.attach(to: $0) })
    super.init(view, in: context)
    update()
  }

  override var ownItems: [Item] { [item] }
  var viewOfPage: UIView? { represented.view }

  /// The view is updated after every change around it: its own state cannot be compared.
  override func isEqual(_ old: R.Source, _ new: R.Source) -> Bool { false }

  override func update() {
    tracking {
      properties.bind(&view, to: self)
      represented.update(view, of: self)
    }
    item.setNeedsLayout()
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }

  override func willUnmount() {
    properties.end()
    represented.end()
  }
}

/// A node whose view of UIKit the page has made.
@MainActor @preconcurrency
protocol ViewOfPageNode: _AnyNode {
  var viewOfPage: UIView? { get }
}

final class RepresentableItem: Item {
  let view: () -> UIView?
  let attach: (UIView) -> Void
  private let fit: (ProposedViewSize) -> CGSize?

  init(
    view: @escaping () -> UIView?, size: @escaping (ProposedViewSize) -> CGSize?,
    attach: @escaping (UIView) -> Void
  ) {
    self.view = view
    fit = size
    self.attach = attach
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fit(proposal) ?? ownSize(proposal)
  }

  /// A view without a size of its own takes what it is proposed. One with such a size keeps it, or
  /// gives in where it resists less.
  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let view = view() else { return .zero }
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
    view().map { RepresentablePresentation(RepresentableFrame($0)) }
  }
}

final class RepresentablePresentation: ViewPresentation {
  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? RepresentableItem, let frame = view as? RepresentableFrame else {
      return
    }
    frame.item = item
    if let host = commit.host { item.attach(host) }
  }
}

/// The place of a view that the page has made: what SwiftUI changes is the place, what the page
/// changes is the view.
final class RepresentableFrame: UIView {
  private let shown: UIView
  private var ownSize: CGSize
  weak var item: RepresentableItem?

  init(_ view: UIView) {
    shown = view
    ownSize = view.intrinsicContentSize
    super.init(frame: .zero)
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  /// The view has its place, or has told that its own size is another.
  override func layoutSubviews() {
    super.layoutSubviews()
    shown.bounds.size = bounds.size
    shown.center = CGPoint(
      x: shown.layer.anchorPoint.x * bounds.width, y: shown.layer.anchorPoint.y * bounds.height)
    let size = shown.intrinsicContentSize
    guard size != ownSize else { return }
    ownSize = size
    item?.setNeedsLayout()
    hostingSurface?.setNeedsLayout()
  }
}

extension UIView {
  /// The hosting view that the view is in.
  var hostingSurface: UIView? {
    var view = superview
    while let current = view, !(current is any HostingSurface) { view = current.superview }
    return view
  }
}
