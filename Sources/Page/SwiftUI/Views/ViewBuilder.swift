/// Makes one view of the views that a closure lists.
@resultBuilder
public struct ViewBuilder {
  /// Makes empty content.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a view as it is written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Reports what is no view.
  @available(*, unavailable, message: "This expression is not a View.")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Combines the statements of a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Takes the view of a condition without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the view of a branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes the view of a branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes a view that depends on the version of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
