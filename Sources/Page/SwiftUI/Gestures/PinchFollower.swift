/// What two fingers have done since both were down.
struct Pinch {
  var scale: CGFloat = 1
  var scaleSpeed: CGFloat = 0
  var rotation = Angle.zero
  var rotationSpeed = Angle.zero
  var startAnchor = UnitPoint.center
  var startLocation = CGPoint.zero
}

/// How much two fingers have to do before their gesture begins.
enum PinchThreshold {
  case scale(CGFloat)
  case angle(Angle)

  func isReached(by pinch: Pinch) -> Bool {
    switch self {
    case .scale(let delta): abs(pinch.scale - 1) >= delta
    case .angle(let delta): abs(pinch.rotation.radians) >= delta.radians
    }
  }
}

/// Follows the first two fingers, until one of them is lifted.
final class PinchFollower<Value>: _GestureFollower<Value> {
  private var threshold: PinchThreshold
  private var read: (Pinch) -> Value
  private var pair: (first: ObjectIdentifier, second: ObjectIdentifier)?
  private var startDistance: CGFloat = 1
  private var lastAngle: CGFloat = 0
  private var pinch = Pinch()
  private var scaleSpeed = GestureSpeed()
  private var angleSpeed = GestureSpeed()

  init(_ threshold: PinchThreshold, read: @escaping (Pinch) -> Value) {
    self.threshold = threshold
    self.read = read
  }

  override func follow(_ event: GestureEvent) {
    guard let pair else { return begin(event) }
    guard let first = event.touch(pair.first), let second = event.touch(pair.second),
      first.phase != .cancelled, second.phase != .cancelled
    else { return phase = .failed }
    if first.phase == .moved || second.phase == .moved { measure(first, second, event) }
    guard first.isDown, second.isDown else {
      if case .active = phase { phase = .ended(read(pinch)) } else { phase = .failed }
      return
    }
    if case .possible = phase, !threshold.isReached(by: pinch) { return }
    phase = .active(read(pinch))
  }

  private func begin(_ event: GestureEvent) {
    let down = event.downTouches
    guard down.count >= 2 else {
      if down.isEmpty { phase = .failed }
      return
    }
    pair = (down[0].id, down[1].id)
    startDistance = max(down[0].point.distance(to: down[1].point), 1)
    lastAngle = angle(down[0], down[1])
    let middle = CGPoint(
      x: (down[0].point.x + down[1].point.x) / 2, y: (down[0].point.y + down[1].point.y) / 2)
    pinch.startLocation = event.convert(middle, to: .local)
    let size = event.view?.bounds.size ?? .zero
    pinch.startAnchor = UnitPoint(
      x: size.width > 0 ? pinch.startLocation.x / size.width : 0,
      y: size.height > 0 ? pinch.startLocation.y / size.height : 0)
    scaleSpeed.note(1, at: event.time)
    angleSpeed.note(0, at: event.time)
  }

  private func measure(_ first: GestureTouch, _ second: GestureTouch, _ event: GestureEvent) {
    pinch.scale = first.point.distance(to: second.point) / startDistance
    let new = angle(first, second)
    // The way around the back of the circle is the shorter one.
    var change = new - lastAngle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    lastAngle = new
    pinch.rotation.radians += Double(change)
    scaleSpeed.note(pinch.scale, at: event.time)
    angleSpeed.note(CGFloat(pinch.rotation.radians), at: event.time)
    pinch.scaleSpeed = scaleSpeed.speed.x
    pinch.rotationSpeed = .radians(Double(angleSpeed.speed.x))
  }

  private func angle(_ first: GestureTouch, _ second: GestureTouch) -> CGFloat {
    atan2(second.point.y - first.point.y, second.point.x - first.point.x)
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? PinchFollower<Value> else { return }
    (threshold, read) = (new.threshold, new.read)
  }

  override func reset() {
    super.reset()
    (pair, pinch) = (nil, Pinch())
    (scaleSpeed, angleSpeed) = (GestureSpeed(), GestureSpeed())
  }
}
