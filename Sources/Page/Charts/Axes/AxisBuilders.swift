/// Builds what an axis shows for a value.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some AxisMark, next: some AxisMark
  ) -> some AxisMark {
    BuilderPair(first: accumulated, second: next)
  }

  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> some AxisMark {
    AnyAxisMark(content)
  }
}

/// Builds the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent {
    BuilderPair(first: accumulated, second: next)
  }

  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> some AxisContent {
    AnyAxisContent(content)
  }
}
