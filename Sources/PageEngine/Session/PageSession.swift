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
  private let state = Guarded(State())

  private struct State {
    var runs: UInt32 = 0
    var current: Task<Void, Never>?
    var driver: RunDriver?
    var isClosed = false
  }

  /// Makes the session's folder; nothing is started yet.
  public init(_ configuration: EngineConfiguration) throws(EngineFault) {
    let folder = try SessionFolder()
    let configuration = configuration.withCache(in: folder)
    let frontEnd = FrontEnd(
      toolchain: configuration.toolchain, kit: configuration.kit,
      clangModules: ClangModules(folder: configuration.moduleCache))
    self.configuration = configuration
    self.folder = folder
    builder = PageBuilder(
      frontEnd: frontEnd, cacheFolder: configuration.cacheFolder, folder: folder,
      cutting: configuration.cutting)
    cells = CellPages(builder: builder)
    keeper = HostKeeper(
      HostSettings(
        toolchain: configuration.toolchain, kit: configuration.kit, folder: folder,
        mode: configuration.sandbox, limits: configuration.limits, network: configuration.network))
  }

  /// Starts what does not depend on the text: the host, and a front end that waits for it.
  public func prepare(_ input: PageInput) async {
    await keeper.warm(resources: input.resources, and: input.packageResources)
    await builder.prepare(input, hasRun: false)
  }

  /// Builds and runs a page; ends the run before.
  public func run(_ input: PageInput, options: RunOptions = RunOptions())
    -> AsyncStream<EngineEvent>
  {
    let events = BoundedQueue<EngineEvent>(limit: 16 << 20)
    let task = state.withLock { state -> Task<Void, Never> in
      state.runs += 1
      let driver = RunDriver(
        number: state.runs, input: input, options: options, limits: configuration.limits,
        builder: builder, keeper: keeper, cells: cells, events: events)
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
  }

  /// Tells the page that runs what a person does to its live view.
  public func send(_ command: PageCommand) {
    state.withLock { $0.driver }?.send(command)
  }

  /// Ends the run, whether it builds or runs.
  public func stop() {
    state.withLock { $0.current }?.cancel()
  }

  /// Ends everything and removes the session's folder.
  public func close() async {
    let current = state.withLock { state in
      state.isClosed = true
      return state.current
    }
    cells.forget()
    current?.cancel()
    await current?.value
    await builder.close()
    await keeper.close()
    folder.remove()
  }
}
