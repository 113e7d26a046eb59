import UIKit

/// A small room with an animator, and what stands in it.
class DynamicsPanel: UIView {
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 112, height: 116))
  private(set) lazy var animator = UIDynamicAnimator(referenceView: room)
  private let lines = CAShapeLayer()
  private var isStarted = false

  init(_ name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 112, height: 132))
    room.backgroundColor = .secondarySystemBackground
    room.layer.cornerRadius = 6
    room.clipsToBounds = true
    addSubview(room)
    lines.strokeColor = UIColor.systemGray.cgColor
    lines.fillColor = nil
    room.layer.addSublayer(lines)
    let label = UILabel(frame: CGRect(x: 2, y: 117, width: 110, height: 13))
    label.text = name
    label.font = .systemFont(ofSize: 9)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("The panel is made in code.")
  }

  func start() {
    guard !isStarted else { return }
    isStarted = true
    fill()
  }

  func fill() {}

  func add(_ shape: UIView, _ color: UIColor) -> UIView {
    shape.backgroundColor = color
    room.addSubview(shape)
    return shape
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor)
    -> UIView
  {
    let box = add(UIView(frame: CGRect(x: x, y: y, width: width, height: height)), color)
    box.layer.cornerRadius = 2
    return box
  }

  func ball(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: UIColor) -> UIView {
    add(BallView(frame: CGRect(x: x, y: y, width: side, height: side)), color)
  }

  func draw(_ path: UIBezierPath) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.path = path.cgPath
    CATransaction.commit()
  }

  func anchor(_ item: UIView) {
    let material = UIDynamicItemBehavior(items: [item])
    material.isAnchored = true
    animator.addBehavior(material)
  }

  func walls(_ items: [UIDynamicItem]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    return collision
  }
}

final class BallView: UIView {
  private let spot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.width / 2
    spot.frame = CGRect(x: frame.width / 2 - 1.5, y: 2, width: 3, height: 3)
    spot.backgroundColor = .white
    spot.layer.cornerRadius = 1.5
    addSubview(spot)
  }

  required init?(coder: NSCoder) {
    fatalError("The ball is made in code.")
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

final class WedgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let shape = CAShapeLayer()
    var middle = CGAffineTransform(translationX: frame.width / 2, y: frame.height / 2)
    shape.path = collisionBoundingPath.cgPath.copy(using: &middle)
    shape.fillColor = UIColor.systemGreen.cgColor
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) {
    fatalError("The wedge is made in code.")
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -12, y: 10))
    path.addLine(to: CGPoint(x: 12, y: 10))
    path.addLine(to: CGPoint(x: 0, y: -12))
    path.close()
    return path
  }
}
