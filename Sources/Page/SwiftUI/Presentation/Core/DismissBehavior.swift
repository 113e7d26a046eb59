/// How much a dismissal asks of the user.
public struct DismissBehavior: Sendable {
  private let kind: Int
  /// As if the user had dismissed it.
  public static let interactive = DismissBehavior(kind: 0)
  /// Without asking.
  public static let destructive = DismissBehavior(kind: 1)
}

private struct DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How much the dismissal of a window asks of the user. A page has one window, which is not
  /// dismissed.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
