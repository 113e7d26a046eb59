import CoreGraphics
import Foundation

/// Something that is no view of its own, and yet is spoken.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The element's frame in its container's points; setting it moves it on the screen.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrame }
      return view.layer.convert(accessibilityFrame, from: nil)
    }
    set {
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrame = newValue
      }
      accessibilityFrame = view.layer.convert(newValue, to: nil)
    }
  }
}

/// Something that can be done with what is spoken.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector = Selector("")
  open var actionHandler: ActionHandler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public init(name: String, image: UIImage? = nil, actionHandler: @escaping ActionHandler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
}
