@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// The thread that looks after the page channel while the page's own code runs.
///
/// It reads what the engine says and hands it to the main run loop, and it ends the process when
/// the engine has gone. In real time it also sends what has been waiting for a sixtieth of a second:
/// console text at once, values by asking the thread that logs them, which alone may describe
/// them. In virtual time nothing is sent by the clock; turns of the run loop do it, so that bytes
/// repeat. It never runs the page's code.
final class PageAttendant {
  static let shared = PageAttendant()

  /// At most so often is anything sent in the middle of a turn.
  private static let flushMilliseconds: Int32 = 16

  /// A thread that has logged nothing for so long is not about to.
  private static let patienceMilliseconds: Int32 = 32

  private let bell = lek_bell_create()
  private let lock = Lock()
  private var commands: [PageCommand] = []
  private var source: OpaquePointer?
  private var deliver: (PageCommand) -> Void = { _ in }

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
    let arrived = bodies.compactMap { try? PageCommand(frame: $0) }
    guard !arrived.isEmpty else { return }
    lock.withLock { commands.append(contentsOf: arrived) }
    lek_run_loop_signal(source)
  }

  private func sendSoon() {
    lek_bell_silence(bell)
    _ = lek_clock_wait_readable(-1, -1, Self.flushMilliseconds)
    lek_console_flush()
    guard lek_log_has_changes() != 0 else { return }
    lek_log_set_due()
    _ = lek_clock_wait_readable(-1, -1, Self.patienceMilliseconds)
    // The page is busy with something that logs nothing: say what can be said without it.
    if lek_log_is_due() != 0 { ValueLog.shared.sendKnownChanges() }
  }
}
