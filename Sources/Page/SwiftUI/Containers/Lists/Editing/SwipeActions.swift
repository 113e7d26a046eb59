/// The buttons that a swipe over a row uncovers at one of its edges.
struct SwipeActions {
  let allowsFullSwipe: Bool
  let content: AnyView
}

extension View {
  /// Adds buttons that a swipe over the row uncovers. The first one is at the edge; a swipe over
  /// the whole row runs it, unless full swipes are not allowed.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return rowTraits { traits in
      if edge == .leading { traits.leadingSwipe = actions } else { traits.trailingSwipe = actions }
    }
  }
}

/// What a button under a row is: its title, its picture, its color and its action.
@MainActor
struct SwipeButton {
  let title: String
  let image: UIImage?
  let color: UIColor
  let isDestructive: Bool
  let action: () -> Void
}

/// The item of a button under a row.
final class SwipeButtonItem: Item {
  var button: SwipeButton?
}

/// The views that make the buttons under a row.
struct SwipeContent: View {
  let content: AnyView

  var body: some View { content.buttonStyle(SwipeButtonStyle()).environment(\.isInList, false) }
}

/// Makes a button of a row's swipe actions from a button of SwiftUI.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    OptionsReader(content: configuration.label) { labels in
      SwipeButtonView(
        title: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "),
        image: labels.lazy.compactMap(\.image).first,
        isDestructive: configuration.role == .destructive, action: configuration.trigger)
    }
  }
}

struct SwipeButtonView: View {
  typealias Body = Never
  let title: String
  let image: UIImage?
  let isDestructive: Bool
  let action: () -> Void

  static func _makeNode(
    _ view: SwipeButtonView, in context: _NodeContext
  ) -> _ViewNode<SwipeButtonView> {
    ItemNode(view, in: context, item: SwipeButtonItem()) { view, item, node in
      let tint = node.environment.swipeTint
      item.button = SwipeButton(
        title: view.title, image: view.image,
        color: (tint ?? (view.isDestructive ? UIColor.systemRed : .systemGray3))
          .resolvedColor(with: node.environment.traits),
        isDestructive: view.isDestructive, action: view.action)
    }
  }
}

extension EnvironmentValues {
  /// The tint that a view inside the swipe actions sets.
  fileprivate var swipeTint: UIColor? { tintPaint == nil ? nil : tintUIColor }
}

extension RowItem {
  /// Whether a swipe uncovers buttons.
  var canBeSwiped: Bool {
    role == .content && (traits.leadingSwipe != nil || traits.trailingSwipe != nil || canDelete)
  }

  /// The buttons that a swipe uncovers at an edge. A row that can be deleted has one for it.
  func swipeButtons(at edge: HorizontalEdge) -> [SwipeButton] {
    let kind = edge == .leading ? RowDecoration.leadingSwipe : .trailingSwipe
    if let item = decorationItem(kind) {
      list?.graph?.settle()
      return item.swipeButtons
    }
    guard edge == .trailing, canDelete else { return [] }
    return [
      SwipeButton(
        title: "Delete", image: nil,
        color: list?.settings.color(.systemRed) ?? .systemRed, isDestructive: true,
        action: { [weak self] in self?.delete() })
    ]
  }
}

extension Item {
  /// The buttons inside, the first one first.
  fileprivate var swipeButtons: [SwipeButton] {
    if let item = self as? SwipeButtonItem { return item.button.map { [$0] } ?? [] }
    return children.flatMap(\.swipeButtons)
  }
}
