import CoreGraphics
import Foundation
import QuartzCore

/// How contents move without a finger.
extension UIScrollView {
  private static let animationLength = 0.3
  /// Slower than this, in points a second, they stay where the finger leaves them.
  private static let leastSpeed: CGFloat = 20
  private static let flickSpeed: CGFloat = 200

  func move(to offset: CGPoint) {
    if offset != bounds.origin { bounds.origin = offset }
  }

  func didScroll() {
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Stopping

  enum Ending {
    case told, untold
  }

  /// Leaves the contents where they are.
  func halt(_ ending: Ending) {
    let before = movement
    if case .drag = before { return }
    frames.end()
    movement = .rest
    guard ending == .told else { return }
    switch before {
    case .glide(.deceleration): delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .rest, .drag, .glide(.settling): break
    }
    indicators.fadeOut()
  }

  func stopAnimation() {
    if case .animation = movement { halt(.untold) }
  }

  func jump(to offset: CGPoint) {
    halt(.told)
    move(to: offset)
  }

  // MARK: Animation

  func animate(to end: CGPoint) {
    if case .drag = movement { return }
    guard window != nil else { return jump(to: end) }
    halt(.untold)
    let start = contentOffset
    guard start != end else { return }
    movement = .animation(end)
    indicators.show()
    frames.begin { [weak self] time in
      guard let self else { return .done }
      let share = min(time / Self.animationLength, 1)
      let eased = share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
      move(to: share == 1 ? end : place)
      guard share == 1 else { return .underWay }
      halt(.told)
      return .done
    }
  }

  // MARK: After a finger

  /// The finger has left at a speed, in points a second.
  func release(speed: CGPoint) {
    let speed = CGPoint(
      x: canScrollHorizontally && abs(speed.x) >= Self.leastSpeed ? speed.x : 0,
      y: canScrollVertically && abs(speed.y) >= Self.leastSpeed ? speed.y : 0)
    let natural = naturalEnd(speed)
    var wanted = naturalTarget(natural, speed: speed)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &wanted)
    let goesOn = wanted != contentOffset
    movement = .rest
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return indicators.fadeOut() }
    guard case .rest = movement else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    let isOwn = wanted == natural && !isPagingEnabled
    let offset = contentOffset
    let x = motion(
      offset.x, wanted.x, speed.x, horizontalEdges, isOwn: isOwn, bounces: bouncesHorizontally)
    let y = motion(
      offset.y, wanted.y, speed.y, verticalEdges, isOwn: isOwn, bounces: bouncesVertically)
    glide(x, y, .deceleration)
  }

  private func motion(
    _ start: CGFloat, _ end: CGFloat, _ speed: CGFloat, _ edges: ClosedRange<CGFloat>,
    isOwn: Bool, bounces: Bool
  ) -> AxisMotion {
    if isOwn {
      if speed == 0, start == end { return .rest(at: start) }
      return .glide(
        from: start, speed: speed, rate: decelerationRate.rawValue, within: edges,
        bounces: bounces)
    }
    let pace = isPagingEnabled || decelerationRate == .fast ? BounceSpring.bouncePace : 6
    // It comes to its place from one side.
    let most = pace * abs(end - start)
    return .spring(from: start, to: end, speed: min(max(speed, -most), most), pace: pace)
  }

  /// Where the contents come to rest if nobody has another wish.
  private func naturalEnd(_ speed: CGPoint) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      let start = if case .drag(let drag) = movement { drag.startOffset } else { offset }
      return within(
        CGPoint(
          x: page(offset.x, start.x, bounds.width, speed.x, canScrollHorizontally),
          y: page(offset.y, start.y, bounds.height, speed.y, canScrollVertically)))
    }
    let rate = decelerationRate.rawValue
    return within(
      CGPoint(
        x: offset.x + Glide.way(of: speed.x, rate: rate),
        y: offset.y + Glide.way(of: speed.y, rate: rate)))
  }

  private func page(
    _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat, _ scrolls: Bool
  ) -> CGFloat {
    guard scrolls, length > 0 else { return offset }
    let (place, before) = (offset / length, (start / length).rounded())
    var page = place.rounded()
    if abs(speed) > Self.flickSpeed { page = speed > 0 ? floor(place) + 1 : ceil(place) - 1 }
    return min(max(page, before - 1), before + 1) * length
  }

  func glide(_ x: AxisMotion, _ y: AxisMotion, _ reason: ScrollMovement.Reason) {
    movement = .glide(reason)
    frames.begin { [weak self] time in
      guard let self else { return .done }
      move(to: CGPoint(x: x.place(at: time), y: y.place(at: time)))
      guard x.isOver(at: time), y.isOver(at: time) else { return .underWay }
      halt(.told)
      return .done
    }
  }

  /// Contents that were caught where they cannot stay go back.
  func settle() {
    guard case .rest = movement else { return }
    let (offset, end) = (contentOffset, naturalEnd(.zero))
    guard offset != end else { return indicators.fadeOut() }
    glide(
      .spring(from: offset.x, to: end.x, speed: 0), .spring(from: offset.y, to: end.y, speed: 0),
      .settling)
  }
}
