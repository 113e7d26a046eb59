import Guarded

/// Counts work that goes on, so that what it works in is taken away only when it has ended.
final class OngoingWork: Sendable {
  private struct State {
    var isClosed = false
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  /// Whether some may begin; then its end has to be told.
  func begin() -> Bool {
    state.withLock { state in
      if state.isClosed { return false }
      state.count += 1
      return true
    }
  }

  func end() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Lets none begin any more, and waits for the end of what has.
  func close() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        state.isClosed = true
        if state.count > 0 { state.waiting.append(continuation) }
        return state.count == 0
      }
      if isOver { continuation.resume() }
    }
  }
}
