/// A touch that stays for a while.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeFollower() -> _GestureFollower<Bool> {
    LongPressFollower(minimumDuration, maximumDistance)
  }
}

final class LongPressFollower: _GestureFollower<Bool> {
  private let duration: Double
  private let distance: CGFloat
  private var target: RecognizerTarget?

  init(_ duration: Double, _ distance: CGFloat) {
    self.duration = duration
    self.distance = distance
  }

  override func attach(to view: UIView) -> [UIGestureRecognizer] {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = max(duration, 0)
    press.allowableMovement = distance
    let target = RecognizerTarget { [weak self] recognizer in
      switch recognizer.state {
      case .began: self?.heard(true, .ended)
      case .cancelled, .failed: self?.cancelled()
      default: break
      }
    }
    press.addTarget(target, action: Selector(RecognizerTarget.fire, named: "fire:"))
    self.target = target
    view.addGestureRecognizer(press)
    return [press]
  }
}

/// Tells when a view is pressed and when it is let go, beside a long press.
final class PressRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
