import CPageEngine
import Foundation
import Guarded
import PageProtocol

/// A warm host: the process that has the frameworks loaded and forks a page for each run.
///
/// What: it is started with its control channel and speaks first (`ready`); each `run` hands it the
/// page's end of a fresh channel. One thread reads the control channel and the real standard error,
/// where the backtracer writes, so that a crash's lines are here when its `ended` is. Always holds:
/// every run that was accepted gets its last word, also when the host itself is lost. Deliberately
/// not: a pool. A host runs one page at a time, and a document has one host, or two while a literal is dragged.
final class PageHostProcess: Sendable {
  private let settings: HostSettings
  private let process: ChildProcess
  private let control: Descriptor
  private let errors: Descriptor
  private let group: ControlGroup?
  private let readiness = Promise<Readiness>()
  private let state = Guarded(State())

  enum Readiness: Equatable, Sendable {
    case ready
    /// It is gone, with what it had to say.
    case lost(String)
  }

  private struct State {
    var runs: [UInt32: PageRun] = [:]
    var errors: [UInt8] = []
    var isLost = false
    var memoryKills = 0
    var startHandlers: [UInt32: @Sendable () -> Void] = [:]
  }

  private static let mostErrors = 256 << 10
  private static let beginOfBacktrace = "Backtracing from"
  private static let endOfBacktrace = "Backtrace took"

  /// Starts the host; a value where this machine cannot.
  static func start(_ settings: HostSettings) throws(EngineFault)
    -> Result<PageHostProcess, Unavailable>
  {
    let control = try Descriptor.socketPair()
    let errors = try Descriptor.pipe()
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let request = settings.request(descriptors: [
      none.number, errors.writing.number, errors.writing.number, control.theirs.number,
    ])
    switch request {
    case .failure(let unavailable): return .failure(unavailable)
    case .success(let request):
      let process = try ChildProcess(request)
      return .success(
        PageHostProcess(
          settings, process, request.group, control: control.ours, errors: errors.reading))
    }
  }

  private init(
    _ settings: HostSettings, _ process: ChildProcess, _ group: ControlGroup?, control: Descriptor,
    errors: Descriptor
  ) {
    self.group = group
    self.settings = settings
    self.process = process
    self.control = control
    self.errors = errors
    let thread = Thread { [self] in readToEnd() }
    thread.name = "page host"
    thread.start()
  }

  /// The process that is started; in a sandbox the host is its child.
  private var outermost: pid_t { process.identifier }

  /// The host's own process.
  var identifier: pid_t {
    settings.mode == .on ? ProcessTable.children(of: outermost).first ?? 0 : outermost
  }

  var isLost: Bool { state.withLock { $0.isLost } }

  /// Waits until it can run pages.
  func ready() async -> Readiness {
    let watchdog = Task { [process] in
      try await Task.sleep(for: .seconds(20))
      process.kill()
    }
    defer { watchdog.cancel() }
    return await readiness.value()
  }

  /// Runs a page; paths are ours and are told to the page as it sees them.
  func run(
    _ request: RunRequest, onStart: @escaping @Sendable () -> Void,
    onMessage: @escaping @Sendable (PageMessage) -> Void
  ) throws(EngineFault) -> PageRun {
    var request = request
    request.library = settings.visible(request.library)
    request.modules = request.modules.map(settings.visible)
    let channel = try Descriptor.socketPair()
    let run = PageRun(number: request.run, channel: channel.ours)
    run.read(onMessage) { [self, number = request.run] in stop(number) }
    let bytes = HostCommand.run(request).encoded()
    let failure = state.withLock { state -> Int32 in
      if state.isLost { return EPIPE }
      state.errors = []
      state.runs[run.number] = run
      state.startHandlers[run.number] = onStart
      return lek_send_descriptor(control.number, bytes, bytes.count, channel.theirs.number)
    }
    channel.theirs.close()
    if failure != 0 {
      state.withLock { $0.isLost = true }
      process.kill()
      finish(run.number, nil)
    }
    return run
  }

  /// Ends a run and all it has started.
  func stop(_ run: UInt32) {
    let bytes = HostCommand.stop(run: run).encoded()
    state.withLock { _ in _ = lek_send(control.number, bytes, bytes.count) }
  }

  /// The home folder that its pages keep, if they keep one.
  var home: String? { settings.home?.folder }

  /// Whether the page that runs has crashed, and is telling where.
  var hasCrashed: Bool {
    state.withLock { String(decoding: $0.errors, as: UTF8.self).contains(CrashReader.crashMark) }
  }

  /// Asks the page that runs where it is, and waits until its crash reporter has written that down.
  /// The page goes on. Blocks for a moment.
  func askWhere(_ limit: Limit, thread: pid_t?) {
    guard let page = ProcessTable.children(of: identifier).first else { return }
    // Dispatch's threads hear only signals of faults.
    let isMain = thread == nil || thread == page
    guard lek_signal_thread(page, thread ?? page, isMain ? SIGQUIT : SIGTRAP) == 0 else { return }
    let begin = Stopwatch.now
    while true {
      let text = state.withLock { String(decoding: $0.errors, as: UTF8.self) }
      if text.contains(Self.endOfBacktrace) { return }
      // A report that has begun may take its time on a busy machine; but what grows must not be
      // waited for.
      let hasBegun = text.contains(Self.beginOfBacktrace)
      let grows = limit == .memory || limit == .storage
      let patience: UInt64 = grows ? 1 : hasBegun ? 10 : 3
      if Stopwatch.now - begin > patience * 1_000_000_000 { return }
      usleep(5_000)
    }
  }

  /// Ends the host, its page, and waits for that.
  func close() async {
    process.kill()
    _ = await process.wait()
    group?.remove()
  }

  func kill() {
    process.kill()
  }

  // MARK: - The reading thread

  private func readToEnd() {
    var splitter = FrameSplitter()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var polled = [
      pollfd(fd: control.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0),
    ]
    reading: while true {
      guard poll(&polled, 2, -1) >= 0 || errno == EINTR else { break }
      if polled[1].revents != 0, !readErrors(&buffer) { polled[1].fd = -1 }
      guard polled[0].revents != 0 else { continue }
      let count = Glibc.read(control.number, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0, let bodies = try? splitter.append(buffer[..<count]) else { break }
      for body in bodies {
        guard let event = try? HostEvent(frame: body) else { break reading }
        handle(event, &polled[1], &buffer)
      }
    }
    lose(&polled[1], &buffer)
  }

  /// What was written before a process ended is read before its end is told.
  private func handle(_ event: HostEvent, _ errors: inout pollfd, _ buffer: inout [UInt8]) {
    switch event {
    case .ready: readiness.fulfil(.ready)
    case .started(let run): state.withLock { $0.startHandlers.removeValue(forKey: run) }?()
    case .ended(let run, let end):
      drain(&errors, &buffer)
      finish(run, end)
    }
  }

  private func drain(_ errors: inout pollfd, _ buffer: inout [UInt8]) {
    while errors.fd >= 0, poll(&errors, 1, 0) > 0 {
      if !readErrors(&buffer) { errors.fd = -1 }
    }
  }

  private func readErrors(_ buffer: inout [UInt8]) -> Bool {
    let count = Glibc.read(errors.number, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return true }
    guard count > 0 else { return false }
    state.withLock { state in
      let room = max(0, Self.mostErrors - state.errors.count)
      state.errors.append(contentsOf: buffer[..<min(count, room)])
    }
    return true
  }

  private func finish(_ run: UInt32, _ end: ProcessEnd?) {
    let kills = group?.memoryKills ?? 0
    let (found, errors, isStarved) = state.withLock { state in
      state.startHandlers[run] = nil
      defer { state.memoryKills = kills }
      return (state.runs.removeValue(forKey: run), state.errors, kills > state.memoryKills)
    }
    found?.hostSaid(
      PageRun.HostSaid(
        end: end, memory: isStarved ? .usedUp : .sufficient,
        errors: String(decoding: errors, as: UTF8.self)))
  }

  private func lose(_ errors: inout pollfd, _ buffer: inout [UInt8]) {
    process.kill()
    drain(&errors, &buffer)
    let (runs, words) = state.withLock { state in
      state.isLost = true
      return (Array(state.runs.keys), String(decoding: state.errors, as: UTF8.self))
    }
    for run in runs { finish(run, nil) }
    let reason = words.trimmingCharacters(in: .whitespacesAndNewlines)
    readiness.fulfil(.lost(reason.isEmpty ? "it ended without a word" : reason))
  }
}
