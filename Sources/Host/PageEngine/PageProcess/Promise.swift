import Guarded

/// A value that comes once, and that many may wait for.
final class Promise<Value: Sendable>: Sendable {
  private let state = Guarded(State())

  private struct State {
    var value: Value?
    var waiting: [CheckedContinuation<Value, Never>] = []
  }

  /// The value, if it has come.
  var current: Value? { state.withLock { $0.value } }

  /// Waits for it, whether or not the task is cancelled.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state in
        if state.value == nil { state.waiting.append(continuation) }
        return state.value
      }
      if let value { continuation.resume(returning: value) }
    }
  }

  /// Gives the value; a second one is ignored.
  func fulfil(_ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      guard state.value == nil else { return [] }
      state.value = value
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }
}
