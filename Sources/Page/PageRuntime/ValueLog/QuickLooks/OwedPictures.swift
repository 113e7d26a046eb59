@_implementationOnly import PageProtocol

/// Pictures of values that have been made and not been sent: they go just before the results that name them, so that
/// what the live view shows does not wait behind them.
enum OwedPictures {
  private nonisolated(unsafe) static var owed: [Picture] = []
  private static let lock = Lock()

  static func add(_ picture: Picture) {
    lock.withLock { owed.append(picture) }
  }

  static func send() {
    let pictures = lock.withLock {
      defer { owed = [] }
      return owed
    }
    for picture in pictures { PageChannel.send(.picture(picture)) }
  }
}
