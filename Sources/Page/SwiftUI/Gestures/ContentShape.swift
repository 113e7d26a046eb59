struct ContentShapeModifier<S: Shape>: ItemModifier {
  typealias Body = Never
  let shape: S
  let isEOFilled: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem { GestureItem() }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    wrapper.contentShape = { [shape, isEOFilled] in
      (shape.path(in: CGRect(origin: .zero, size: $0)), isEOFilled)
    }
  }
}

struct HitTestingModifier: ItemModifier {
  typealias Body = Never
  let isEnabled: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem { GestureItem() }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    wrapper.takesTouches = isEnabled
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of an accessibility element.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets where touches of the view count.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }

  /// Sets where touches of the view count, if that is among the kinds. The shapes of other kinds
  /// are
  /// not used: pictures of dragged views and of context menus have the view's own outline.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Sets whether the view and those inside take touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
