import CoreGraphics
import Foundation

/// A stretch of an animation's own time that somebody plays as he likes: faster, backwards, with
/// another pace, or not at all. A property animator has its animations in hand with it.
@_spi(UIKit) public struct AnimationDrive {
  /// Whether values follow the animation's own curve, or run evenly, as under a finger.
  public enum Manner: Sendable {
    case asSaid, evenly
  }

  public enum Pacing {
    case even
    case function(CAMediaTimingFunction)
    case spring(CASpringAnimation)
  }

  public var manner: Manner
  /// Where in the animation's own time it begins, and where it ends.
  public var from: Double
  public var to: Double
  /// How long it takes; zero stands still at `from`.
  public var seconds: Double
  /// Before it begins.
  public var wait: Double
  public var pacing: Pacing

  public init(
    _ manner: Manner, from: Double, to: Double, seconds: Double, wait: Double = 0,
    pacing: Pacing = .even
  ) {
    (self.manner, self.from, self.to) = (manner, from, to)
    (self.seconds, self.wait, self.pacing) = (seconds, wait, pacing)
  }

  /// Stands still.
  public static func held(_ manner: Manner, at time: Double) -> AnimationDrive {
    AnimationDrive(manner, from: time, to: time, seconds: 0)
  }

  /// Where it has come to after so many seconds.
  public func time(after elapsed: Double) -> Double {
    guard seconds > 0 else { return from }
    return from + (to - from) * pace.progress(at: min(max(elapsed / seconds, 0), 1))
  }

  var isHeld: Bool { seconds <= 0 }

  var pace: Pace {
    switch pacing {
    case .even: .linear
    case .function(let function): .curve(function)
    case .spring(let animation): .spring(animation.spring, duration: seconds)
    }
  }
}

extension AnimationTrack {
  /// What it shows while somebody drives it; in the driver's time.
  func driven(by drive: AnimationDrive, rest: LayerValue) -> AnimationTrack {
    var timing = timing.playing(drive.isHeld ? 1 : drive.seconds)
    (timing.repeats, timing.autoreverses, timing.fill) = (1, false, .both)
    var track = self
    (track.mode, track.isCumulative, track.timing) = (.linear, false, timing)
    if drive.isHeld || drive.from == drive.to || isPlain {
      // One straight way can be left at both ends, as a spring does.
      let (first, last) = (shown(at: drive.from, rest), shown(at: drive.to, rest))
      (track.values, track.keyTimes, track.paces) = ([first, last], [0, 1], [drive.pace])
      return track
    }
    let played = laid(stretch(drive, rest), length: drive.seconds, timing: timing)
    return drive.pace.isLinear ? played : played.resampled { drive.pace.progress(at: $0) }
  }

  /// Whether it goes evenly from one value to another, once.
  private var isPlain: Bool {
    values.count == 2 && mode == .linear && paces[0].isLinear && keyTimes == [0, 1]
      && timing.delay == 0 && timing.repeats == 1 && !timing.autoreverses && timing.duration > 0
  }

  private func shown(at time: Double, _ rest: LayerValue) -> LayerValue {
    guard isPlain else { return value(atTime: time) ?? rest }
    return values[0].mixed(with: values[1], at: CGFloat(time / timing.duration))
  }

  /// The stretch between two moments, forwards or back, as long as the driver takes for it.
  private func stretch(_ drive: AnimationDrive, _ rest: LayerValue) -> [TimelinePiece] {
    let (low, high) = (min(drive.from, drive.to), max(drive.from, drive.to))
    var pieces = timeline(length: high, rest: rest).compactMap { $0.clipped(from: low, to: high) }
      .map { $0.moved(by: -low) }
    if drive.to < drive.from {
      pieces = pieces.reversed().map { $0.mirrored(around: (high - low) / 2) }
    }
    let scale = drive.seconds / (high - low)
    return pieces.map { piece in
      var piece = piece
      piece.start *= scale
      piece.end *= scale
      return piece
    }
  }
}

extension TimelinePiece {
  /// The same backwards, on the other side of a moment.
  func mirrored(around turn: Double) -> TimelinePiece {
    var mirrored = self
    (mirrored.start, mirrored.end) = (2 * turn - end, 2 * turn - start)
    if let pace = pace.swapped {
      (mirrored.first, mirrored.second, mirrored.pace) = (second, first, pace)
    } else {
      mirrored.pace = .part(from: 1, to: 0, pace)
    }
    return mirrored
  }
}
