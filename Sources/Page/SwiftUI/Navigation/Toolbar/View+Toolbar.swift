/// A view with items in the bars around.
struct ToolbarModifier: ViewModifier {
  typealias Body = Never
  let items: AnyView

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, ToolbarModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, ToolbarModifier>> {
    ToolbarNode(view, in: context)
  }
}

/// The node of a view with items in the bars around. The items take no place beside the view.
final class ToolbarNode<Content: View>: _ViewNode<ModifiedContent<Content, ToolbarModifier>> {
  private var child: _ViewNode<Content>!
  private var items: ToolbarItemsNode!

  override init(_ view: ModifiedContent<Content, ToolbarModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    items = ToolbarItemsNode(view.modifier.items, in: childContext)
  }

  override var children: [_AnyNode] { items == nil ? [] : [child, items] }
  override var childrenOfPage: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, ToolbarModifier>,
    _ new: ModifiedContent<Content, ToolbarModifier>
  ) -> Bool {
    child.receive(new.content)
    items.receive(new.modifier.items)
    return true
  }

  override func collect(into items: inout [Item]) {
    child.collect(into: &items)
  }
}

/// The node of the items. What they consist of does not concern the views around.
final class ToolbarItemsNode: _ViewNode<AnyView> {
  private var child: _ViewNode<AnyView>!

  override init(_ view: AnyView, in context: _NodeContext) {
    super.init(view, in: context)
    child = AnyView._makeNode(view, in: childContext)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func isEqual(_ old: AnyView, _ new: AnyView) -> Bool {
    child.receive(new)
    return true
  }
  override func itemsChanged() { graph.preferencesChanged() }
  override func collect(into items: inout [Item]) {}
}

extension View {
  /// Puts views into the bars around.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)._makeToolbarView()))
  }

  /// Puts items into the bars around.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._makeToolbarView()))
  }

  /// Puts items into the bars around. The bars of an iPhone are not customized, so the id has no
  /// effect.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._makeToolbarView()))
  }

  /// Puts a view at the leading and one at the trailing edge of the navigation bar around.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading edge of the navigation bar around.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing edge of the navigation bar around.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
