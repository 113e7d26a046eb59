import Dispatch
import Foundation

/// Watches the size of the home folder that a running app keeps.
///
/// A thread looks through the folder four times a second, or less often where that takes long. It
/// is not the thread of `PageWatch`, because other limits must not wait for a folder with many
/// files.
/// **Always holds**: `exceeded` is called at most once.
final class HomeWatch: Sendable {
  private let folder: String
  private let limit: UInt64
  private let exceeded: @Sendable () -> Void
  private let bell = DispatchSemaphore(value: 0)

  private static let interval = 0.25
  /// The pause after a look, as a multiple of its duration.
  private static let pauses = 10.0

  /// Nil if the page keeps no folder, or its size has no limit.
  init?(_ limits: Limits, folder: String?, exceeded: @escaping @Sendable () -> Void) {
    guard let folder, let limit = limits.appHome else { return nil }
    (self.folder, self.limit, self.exceeded) = (folder, limit, exceeded)
  }

  func start() {
    let thread = Thread { [self] in watch() }
    thread.name = "home watch"
    thread.start()
  }

  /// The page has ended.
  func end() { bell.signal() }

  private func watch() {
    var meter = HomeMeter(limit)
    while true {
      let begin = Stopwatch.now
      if meter.count(FolderSize.bytes(of: folder)) == .over { return exceeded() }
      let duration = Double(Stopwatch.now - begin) / 1e9
      let pause = max(Self.interval, duration * Self.pauses)
      if bell.wait(timeout: .now() + pause) == .success { return }
    }
  }
}
