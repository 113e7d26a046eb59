import Dispatch
import Foundation
import Guarded

/// A running page, as the one who watches it deals with it.
struct WatchedPage: Sendable {
  /// The warm host that forked it.
  var host: pid_t
  /// Whether it has crashed, and is telling where.
  var hasCrashed: @Sendable () -> Bool
  /// Ends it, for the limit it passed and the thread that did so where it is one thread's doing; no
  /// limit where it has crashed and never comes to its end. Called once; it may block.
  var stop: @Sendable (Limit?, pid_t?) -> Void
}

/// Looks after one running page's appetite for time and memory, from outside.
///
/// What: a thread of its own wakes a few times a second, looks at the page's processes, and says
/// once which limit was passed. Why a thread: Swift's pool and Dispatch's may be busy, and a limit
/// that waits for them is none. Always holds: a limit is told once, on this thread, which may
/// block; nothing is told after `end`. Deliberately not: what the kernel keeps by itself.
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
    /// What somebody else has told.
    var told: Limit?
    var passed: Limit?
  }

  /// Whether the page's top-level code has the main thread to itself, or waits for us.
  private enum TopLevel { case running, waiting, over }

  private static let interval = 0.25
  /// Near the limit, memory is looked at more often.
  private static let shortInterval = 0.02

  /// `patience`: how many seconds a page that has crashed has for telling where. The time is the
  /// backtracer's, and no limit of the page's own code.
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

  /// From now on the page may take as long as it likes, if only it rests or turns its run loop.
  func topLevelEnded() {
    state.withLock { $0.topLevel = .over }
  }

  /// The page says that it can go no further without us. One that computes all the same is heard of.
  func waits() {
    state.withLock { $0.topLevel = .waiting }
  }

  /// It has what it waited for; its time begins now.
  func goesOn() {
    state.withLock { state in
      guard state.topLevel == .waiting else { return }
      state.topLevel = .running
      state.began = Stopwatch.now
    }
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
        // Top-level code has a limit of its own.
        if role == .main && state.topLevel == .running { return nil as BusyMeter.Use? }
        return ProcessTable.processorTime(of: thread, in: process).map {
          BusyMeter.Use(thread: thread, role: role, running: $0.running, waiting: $0.waiting)
        }
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
