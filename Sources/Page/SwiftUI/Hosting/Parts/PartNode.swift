/// A part of the views that stands in a view of UIKit of its own: a level of a navigation stack, a
/// tab, a column.
struct PartContent: View {
  typealias Body = Never
  var content: AnyView

  static func _makeNode(
    _ view: PartContent, in context: _NodeContext
  ) -> _ViewNode<PartContent> {
    PartNode(view.content, in: context)
  }
}

/// The node of such a part. It is in the tree of the views around it, so state, environment and
/// preferences go through it; its items stand in its own view.
final class PartNode: _ViewNode<PartContent> {
  private var child: _ViewNode<VStack<AnyView>>!
  private let change: (inout EnvironmentValues) -> Void
  private var changed: EnvironmentValues
  private var isCollecting = false
  let partView: PartView
  private(set) lazy var surface = ItemSurface(partView)
  /// What decides the size of the part's view.
  enum Fitting {
    /// The controller that the view belongs to.
    case container
    /// The views inside, as in a bar.
    case content
  }

  var fitting = Fitting.container
  /// Called when the views inside have chosen another size.
  var sizeChanged: (CGSize) -> Void = { _ in }
  private var listeners: [PreferenceListener] = []

  /// Makes the part of a content in an environment that the closure changes.
  init(
    _ content: AnyView, in context: _NodeContext, isInSight: Bool = true,
    change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.change = change
    changed = context.environment
    partView = PartView(frame: .zero)
    super.init(PartContent(content: content), in: context)
    partView.part = self
    isOutOfSight = !isInSight
    change(&changed)
    child = VStack<AnyView>._makeNode(VStack { content }, in: childContext)
    graph.add(self)
    itemsChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var childrenOfPage: [_AnyNode] { child?.children ?? [] }
  override var childEnvironment: EnvironmentValues { changed }

  override func isEqual(_ old: PartContent, _ new: PartContent) -> Bool {
    child.receive(VStack { new.content })
    return true
  }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    changed = environment
    let own = EnvironmentValues.keysWritten { change(&changed) }
    let keys = keys.subtracting(own)
    if !keys.isEmpty { child.receive(changed, changed: keys) }
  }

  // MARK: Items

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.beforeLayout { [weak self] in self?.collect() }
  }

  private func collect() {
    isCollecting = false
    guard isMounted else { return }
    var items: [Item] = []
    child.collect(into: &items)
    surface.root.fill(with: items)
    partView.setNeedsLayout()
  }

  override func collect(into items: inout [Item]) {}

  /// The view has been laid out by the controller that it belongs to.
  func takePlace() {
    surface.root.move(to: partView.originInOutermostHost)
    surface.take(
      partView.bounds.size,
      insets: fitting == .content
        ? EdgeInsets() : EdgeInsets(safeArea: partView.safeAreaInsets))
    if surface.needsShow || graph.needsUpdate { graph.host?.graphMustRender() }
  }

  /// Makes the view as large as the views inside are, where they decide it.
  func fit() {
    guard fitting == .content, surface.root.needsLayout || surface.size == nil else { return }
    let size = surface.root.sizeThatFits(.unspecified)
    guard size != surface.size || size != partView.bounds.size else { return }
    partView.bounds.size = size
    surface.take(size, insets: EdgeInsets())
    sizeChanged(size)
  }

  // MARK: Visibility and preferences

  /// The part came on the screen or left it: the views inside appear or disappear.
  func setInSight(_ isInSight: Bool) {
    guard isOutOfSight == isInSight, isMounted else { return }
    isOutOfSight = !isInSight
    if isInSight { partView.setNeedsLayout() }
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted, self.isOutOfSight != isInSight else { return }
      for child in self.children { child.tellVisibility(isInSight && self.isSeen) }
    }
  }

  /// The part is covered before it was seen: its views have not appeared.
  func cover() { isOutOfSight = true }

  /// Calls a closure with the value of a preference of the views inside, and at each change.
  func follow<K: PreferenceKey>(_ key: K.Type, _ action: @escaping (K.Value) -> Void) {
    let listener = PreferenceListener(in: graph) { [weak self] in
      guard let self, self.isMounted else { return }
      action(self.child.preference(key) ?? K.defaultValue)
    }
    listeners.append(listener)
    graph.add(listener)
  }
}

extension _AnyNode {
  /// Whether neither the node nor one around it is out of sight.
  final var isSeen: Bool {
    var node: _AnyNode? = self
    while let current = node {
      if current.isOutOfSight { return false }
      node = current.parent
    }
    return graph.isVisible
  }
}

extension EdgeInsets {
  /// Insets of UIKit's safe area; leading is left.
  init(safeArea insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
