@_spi(Classes) @_implementationOnly import ObjectiveC
@_spi(PageRuntime) @_implementationOnly import AudioToolbox
@_spi(PageRuntime) @_implementationOnly import WebKit
@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// One run of a page, in the process that was forked for it.
///
/// The page's top level is one turn of the main run loop; the loop then goes on while the page has
/// a live view or asks to. At the end of each turn everything the turn has produced is sent:
/// console, values, commit. Whatever way the process ends (its own end, `exit`, a crash, its time
/// being up), what it wrote before is sent first.
final class PageRun {
  private static var current: PageRun?

  private let request: RunRequest
  private let page = PageExecution()
  private let assessment = AssessmentTelling()
  private var lastSign: UInt64 = 0
  private let liveView = MainActor.assumeIsolated { LiveViewHost() }

  private init(_ request: RunRequest) {
    self.request = request
  }

  /// Runs a page in this process, on its page channel.
  static func run(_ request: RunRequest, channel: Int32) -> Never {
    let run = PageRun(request)
    current = run
    run.takeClock()
    PageSurroundings.take(request.clock)
    lek_channel_open(channel)
    PageChannel.mark(.forked)
    run.takeProcess()
    run.start()
  }

  private func takeClock() {
    lek_clock_start()
    switch request.clock {
    case .real:
      if let seed = request.seed { lek_random_seed(seed) }
    case .virtual:
      lek_clock_become_virtual()
      lek_random_seed(request.seed ?? 0)
    }
  }

  private func takeProcess() {
    atexit { lek_console_flush() }
    PageAttendant.shared.hearCrashes { ValueLog.shared.sendChanges(.whole) }
    PrintedText.observe()
    lek_exit_set_handlers({ PageRun.current?.topLevelEnded() }, { PageRun.sendEverything() })
  }

  private func start() -> Never {
    page.observe {
      switch $0 {
      case .ofThePage: PageRun.current?.finish(.finishedItself)
      case .ofItsCode: PageRun.current?.codeFinished()
      }
    }
    assessment.observe()
    MainActor.assumeIsolated {
      liveView.set(request.stage)
      liveView.observe()
      PageCallers.answer()
      if request.clock == .real { liveView.speaks = true }
      liveView.webs.begin(request.clock == .real ? .browser : .nobody)
    }
    SoundOutput.listen { $0.tell() }
    lek_run_loop_observe_turns { PageRun.current?.turnEnded() }
    LiteralCell.take(request.cell)
    if request.cell != nil { PageAttendant.shared.letThePictureGoFirst() }
    PageAttendant.shared.start { [self] in deliver($0) }
    ClassInitializers.prepare()
    let main = PageLibrary.load(request)
    PageChannel.mark(.loaded)
    if case .virtual(let seconds) = request.clock {
      PageMoments.shared.start(request, seconds: seconds) { [self] in perform($0) }
    }
    MainActor.assumeIsolated { ClassInitializers.run() }
    if main.runLiveView() == .ran { PageExecution.liveViewRan() }
    main.run { PageRun.current?.runLoop() }
    topLevelEnded()
  }

  /// The page asks for the end of its top level itself: it is run to a line.
  fileprivate static func endTopLevel() {
    current?.topLevelEnded()
  }

  /// Everything after the page's top-level code; the process ends in here.
  private func topLevelEnded() -> Never {
    // Nothing moves or is shown before the person wants it.
    if request.cell == .awaited { _ = LiteralCell.wait() }
    page.endTopLevel()
    PageExecution.topLevelEnded()
    PageChannel.mark(.topLevelEnded)
    assessment.tell()
    // Its size first: who hears that the top level has ended knows whether there is a live view.
    MainActor.assumeIsolated { liveView.topLevelEnded() }
    PageChannel.send(.topLevelEnded)
    // The picture next: it is what someone waits for, and values take their time to describe.
    MainActor.assumeIsolated { liveView.showFirst() }
    if request.cell != nil {
      // The next value may end this run: what `viewDidAppear` has made is part of its picture.
      MainActor.assumeIsolated { liveView.turnEnded() }
      PageChannel.mark(.appeared)
      PageAttendant.shared.speak()
      tellValuesWithoutPictures()
    } else {
      PageRun.sendEverything()
    }
    runLoop()
    finish(.ended)
  }

  /// Pictures of values are large, and nobody looks at them while the finger moves: they come when it rests.
  private func tellValuesWithoutPictures() {
    ValueLog.shared.sendChanges(.whole)
    lek_console_flush()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.restOfFinger) {
      PageRun.sendEverything()
    }
  }

  private static let restOfFinger = DispatchTimeInterval.milliseconds(250)

  /// What the page shows goes on without its code, which has ended itself: this does not return to it.
  private func codeFinished() -> Never {
    if page.isInTopLevel { topLevelEnded() }
    while true { lek_run_loop_run() }
  }

  private func runLoop() {
    while page.goesOn { lek_run_loop_run() }
  }

  private func turnEnded() {
    MainActor.assumeIsolated { liveView.turnEnded() }
    assessment.tell()
    ValueLog.shared.turnEnded()
    lek_console_flush()
    giveSignOfLife()
    if !page.goesOn { lek_run_loop_stop() }
  }

  /// The engine ends a page whose main thread computes and never comes here. In virtual time too:
  /// this is between an engine and a process, and no one else hears of it.
  private func giveSignOfLife() {
    let now = lek_clock_system_nanoseconds()
    guard now - lastSign >= 100_000_000 else { return }
    lastSign = now
    PageChannel.mark(.turned)
  }

  private static func sendEverything() {
    ValueLog.shared.makeQuickLooks(.all)
    ValueLog.shared.sendChanges(.whole)
    lek_console_flush()
    current?.assessment.tell()
  }

  private func deliver(_ command: PageCommand) {
    MainActor.assumeIsolated { liveView.deliver(command) }
  }

  private func perform(_ moment: PageMoments.Moment) {
    switch moment {
    case .touches(let touches): deliver(.touches(touches, []))
    case .typing(.key(let key)): deliver(.key(key))
    case .typing(.text(let entry)): deliver(.text(entry))
    case .tree(let time):
      MainActor.assumeIsolated { liveView.sendTree(at: time) }
      PageRun.sendEverything()
    case .end:
      MainActor.assumeIsolated { liveView.turnEnded() }
      finish(.timeIsUp)
    case .endUnheard:
      tellEnd(.timeIsUp)
      lek_exit_now(0)
    }
  }

  private func finish(_ reason: FinishReason) -> Never {
    tellEnd(reason)
    exit(0)
  }

  private func tellEnd(_ reason: FinishReason) {
    // A crash of another thread is the page's end, and not this.
    lek_clock_stay_if_stopped()
    PageRun.sendEverything()
    PageChannel.send(.finished(reason))
  }
}

/// What a page calls that is run no further than a line; the call does not return.
@_cdecl("lek_page_end_top_level")
public func lek_page_end_top_level() {
  PageRun.endTopLevel()
}
