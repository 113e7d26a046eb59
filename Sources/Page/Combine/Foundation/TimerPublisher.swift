import Foundation

extension Timer {
  /// A publisher of the date, again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date, again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// The seconds between two dates.
    public let interval: TimeInterval
    /// How much later a date may be.
    public let tolerance: TimeInterval?
    /// The run loop that the timer belongs to.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// What is said of how it runs.
    public let options: RunLoop.SchedulerOptions?

    private let lock = Lock()
    private var conduits: [Conduit<Date, Never>] = []

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let conduit = Conduit(AnySubscriber(subscriber), of: "Timer") { [weak self] gone in
        self?.lock.guarding { self?.conduits.removeAll { $0 === gone } }
      }
      lock.guarding { conduits.append(conduit) }
      subscriber.receive(subscription: conduit)
    }

    public func connect() -> any Cancellable {
      // Foundation's Timer(timeInterval:) is due at once on Linux; one with a date is not.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { [self] _ in
        let now = Date()
        for conduit in lock.guarding({ conduits }) { conduit.offer(now) }
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      let unchecked = Unchecked(timer)
      return AnyCancellable { unchecked.value.invalidate() }.kept
    }
  }
}

extension AnyCancellable {
  /// The same, for a caller that may drop it: a connection goes on until it is cancelled.
  var kept: any Cancellable { KeptCancellable(cancel) }
}

private struct KeptCancellable: Cancellable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func cancel() { action() }
}
