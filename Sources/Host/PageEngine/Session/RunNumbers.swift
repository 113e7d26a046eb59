import Guarded

/// Numbers of a session's runs; none is given twice.
final class RunNumbers: Sendable {
  private let last = Guarded<UInt32>(0)

  func next() -> UInt32 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
