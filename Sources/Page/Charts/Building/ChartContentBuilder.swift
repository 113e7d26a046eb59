/// Builds the content of a chart from marks, conditions and loops.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent {
    BuilderPair(first: accumulated, second: next)
  }

  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> some ChartContent {
    AnyChartContent(content)
  }
}
