@_implementationOnly import CoreGraphics
@_implementationOnly import Foundation
@_implementationOnly import ObjectiveC
@_implementationOnly import QuartzCore
@_spi(AppKit) @_implementationOnly import UIKit

/// What a picture of a value can be made from later, taken when the value is logged.
///
/// Nothing of the page's is kept alive: what never changes is taken as it is, what may change is
/// copied, and of a view or a layer there is a weak reference. It is drawn at once where that is not
/// too often, and else at the end of the turn. A view of SwiftUI is a value: it is kept until then.
enum QuickLookSeed {
  case color(CGColor)
  case image(UIImage)
  case path(CGPath)
  case text(NSAttributedString)
  case view(WeakReference<UIView>)
  case layer(WeakReference<CALayer>)
  case pictured(Any)

  /// None for a value that is better read than seen.
  init?(of value: Any) {
    self.init(of: value, mayAsk: true)
  }

  private init?(of value: Any, mayAsk: Bool) {
    switch QuickLookKind.of(value) {
    case .none: return nil
    case .color:
      guard let color = value as? UIColor else { return nil }
      self = .color(color.cgColor)
    case .coreColor: self = .color(value as! CGColor)
    case .image:
      guard let image = value as? UIImage, let pixels = image.cgImage else { return nil }
      // Not the page's own object: it goes when the page lets it go.
      let isOwn = Swift.type(of: image) != UIImage.self
      let copy = UIImage(
        cgImage: pixels, scale: image.scale, orientation: image.imageOrientation)
      self = .image(isOwn ? copy : image)
    case .coreImage: self = .image(UIImage(cgImage: value as! CGImage))
    case .path:
      guard let path = value as? UIBezierPath else { return nil }
      self = .path(path.cgPath)
    case .corePath:
      let path = value as! CGPath
      self = .path(path.copy() ?? path)
    case .text:
      guard let text = (value as? NSAttributedString)?.copy() as? NSAttributedString else {
        return nil
      }
      self = .text(text)
    case .view:
      guard let view = value as? UIView else { return nil }
      self = .view(WeakReference(view))
    case .controller:
      // Its view would be loaded at a moment of nobody's choice; one that is not there is not shown.
      guard let controller = value as? UIViewController, let view = controller.viewIfLoaded else {
        return nil
      }
      self = .view(WeakReference(view))
    case .layer:
      guard let layer = value as? CALayer else { return nil }
      self = .layer(WeakReference(layer))
    case .pictured: self = .pictured(value)
    case .likeAnother:
      guard let other = (value as? any LooksLikeAnother)?.lookedLike else { return nil }
      self.init(of: other, mayAsk: false)
    case .asks:
      guard mayAsk, let given = Self.answer(of: value) else { return nil }
      self.init(of: given, mayAsk: false)
    }
  }

  /// Whether it may look otherwise later in the same turn.
  var isChanging: Bool {
    switch self {
    case .view, .layer: true
    // A view that is made while another one is evaluated is drawn when that has ended.
    case .pictured: ValuePictures.source?.isEvaluating == false
    case .color, .image, .path, .text: false
    }
  }

  /// What an object's `debugQuickLookObject` gives.
  private static func answer(of value: Any) -> Any? {
    let selector = Selector("debugQuickLookObject")
    guard let object = value as? NSObject, object.responds(to: selector) else { return nil }
    return object.perform(selector)?.takeUnretainedValue()
  }
}

/// An object that is not kept alive.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// Which picture there is of a type's values; worked out once for each type.
enum QuickLookKind {
  case none, color, coreColor, image, coreImage, path, corePath, text, view, controller, layer
  /// A value of AppKit, which looks as one of UIKit does.
  case likeAnother
  /// A view of SwiftUI.
  case pictured
  /// An object of the page's own, which may say what is shown in its place.
  case asks

  private static let lock = Lock()
  private static var known: [ObjectIdentifier: QuickLookKind] = [:]

  static func of(_ value: Any) -> QuickLookKind {
    let type = Swift.type(of: value)
    let key = ObjectIdentifier(type)
    if let kind = lock.withLock({ known[key] }) { return kind }
    let kind = QuickLookKind(type)
    lock.withLock { known[key] = kind }
    return kind
  }

  private init(_ type: Any.Type) {
    switch type {
    case is UIColor.Type: self = .color
    case is CGColor.Type: self = .coreColor
    case is UIImage.Type: self = .image
    case is CGImage.Type: self = .coreImage
    case is UIBezierPath.Type: self = .path
    case is CGPath.Type: self = .corePath
    case is NSAttributedString.Type: self = .text
    case is UIView.Type: self = .view
    case is UIViewController.Type: self = .controller
    case is CALayer.Type: self = .layer
    case is any LooksLikeAnother.Type: self = .likeAnother
    case is NSObject.Type: self = Presentation.isSealed(type) ? .none : .asks
    default: self = ValuePictures.source?.hasPicture(type) == true ? .pictured : .none
    }
  }
}
