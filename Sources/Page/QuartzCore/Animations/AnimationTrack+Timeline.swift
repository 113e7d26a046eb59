import CoreGraphics
import Foundation

/// One stretch of a timeline: from one value to another.
struct TimelinePiece {
  var start: Double
  var end: Double
  var first: LayerValue
  var second: LayerValue
  var pace = Pace.linear

  static func held(_ value: LayerValue, from start: Double, to end: Double) -> TimelinePiece {
    TimelinePiece(start: start, end: end, first: value, second: value)
  }

  /// What of it lies between two times; none if nothing does.
  func clipped(from low: Double, to high: Double) -> TimelinePiece? {
    guard end > low, start < high, end > start else { return nil }
    var piece = self
    (piece.start, piece.end) = (max(start, low), min(end, high))
    let length = end - start
    piece.pace = pace.part(
      from: (piece.start - start) / length, to: (piece.end - start) / length)
    return piece
  }

  func moved(by distance: Double) -> TimelinePiece {
    var piece = self
    piece.start += distance
    piece.end += distance
    return piece
  }
}

extension AnimationTrack {
  /// More cycles than this are drawn as samples.
  static let mostCycles = 64.0

  /// All it does from 0 to `length` of its own time, as one stretch without repetition. Where it
  /// shows nothing, it shows `rest`.
  func timeline(
    length: Double, rest: LayerValue, mostCycles: Double = AnimationTrack.mostCycles
  ) -> [TimelinePiece] {
    guard length.isFinite, length > 0 else { return [.held(values[0], from: 0, to: 1)] }
    let cycles = timing.cycle > 0 ? min(timing.repeats, length / timing.cycle) : 0
    let count = cycles * Double(values.count * (timing.autoreverses ? 2 : 1))
    if cycles > mostCycles || count > Double(AnimationTrack.mostValues / 2) {
      return sampledTimeline(length: length, rest: rest)
    }
    let track = stepped.spanning
    var pieces: [TimelinePiece] = []
    var start = timing.delay
    if start > 0 {
      pieces.append(.held(timing.fillsBackwards ? track.values[0] : rest, from: 0, to: start))
    }
    let end = min(timing.total, length)
    var repetition = 0.0
    while start < end {
      let gone = isCumulative && repetition > 0 ? values.last?.repeated(repetition) : nil
      pieces += track.cycle(from: start, after: gone)
        .compactMap { $0.clipped(from: 0, to: end) }
      start += timing.cycle
      repetition += 1
    }
    if end < length {
      let last = timing.fillsForwards ? value(atTime: timing.total) ?? rest : rest
      pieces.append(.held(last, from: max(end, 0), to: length))
    }
    return pieces.compactMap { $0.clipped(from: 0, to: length) }
  }

  /// One repetition, there and, if it returns, back.
  private func cycle(from start: Double, after gone: LayerValue?) -> [TimelinePiece] {
    let duration = timing.duration
    let values = gone.map { gone in self.values.map { gone.adding($0) } } ?? self.values
    let forth = paces.indices.map { gap in
      TimelinePiece(
        start: start + keyTimes[gap] * duration, end: start + keyTimes[gap + 1] * duration,
        first: values[gap], second: values[gap + 1], pace: paces[gap])
    }
    guard timing.autoreverses else { return forth }
    let turn = start + duration
    let back = forth.reversed().map { $0.mirrored(around: turn) }
    return forth + back
  }

  private func sampledTimeline(length: Double, rest: LayerValue) -> [TimelinePiece] {
    let count = AnimationTrack.pieces(for: length) * 4
    let samples = (0...count).map { index in
      value(atTime: length * Double(index) / Double(count)) ?? rest
    }
    return (0..<count).map { index in
      TimelinePiece(
        start: length * Double(index) / Double(count),
        end: length * Double(index + 1) / Double(count),
        first: samples[index], second: samples[index + 1])
    }
  }

  /// A track of a length that plays the pieces one after the other.
  func laid(_ pieces: [TimelinePiece], length: Double, timing: AnimationTiming) -> AnimationTrack {
    var track = self
    (track.values, track.keyTimes, track.paces) = ([], [], [])
    (track.mode, track.isCumulative) = (.linear, false)
    track.timing = timing.playing(length)
    for piece in pieces {
      if !track.values.isEmpty { track.paces.append(.linear) }
      track.values += [piece.first, piece.second]
      track.keyTimes += [piece.start / length, min(piece.end / length, 1)]
      track.paces.append(piece.pace)
    }
    return track
  }

  /// The same from a moment within its cycle on; what was before that moment comes last.
  func rotated(by offset: Double, rest: LayerValue) -> AnimationTrack {
    let length = timing.delay + timing.cycle
    guard length.isFinite, length > 0 else { return self }
    var shift = offset.truncatingRemainder(dividingBy: length)
    if shift < 0 { shift += length }
    guard shift != 0 else { return self }
    var once = self
    once.timing.repeats = 1
    let pieces = once.timeline(length: length, rest: rest)
    let late = pieces.compactMap { $0.clipped(from: shift, to: length)?.moved(by: -shift) }
    let early = pieces.compactMap { $0.clipped(from: 0, to: shift)?.moved(by: length - shift) }
    var timing = self.timing
    timing.autoreverses = false
    return laid(late + early, length: length, timing: timing)
  }
}
