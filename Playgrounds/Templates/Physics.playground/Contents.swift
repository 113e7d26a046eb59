//: # Physics
//:
//: Gravity pulls, the walls hold, and things bounce off each other. Drag a ball and let go of it to
//: throw it.

import PlaygroundSupport
import UIKit

class PhysicsController: UIViewController {
  let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
  var animator: UIDynamicAnimator!
  var attachment: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    let balls = (0..<10).map(makeBall)
    let shelf = makeShelf()

    animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: balls))
    let collision = UICollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "shelf" as NSString, for: UIBezierPath(rect: shelf.frame))
    animator.addBehavior(collision)
    let material = UIDynamicItemBehavior(items: balls)
    material.elasticity = 0.6
    animator.addBehavior(material)
  }

  func makeBall(number: Int) -> UIView {
    let size = CGFloat(36 + number % 3 * 12)
    let ball = Ball(
      frame: CGRect(
        x: CGFloat(30 + number % 5 * 62), y: CGFloat(20 + number / 5 * 90), width: size,
        height: size))
    ball.backgroundColor = colors[number % colors.count]
    ball.layer.cornerRadius = size / 2
    ball.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
    view.addSubview(ball)
    return ball
  }

  func makeShelf() -> UIView {
    let shelf = UIView(frame: CGRect(x: 110, y: 330, width: 155, height: 14))
    shelf.backgroundColor = .darkGray
    shelf.layer.cornerRadius = 4
    view.addSubview(shelf)
    return shelf
  }

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    guard let ball = pan.view else { return }
    let place = pan.location(in: view)
    switch pan.state {
    case .began:
      attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: place)
      animator.addBehavior(attachment!)
    case .changed: attachment?.anchorPoint = place
    default:
      if let attachment { animator.removeBehavior(attachment) }
      attachment = nil
    }
  }
}

class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

let controller = PhysicsController()
controller.preferredContentSize = CGSize(width: 375, height: 500)
PlaygroundPage.current.liveView = controller
