import UIKit

/// What falls, swings, snaps, drifts and collides: each panel has an animator of its own.
public final class DynamicsSection: UIView {
  private let panels: [DynamicsPanel]

  public init() {
    panels = [
      PilePanel("gravity, collision"), CradlePanel("attachment"),
      SpringPanel("spring, rope, slide"),
      SnapPanel("snap, push"), FieldPanel("vortex, noise, spring field"),
      GroupPanel("group, pin, path"),
    ]
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    backgroundColor = .systemBackground
    let caption = UILabel(frame: CGRect(x: 8, y: 4, width: 344, height: 16))
    caption.text = "Dynamics"
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    addSubview(caption)
    for (index, panel) in panels.enumerated() {
      panel.frame.origin = CGPoint(x: 8 + index % 3 * 116, y: 24 + index / 3 * 138)
      addSubview(panel)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("The section is made in code.")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for panel in panels { panel.start() }
  }
}

/// Boxes and balls fall on a dome; the first touch of a boundary colours an item.
private final class PilePanel: DynamicsPanel, UICollisionBehaviorDelegate {
  override func fill() {
    var items: [UIView] = []
    for index in 0..<14 {
      let (x, y) = (CGFloat(index % 5) * 20 + 8, CGFloat(index / 5) * 22 + 2)
      items.append(
        index % 2 == 0
          ? box(x, y, 14, 14, .systemTeal)
          : ball(x + 1, y, 14 + CGFloat(index % 3) * 2, .systemIndigo))
    }
    let dome = UIBezierPath(
      arcCenter: CGPoint(x: 56, y: 124), radius: 34, startAngle: .pi, endAngle: 0, clockwise: true)
    draw(dome)
    let collision = walls(items)
    collision.addBoundary(withIdentifier: "dome" as NSCopying, for: dome)
    collision.collisionDelegate = self
    animator.addBehavior(UIGravityBehavior(items: items))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard let view = item as? UIView else { return }
    view.backgroundColor = identifier as? String == "dome" ? .systemOrange : .systemPink
  }
}

/// A cradle of five balls; the outer two swing in turn.
private final class CradlePanel: DynamicsPanel {
  override func fill() {
    let anchors = (0..<5).map { CGPoint(x: 30 + CGFloat($0) * 13, y: 10) }
    let balls = anchors.enumerated().map { index, point in
      // The first is lifted.
      let offset = index == 0 ? CGPoint(x: -20, y: 67) : CGPoint(x: 0, y: 70)
      return ball(
        point.x + offset.x - 6, point.y + offset.y - 6, 12, index == 0 ? .systemRed : .systemGray2)
    }
    for (ball, point) in zip(balls, anchors) {
      let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
      rod.action = { [weak self] in self?.drawRods(from: anchors, to: balls) }
      animator.addBehavior(rod)
    }
    let collision = UICollisionBehavior(items: balls)
    collision.collisionMode = .items
    let material = UIDynamicItemBehavior(items: balls)
    material.elasticity = 1
    material.friction = 0
    material.allowsRotation = false
    animator.addBehavior(collision)
    animator.addBehavior(material)
    animator.addBehavior(UIGravityBehavior(items: balls))
    drawRods(from: anchors, to: balls)
  }

  private func drawRods(from anchors: [CGPoint], to balls: [UIView]) {
    let path = UIBezierPath()
    for (point, ball) in zip(anchors, balls) {
      path.move(to: point)
      path.addLine(to: ball.center)
    }
    draw(path)
  }
}

/// On a spring, on a rope, and along a rail.
private final class SpringPanel: DynamicsPanel {
  override func fill() {
    let hanging = box(12, 30, 20, 20, .systemGreen)
    let spring = UIAttachmentBehavior(item: hanging, attachedToAnchor: CGPoint(x: 22, y: 4))
    spring.frequency = 2.5
    spring.damping = 0.05
    let (hook, tied) = (box(50, 4, 8, 8, .systemGray), ball(90, 4, 14, .systemBlue))
    anchor(hook)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: tied, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero)
    rope.length = 50
    let slider = box(70, 66, 16, 16, .systemPurple)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: slider, attachmentAnchor: slider.center, axisOfTranslation: CGVector(dx: -2, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    for behavior in [spring, rope, rail] { animator.addBehavior(behavior) }
    let gravity = UIGravityBehavior(items: [hanging, tied, slider])
    gravity.magnitude = 0.6
    gravity.action = { [weak self] in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 22, y: 4))
      path.addLine(to: hanging.center)
      path.move(to: hook.center)
      path.addLine(to: tied.center)
      path.move(to: CGPoint(x: 78, y: 74))
      path.addLine(to: CGPoint(x: 24, y: 101))
      self?.draw(path)
    }
    animator.addBehavior(gravity)
  }
}

/// Snapped to the middle, pushed all the time, and pushed once beside the center.
private final class SnapPanel: DynamicsPanel {
  override func fill() {
    let snapped = box(4, 4, 24, 24, .systemYellow)
    snapped.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: snapped, snapTo: CGPoint(x: 56, y: 40))
    snap.damping = 0.3
    let (driven, hit) = (box(4, 70, 16, 10, .systemBlue), box(50, 92, 20, 14, .systemRed))
    let push = UIPushBehavior(items: [driven], mode: .continuous)
    push.setAngle(0, magnitude: 0.02)
    let kick = UIPushBehavior(items: [hit], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: -0.01, dy: -0.005)
    kick.setTargetOffsetFromCenter(UIOffset(horizontal: 4, vertical: 6), for: hit)
    let material = UIDynamicItemBehavior(items: [driven, hit])
    material.elasticity = 0.6
    material.resistance = 0.4
    for behavior in [snap, push, kick, material] { animator.addBehavior(behavior) }
    _ = walls([driven, hit])
  }
}

/// Dots in a vortex held by a spring, and dots that a noise drives.
private final class FieldPanel: DynamicsPanel {
  override func fill() {
    let center = CGPoint(x: 56, y: 58)
    let ring = (0..<12).map { index -> UIView in
      let angle = CGFloat(index) * .pi / 6
      return ball(center.x + 30 * cos(angle) - 4, center.y + 30 * sin(angle) - 4, 8, .systemMint)
    }
    let drifting = (0..<8).map {
      ball(8 + CGFloat($0) * 12, $0 % 2 == 0 ? 6 : 100, 6, .systemBrown)
    }
    let vortex = UIFieldBehavior.vortexField()
    vortex.strength = 0.05
    let spring = UIFieldBehavior.springField()
    spring.strength = 0.04
    let drag = UIFieldBehavior.dragField()
    drag.strength = 0.006
    for field in [vortex, spring, drag] {
      field.position = center
      field.region = UIRegion(radius: 50)
      for item in ring { field.addItem(item) }
      animator.addBehavior(field)
    }
    let noise = UIFieldBehavior.noiseField(smoothness: 0.1, animationSpeed: 1)
    noise.strength = 0.01
    for item in drifting { noise.addItem(item) }
    animator.addBehavior(noise)
    _ = walls(drifting)
  }
}

/// A group that falls as one on a pinned seesaw, and a wedge with an outline of its own.
private final class GroupPanel: DynamicsPanel {
  override func fill() {
    let (post, plank) = (box(52, 84, 8, 32, .systemGray), box(12, 76, 88, 8, .systemOrange))
    anchor(post)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: plank, attachedTo: post, attachmentAnchor: CGPoint(x: 56, y: 80))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    animator.addBehavior(pin)
    let group = UIDynamicItemGroup(items: [
      box(74, 20, 10, 24, .systemPurple), box(84, 34, 14, 10, .systemPurple),
    ])
    let wedge = WedgeView(frame: CGRect(x: 16, y: 0, width: 24, height: 24))
    room.addSubview(wedge)
    let items: [UIDynamicItem] = [plank, group, wedge]
    _ = walls(items)
    animator.addBehavior(UIGravityBehavior(items: items))
  }
}
