import CoreGraphics
import Foundation

extension CAKeyframeAnimation {
  /// A place on the path at a time.
  private struct Stop {
    var time: Double
    var point: CGPoint
    var angle: CGFloat
  }

  /// The way along a path, and the turning with it.
  func pathTracks(
    _ target: LayerKeyPath, along line: CGPath, current: LayerValue
  ) -> [AnimationTrack] {
    let legs = AnimationPath(line).legs
    guard !legs.isEmpty, let example = current.components, example.count == 2 else { return [] }
    var stops = stops(along: legs)
    if calculationMode == .paced || calculationMode == .cubicPaced { stops = paced(stops) }
    var way = track(
      target, stops.compactMap { current.with(components: [$0.point.x, $0.point.y]) },
      keyTimes: stops.map(\.time), paces: [Pace](repeating: .linear, count: stops.count - 1))
    if calculationMode == .discrete { way.mode = .discrete }
    let tracks = [way] + (rotationMode.map { [turning(with: stops, $0)] } ?? [])
    return tracks.map { $0.spanning.bent(by: timingFunction) }
  }

  private func stops(along legs: [AnimationPath.Leg]) -> [Stop] {
    let times = times(count: legs.count + 1)
    if calculationMode == .discrete {
      let corners = [legs[0].start] + legs.map(\.end)
      let shares = corners.indices.map { Double($0) / Double(corners.count) }
      let starts = keyTimes == nil ? shares : times
      return corners.indices.map { index in
        let leg = legs[min(index, legs.count - 1)]
        let angle = leg.direction(at: index < legs.count ? 0 : 1)
        return Stop(time: starts[index], point: corners[index], angle: angle)
      }
    }
    return legs.indices.flatMap { index -> [Stop] in
      let (start, length) = (times[index], times[index + 1] - times[index])
      let pace = pace(ofGap: index)
      let isExact = legs[index].isStraight && pace.isLinear
      let count = isExact ? 1 : max(AnimationTrack.pieces(for: duration * length), 16)
      return (0...count).map { piece in
        let share = Double(piece) / Double(count)
        let place = pace.progress(at: share)
        return Stop(
          time: start + length * share, point: legs[index].point(at: place),
          angle: legs[index].direction(at: place))
      }
    }
  }

  /// The stops at times by which every stretch is walked equally fast; jumps take none.
  private func paced(_ stops: [Stop]) -> [Stop] {
    var walked = [0.0]
    for (one, other) in zip(stops, stops.dropFirst()) {
      let isJump = one.time == other.time
      let length = hypot(other.point.x - one.point.x, other.point.y - one.point.y)
      walked.append(walked[walked.count - 1] + (isJump ? 0 : Double(length)))
    }
    guard let whole = walked.last, whole > 0 else { return stops }
    return zip(stops, walked).map { stop, distance in
      var stop = stop
      stop.time = distance / whole
      return stop
    }
  }

  /// Turning comes before the layer's own transform.
  private func turning(with stops: [Stop], _ mode: CAAnimationRotationMode) -> AnimationTrack {
    let extra: CGFloat = mode == .rotateAutoReverse ? .pi : 0
    var track = track(
      LayerKeyPath(.transform),
      stops.map { .transform(CATransform3DMakeRotation($0.angle + extra, 0, 0, 1)) },
      keyTimes: stops.map(\.time), paces: [Pace](repeating: .linear, count: stops.count - 1))
    track.isAdditive = true
    track.isCumulative = false
    if calculationMode == .discrete { track.mode = .discrete }
    return track
  }
}
