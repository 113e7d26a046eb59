import CoreMedia
import Foundation
@_spi(UIKit) import QuartzCore

/// Tells where a player is, every so many seconds of its item while it plays, and when it jumps.
final class TimeObserver {
  private weak var player: AVPlayer?
  private let interval: Double
  private let queue: DispatchQueue?
  private let block: (CMTime) -> Void
  private var alarm: MainTimer?
  private static let least = 0.001

  init(
    _ player: AVPlayer, every interval: Double, _ queue: DispatchQueue?,
    _ block: @escaping (CMTime) -> Void
  ) {
    (self.player, self.queue, self.block) = (player, queue, block)
    self.interval = interval.isFinite ? max(interval, Self.least) : .greatestFiniteMagnitude
    if player.rate != 0 { jumped() }
  }

  func end() {
    alarm?.invalidate()
    alarm = nil
    player = nil
  }

  /// The player has begun, ended, or is somewhere else.
  func jumped() {
    tell()
    setAlarm()
  }

  private func tell() {
    guard let time = player?.currentTime() else { return }
    // The main queue is another object each time it is asked for.
    if let queue, queue.label != DispatchQueue.main.label {
      queue.async { [block] in block(time) }
    } else {
      block(time)
    }
  }

  /// The next whole multiple of the interval.
  private func setAlarm() {
    alarm?.invalidate()
    alarm = nil
    guard let player, player.rate > 0, player.currentItem != nil else { return }
    let now = player.currentTime().seconds
    let next = (floor(now / interval + 1e-6) + 1) * interval
    guard next.isFinite else { return }
    alarm = MainTimer(after: (next - now) / Double(player.rate)) { [weak self] in
      self?.tell()
      self?.setAlarm()
    }
  }
}
