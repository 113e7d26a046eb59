extension Publishers {
  /// A publisher that prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; the console if nil.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Printing(subscriber, prefix: prefix, stream: stream))
    }
  }
}

extension Publisher {
  /// Prints what passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }
}

private final class Printing<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
    self.downstream = downstream
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  var description: String { "Print" }

  func receive(subscription: any Subscription) {
    say("receive subscription: (\(subscription))")
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    say("receive value: (\(input))")
    let more = downstream.receive(input)
    if more > .none { say("request \(text(more)) (synchronous)") }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: say("receive finished")
    case .failure(let error): say("receive error: (\(error))")
    }
    lock.guarding { _ = upstream.close() }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    say("request \(text(demand))")
    lock.guarding { upstream.held }?.request(demand)
  }

  func cancel() {
    say("receive cancel")
    lock.guarding { upstream.close() }?.cancel()
  }

  private func text(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }

  private func say(_ line: String) {
    guard stream != nil else { return Swift.print(prefix + line) }
    lock.guarding { stream?.write(prefix + line + "\n") }
  }
}
