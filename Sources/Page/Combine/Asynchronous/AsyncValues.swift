/// Asks a publisher for one value whenever somebody awaits one.
final class AsyncValues<P: Publisher>: @unchecked Sendable {
  typealias Answer = Result<P.Output, P.Failure>?

  private let receiver = Receiver()

  init(_ publisher: P) { publisher.subscribe(receiver) }

  deinit { receiver.cancel() }

  func next() async -> Answer {
    let receiver = self.receiver
    return await withTaskCancellationHandler {
      await withCheckedContinuation { receiver.await($0) }
    } onCancel: {
      receiver.cancel()
    }
  }

  private final class Receiver: Subscriber, @unchecked Sendable {
    private let lock = Lock()
    private var upstream = UpstreamSlot.awaited
    private var waiting: [CheckedContinuation<Answer, Never>] = []
    private var owed = 0
    private var failure: P.Failure?

    func receive(subscription: any Subscription) {
      let (isAccepted, owed) = lock.guarding {
        defer { self.owed = 0 }
        return (upstream.accept(subscription), self.owed)
      }
      guard isAccepted else { return subscription.cancel() }
      if owed > 0 { subscription.request(.max(owed)) }
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
      let continuation = lock.guarding { waiting.isEmpty ? nil : waiting.removeFirst() }
      continuation?.resume(returning: .success(input))
      return .none
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
      lock.lock()
      upstream.close()
      var all = waiting
      waiting = []
      var answer: Answer = nil
      if case .failure(let error) = completion {
        if all.isEmpty { failure = error } else { answer = .failure(error) }
      }
      lock.unlock()
      if !all.isEmpty { all.removeFirst().resume(returning: answer) }
      for continuation in all { continuation.resume(returning: nil) }
    }

    func await(_ continuation: CheckedContinuation<Answer, Never>) {
      lock.lock()
      switch upstream {
      case .awaited:
        waiting.append(continuation)
        owed += 1
        lock.unlock()
      case .held(let subscription):
        waiting.append(continuation)
        lock.unlock()
        subscription.request(.max(1))
      case .over:
        let failure = self.failure
        self.failure = nil
        lock.unlock()
        continuation.resume(returning: failure.map { .failure($0) })
      }
    }

    func cancel() {
      let (subscription, all) = lock.guarding {
        defer { waiting = [] }
        return (upstream.close(), waiting)
      }
      subscription?.cancel()
      for continuation in all { continuation.resume(returning: nil) }
    }
  }
}
