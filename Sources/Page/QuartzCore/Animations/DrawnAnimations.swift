import Foundation

/// Has layers draw themselves anew in each frame while what they draw is animated.
///
/// An animation belongs here while it runs, where its layer's class says by `needsDisplay(forKey:)`
/// that the animated value is drawn. Nothing is drawn here: a layer is only told that it has to,
/// and does it at the end of the turn.
final class DrawnAnimations: FrameListener {
  nonisolated(unsafe) static let shared = DrawnAnimations()

  private var running: [AnimationEntry] = []

  func add(_ entry: AnimationEntry) {
    running.append(entry)
    FrameClock.shared.add(self)
  }

  func remove(_ entry: AnimationEntry) {
    guard running.contains(where: { $0 === entry }) else { return }
    running.removeAll { $0 === entry }
    if running.isEmpty { FrameClock.shared.remove(self) }
  }

  /// A layer's time stands still or goes on.
  func timesChanged() {
    if running.isEmpty { return }
    for entry in running { entry.layer?.setNeedsDisplay() }
    FrameClock.shared.linksChanged()
  }

  /// For a clock that is set anew.
  func forgetAll() { running = [] }

  func nextFrame(after frame: Int) -> Int? {
    running.contains { $0.rate != 0 } ? frame + 1 : nil
  }

  func show(_ frame: Int) {
    for entry in running where entry.rate != 0 { entry.layer?.setNeedsDisplay() }
  }
}
