@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// What a run in virtual time has been told beforehand: touches, trees, and its end.
///
/// The clock names a moment once all that is due by then has been done; the work is done in a turn
/// of the main run loop. A main thread that sleeps or waits for ever takes no more turns: then the
/// end, and only that, is brought about from the clock's thread.
final class PageMoments {
  static let shared = PageMoments()

  enum Moment {
    /// Of one event.
    case touches([TouchInput])
    case typing(TimedTyping.Typing)
    case tree(Double)
    case end
    case endUnheard
  }

  private var moments: [Moment] = []
  private let lock = Lock()
  private var reached: [Moment] = []
  private var source: OpaquePointer?
  private var perform: (Moment) -> Void = { _ in }

  /// Hands the moments to the clock and lets it run.
  func start(_ request: RunRequest, seconds: Double, perform: @escaping (Moment) -> Void) {
    self.perform = perform
    source = lek_run_loop_add_source({ _ in PageMoments.shared.performReached() }, nil)
    // In this order within one moment: a tree shows what a touch has done.
    for touches in events(of: request.touches.filter { $0.time <= seconds }) {
      add(.touches(touches), at: touches[0].time)
    }
    for typed in request.typed where typed.time <= seconds {
      add(.typing(typed.typing), at: typed.time)
    }
    for time in request.treeMoments where time <= seconds { add(.tree(time), at: time) }
    add(.end, at: seconds)
    lek_clock_set_moment_handler { PageMoments.shared.reach(Int($0)) }
    lek_clock_set_nondeterminism_handler { reason in
      PageChannel.send(.nondeterministic(reason: reason.map { String(cString: $0) } ?? ""))
    }
    lek_clock_run()
  }

  /// What fingers do at the same time is one event, as long as each does one thing.
  private func events(of touches: [TouchInput]) -> [[TouchInput]] {
    touches.reduce(into: []) { events, touch in
      if let last = events.last, last[0].time == touch.time,
        !last.contains(where: { $0.identifier == touch.identifier })
      {
        events[events.count - 1].append(touch)
      } else {
        events.append([touch])
      }
    }
  }

  private func add(_ moment: Moment, at time: Double) {
    let nanoseconds = UInt64((max(0, time) * 1e9).rounded())
    lek_clock_add_moment(nanoseconds, Int32(moments.count))
    moments.append(moment)
  }

  private func reach(_ index: Int) {
    guard index >= 0 else { return perform(.endUnheard) }
    lock.withLock { reached.append(moments[index]) }
    lek_run_loop_signal(source)
  }

  private func performReached() {
    let taken = lock.withLock {
      defer { reached = [] }
      return reached
    }
    taken.forEach(perform)
  }
}
