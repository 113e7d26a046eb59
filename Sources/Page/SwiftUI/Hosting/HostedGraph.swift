@_spi(SwiftUI) import UIKit

/// A view with all that makes a picture of it: nodes, items, and the views that show them.
@MainActor @preconcurrency
final class HostedGraph<Content: View>: ViewGraphHost {
  let graph = Graph()
  private let rootNode: RootNode<Content>
  private let surface: ItemSurface
  unowned let hostView: UIView
  private var preferredColorScheme: ColorScheme?
  private var colorSchemeListener: PreferenceListener?
  private var listeners: [PreferenceListener] = []

  init(
    _ view: Content, in hostView: UIView, environment: EnvironmentValues,
    purpose: Graph.Purpose = .interface
  ) {
    self.hostView = hostView
    surface = ItemSurface(hostView)
    graph.purpose = purpose
    rootNode = RootNode(
      RootView(content: view),
      in: _NodeContext(graph: graph, parent: nil, environment: environment))
    rootNode.collectItems = { [surface] in surface.root.fill(with: $0) }
    rootNode.itemsChanged()
    graph.host = self
    followColorScheme()
  }

  /// Gives the hosting view the color scheme that a view inside prefers.
  private func followColorScheme() {
    let listener = PreferenceListener(in: graph) { [weak self] in
      guard let self else { return }
      let preferred = self.rootNode.preference(PreferredColorSchemeKey.self) ?? nil
      guard preferred != self.preferredColorScheme else { return }
      self.preferredColorScheme = preferred
      self.hostView.overrideUserInterfaceStyle = UIUserInterfaceStyle(preferred)
    }
    colorSchemeListener = listener
    graph.add(listener)
  }

  /// Runs an action for the value of a preference: now, and when it may have changed.
  func follow<Key: PreferenceKey>(_ key: Key.Type, _ action: @escaping (Key.Value) -> Void) {
    let listener = PreferenceListener(in: graph) { [weak self] in
      guard let self else { return }
      action(self.rootNode.preference(key) ?? Key.defaultValue)
    }
    listeners.append(listener)
    graph.add(listener)
    action(rootNode.preference(key) ?? Key.defaultValue)
  }

  /// The hosting view came into a window, or left it: views appear and disappear with it.
  func tellVisibility(_ isVisible: Bool) {
    guard graph.isVisible != isVisible else { return }
    graph.isVisible = isVisible
    rootNode.tellVisibility(isVisible)
  }

  /// What was presented has gone: its views disappear at once.
  func disappear() {
    tellVisibility(false)
    graph.runActions()
  }

  /// Ends all views: the hosting view goes.
  func end() {
    graph.host = nil
    frames?.end()
    rootNode.unmount()
    graph.runActions()
  }

  /// The item around all others of the hosting view.
  var root: RootItem { surface.root }

  var content: Content {
    get { rootNode.view.content }
    set { rootNode.receive(RootView(content: newValue)) }
  }

  func graphNeedsUpdate() {
    if !isWaiting { hostView.setNeedsLayout() }
  }

  /// Whether changes without end go on before the next frame, and not in this turn.
  private var isWaiting = false
  private var frames: Frames?
  private var frameWork: [() -> Void] = []

  func beforeNextFrame(_ work: @escaping () -> Void) {
    frameWork.append(work)
    guard frames == nil else { return }
    frames = Frames { [weak self] _ in
      guard let self else { return false }
      let work = frameWork
      (frames, frameWork) = (nil, [])
      for action in work { action() }
      return false
    }
  }

  /// Hands a changed environment of the host down to the views.
  func receive(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    rootNode.receive(environment, changed: changed)
  }

  /// Brings the views up to date: evaluates, lays out, shows, and then runs what waits for it.
  ///
  /// Actions may change state again, which is shown before the picture; a page that never comes to
  /// rest is shown as it is, and goes on before the next frame.
  func render(in size: CGSize, insets: EdgeInsets) {
    surface.take(size, insets: insets)
    render()
  }

  private func render() {
    StoredEntry.lookAtAll()
    guard !isWaiting else { return show() }
    defer { graph.isChainLong = false }
    for round in 1...Graph.longestChain {
      graph.isChainLong = round == Graph.longestChain
      show()
      graph.runActions()
      if !graph.needsUpdate { return }
    }
    graph.reportChain()
    isWaiting = true
    beforeNextFrame { [weak self] in
      self?.isWaiting = false
      self?.hostView.setNeedsLayout()
    }
  }

  func graphMustShow() {
    if surface.size != nil, !graph.isShowing { show() }
  }

  /// What is shown now is shown again, with the part that has a place, when this is over.
  func graphMustRender() {
    guard !graph.isShowing else { return graphNeedsUpdate() }
    if surface.size != nil { render() }
  }

  private func show() {
    graph.update()
    graph.isShowing = true
    layOut()
    graph.matches.resolve(in: graph)
    surface.commitIfNeeded(graph.transaction, rootNode.environment)
    for part in graph.shownParts {
      part.surface.commitIfNeeded(graph.transaction, part.childEnvironment)
    }
    graph.isShowing = false
    graph.didShow()
    graph.didLayOut()
  }

  /// Lays out until the views that depend on places, or are made for those that are visible, have
  /// what they need.
  private func layOut() {
    for _ in 0..<Graph.mostLayouts {
      surface.layOutIfNeeded()
      for part in graph.shownParts {
        part.fit()
        part.surface.layOutIfNeeded()
      }
      let hasMoved = graph.checkGeometry()
      if hasMoved { graph.update() }
      guard hasMoved || root.needsLayout else { return }
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    graph.update()
    return root.sizeThatFits(proposal)
  }

  /// The lines of a tree dump.
  func lines(in tree: ViewTree) -> [String] {
    NodeTree(tree, in: hostView).lines(inside: rootNode)
  }
}

/// The view around the view that is hosted.
struct RootView<Content: View>: View {
  typealias Body = Never
  var content: Content

  static func _makeNode(
    _ view: RootView<Content>, in context: _NodeContext
  ) -> _ViewNode<RootView<Content>> {
    RootNode(view, in: context)
  }
}

/// The node around all others. Several views at the root stand in a vertical stack.
final class RootNode<Content: View>: _ViewNode<RootView<Content>> {
  private var child: _ViewNode<VStack<Content>>!
  var collectItems: ([Item]) -> Void = { _ in }
  private var isCollecting = false

  override init(_ view: RootView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = VStack<Content>._makeNode(VStack { view.content }, in: childContext)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var childrenOfPage: [_AnyNode] { child.children }

  override func isEqual(_ old: RootView<Content>, _ new: RootView<Content>) -> Bool {
    child.receive(VStack { new.content })
    return true
  }

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.beforeLayout { [weak self] in self?.collect() }
  }

  private func collect() {
    isCollecting = false
    var items: [Item] = []
    child.collect(into: &items)
    collectItems(items)
  }
}
