/// How a scroll view changes its offset when its content becomes larger or smaller.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  enum Kind { case automatic, disabled }
  let kind: Kind

  /// What was at an edge stays there, where `defaultScrollAnchor` says so.
  public static var automatic: Self { Self(kind: .automatic) }
  /// The offset stays.
  public static var disabled: Self { Self(kind: .disabled) }
}

private struct ScrollAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct VelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// How scroll views change their offset when the change makes their content larger or smaller.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[ScrollAdjustmentKey.self] }
    set { self[ScrollAdjustmentKey.self] = newValue }
  }

  /// Where in the scroll view a view comes to rest that the change scrolls to.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// Whether the velocity of the changes goes into a spring that follows. A spring that interrupts
  /// another animation always keeps its velocity here.
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }
}
