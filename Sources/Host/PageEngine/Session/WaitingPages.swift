import Foundation
import Guarded
import PageProtocol

/// A page of a literal that a person drags, which has run as far as it can without the literal's value.
///
/// It is on its way before the value is: of its start, of loading it, and of all its statements above the
/// literal, nobody has to wait any more. All it says is in `events`, from the beginning.
struct WaitingPage: Sendable {
  let input: PageInput
  let page: StartedPage
  let events: BoundedQueue<EngineEvent>

  func cancel() {
    page.cancel()
    events.finish()
  }
}

/// Keeps one page waiting, while a literal is dragged, in a host of its own: that which is shown lives on beside it.
///
/// Always holds: there is at most one, and it is ended when it was not wanted.
final class WaitingPages: Sendable {
  private let cells: CellPages
  private let keeper: HostKeeper
  private let limits: Limits
  private let numbers: RunNumbers
  private let state = Guarded(State())

  private struct State {
    var waiting: WaitingPage?
    /// What one is being started for.
    var wanted: PageInput?
    /// How often a person has let go, since a spare host was asked for.
    var endings: Int?
  }

  /// Runs that follow a literal differ in nothing else: cards are not shuffled anew for each value.
  static let seed: UInt64 = 1
  /// A person who has let go of a literal may soon take hold of the next.
  private static let restOfHost = Duration.seconds(10)

  init(cells: CellPages, keeper: HostKeeper, limits: Limits, numbers: RunNumbers) {
    self.cells = cells
    self.keeper = keeper
    self.limits = limits
    self.numbers = numbers
  }

  /// Starts one, once the page with its cell is built. What it shows would be this input's, but for the literal.
  func prepare(_ input: PageInput) {
    let input = Self.withoutText(input)
    let (isUnderWay, outdated) = state.withLock { state -> (Bool, WaitingPage?) in
      if state.wanted == input || state.waiting?.input == input { return (true, nil) }
      defer { state.waiting = nil }
      state.wanted = input
      state.endings = state.endings ?? 0
      return (false, state.waiting)
    }
    if isUnderWay { return }
    outdated?.cancel()
    Task { [self] in
      let started = try? await start(input)
      let unwanted = state.withLock { state -> WaitingPage? in
        guard state.wanted == input else { return started }
        state.wanted = nil
        state.waiting = started
        return nil
      }
      unwanted?.cancel()
    }
  }

  var hasOne: Bool { state.withLock { $0.waiting != nil } }

  /// The page that waits for this input's literal, for whoever runs it.
  func take(for input: PageInput) -> WaitingPage? {
    guard input.scrubbed?.text != nil else { return nil }
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    if let waiting, waiting.input == Self.withoutText(input) { return waiting }
    waiting?.cancel()
    return nil
  }

  /// Nobody changes the literal any more.
  func end() {
    let (waiting, endings) = state.withLock { state in
      defer { state.waiting = nil }
      state.wanted = nil
      state.endings = state.endings.map { $0 + 1 }
      return (state.waiting, state.endings)
    }
    waiting?.cancel()
    guard let endings else { return }
    Task { [self] in
      try await Task.sleep(for: Self.restOfHost)
      let isOver = state.withLock { state in
        guard state.endings == endings, state.wanted == nil, state.waiting == nil else {
          return false
        }
        state.endings = nil
        return true
      }
      if isOver { await keeper.endSpare() }
    }
  }

  private func start(_ input: PageInput) async throws(EngineFault) -> WaitingPage? {
    guard let built = await cells.page(for: input),
      let host = try await keeper.spare(with: input.hostFiles),
      state.withLock({ $0.wanted == input })
    else { return nil }
    let events = BoundedQueue<EngineEvent>(limit: PageSession.mostOnTheWay)
    let request = RunRequest(
      run: numbers.next(), library: built.library, modules: built.modules, seed: Self.seed,
      stage: input.stage, cell: .awaited)
    events.post(.started(run: request.run))
    let page = try StartedPage(
      built, as: request, in: host, limits: limits, events: events,
      onAppearance: { [weak self] in self?.prepare(input) })
    return WaitingPage(input: input, page: page, events: events)
  }

  private static func withoutText(_ input: PageInput) -> PageInput {
    var input = input
    input.scrubbed?.text = nil
    return input
  }
}
