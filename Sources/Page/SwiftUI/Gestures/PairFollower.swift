/// Follows two gestures that go together in some way.
class PairFollower<First, Second, Value>: _GestureFollower<Value> {
  let first: _GestureFollower<First>
  let second: _GestureFollower<Second>

  init(_ first: _GestureFollower<First>, _ second: _GestureFollower<Second>) {
    self.first = first
    self.second = second
  }

  override var deadline: TimeInterval? {
    [first.phase.isOver ? nil : first.deadline, second.phase.isOver ? nil : second.deadline]
      .compactMap { $0 }.min()
  }

  override var isTap: Bool { first.isTap && second.isTap }

  override func fail() {
    first.fail()
    second.fail()
    super.fail()
  }

  override func tell() {
    first.tell()
    second.tell()
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? PairFollower<First, Second, Value> else { return }
    first.adopt(new.first)
    second.adopt(new.second)
  }
}

/// Two gestures that happen at the same time.
final class SimultaneousFollower<First, Second, Value>: PairFollower<First, Second, Value> {
  private let make: (First?, Second?) -> Value

  init(
    _ first: _GestureFollower<First>, _ second: _GestureFollower<Second>,
    make: @escaping (First?, Second?) -> Value
  ) {
    self.make = make
    super.init(first, second)
  }

  override func follow(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    let value = make(first.phase.value, second.phase.value)
    switch (first.progress, second.progress) {
    case (.failed, .failed): phase = .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): phase = .ended(value)
    case (.active, _), (_, .active): phase = .active(value)
    case (.ended, .possible), (.possible, .ended):
      // What waits for another touch must not keep what has ended from being told.
      phase = event.downTouches.isEmpty && deadline == nil ? .ended(value) : .active(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      let hasValue = first.phase.value != nil || second.phase.value != nil
      phase = .possible(hasValue ? value : nil)
    }
  }
}

/// One gesture, and another one after it.
final class SequenceFollower<First, Second, Value>: PairFollower<First, Second, Value> {
  private let makeFirst: (First) -> Value
  private let makeSecond: (First, Second?) -> Value
  /// How long the second gesture may wait for a touch.
  private var end: TimeInterval?

  private static var longestPause: Double { 0.35 }

  init(
    _ first: _GestureFollower<First>, _ second: _GestureFollower<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (First, Second?) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override var isTap: Bool { false }

  override var deadline: TimeInterval? {
    guard case .ended = first.phase else { return first.deadline }
    return [end, second.deadline].compactMap { $0 }.min()
  }

  override func follow(_ event: GestureEvent) {
    guard case .ended = first.phase else { return followFirst(event) }
    if let end, event.time >= end { return fail() }
    if !event.touches.isEmpty { end = nil }
    second.handle(event)
    combine(event)
  }

  private func followFirst(_ event: GestureEvent) {
    first.handle(event)
    guard case .ended = first.phase else {
      phase = first.phase.map(makeFirst)
      return
    }
    // The touches that are down begin for the second gesture now.
    var event = event
    event.touches.removeAll { !$0.isDown }
    for index in event.touches.indices { event.touches[index].phase = .began }
    if event.touches.isEmpty { end = event.time + Self.longestPause } else { second.handle(event) }
    combine(event)
  }

  private func combine(_ event: GestureEvent) {
    guard case .ended(let value) = first.phase else { return }
    switch second.phase {
    case .possible(let next):
      let combined = makeSecond(value, next)
      phase = event.touches.isEmpty ? .possible(combined) : .active(combined)
    case .active(let next): phase = .active(makeSecond(value, next))
    case .ended(let next): phase = .ended(makeSecond(value, next))
    case .failed: phase = .failed
    }
  }

  override func reset() {
    super.reset()
    end = nil
  }
}

/// One gesture, or another one if the first fails.
final class ExclusiveFollower<First, Second, Value>: PairFollower<First, Second, Value> {
  private let makeFirst: (First) -> Value
  private let makeSecond: (Second) -> Value

  init(
    _ first: _GestureFollower<First>, _ second: _GestureFollower<Second>,
    makeFirst: @escaping (First) -> Value, makeSecond: @escaping (Second) -> Value
  ) {
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
    super.init(first, second)
  }

  override func follow(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    switch first.phase {
    case .active, .ended:
      second.fail()
      phase = first.phase.map(makeFirst)
    case .failed: phase = second.phase.map(makeSecond)
    case .possible(let value):
      // The second gesture waits, whatever it has come to.
      phase = .possible(value.map(makeFirst))
    }
  }

  override func tell() {
    first.tell()
    // While the first may still succeed nobody hears of the second.
    if first.progress != .possible { second.tell() }
  }
}
