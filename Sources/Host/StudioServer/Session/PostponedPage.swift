import Guarded
import PageEngine
import PageProtocol

/// Stands for an engine that could not be made: each run tries again, because what was in the way may
/// be gone.
final class PostponedPage: PageRunning {
  typealias Making = @Sendable () -> Result<any PageRunning, Unavailable>

  private let make: Making
  private let made = Guarded<(any PageRunning)?>(nil)

  init(make: @escaping Making) {
    self.make = make
  }

  func run(_ input: PageInput, options: RunOptions) -> AsyncStream<EngineEvent> {
    switch engine() {
    case .success(let page): page.run(input, options: options)
    case .failure(let why): UnavailablePage(why: why).run(input, options: options)
    }
  }

  func prepareScrubbing(_ input: PageInput) { known?.prepareScrubbing(input) }
  func endScrubbing() { known?.endScrubbing() }
  func send(_ command: PageCommand) { known?.send(command) }
  func stop() { known?.stop() }
  func close() async { await known?.close() }

  private var known: (any PageRunning)? { made.withLock { $0 } }

  private func engine() -> Result<any PageRunning, Unavailable> {
    made.withLock { made in
      if let made { return .success(made) }
      let answer = make()
      if case .success(let page) = answer { made = page }
      return answer
    }
  }
}
