/// A modifier that puts an item around each item of its content: padding, a frame, an effect.
@MainActor @preconcurrency
protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperItem

  func makeWrapper(around item: Item, of node: _AnyNode) -> Wrapper

  /// Sets the wrapper's values from the modifier's. What it reads of the environment counts.
  func update(_ wrapper: Wrapper, of node: _AnyNode)
}

extension ItemModifier {
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    WrapperNode(view, in: context)
  }
}

/// The node of a view whose items are wrapped.
final class WrapperNode<Content: View, Modifier: ItemModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]
  /// The wrappers in the order of the items inside.
  private var ordered: [Modifier.Wrapper] = []
  private var properties = PropertyStorage(of: Modifier.self)

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    var context = childContext
    context.postponing = postponing
    child = Content._makeNode(view.content, in: context)
  }

  /// The item around the first item of the content.
  var firstWrapper: Item? { ordered.first }

  override var ownItems: [Item] { ordered }
  override var members: [_AnyNode] { child.members }
  override var children: [_AnyNode] {
    (child.map { [$0] } ?? []) + ordered.flatMap(\.ownedNodes)
  }

  /// The content is compared by its own node, the modifier here.
  override func isEqual(
    _ old: ModifiedContent<Content, Modifier>, _ new: ModifiedContent<Content, Modifier>
  ) -> Bool {
    child.receive(new.content)
    return areEqual(old.modifier, new.modifier)
  }

  override func update() {
    tracking {
      properties.bind(&view.modifier, to: self)
      for wrapper in ordered { view.modifier.update(wrapper, of: self) }
    }
  }

  override func collect(into items: inout [Item]) {
    var inner: [Item] = []
    child.collect(into: &inner)
    var old = wrappers
    wrappers.removeAll(keepingCapacity: true)
    ordered.removeAll(keepingCapacity: true)
    for item in inner {
      let key = ObjectIdentifier(item.lasting)
      let wrapper = old.removeValue(forKey: key) ?? wrap(item)
      if wrapper.content !== item { wrapper.adopt(item, of: self) }
      wrappers[key] = wrapper
      ordered.append(wrapper)
      items.append(wrapper)
    }
    for wrapper in old.values {
      for node in wrapper.ownedNodes { node.unmount() }
    }
  }

  private func wrap(_ item: Item) -> Modifier.Wrapper {
    tracking {
      properties.bind(&view.modifier, to: self)
      let wrapper = view.modifier.makeWrapper(around: item, of: self)
      wrapper.adopt(item, of: self)
      view.modifier.update(wrapper, of: self)
      return wrapper
    }
  }

  override func willUnmount() {
    properties.end()
  }
}
