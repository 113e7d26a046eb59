import CoreGraphics
import Foundation

/// Where one coordinate of an offset goes by itself: it glides and slows down, or a spring takes
/// it to its end, or the one after the other where it glides over an edge.
///
/// Every place is a formula of the time since the start, so frames that are left out change
/// nothing.
struct AxisMotion {
  private enum Leg {
    case glide(Glide)
    case spring(BounceSpring)
  }

  private let first: Leg
  private let spring: (start: TimeInterval, leg: BounceSpring)?
  let end: CGFloat

  private init(
    _ first: Leg, then spring: (start: TimeInterval, leg: BounceSpring)? = nil, end: CGFloat
  ) {
    (self.first, self.spring, self.end) = (first, spring, end)
  }

  static func rest(at place: CGFloat) -> AxisMotion {
    AxisMotion(.spring(BounceSpring(end: place, distance: 0, speed: 0)), end: place)
  }

  static func spring(
    from start: CGFloat, to end: CGFloat, speed: CGFloat, pace: CGFloat = BounceSpring.bouncePace
  ) -> AxisMotion {
    AxisMotion(
      .spring(BounceSpring(end: end, distance: start - end, speed: speed, pace: pace)), end: end)
  }

  /// Slows down by the rate, and bounces at the first edge it comes to.
  static func glide(
    from start: CGFloat, speed: CGFloat, rate: CGFloat, within edges: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> AxisMotion {
    guard edges.contains(start) else {
      let edge = min(max(start, edges.lowerBound), edges.upperBound)
      return .spring(from: start, to: edge, speed: speed)
    }
    let glide = Glide(start: start, speed: speed, rate: rate)
    let edge = speed < 0 ? edges.lowerBound : edges.upperBound
    guard let time = glide.time(of: edge) else {
      return AxisMotion(.glide(glide), end: glide.end)
    }
    let rest = bounces ? glide.speed(at: time) : 0
    return AxisMotion(
      .glide(glide), then: (time, BounceSpring(end: edge, distance: 0, speed: rest)), end: edge)
  }

  func place(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) { return end }
    if let spring, time >= spring.start { return spring.leg.place(at: time - spring.start) }
    return switch first {
    case .glide(let glide): glide.place(at: time)
    case .spring(let spring): spring.place(at: time)
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    if let spring {
      return time >= spring.start && spring.leg.isOver(at: time - spring.start)
    }
    return switch first {
    case .glide(let glide): glide.isOver(at: time)
    case .spring(let spring): spring.isOver(at: time)
    }
  }
}

/// Slows down by the same share in each millisecond.
struct Glide {
  let start: CGFloat
  private let way: CGFloat
  private let decay: CGFloat
  /// What is less than half a point away has come to rest.
  private static let nearness: CGFloat = 0.5

  init(start: CGFloat, speed: CGFloat, rate: CGFloat) {
    self.start = start
    way = Glide.way(of: speed, rate: rate)
    decay = -1000 * log(rate)
  }

  /// How far a speed in points a second carries.
  static func way(of speed: CGFloat, rate: CGFloat) -> CGFloat {
    speed / 1000 * rate / (1 - rate)
  }

  var end: CGFloat { start + way }

  func place(at time: TimeInterval) -> CGFloat { start + way * (1 - exp(-decay * time)) }
  func speed(at time: TimeInterval) -> CGFloat { way * decay * exp(-decay * time) }
  func isOver(at time: TimeInterval) -> Bool { abs(way) * exp(-decay * time) < Glide.nearness }

  /// When it comes to a place, if it does.
  func time(of place: CGFloat) -> TimeInterval? {
    guard way != 0 else { return nil }
    let share = (place - start) / way
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / decay
  }
}

/// A critically damped spring: as fast as it can be without swinging.
struct BounceSpring {
  let end: CGFloat
  let distance: CGFloat
  let speed: CGFloat
  var pace = BounceSpring.bouncePace

  /// The square root of the stiffness, with which a scroll view bounces.
  static let bouncePace: CGFloat = 10
  private static let nearness: CGFloat = 0.25
  private static let slowness: CGFloat = 5

  private func swing(at time: TimeInterval) -> (distance: CGFloat, speed: CGFloat) {
    let slope = speed + pace * distance
    let fading = exp(-pace * time)
    let distance = (distance + slope * time) * fading
    return (distance, slope * fading - pace * distance)
  }

  func place(at time: TimeInterval) -> CGFloat { end + swing(at: time).distance }

  func isOver(at time: TimeInterval) -> Bool {
    let (distance, speed) = swing(at: time)
    return abs(distance) < BounceSpring.nearness && abs(speed) < BounceSpring.slowness
  }
}
