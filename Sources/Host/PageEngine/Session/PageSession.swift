import Foundation
import Guarded
import PageProtocol

/// One open document's engine: it builds and runs the document's page, again and again.
///
/// What: `run` gives the events of one run, from the build to the end of the process. Why one
/// object: the newest text is the only one that matters, so a new run ends the one before, whether
/// that is building or running. Always holds: at most one build and one page at a time; every
/// stream ends with `ended`, unless its reader left; after `close`, no process and no file of it is
/// left. Deliberately not: a store of texts. It is given them whole, each time.
public final class PageSession: Sendable {
  private let configuration: EngineConfiguration
  let folder: SessionFolder
  private let builder: PageBuilder
  private let keeper: HostKeeper
  private let cells: CellPages
  private let waitingPages: WaitingPages
  private let numbers = RunNumbers()
  private let state = Guarded(State())

  /// So many bytes of a page's words may wait for whoever reads them.
  static let mostOnTheWay = 16 << 20

  private struct State {
    var current: Task<Void, Never>?
    var driver: RunDriver?
    var isClosed = false
  }

  /// Makes the session's folder; nothing is started yet.
  public init(_ configuration: EngineConfiguration) throws(EngineFault) {
    let folder = try SessionFolder()
    let configuration = configuration.withCache(in: folder)
    let frontEnd = FrontEnd(configuration, session: folder)
    self.configuration = configuration
    self.folder = folder
    builder = PageBuilder(
      frontEnd: frontEnd, cacheFolder: configuration.cacheFolder, folder: folder,
      cutting: configuration.cutting)
    cells = CellPages(builder: builder)
    keeper = HostKeeper(
      HostSettings(
        toolchain: configuration.toolchain, kit: configuration.kit, folder: folder,
        mode: configuration.sandbox, limits: configuration.limits, network: configuration.network,
        home: configuration.home))
    waitingPages = WaitingPages(
      cells: cells, keeper: keeper, limits: configuration.limits, numbers: numbers)
  }

  /// Starts what does not depend on the text: the host, and a front end that waits for it.
  public func prepare(_ input: PageInput) async {
    await keeper.warm(with: input.hostFiles)
    await builder.prepare(input, hasRun: false)
  }

  /// Builds and runs a page; ends the run before.
  public func run(_ input: PageInput, options: RunOptions = RunOptions())
    -> AsyncStream<EngineEvent>
  {
    let waiting = waitingPages.take(for: input)
    if input.scrubbed?.text == nil { waitingPages.end() }
    let events = waiting?.events ?? BoundedQueue<EngineEvent>(limit: Self.mostOnTheWay)
    let number = numbers.next()
    let task = state.withLock { state -> Task<Void, Never> in
      let driver = RunDriver(
        number: number, input: input, options: options, limits: configuration.limits,
        builder: builder, keeper: keeper, cells: cells, waitingPages: waitingPages,
        waiting: waiting, events: events)
      if input.scrubbed == nil { cells.forget() }
      let before = state.current
      before?.cancel()
      let isClosed = state.isClosed
      let task = Task {
        await before?.value
        await driver.drive(isClosed ? .cancelled : .wanted)
      }
      state.current = task
      state.driver = driver
      return task
    }
    return AsyncStream {
      await events.next()
    } onCancel: {
      task.cancel()
      events.finish()
    }
  }

  /// Builds beside everything else what runs of a scrubbed literal need.
  public func prepareScrubbing(_ input: PageInput) {
    cells.prepare(input)
    waitingPages.prepare(input)
  }

  /// A person has let go of a literal; the page that is shown stays.
  public func endScrubbing() {
    waitingPages.end()
  }

  /// Tells the page that runs what a person does to its live view.
  public func send(_ command: PageCommand) {
    state.withLock { $0.driver }?.send(command)
  }

  /// Whether a page waits for the literal that a person drags.
  var hasWaitingPage: Bool { waitingPages.hasOne }

  /// Ends the run, whether it builds or runs.
  public func stop() {
    state.withLock { $0.current }?.cancel()
  }

  /// Removes the session's folder without waiting for anyone; the process has to end then, and takes
  /// its processes along.
  public func abandon() {
    folder.remove()
  }

  /// Ends everything and removes the session's folder.
  public func close() async {
    let current = state.withLock { state in
      state.isClosed = true
      return state.current
    }
    cells.forget()
    waitingPages.end()
    current?.cancel()
    await current?.value
    await builder.close()
    await keeper.close()
    folder.remove()
  }
}
