/// A view whose content scrolls.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  /// The views that scroll.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether indicators show where the content is.
  public var showsIndicators: Bool

  /// Scrolls content along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Scrolls content along some axes, and shows an indicator for each of them.
  @_disfavoredOverload
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  public static func _makeNode(
    _ view: ScrollView<Content>, in context: _NodeContext
  ) -> _ViewNode<ScrollView<Content>> {
    ScrollNode(view, in: context)
  }
}

/// The node of a scroll view: several views inside stand in a vertical stack.
final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
  private var child: _ViewNode<VStack<Content>>!
  private let item = ScrollItem()

  override init(_ view: ScrollView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = VStack<Content>._makeNode(VStack { view.content }, in: childContext)
    var items: [Item] = []
    child.collect(into: &items)
    item.content = items[0]
    item.graph = graph
    graph.add(item)
    update()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var childrenOfPage: [_AnyNode] { child.children }
  override var ownItems: [Item] { [item] }

  override func isEqual(_ old: ScrollView<Content>, _ new: ScrollView<Content>) -> Bool {
    child.receive(VStack { new.content })
    return old.axes == new.axes && old.showsIndicators == new.showsIndicators
  }

  /// Positions and observers are for this scroll view, not for those inside.
  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.scrollSettings = values.scrollSettings.inherited
    return values
  }

  override func update() {
    tracking {
      var settings = environment.scrollSettings
      if !view.showsIndicators { settings.showsIndicators = (false, false) }
      item.direction = environment.layoutDirection
      item.refresh = view.axes.contains(.vertical) ? environment.refreshAction : nil
      item.set(view.axes, settings, environment)
    }
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}
