/// Makes the rows of a table from the statements of a closure.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes an expression as content.
  public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> TupleTableRowContent<Value, C> where C.TableRowValue == Value {
    TupleTableRowContent(value: content, _runs: content._runs)
  }

  /// Combines the statements of a block.
  public static func buildBlock<each T>(
    _ content: repeat TupleTableRowContent<Value, each T>
  ) -> TupleTableRowContent<Value, (repeat each T)> {
    var runs: [_TableRun<Value>] = []
    repeat runs.append(contentsOf: (each content)._runs)
    return TupleTableRowContent(
      value: (repeat (each content).value), _runs: _TableRun.joined(runs))
  }

  /// Makes content that a condition includes.
  public static func buildIf<T>(
    _ content: TupleTableRowContent<Value, T>?
  ) -> TupleTableRowContent<Value, T?> {
    TupleTableRowContent(value: content?.value, _runs: content?._runs ?? [])
  }

  /// Makes the content of the first branch of a condition.
  public static func buildEither<T>(
    first: TupleTableRowContent<Value, T>
  ) -> TupleTableRowContent<Value, Any> {
    TupleTableRowContent(value: first.value, _runs: first._runs)
  }

  /// Makes the content of the second branch of a condition.
  public static func buildEither<T>(
    second: TupleTableRowContent<Value, T>
  ) -> TupleTableRowContent<Value, Any> {
    TupleTableRowContent(value: second.value, _runs: second._runs)
  }
}
