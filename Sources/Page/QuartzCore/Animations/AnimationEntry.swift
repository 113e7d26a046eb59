import CoreGraphics
import Foundation

/// One animation on one layer, from its start to its end.
///
/// It begins with the commit that first carries it; until then it has no begin time. Its own time
/// follows the layer's, which may be slower, stand still, or jump where a page says so.
@_spi(UIKit) public final class AnimationEntry {
  let key: String
  /// What the page is given: our copy, or its own object where that is of a class of its own.
  let animation: CAAnimation
  /// What plays: never changed by the page.
  let played: CAAnimation
  private(set) weak var layer: CALayer?
  /// Counts all animations of the process; tells two of the same key apart.
  let number: Int
  /// Grows when the layer's time was changed, and players have to be told.
  private(set) var revision = 0
  /// In the layer's time.
  private(set) var begin: Double?
  private(set) var hasEnded = false
  /// On the clock; infinite where it never ends.
  private(set) var endsAt = Double.infinity
  /// Whether the page named it; others are found by nobody.
  let isNamed: Bool
  /// Who has its time in hand, if somebody has.
  private var drive: AnimationDrive?
  private var wasStarted = false
  /// The parts of it that animate values of the page's own.
  let ownProperties: [CAPropertyAnimation]
  /// Whether the layer's class draws what it animates.
  let isDrawn: Bool
  /// The transactions that wait for it.
  var waiting: [TransactionCompletion] = []

  enum Ending {
    case ranOut, interrupted
  }

  nonisolated(unsafe) private static var count = 0

  init(key: String?, animation: CAAnimation, played: CAAnimation, layer: CALayer) {
    AnimationEntry.count += 1
    number = AnimationEntry.count
    isNamed = key != nil
    self.key = key ?? "animation-\(number)"
    (self.animation, self.played, self.layer) = (animation, played, layer)
    ownProperties = layer.ownProperties(of: played)
    isDrawn = layer.draws(anyOf: played.animatedKeys + played.properties.compactMap(\.keyPath))
  }

  // MARK: Time

  private var speed: Double { Double(abs(played.speed)) }

  /// Whether the time offset moves its own time, and not the values within a cycle: where it
  /// stands still, and where it goes on for ever from the start.
  private var isShifted: Bool {
    if speed == 0 { return true }
    return AnimationTiming(played).repeats == .infinity && played.beginTime == 0
      && played.delay == 0
  }

  private func planned(_ local: Double) -> Double {
    if let drive { return local + drive.wait }
    return played.beginTime != 0 ? played.beginTime : local + played.delay
  }

  /// Its own time at a moment of the clock, 0 where it begins.
  func ownTime(at now: Double) -> Double {
    let local = layer?.convertTime(now, from: nil) ?? now
    if let drive { return drive.isHeld ? 0 : local - (begin ?? planned(local)) }
    return (local - (begin ?? planned(local))) * speed + (isShifted ? played.timeOffset : 0)
  }

  /// How fast its own time runs.
  var rate: Double {
    let rate = layer?.timeRate ?? 1
    if let drive { return drive.isHeld ? 0 : rate }
    return rate * speed
  }

  private func computeEnd(_ now: Double) -> Double {
    let own = ownTime(at: now)
    let total = drive.map { $0.isHeld ? .infinity : $0.seconds } ?? AnimationTiming(played).total
    // A layer that stands still beyond the end has passed it.
    if own >= total, rate >= 0 { return now }
    guard total.isFinite, rate != 0 else { return .infinity }
    return now + max(rate > 0 ? (total - own) / rate : own / -rate, 0)
  }

  /// The layer's time, or that of a layer above it, was changed.
  func timeChanged() {
    revision += 1
    AnimationSchedule.shared.noteChange()
    if isDrawn { DrawnAnimations.shared.timesChanged() }
  }

  func updateEnd(at now: Double) {
    if begin != nil { endsAt = computeEnd(now) }
  }

  // MARK: Values

  /// What it does to a layer with these values, in its own time.
  func tracks(on model: LayerValues) -> [AnimationTrack] {
    if let drive { return tracks(on: model, driven: drive) }
    return played.tracks(on: model).compactMap { track in
      let track = played.speed < 0 && !played.autoreverses ? track.backwards : track
      guard !isShifted, played.timeOffset != 0 else { return track.bounded }
      return track.rest(on: model).map { track.rotated(by: played.timeOffset, rest: $0).bounded }
    }
  }

  private func tracks(on model: LayerValues, driven drive: AnimationDrive) -> [AnimationTrack] {
    let source = drive.manner == .asSaid ? played : played.evened
    return source.tracks(on: model).compactMap { track in
      var track = track
      track.timing.delay += played.delay
      return track.rest(on: model).map { track.driven(by: drive, rest: $0).bounded }
    }
  }

  // MARK: Driving

  /// Whether it stays when it has come to its end.
  @_spi(UIKit) public enum Stay {
    case leaves, remains
  }

  /// Plays a stretch of it from the next flush on, whatever it did before.
  @_spi(UIKit) public func play(_ drive: AnimationDrive, then stay: Stay = .leaves) {
    guard let layer, layer.entries.contains(where: { $0 === self }) else { return }
    self.drive = drive
    played.isRemovedOnCompletion = stay == .leaves
    stopTime()
    (begin, hasEnded, endsAt) = (nil, false, .infinity)
    revision += 1
    CATransaction.noteChange(of: layer)
    layer.markForRecording()
    CATransaction.noteRestart(of: self)
  }

  /// How long the stretch has been played.
  @_spi(UIKit) public var playedSeconds: Double { max(ownTime(at: CACurrentMediaTime()), 0) }

  /// When all of it is over, in its own time.
  @_spi(UIKit) public var fullLength: Double { AnimationTiming(played).total + played.delay }

  /// Whether it is this animation that it plays.
  @_spi(UIKit) public func plays(_ animation: CAAnimation) -> Bool { self.animation === animation }

  /// Whether it has come to its end, and stays there or has left.
  @_spi(UIKit) public var hasCome: Bool { hasEnded }

  /// Takes it away from its layer.
  @_spi(UIKit) public func remove() {
    layer?.stop(self)
  }

  // MARK: Start and end

  /// The commit that carries it was made.
  func start(at now: Double) {
    guard begin == nil, !hasEnded else { return }
    begin = planned(layer?.convertTime(now, from: nil) ?? now)
    endsAt = computeEnd(now)
    AnimationSchedule.shared.add(self)
    if isDrawn { DrawnAnimations.shared.add(self) }
    if !wasStarted {
      wasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
  }

  func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    stopTime()
    animation.delegate?.animationDidStop(animation, finished: ending == .ranOut)
    let completions = waiting
    waiting = []
    for completion in completions { completion.animationEnded() }
  }

  private func stopTime() {
    AnimationSchedule.shared.remove(self)
    guard isDrawn else { return }
    DrawnAnimations.shared.remove(self)
    layer?.setNeedsDisplay()
  }
}
