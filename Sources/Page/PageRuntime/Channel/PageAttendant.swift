@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// The thread that looks after the page channel while the page's own code runs.
///
/// It reads what the engine says and hands it to the main run loop, and it ends the process when
/// the engine has gone. In real time it also sends console text and values: the first at once, then
/// what has come in a sixtieth of a second. In virtual time nothing is sent by the clock; turns of the
/// run loop do it, so that bytes repeat. When another thread crashes, it says the page's last words.
/// It never runs the page's code.
final class PageAttendant {
  static let shared = PageAttendant()

  /// At most so often is anything sent in the middle of a turn.
  private static let flushMilliseconds: Int32 = 16

  /// The first words of a page wait only for those it says in the same breath.
  private static let breathMilliseconds: Int32 = 2

  private static let longestQuiet: UInt64 = 100_000_000

  private let bell = lek_bell_create()
  private let lock = Lock()
  private var commands: [PageCommand] = []
  private var source: OpaquePointer?
  private var deliver: (PageCommand) -> Void = { _ in }
  private var flushed: UInt64 = 0
  /// Until then, what a page prints and logs waits for its picture.
  private let quietUntil = SharedNumber()

  /// From now on a crash has `lastWords` said by this thread.
  func hearCrashes(_ lastWords: @convention(c) () -> Void) {
    lek_crash_install(bell, lastWords)
  }

  /// Starts the thread; `deliver` is called on the main thread, in turns of its run loop.
  func start(deliver: @escaping (PageCommand) -> Void) {
    self.deliver = deliver
    source = lek_run_loop_add_source({ _ in PageAttendant.shared.deliverCommands() }, nil)
    if lek_clock_is_virtual() == 0 {
      lek_console_set_observer { PageAttendant.shared.ring() }
      lek_log_set_observer { PageAttendant.shared.ring() }
    }
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in PageAttendant.shared.attend() }, nil)
    pthread_detach(thread)
  }

  /// While a person changes a literal he looks at the picture; a page that takes long for that speaks meanwhile.
  func letThePictureGoFirst() {
    quietUntil.value = lek_clock_system_nanoseconds() + Self.longestQuiet
  }

  /// The picture has gone.
  func speak() {
    quietUntil.value = 0
  }

  private func ring() {
    lek_bell_ring(bell)
  }

  private func deliverCommands() {
    let taken = lock.withLock {
      defer { commands = [] }
      return commands
    }
    taken.forEach(deliver)
  }

  private func attend() -> Never {
    var splitter = FrameSplitter()
    while true {
      let ready = lek_clock_wait_readable(lek_channel_descriptor(), bell, -1)
      lek_crash_answer()
      if ready & 1 != 0 { read(into: &splitter) }
      if ready & 2 != 0 { sendSoon() }
    }
  }

  private func read(into splitter: inout FrameSplitter) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(lek_channel_descriptor(), &buffer, buffer.count, 0)
    if count < 0, errno == EINTR { return }
    guard count > 0 else { lek_exit_now(0) }
    guard let bodies = try? splitter.append(buffer[..<count]) else { lek_exit_now(0) }
    let arrived = bodies.compactMap { try? PageCommand(frame: $0) }.filter { command in
      // The main thread may be what waits for it.
      guard case .cell(let text) = command else { return true }
      letThePictureGoFirst()
      LiteralCell.fill(text)
      return false
    }
    guard !arrived.isEmpty else { return }
    lock.withLock { commands.append(contentsOf: arrived) }
    lek_run_loop_signal(source)
  }

  private func sendSoon() {
    lek_bell_silence(bell)
    lek_crash_answer()
    guard lek_clock_is_virtual() == 0,
      lek_clock_system_nanoseconds() >= quietUntil.value
    else { return }
    rest()
    flush(.lines)
    // What has come to rest is shown in full.
    while lek_log_has_changes() == 0, ValueLog.shared.owesTrees {
      rest()
      lek_crash_answer()
      flush(lek_log_has_changes() == 0 ? .whole : .lines)
    }
  }

  /// Until a sixtieth of a second after anything was sent last.
  private func rest() {
    let now = lek_clock_system_nanoseconds()
    let passed = Int32(clamping: (now - flushed) / 1_000_000)
    let pause = max(Self.flushMilliseconds - passed, Self.breathMilliseconds)
    _ = lek_clock_wait_readable(-1, -1, pause)
  }

  private func flush(_ extent: ValueLog.Extent) {
    flushed = lek_clock_system_nanoseconds()
    lek_console_flush()
    ValueLog.shared.sendChanges(extent)
  }
}
