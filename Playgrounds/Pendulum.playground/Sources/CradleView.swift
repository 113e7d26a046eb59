import UIKit

/// The balls on their threads, and the world in which they fall, collide and are pulled.
class CradleView: UIView {
  private let radius: CGFloat = 18
  /// Balls that touch at rest would share a blow among them; a hair's breadth hands it on.
  private let gap: CGFloat = 1
  private let bar = UIView()
  private var balls: [BallView] = []
  private var threads: [ThreadView] = []

  private lazy var animator = UIDynamicAnimator(referenceView: self)
  let gravity = UIGravityBehavior()
  private var material = UIDynamicItemBehavior()
  private var finger: UIAttachmentBehavior?
  private var energyAtFirst = 1.0

  /// How much of its speed a ball keeps in a collision, and how much the air takes.
  var bounce: CGFloat = 1 { didSet { material.elasticity = bounce } }
  var air: CGFloat = 0 { didSet { material.resistance = air } }
  var length: CGFloat = 190

  /// Told at every step.
  var moved: (Swing) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .systemGray2
    bar.layer.cornerRadius = 5
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  required init?(coder: NSCoder) {
    fatalError("The cradle is made in code.")
  }

  /// Hangs up some balls, the first of them pulled aside.
  func hang(_ count: Int, pulled: Int, by degrees: Double) {
    animator.removeAllBehaviors()
    for view in subviews { view.removeFromSuperview() }
    let width = CGFloat(count - 1) * (2 * radius + gap)
    let left = bounds.midX - width / 2
    bar.frame = CGRect(x: left - radius - 12, y: 44, width: width + 2 * radius + 24, height: 10)
    let hooks = (0..<count).map {
      CGPoint(x: left + CGFloat($0) * (2 * radius + gap), y: bar.frame.midY)
    }
    threads = hooks.map { ThreadView(hook: $0, length: length) }
    balls = (1...count).map { BallView(radius: radius, number: $0) }
    for thread in threads { addSubview(thread) }
    addSubview(bar)
    for ball in balls { addSubview(ball) }
    for (index, ball) in balls.enumerated() {
      let angle = index < pulled ? -degrees * .pi / 180 : 0
      ball.center = CGPoint(
        x: hooks[index].x + length * CGFloat(sin(angle)),
        y: hooks[index].y + length * CGFloat(cos(angle)))
    }
    begin()
  }

  private func begin() {
    material = UIDynamicItemBehavior(items: balls)
    material.friction = 0
    material.allowsRotation = false
    (material.elasticity, material.resistance) = (bounce, air)
    for old in gravity.items { gravity.removeItem(old) }
    for ball in balls { gravity.addItem(ball) }
    gravity.action = { [weak self] in self?.step() }
    let collision = UICollisionBehavior(items: balls)
    collision.collisionMode = .items
    animator.addBehavior(material)
    animator.addBehavior(collision)
    for (ball, thread) in zip(balls, threads) {
      let tie = UIAttachmentBehavior(item: ball, attachedToAnchor: thread.hook)
      tie.length = length
      animator.addBehavior(tie)
    }
    animator.addBehavior(gravity)
    energyAtFirst = max(energy, 1)
    step()
  }

  private func step() {
    for (ball, thread) in zip(balls, threads) { thread.point(to: ball.center) }
    moved(
      Swing(left: angle(of: 0), right: angle(of: balls.count - 1), energy: energy / energyAtFirst))
  }

  private func angle(of index: Int) -> Double {
    Double(threads[index].angle(to: balls[index].center)) * 180 / .pi
  }

  /// Gravity of 1 pulls with 1,000 points a second, each second.
  private var energy: Double {
    zip(balls, threads).reduce(0.0) { sum, pair in
      let speed = material.linearVelocity(for: pair.0)
      let height = pair.1.hook.y + length - pair.0.center.y
      return sum + Double(1000 * gravity.magnitude * height)
        + Double(speed.x * speed.x + speed.y * speed.y) / 2
    }
  }

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: self)
    switch pan.state {
    case .began:
      let start = pan.translation(in: self)
      let first = CGPoint(x: place.x - start.x, y: place.y - start.y)
      guard let ball = balls.first(where: { $0.frame.insetBy(dx: -8, dy: -8).contains(first) })
      else { return }
      let pull = UIAttachmentBehavior(item: ball, attachedToAnchor: place)
      (pull.length, pull.frequency, pull.damping) = (0, 6, 1)
      animator.addBehavior(pull)
      finger = pull
    case .changed: finger?.anchorPoint = place
    default:
      if let finger = finger { animator.removeBehavior(finger) }
      finger = nil
    }
  }
}
