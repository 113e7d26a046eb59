import CoreGraphics
import QuartzCore

extension CALayer {
  /// The shadow of knobs that a finger can take.
  func castControlShadow() {
    shadowColor = .black
    shadowOpacity = 0.16
    shadowOffset = CGSize(width: 0, height: 3)
    shadowRadius = 4
  }
}

extension UIView {
  /// Where a part of a control lies among the others.
  enum PartPlace {
    case back, front
  }

  /// Has a part in it only while that shows something.
  func hold(_ part: UIView, at place: PartPlace, if isNeeded: Bool) {
    if !isNeeded {
      part.removeFromSuperview()
    } else if part.superview !== self {
      insertSubview(part, at: place == .back ? 0 : subviews.count)
    }
  }
}

extension UIControl {
  /// Sets the frame of a control whose size is always the same.
  func setFrame(_ new: CGRect, keeping size: CGSize, _ set: (CGRect) -> Void) {
    if transform.isIdentity {
      set(CGRect(origin: new.standardized.origin, size: size))
    } else {
      // Under a transform the frame only says where the middle is.
      center = CGPoint(x: new.midX, y: new.midY)
      bounds.size = size
    }
  }
}
