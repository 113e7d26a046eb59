import Foundation

/// A thing that is in one of several states, each an object of a class of its own.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  private var current: GKState?

  /// The state the machine is in; none before the first is entered.
  open var currentState: GKState? { current }

  /// A machine with states, at most one of each class.
  public init(states: [GKState]) {
    self.states = Dictionary(
      states.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { $1 })
    super.init()
    for state in states { state.machine = self }
  }

  /// Tells the state that time has passed.
  open func update(deltaTime sec: TimeInterval) { current?.update(deltaTime: sec) }

  /// Whether there is such a state, and the one the machine is in lets it go there.
  @discardableResult
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard states[ObjectIdentifier(stateClass)] != nil else { return false }
    return current?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class, if it can.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = current
    previous?.willExit(to: next)
    current = next
    next.didEnter(from: previous)
    return true
  }

  func state(of stateClass: AnyClass) -> GKState? { states[ObjectIdentifier(stateClass)] }
}

extension GKStateMachine {
  /// The state of a class.
  public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    state(of: stateClass) as? StateType
  }

  @available(*, deprecated, renamed: "state(forClass:)")
  public func stateForClass<StateType: GKState>(_ stateClass: StateType.Type) -> StateType? {
    state(forClass: stateClass)
  }

  @available(*, deprecated, renamed: "enter(_:)")
  @discardableResult
  public func enterState(_ stateClass: AnyClass) -> Bool { enter(stateClass) }

  @available(*, deprecated, renamed: "update(deltaTime:)")
  public func updateWithDeltaTime(_ sec: TimeInterval) { update(deltaTime: sec) }
}
