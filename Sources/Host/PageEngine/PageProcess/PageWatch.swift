import Dispatch
import Foundation
import Guarded

/// A running page, as `PageWatch` uses it.
struct WatchedPage: Sendable {
  /// The warm host that forked it.
  var host: pid_t
  /// The home folder that it keeps, if it is an app that the studio shows.
  var home: String?
  /// Whether it has crashed and the backtracer is running.
  var hasCrashed: @Sendable () -> Bool
  /// Ends the page because of a limit, with the thread that passed it if it was one thread; the
  /// limit is nil for a page that crashed and does not end. Called once; it may block.
  var stop: @Sendable (Limit?, pid_t?) -> Void
}

/// Watches the time and memory of one running page from outside.
///
/// A thread wakes a few times a second, looks at the page's processes, and reports the first limit
/// that was passed. It is a thread because Swift's and Dispatch's pools may be busy, and then a
/// limit would not hold. **Always holds**: a limit is reported once, on this thread, which may
/// block; nothing is reported after `end`. Deliberately not: limits that the kernel enforces.
final class PageWatch: Sendable {
  private let limits: Limits
  private let page: WatchedPage
  private let patience: Double
  private let bell = DispatchSemaphore(value: 0)
  private let state = Guarded(State())

  private struct State {
    var isOver = false
    var topLevel = TopLevel.running
    var began = Stopwatch.now
    var turns = BusyMeter.Turns.none
    /// The limit that another part of the engine reported.
    var told: Limit?
    var passed: Limit?
  }

  /// Whether the page's top-level code is running, waits for the engine, or has ended.
  private enum TopLevel { case running, waiting, over }

  private static let interval = 0.25
  /// Near the limit, memory is checked more often.
  private static let shortInterval = 0.02

  /// `patience` is the number of seconds that the backtracer has after a crash; the limits of the
  /// page's own code do not apply to it.
  init(_ limits: Limits, page: WatchedPage, patience: Double = 20) {
    self.limits = limits
    self.page = page
    self.patience = patience
  }

  func start() {
    state.withLock { $0.began = Stopwatch.now }
    let thread = Thread { [self] in watch() }
    thread.name = "page watch"
    thread.start()
  }

  /// From now on the page may run as long as its main thread rests or turns the run loop.
  func topLevelEnded() {
    state.withLock { $0.topLevel = .over }
  }

  /// The page waits for a value from the engine. Its top-level time stops; limits of busy threads
  /// hold.
  func waits() {
    state.withLock { $0.topLevel = .waiting }
  }

  /// The page has the value that it waited for; its time begins again.
  func goesOn() {
    state.withLock { state in
      guard state.topLevel == .waiting else { return }
      state.topLevel = .running
      state.began = Stopwatch.now
    }
  }

  /// The page's run loop has turned. Top-level code that turns it itself counts as ended.
  func turned() {
    state.withLock { state in
      state.topLevel = .over
      state.turns = .some
    }
  }

  /// A limit that another part of the engine enforces was passed.
  func exceeded(_ limit: Limit) {
    state.withLock { $0.told = $0.told ?? limit }
    bell.signal()
  }

  /// The limit that was passed.
  var passed: Limit? { state.withLock { $0.passed } }

  /// The page has ended.
  func end() {
    state.withLock { $0.isOver = true }
    bell.signal()
  }

  private func watch() {
    var meter = BusyMeter(limits)
    var pause = Self.interval
    var lastMoment: UInt64?
    while true {
      _ = bell.wait(timeout: .now() + (lastMoment == nil ? pauseUntilDeadline(pause) : pause))
      let state = takeState()
      if state.isOver { return }
      if let told = state.told { return pass(told, nil) }
      let now = Stopwatch.now
      if lastMoment == nil, page.hasCrashed() { lastMoment = now + UInt64(patience * 1e9) }
      let processes = ProcessTable.descendants(of: page.host)
      if let lastMoment {
        if now >= lastMoment { return pass(nil, nil) }
      } else {
        if let deadline = deadline(state), now >= deadline { return pass(.time, nil) }
        if let thread = busyThread(processes, state, &meter, now) { return pass(.time, thread) }
      }
      switch memory(processes) {
      case .over: return pass(.memory, nil)
      case .near: pause = Self.shortInterval
      case .within: pause = Self.interval
      }
    }
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state.turns = .none }
      return state
    }
  }

  private func pass(_ limit: Limit?, _ thread: pid_t?) {
    let isFirst = state.withLock { state in
      guard !state.isOver else { return false }
      state.passed = limit
      return true
    }
    if isFirst { page.stop(limit, thread) }
  }

  private func deadline(_ state: State) -> UInt64? {
    guard state.topLevel == .running else { return nil }
    return limits.topLevelTime.map { state.began + UInt64($0 * 1e9) }
  }

  private func pauseUntilDeadline(_ pause: Double) -> Double {
    guard let deadline = deadline(state.withLock { $0 }) else { return pause }
    let now = Stopwatch.now
    return min(pause, deadline > now ? Double(deadline - now) / 1e9 + 0.001 : 0)
  }

  private func busyThread(
    _ processes: [pid_t], _ state: State, _ meter: inout BusyMeter, _ now: UInt64
  ) -> pid_t? {
    guard limits.busyTime != nil || limits.backgroundTime != nil else { return nil }
    let main = ProcessTable.children(of: page.host).first
    let uses = processes.flatMap { process in
      ProcessTable.threads(of: process).compactMap { thread in
        let role: BusyMeter.Role = thread == main ? .main : .other
        // Top-level code has its own limit.
        if role == .main && state.topLevel == .running { return nil as BusyMeter.Use? }
        return ProcessTable.processorTime(of: thread, in: process).map {
          BusyMeter.Use(thread: thread, role: role, running: $0.running, waiting: $0.waiting)
        }
      }
    }
    return meter.sample(uses, turns: state.turns, time: now)
  }

  private enum Memory { case within, near, over }

  /// The memory of the backtracer, which is one of the page's processes.
  private static let roomToExplain: UInt64 = 256 << 20

  private func memory(_ processes: [pid_t]) -> Memory {
    guard let limit = limits.memory else { return .within }
    var sum = processes.reduce(0) { $0 + ProcessTable.memory(of: $1) }
    if sum > limit + Self.roomToExplain {
      // Forked processes share most of their memory.
      sum = processes.reduce(0) {
        $0 + (ProcessTable.proportionalMemory(of: $1) ?? ProcessTable.memory(of: $1))
      }
    }
    // Each process has its own limit; the limit for all leaves room for the backtracer.
    let whole = limit + Self.roomToExplain
    return sum > whole ? .over : sum > limit / 2 ? .near : .within
  }
}
