import CoreGraphics
import Foundation

/// A smooth line through values: Kochanek and Bartels' splines, as the calculation mode `cubic`
/// draws them. Without tension, continuity and bias they are Catmull and Rom's.
struct CubicThread {
  struct Shape {
    var tension: CGFloat = 0
    var continuity: CGFloat = 0
    var bias: CGFloat = 0
  }

  private let values: [LayerValue]
  private let points: [[CGFloat]]
  private let leaving: [[CGFloat]]
  private let arriving: [[CGFloat]]

  /// None for values without numbers.
  init?(_ values: [LayerValue], shapes: [Shape]) {
    let points = values.compactMap(\.components)
    guard points.count == values.count, points.count > 1 else { return nil }
    self.values = values
    self.points = points
    let slopes = points.indices.map { index -> (leaving: [CGFloat], arriving: [CGFloat]) in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      return CubicThread.slopes(before, points[index], after, shapes[index])
    }
    leaving = slopes.map(\.leaving)
    arriving = slopes.map(\.arriving)
  }

  private static func slopes(
    _ before: [CGFloat], _ here: [CGFloat], _ after: [CGFloat], _ shape: Shape
  ) -> (leaving: [CGFloat], arriving: [CGFloat]) {
    let (t, c, b) = (1 - shape.tension, shape.continuity, shape.bias)
    func slope(_ first: CGFloat, _ second: CGFloat) -> [CGFloat] {
      here.indices.map { index in
        t * (1 + b) * first / 2 * (here[index] - before[index])
          + t * (1 - b) * second / 2 * (after[index] - here[index])
      }
    }
    return (slope(1 + c, 1 - c), slope(1 - c, 1 + c))
  }

  func value(inGap gap: Int, at share: Double) -> LayerValue {
    let (t, last) = (CGFloat(share), gap + 1)
    let (t2, t3) = (t * t, t * t * t)
    let mixed = points[gap].indices.map { index -> CGFloat in
      (2 * t3 - 3 * t2 + 1) * points[gap][index] + (t3 - 2 * t2 + t) * leaving[gap][index]
        + (3 * t2 - 2 * t3) * points[last][index] + (t3 - t2) * arriving[last][index]
    }
    return values[gap].with(components: mixed) ?? values[gap]
  }
}

extension AnimationTrack {
  /// With gaps as many short straight pieces, whose values come from elsewhere. A gap keeps its
  /// first and last value.
  func sampledGaps(_ value: (_ gap: Int, _ share: Double) -> LayerValue) -> AnimationTrack {
    var track = self
    (track.values, track.keyTimes, track.paces) = ([values[0]], [keyTimes[0]], [])
    for gap in paces.indices {
      let length = keyTimes[gap + 1] - keyTimes[gap]
      let ends = paces[gap].endsExactly
      let count = length > 0 ? max(AnimationTrack.pieces(for: timing.duration * length), 8) : 1
      if !ends.start, length > 0 { track.jump(to: value(gap, 0)) }
      for piece in 1...count {
        let share = Double(piece) / Double(count)
        let isEnd = piece == count && (ends.end || length == 0)
        track.values.append(isEnd ? values[gap + 1] : value(gap, share))
        track.keyTimes.append(keyTimes[gap] + length * share)
        track.paces.append(.linear)
      }
      if !ends.end, length > 0, gap + 1 < paces.count { track.jump(to: values[gap + 1]) }
    }
    return track
  }

  private mutating func jump(to value: LayerValue) {
    values.append(value)
    keyTimes.append(keyTimes[keyTimes.count - 1])
    paces.append(.linear)
  }

  /// With key times such that it goes equally fast everywhere.
  var paced: AnimationTrack {
    let lengths = zip(values, values.dropFirst()).map { Double($0.distance(to: $1)) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return self }
    var track = self
    var walked = 0.0
    track.keyTimes = [0]
    for length in lengths {
      walked += length
      track.keyTimes.append(walked / whole)
    }
    track.keyTimes[track.keyTimes.count - 1] = 1
    track.paces = [Pace](repeating: .linear, count: lengths.count)
    return track
  }
}
