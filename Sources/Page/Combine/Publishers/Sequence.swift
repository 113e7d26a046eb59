extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Elements.Element == S.Input {
      let subscription = SequenceSubscription(subscriber, sequence)
      if subscription.isEmpty {
        subscriber.endAtOnce(.finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Gives the elements of a sequence as they are asked for.
private final class SequenceSubscription<Downstream: Subscriber, Elements: Swift.Sequence>:
  Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isGiving = false
  private let sequence: Elements

  init(_ downstream: Downstream, _ sequence: Elements) {
    self.downstream = downstream
    self.sequence = sequence
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  var isEmpty: Bool { next == nil }
  var description: String { "\(sequence)" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    lock.lock()
    self.demand += demand
    guard !isGiving else { return lock.unlock() }
    isGiving = true
    while self.demand > .none, let downstream, let value = next {
      self.demand -= 1
      next = iterator.next()
      let isLast = next == nil
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      self.demand += more
      if isLast, self.downstream != nil {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: .finished)
        return
      }
    }
    isGiving = false
    lock.unlock()
  }

  func cancel() { lock.guarding { downstream = nil } }
}
