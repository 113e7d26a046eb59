/// A view that shows a root view and the views that links put above it.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Shows a root view on a navigation stack.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationStack { content }
  }
}
