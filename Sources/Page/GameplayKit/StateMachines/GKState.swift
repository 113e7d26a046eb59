import Foundation

/// One state of a machine: what happens when it begins, while it lasts, and when it ends.
open class GKState: NSObject {
  weak var machine: GKStateMachine?

  /// The machine this is a state of.
  open var stateMachine: GKStateMachine? { machine }

  public override init() { super.init() }

  /// Whether the machine may go from this state to one of a class; every one, unless a subclass knows better.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  /// The machine has come from another state, or has begun with this one.
  open func didEnter(from previousState: GKState?) {}

  /// Time has passed while this is the machine's state.
  open func update(deltaTime seconds: TimeInterval) {}

  /// The machine is about to go to another state.
  open func willExit(to nextState: GKState) {}
}

extension GKState {
  @available(*, deprecated, renamed: "didEnter(from:)")
  public func didEnterWithPreviousState(_ previousState: GKState?) { didEnter(from: previousState) }

  @available(*, deprecated, renamed: "willExit(to:)")
  public func willExitWithNextState(_ nextState: GKState) { willExit(to: nextState) }

  @available(*, deprecated, renamed: "update(deltaTime:)")
  public func updateWithDeltaTime(_ seconds: TimeInterval) { update(deltaTime: seconds) }
}
