/// A modifier that presents something over its content.
@MainActor @preconcurrency
protocol PresentingModifier: ViewModifier where Body == Never {
  associatedtype Parts: View = EmptyView

  /// Views that describe what is presented and are not shown themselves, while it is presented.
  var parts: Parts? { get }

  /// What is presented now. What is read of bindings and of the environment counts.
  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest?
}

extension PresentingModifier {
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PresentingNode(view, in: context)
  }
}

extension PresentingModifier where Parts == EmptyView {
  var parts: EmptyView? { nil }
}

/// A node that presents something, for what is presented to find its place.
@MainActor @preconcurrency
protocol AnchorNode: _AnyNode {
  /// The first item of the content.
  var anchorItem: Item? { get }
}

/// The node of a view that presents something over its content.
final class PresentingNode<Content: View, Modifier: PresentingModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>, AnchorNode
{
  private var child: _ViewNode<Content>!
  private var partsNode: OptionContentNode<Modifier.Parts>?
  /// Whether the view has other parts than those that were handed on.
  private var hasNewParts = false
  private var properties = PropertyStorage(of: Modifier.self)
  private lazy var slot = PresentationSlot(of: self)

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    update()
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] {
    (child.map { [$0] } ?? []) + (partsNode.map { [$0] } ?? [])
  }
  override var members: [_AnyNode] { child.members }
  override var childrenOfPage: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, Modifier>, _ new: ModifiedContent<Content, Modifier>
  ) -> Bool {
    child.receive(new.content)
    hasNewParts = true
    return false
  }

  override func update() {
    let request = tracking { () -> PresentationRequest? in
      properties.bind(&view.modifier, to: self)
      updateParts()
      return view.modifier.request(by: self, for: partsNode?.options ?? [])
    }
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted else { return }
      self.slot.want(request)
    }
  }

  private func updateParts() {
    guard let parts = view.modifier.parts else {
      partsNode?.unmount()
      partsNode = nil
      return
    }
    if let partsNode {
      if hasNewParts { partsNode.receive(parts) }
      hasNewParts = false
      return
    }
    var context = childContext
    context.isLazy = false
    let node = OptionContentNode(parts, in: context)
    node.changed = { [weak self] in self?.setNeedsUpdate() }
    partsNode = node
  }

  override func collect(into items: inout [Item]) {
    child.collect(into: &items)
  }

  /// What is presented has the environment of the view that presents it.
  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    super.passEnvironment(changed: keys)
    guard !keys.isEmpty else { return }
    slot.followColorScheme()
    (slot.controller as? any EnvironmentHeir)?.receive(environment, changed: keys)
  }

  override func willUnmount() {
    properties.end()
    slot.end()
  }

  var anchorItem: Item? {
    var items: [Item] = []
    child.collect(into: &items)
    return items.first
  }
}
