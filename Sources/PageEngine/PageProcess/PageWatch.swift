import Dispatch
import Foundation
import Guarded

/// Looks after one running page's appetite for time and memory, from outside.
///
/// What: a thread of its own wakes a few times a second, looks at the page's processes, and says
/// once which limit was passed. Why a thread: Swift's pool and Dispatch's may be busy, and a limit
/// that waits for them is none. Always holds: a limit is told once, on this thread, which may
/// block; nothing is told after `end`. Deliberately not: what the kernel keeps by itself.
final class PageWatch: Sendable {
  private let limits: Limits
  /// The warm host that forked the page.
  private let host: pid_t
  private let onLimit: @Sendable (Limit, pid_t?) -> Void
  private let bell = DispatchSemaphore(value: 0)
  private let state = Guarded(State())

  private struct State {
    var isOver = false
    var topLevel = TopLevel.running
    var turns = BusyMeter.Turns.none
    /// What somebody else has told.
    var told: Limit?
    var passed: Limit?
  }

  /// Whether the page's top-level code has the main thread to itself.
  private enum TopLevel { case running, over }

  private static let interval = 0.25
  /// Near the limit, memory is looked at more often.
  private static let shortInterval = 0.02

  /// `onLimit` gets the limit, and the thread that passed it where it is one thread's doing.
  init(_ limits: Limits, host: pid_t, onLimit: @escaping @Sendable (Limit, pid_t?) -> Void) {
    self.limits = limits
    self.host = host
    self.onLimit = onLimit
  }

  func start() {
    let thread = Thread { [self] in watch() }
    thread.name = "page watch"
    thread.start()
  }

  /// From now on the page may take as long as it likes, if only it rests or turns its run loop.
  func topLevelEnded() {
    state.withLock { $0.topLevel = .over }
  }

  /// The page's run loop has turned. Top-level code that turns it itself is over in that sense.
  func turned() {
    state.withLock { state in
      state.topLevel = .over
      state.turns = .some
    }
  }

  /// A limit that somebody else keeps was passed.
  func exceeded(_ limit: Limit) {
    state.withLock { $0.told = $0.told ?? limit }
    bell.signal()
  }

  /// The limit that was passed.
  var passed: Limit? { state.withLock { $0.passed } }

  /// The page is gone.
  func end() {
    state.withLock { $0.isOver = true }
    bell.signal()
  }

  private func watch() {
    let deadline = limits.topLevelTime.map { Stopwatch.now + UInt64($0 * 1e9) }
    var meter = BusyMeter(limits)
    var pause = Self.interval
    while true {
      _ = bell.wait(timeout: .now() + pauseUntil(deadline, pause))
      let state = takeState()
      if state.isOver { return }
      if let told = state.told { return pass(told, nil) }
      let now = Stopwatch.now
      if state.topLevel == .running, let deadline, now >= deadline { return pass(.time, nil) }
      let processes = ProcessTable.descendants(of: host)
      if let thread = busyThread(processes, state, &meter, now) { return pass(.time, thread) }
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

  private func pass(_ limit: Limit, _ thread: pid_t?) {
    let isFirst = state.withLock { state in
      guard !state.isOver else { return false }
      state.passed = limit
      return true
    }
    if isFirst { onLimit(limit, thread) }
  }

  private func pauseUntil(_ deadline: UInt64?, _ pause: Double) -> Double {
    guard let deadline, state.withLock({ $0.topLevel == .running }) else { return pause }
    let now = Stopwatch.now
    return min(pause, deadline > now ? Double(deadline - now) / 1e9 + 0.001 : 0)
  }

  private func busyThread(
    _ processes: [pid_t], _ state: State, _ meter: inout BusyMeter, _ now: UInt64
  ) -> pid_t? {
    guard limits.busyTime != nil || limits.backgroundTime != nil else { return nil }
    let page = ProcessTable.children(of: host).first
    let uses = processes.flatMap { process in
      ProcessTable.threads(of: process).compactMap { thread in
        let role: BusyMeter.Role = thread == page ? .main : .other
        // Top-level code has a limit of its own.
        if role == .main && state.topLevel == .running { return nil as BusyMeter.Use? }
        return ProcessTable.use(of: thread, in: process, role: role)
      }
    }
    return meter.sample(uses, turns: state.turns, time: now)
  }

  private enum Memory { case within, near, over }

  /// What the backtracer takes, which is a process of the page's.
  private static let roomToExplain: UInt64 = 256 << 20

  private func memory(_ processes: [pid_t]) -> Memory {
    guard let limit = limits.memory else { return .within }
    var sum = processes.reduce(0) { $0 + ProcessTable.memory(of: $1) }
    if sum > limit + Self.roomToExplain {
      // Forked processes share most of theirs.
      sum = processes.reduce(0) {
        $0 + (ProcessTable.proportionalMemory(of: $1) ?? ProcessTable.memory(of: $1))
      }
    }
    // One process has its own limit; all together have room for what tells where one crashed.
    let whole = limit + Self.roomToExplain
    return sum > whole ? .over : sum > limit / 2 ? .near : .within
  }
}
