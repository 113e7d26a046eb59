@_implementationOnly import CPageRuntime
@_spi(Text) @_implementationOnly import CoreText
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// The process that waits, with everything loaded, and forks a page for each run.
///
/// In the sandbox it is pid 1, so a page and all it starts are below it, and nothing is left of
/// a run once its `ended` is told. It has one thread, always: a fork of a process with more would
/// find their locks held for ever. It runs no code of a page's, trusts nothing a page says, and
/// never touches a page channel but to hand it on. No page can reach it: its memory and
/// descriptors are closed to processes of the same user, and signals of theirs stay blocked.
@_spi(PageHost) public final class WarmHost {
  private let control: ControlChannel
  private let childDescriptor = lek_child_descriptor()
  private let walls: Walls
  private let home: Home
  private var page: (run: UInt32, process: pid_t)?

  /// Whether a page gives up the system calls it has no use for.
  public enum Walls {
    case seccomp, none
  }

  /// What becomes of the home folder when a page ends.
  public enum Home {
    case emptied, kept
  }

  /// A host that listens on an inherited descriptor.
  public init(control descriptor: Int32, walls: Walls = .seccomp, home: Home = .emptied) {
    control = ControlChannel(descriptor: descriptor)
    self.walls = walls
    self.home = home
    lek_adopt_orphans()
    if walls == .seccomp { lek_close_to_others() }
  }

  /// Serves until the engine closes the channel; then this process, and all below it, end.
  public func serve() -> Never {
    warmUp()
    control.send(.ready)
    while true {
      let ready = lek_clock_wait_readable(control.descriptor, childDescriptor, -1)
      if ready & 2 != 0 { reap() }
      if ready & 1 != 0 {
        guard let arrivals = control.read() else { leave() }
        arrivals.forEach(handle)
      }
    }
  }

  /// What all pages need is made ready once, and alike in every host: pages may print addresses.
  private func warmUp() {
    lek_clock_hold_seconds(1)
    lek_random_hold(1)
    ValueLog.warmUp()
    FontLibrary.warmUp()
    FoundationWarmUp.run()
    lek_random_hold(0)
    lek_clock_hold_seconds(0)
  }

  private func leave() -> Never {
    endPage()
    exit(0)
  }

  private func handle(_ arrival: ControlChannel.Arrival) {
    switch arrival.command {
    case .run(let request):
      endPage()
      guard let channel = arrival.pageChannel else { return }
      start(request, channel)
    case .stop(let run):
      if page?.run == run { endPage() }
    }
  }

  private func start(_ request: RunRequest, _ channel: Int32) {
    let process = lek_fork()
    if process == 0 { becomePage(request, channel) }
    close(channel)
    guard process > 0 else {
      return control.send(.ended(run: request.run, .exited(status: 70)))
    }
    setpgid(process, process)
    page = (request.run, process)
    control.send(.started(run: request.run))
  }

  private func becomePage(_ request: RunRequest, _ channel: Int32) -> Never {
    setpgid(0, 0)
    lek_die_with_parent()
    close(control.descriptor)
    close(childDescriptor)
    lek_signals_become_a_page()
    lek_go_first()
    // The backtracer of a page must be able to read it.
    lek_open_to_others()
    if walls == .seccomp, lek_seccomp_install() != 0 { lek_exit_now(70) }
    PageRun.run(request, channel: channel)
  }

  /// Takes leave of every process that has ended; the page among them ends its run.
  private func reap() {
    var information = [UInt8](repeating: 0, count: 128)
    while read(childDescriptor, &information, information.count) > 0 {}
    var status: Int32 = 0
    while true {
      let process = waitpid(-1, &status, WNOHANG)
      guard process > 0 else { return }
      if let page, page.process == process {
        _ = Descendants.end(child: process)
        ended(page.run, status)
      }
    }
  }

  private func endPage() {
    guard let page else { return }
    ended(page.run, Descendants.end(child: page.process))
  }

  /// The next page finds nothing of this one, but for a home that is kept: what it wrote is gone
  /// before its end is told, or this host is, with all of its world, right after.
  private func ended(_ run: UInt32, _ status: Int32) {
    page = nil
    let scratch = Scratch.empty(home)
    let signal = status & 0x7f
    let end: ProcessEnd =
      signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal: signal)
    control.send(.ended(run: run, end))
    if scratch == .refused { leave() }
  }
}
