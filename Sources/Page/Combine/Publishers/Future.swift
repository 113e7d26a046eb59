/// A publisher of one value that is promised when it is made, and kept for all who ask.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What is called when the value is there.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Begins the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  func fulfill(_ result: Result<Output, Failure>) {
    let receivers: [FutureSubscription<Output, Failure>] = lock.guarding {
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for receiver in receivers { receiver.fulfill(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = FutureSubscription(AnySubscriber(subscriber)) { [weak self] gone in
      self?.lock.guarding { self?.waiting.removeAll { $0 === gone } }
    }
    let result = lock.guarding {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfill(result) }
  }
}

/// One who waits for a promise.
final class FutureSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var isAsked = false
  private var result: Result<Output, Failure>?
  private let leave: (FutureSubscription) -> Void
  let description = "Future"

  init(
    _ downstream: AnySubscriber<Output, Failure>, leave: @escaping (FutureSubscription) -> Void
  ) {
    self.downstream = downstream
    self.leave = leave
  }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.guarding { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    lock.guarding { isAsked = true }
    deliver()
  }

  func cancel() {
    lock.guarding { downstream = nil }
    leave(self)
  }

  private func deliver() {
    lock.lock()
    guard let downstream, let result else { return lock.unlock() }
    // A value waits until it is asked for; a failure does not.
    if case .success = result, !isAsked { return lock.unlock() }
    self.downstream = nil
    lock.unlock()
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
  }
}
