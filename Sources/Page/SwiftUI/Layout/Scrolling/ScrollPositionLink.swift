/// Connects a scroll view with the value of a page that says where it is.
struct ScrollPositionLink {
  /// Where the view has to be.
  var place: ScrollPosition.Place
  /// Changes with each request.
  var request: Request
  var anchor: UnitPoint?
  /// Hears the id of the view at the edge when the content is scrolled.
  var report: (AnyHashable?) -> Void

  enum Request: Equatable {
    case id(AnyHashable?)
    case number(Int)
  }
}

private struct PositionIDModifier<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let link = ScrollPositionLink(
      place: id.map { .id(AnyHashable($0), nil) } ?? .nowhere,
      request: .id(id.map { AnyHashable($0) }),
      anchor: anchor,
      report: { new in
        let new = new?.base as? ID
        if new != id { id = new }
      })
    return content.scrolling { $0.position = link }
  }
}

private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let link = ScrollPositionLink(
      place: position.place, request: .number(position.request), anchor: anchor,
      report: { id in
        let new = position.seen(id)
        if new != position { position = new }
      })
    return content.scrolling { $0.position = link }
  }
}

extension View {
  /// Binds the id of the view that scroll views inside show first: it follows the user, and they
  /// follow it. The views are those of a `scrollTargetLayout()`.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(PositionIDModifier(id: id, anchor: anchor))
  }

  /// Binds the position of scroll views inside.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
