import Foundation

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// A lock around a state.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// A lock around a state.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Calls a closure with the state while nobody else can.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() {
    self.init(initialState: ())
  }

  /// Waits until nobody else has the lock, and takes it.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Calls a closure while nobody else can.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }
}
