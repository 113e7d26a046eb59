/// Views that are measured and drawn into contexts: texts, images and symbols of a canvas.
@MainActor
final class HostedViews<Content: View> {
  private let host = UIView()
  private let hosted: HostedGraph<ModifiedContent<Content, EffectModifier<GroupEffect>>>

  init(_ content: Content, in environment: EnvironmentValues) {
    hosted = HostedGraph(
      content.modifier(EffectModifier(effect: GroupEffect())), in: host, environment: environment)
  }

  var content: Content {
    get { hosted.content.content }
    set { hosted.content.content = newValue }
  }

  /// The views, which the root puts into a stack.
  private var items: [Item] {
    hosted.graph.update()
    return hosted.root.children.flatMap(\.children)
  }

  /// The view with an id or tag.
  func resolve(_ id: AnyHashable) -> HostedPicture? {
    let item = items.first { $0.isIdentified(as: id) }
    return item.map { HostedPicture(of: $0, keeping: self) { self.draw($0, in: $1, of: $2) } }
  }

  /// The first view.
  var picture: HostedPicture? {
    items.first.map { item in
      HostedPicture(of: item, keeping: self) { self.draw($0, in: $1, of: $2) }
    }
  }

  private func draw(_ item: Item, in size: CGSize, of context: CGContext) {
    host.bounds.size = size
    hosted.render(in: size, insets: EdgeInsets())
    guard let presentation = item.presentation as? ViewPresentation else { return }
    host.layoutIfNeeded()
    presentation.view.layer.render(in: context)
  }
}

extension EnvironmentValues {
  /// The size that a view chooses in the environment, without being shown.
  @MainActor @preconcurrency @_spi(Charts)
  public func size<V: View>(of view: V, in proposal: ProposedViewSize = .unspecified) -> CGSize {
    HostedViews(view, in: self).picture?.size(for: proposal) ?? .zero
  }
}

/// One of the views that a context can draw.
struct HostedPicture {
  private let item: Item
  private let owner: AnyObject
  private let drawItem: (Item, CGSize, CGContext) -> Void

  init(
    of item: Item, keeping owner: AnyObject,
    draw: @escaping (Item, CGSize, CGContext) -> Void
  ) {
    self.item = item
    self.owner = owner
    drawItem = draw
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { item.sizeThatFits(proposal) }
  }

  func dimensions(in size: CGSize) -> ViewDimensions {
    MainActor.assumeIsolated { UncheckedValue(item.dimensions(in: ProposedViewSize(size))) }.value
  }

  /// Draws the view with its upper left corner at the origin, for a proposal.
  func draw(in size: CGSize, of context: CGContext) {
    drawItem(item, size, context)
  }
}

extension Item {
  fileprivate func isIdentified(as id: AnyHashable) -> Bool {
    ids.contains(id) || layoutValue(TagKey.id) as? AnyHashable == id
      || children.contains { $0.isIdentified(as: id) }
  }
}
