/// A container whose background a view can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let kind: Int
  /// The level of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: 0)
  /// The column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: 1)
}

extension View {
  /// Fills the background of the container around with a style.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts a view behind the content of the container around.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
  }
}
