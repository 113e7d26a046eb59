import Foundation
import Guarded

/// The built page whose scrubbed literal is read from a run-time cell.
///
/// Always holds: at most one is kept, and it is built once, whoever asks; a run that is cancelled
/// does not end the build, which the next value needs too.
final class CellPages: Sendable {
  private let builder: PageBuilder
  private let kept = Guarded<Kept?>(nil)

  private struct Kept {
    var input: PageInput
    var task: Task<BuiltPage?, Never>
  }

  init(builder: PageBuilder) {
    self.builder = builder
  }

  /// Begins to build it, where that was not done yet.
  func prepare(_ input: PageInput) {
    _ = task(for: input)
  }

  /// The page; none where the literal cannot be a cell.
  func page(for input: PageInput) async -> BuiltPage? {
    let built = await task(for: input).value
    return built.flatMap { access($0.library, R_OK) == 0 ? $0 : nil }
  }

  /// Nobody changes the literal any more.
  func forget() {
    kept.withLock { kept in
      kept?.task.cancel()
      kept = nil
    }
  }

  private func task(for input: PageInput) -> Task<BuiltPage?, Never> {
    let input = input.withoutCellText
    return kept.withLock { [builder] kept in
      if let kept, kept.input == input { return kept.task }
      kept?.task.cancel()
      let task = Task { await builder.buildWithCell(input) }
      kept = Kept(input: input, task: task)
      return task
    }
  }
}
