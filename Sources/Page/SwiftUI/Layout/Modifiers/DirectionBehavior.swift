/// Mirrors a view in a reading direction.
struct DirectionBehaviorModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Mirrors the whole view in a reading direction, or leaves it as it is in both.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }
}
