/// One view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  /// The name by which the user's arrangement of the bar knows the item.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content

  public func _makeToolbarView() -> AnyView {
    AnyView(ToolbarItemView(placement: placement, content: content))
  }
}

extension ToolbarItem where ID == () {
  /// Puts a view into the bar that a placement says.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (id, self.placement, self.content) = ((), placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Puts a view into the bar that a placement says, with an id.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.id, self.placement, self.content) = (id, placement, content())
  }

  /// Puts a view into the bar that a placement says, with an id. Users cannot arrange bars here, so
  /// every item is shown, and `showsByDefault` has no effect.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    (self.id, self.placement, self.content) = (id, placement, content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several views in a bar, each an item of its own.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let isMenu: Bool
  private let label: AnyView

  /// Puts each of some views into the bar that a placement says.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content, isMenu) = (placement, content(), false)
    label = AnyView(EmptyView())
  }

  /// Puts a menu of some views into the bar that a placement says.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    isMenu = true
    self.label = AnyView(EmptyView())
  }

  public func _makeToolbarView() -> AnyView {
    if isMenu || placement.kind == .secondary {
      return AnyView(ToolbarItemView(placement: placement, content: content))
    }
    return AnyView(
      Group(subviews: content) { subviews in
        ForEach(subviews) { ToolbarItemView(placement: placement, content: $0) }
      })
  }
}

/// The menu of a group of items with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// An item in a bar. Secondary actions stand in a menu.
struct ToolbarItemView<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  var body: some View {
    if placement.kind == .secondary {
      ToolbarEntryView(
        placement: placement,
        content: AnyView(
          Menu {
            content
          } label: {
            Image(systemName: "ellipsis.circle")
          }))
    } else {
      ToolbarEntryView(placement: placement, content: AnyView(content))
    }
  }
}
