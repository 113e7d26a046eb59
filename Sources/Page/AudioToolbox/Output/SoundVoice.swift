import Foundation
import PageProtocol
@_spi(UIKit) import QuartzCore

/// One sound that plays, pauses and ends, on the page's clock; the browser lets it be heard.
@_spi(Sound) public final class SoundVoice {
  public let sound: SoundFile
  /// The part that is played, in seconds.
  public let part: ClosedRange<Double>
  /// Told in a turn of the main run loop when it has played to its end.
  public var ended: () -> Void = {}
  private let number = SoundOutput.nextVoice()
  private var state = State.paused(0)
  private var alarm: MainTimer?
  private var levels = SoundMix()

  private enum State {
    /// Where in the part it is, in seconds.
    case paused(Double)
    /// Where it was when it began, and when that was.
    case playing(from: Double, since: Double)
  }

  /// How often it is played again; none is for ever.
  public var repeats: Int? = 0 {
    didSet { if repeats != oldValue { again() } }
  }

  public init(_ sound: SoundFile, part: ClosedRange<Double>? = nil) {
    self.sound = sound
    self.part = part ?? 0...sound.facts.duration
  }

  deinit {
    alarm?.invalidate()
    if isPlaying { SoundOutput.send(.stop(voice: number)) }
  }

  public var isPlaying: Bool {
    if case .playing = state { true } else { false }
  }

  public var duration: Double { part.upperBound - part.lowerBound }

  /// Where it is in its part; a voice that plays goes on from where it is put.
  public var position: Double {
    get {
      switch state {
      case .paused(let position): position
      case .playing(let from, let since):
        wrapped(from + max(0, CACurrentMediaTime() - since) * Double(levels.rate))
      }
    }
    set {
      let place = newValue.isFinite ? min(max(newValue, 0), duration) : 0
      guard isPlaying else { return state = .paused(place) }
      play(from: place, after: 0)
    }
  }

  private func wrapped(_ position: Double) -> Double {
    guard duration > 0 else { return 0 }
    if let repeats, position >= duration * Double(repeats + 1) { return duration }
    return position < duration ? position : position.truncatingRemainder(dividingBy: duration)
  }

  /// Plays from where it is.
  public func play(after delay: Double = 0) {
    play(from: position >= duration ? 0 : position, after: delay)
  }

  public func pause() {
    guard isPlaying else { return }
    let place = position
    rest(at: place)
    SoundOutput.send(.stop(voice: number))
  }

  private func rest(at position: Double) {
    state = .paused(position)
    alarm?.invalidate()
    alarm = nil
  }

  private func again() {
    if isPlaying { play(from: position, after: 0) }
  }

  private func play(from place: Double, after delay: Double) {
    let delay = delay.isFinite ? max(0, delay) : 0
    state = .playing(from: place, since: CACurrentMediaTime() + delay)
    setAlarm(delay + (duration - place) / Double(levels.rate))
    guard let hash = sound.send() else { return }
    SoundOutput.send(
      .play(
        voice: number,
        SoundAction.Playing(
          sound: hash, name: sound.name, delay: delay, start: part.lowerBound,
          end: part.upperBound, from: part.lowerBound + place,
          repeats: repeats.map { UInt32(clamping: $0) }, mix: levels)))
  }

  private func setAlarm(_ firstEnd: Double) {
    alarm?.invalidate()
    alarm = nil
    guard let repeats, levels.rate > 0 else { return }
    let seconds = firstEnd + Double(repeats) * duration / Double(levels.rate)
    alarm = MainTimer(after: seconds) { [weak self] in self?.end() }
  }

  private func end() {
    rest(at: duration)
    ended()
  }

  // How it is mixed

  public var volume: Float {
    get { levels.volume }
    set { mix(seconds: 0) { $0.volume = newValue } }
  }

  public var pan: Float {
    get { levels.pan }
    set { mix(seconds: 0) { $0.pan = min(max(newValue, -1), 1) } }
  }

  public func fade(to volume: Float, seconds: Double) {
    mix(seconds: max(0, seconds)) { $0.volume = volume }
  }

  /// How fast it plays; 0 is not at all.
  public var rate: Float {
    get { levels.rate }
    set {
      let rate = newValue.isFinite ? min(max(newValue, 0.03125), 32) : 1
      guard rate != levels.rate else { return }
      let place = position
      levels.rate = rate
      if isPlaying { play(from: place, after: 0) }
    }
  }

  private func mix(seconds: Double, _ change: (inout SoundMix) -> Void) {
    let before = levels
    change(&levels)
    if !levels.volume.isFinite { levels.volume = before.volume }
    if levels != before, isPlaying {
      SoundOutput.send(.mix(voice: number, levels, seconds: seconds))
    }
  }
}
