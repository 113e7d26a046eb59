/// Follows with another follower and makes something else of its values.
class WrappedFollower<Base, Value>: _GestureFollower<Value> {
  private let base: _GestureFollower<Base>
  private var transform: (Base) -> Value

  init(_ base: _GestureFollower<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var deadline: TimeInterval? { base.deadline }
  override var isTap: Bool { base.isTap }

  override func follow(_ event: GestureEvent) {
    base.handle(event)
    phase = base.phase.map(transform)
  }

  override func fail() {
    base.fail()
    super.fail()
  }

  override func tell() { base.tell() }

  override func reset() {
    base.reset()
    super.reset()
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? WrappedFollower<Base, Value> else { return }
    transform = new.transform
    base.adopt(new.base)
  }
}

/// Tells a closure each value that differs from the one before.
final class ChangeFollower<Value: Equatable>: WrappedFollower<Value, Value> {
  private var action: (Value) -> Void
  private var last: Value?

  init(_ base: _GestureFollower<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base) { $0 }
  }

  override func tell() {
    super.tell()
    switch phase {
    case .possible(let value?), .active(let value):
      guard value != last else { return }
      last = value
      action(value)
    case .possible(nil), .ended, .failed: break
    }
  }

  override func reset() {
    super.reset()
    last = nil
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    super.adopt(new)
    if let new = new as? ChangeFollower<Value> { action = new.action }
  }
}

/// Tells a closure the last value.
final class EndFollower<Value>: WrappedFollower<Value, Value> {
  private var action: (Value) -> Void
  private var hasTold = false

  init(_ base: _GestureFollower<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base) { $0 }
  }

  override func tell() {
    super.tell()
    guard !hasTold, case .ended(let value) = phase else { return }
    hasTold = true
    action(value)
  }

  override func reset() {
    super.reset()
    hasTold = false
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    super.adopt(new)
    if let new = new as? EndFollower<Value> { action = new.action }
  }
}

/// Changes a gesture state for each value, and resets it when the gesture is over.
final class StateFollower<Value, State>: WrappedFollower<Value, Value> {
  private var state: GestureState<State>
  private var change: (Value, inout State, inout Transaction) -> Void
  private var hasNews = false
  private var isChanged = false

  init(
    _ base: _GestureFollower<Value>, _ state: GestureState<State>,
    _ change: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.change = change
    super.init(base) { $0 }
  }

  override func follow(_ event: GestureEvent) {
    super.follow(event)
    hasNews = true
  }

  override func tell() {
    super.tell()
    switch phase {
    case .possible(let value?), .active(let value):
      guard hasNews else { return }
      isChanged = true
      state.change { change(value, &$0, &$1) }
    case .possible(nil): break
    case .ended, .failed:
      if isChanged { state.reset() }
      isChanged = false
    }
    hasNews = false
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    super.adopt(new)
    guard let new = new as? StateFollower<Value, State> else { return }
    (state, change) = (new.state, new.change)
  }
}
