import CoreGraphics
import Foundation

extension AnimationTrack {
  static let mostValues = 2000

  /// The same movement with its time bent, as many short straight pieces.
  func resampled(_ bend: (Double) -> Double) -> AnimationTrack {
    resampled(pieces: AnimationTrack.pieces(for: timing.duration), bend)
  }

  /// Not more values than players take.
  var bounded: AnimationTrack {
    values.count > AnimationTrack.mostValues ? stepped.resampled(pieces: 960) { $0 } : self
  }

  private func resampled(pieces count: Int, _ bend: (Double) -> Double) -> AnimationTrack {
    var track = self
    track.keyTimes = (0...count).map { Double($0) / Double(count) }
    track.values = track.keyTimes.map { value(at: bend($0)) }
    track.paces = [Pace](repeating: .linear, count: count)
    track.mode = .linear
    return track
  }

  /// The same movement as many short straight pieces; jumps stay where they are.
  var inPieces: AnimationTrack {
    sampledGaps { gap, share in
      values[gap].mixed(with: values[gap + 1], at: CGFloat(paces[gap].progress(at: share)))
    }
  }

  /// With its time bent by a curve, if there is one that bends it.
  func bent(by function: CAMediaTimingFunction?) -> AnimationTrack {
    guard let function, !function.isLinear else { return self }
    guard function.staysWithin else { return stepped.resampled { function.progress(at: $0) } }
    var track = self
    track.keyTimes = keyTimes.map { function.time(of: $0) }
    if mode == .discrete { return track }
    return track.sampledGaps { gap, share in
      let time = track.keyTimes[gap] + (track.keyTimes[gap + 1] - track.keyTimes[gap]) * share
      let (low, high) = (keyTimes[gap], keyTimes[gap + 1])
      let bent = min(max((function.progress(at: time) - low) / (high - low), 0), 1)
      return values[gap].mixed(with: values[gap + 1], at: CGFloat(paces[gap].progress(at: bent)))
    }
  }

  /// From its end to its beginning.
  var backwards: AnimationTrack {
    let track = stepped
    var result = track
    result.values = track.values.reversed()
    result.keyTimes = track.keyTimes.reversed().map { 1 - $0 }
    let paces = track.paces.reversed().map { pace in pace.swapped }
    guard paces.allSatisfy({ $0 != nil }) else { return resampled { 1 - $0 } }
    result.paces = paces.compactMap { $0 }
    return result
  }

  /// Steps as pairs of values at one time.
  var stepped: AnimationTrack {
    guard mode == .discrete else { return self }
    var track = self
    track.mode = .linear
    (track.values, track.keyTimes) = ([values[0]], [keyTimes[0]])
    for index in values.indices.dropFirst() {
      track.values += [values[index - 1], values[index]]
      track.keyTimes += [keyTimes[index], keyTimes[index]]
    }
    track.paces = [Pace](repeating: .linear, count: track.values.count - 1)
    return track
  }

  /// With a value at 0 and one at 1, as players expect.
  var spanning: AnimationTrack {
    var track = self
    if let first = track.keyTimes.first, first > 0 {
      track.values.insert(values[0], at: 0)
      track.keyTimes.insert(0, at: 0)
      track.paces.insert(.linear, at: 0)
    }
    if let last = track.keyTimes.last, last < 1 || track.values.count == 1 {
      track.values.append(lastValue)
      track.keyTimes.append(1)
      track.paces.append(.linear)
    }
    return track
  }

  /// Every value as something else; what cannot be is left out with its time.
  func mapped(_ change: (LayerValue) -> LayerValue?) -> AnimationTrack? {
    var track = self
    track.values = values.compactMap(change)
    return track.values.count == values.count ? track : nil
  }

  /// With gaps cut so that no two neighbours are further apart than a step.
  ///
  /// Whole transforms take the shorter way round; many small steps follow every turn.
  func subdivided(_ distance: (LayerValue, LayerValue) -> CGFloat, step: CGFloat) -> AnimationTrack
  {
    guard mode == .linear else { return self }
    if paces.contains(where: { !$0.isLinear }) { return inPieces }
    var track = self
    (track.values, track.keyTimes, track.paces) = ([values[0]], [keyTimes[0]], [])
    for gap in paces.indices {
      let share = distance(values[gap], values[gap + 1]) / step
      let count = min(max(Int(share.rounded(.up)), 1), 240)
      for piece in 1...count {
        let progress = Double(piece) / Double(count)
        track.values.append(values[gap].mixed(with: values[gap + 1], at: CGFloat(progress)))
        track.keyTimes.append(keyTimes[gap] + (keyTimes[gap + 1] - keyTimes[gap]) * progress)
        track.paces.append(.linear)
      }
    }
    return track
  }
}
