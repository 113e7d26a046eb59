import Foundation
import ObjectiveC

/// Stands between what is touched and the segue that begins there; what is touched keeps it.
@MainActor
final class SegueTrigger: NSObject {
  private weak var controller: UIViewController?
  private let template: SegueTemplate

  init(_ template: SegueTemplate, _ controller: UIViewController?) {
    (self.template, self.controller) = (template, controller)
  }

  static let action = Selector(SegueTrigger.fire(_:), named: "fire:")

  func fire(_ sender: Any?) {
    controller?.perform(template, sender: sender, .triggered)
  }

  // MARK: What is touched

  func attach(to object: NSObject) {
    switch object {
    case let control as UIControl:
      control.addTarget(self, action: Self.action, for: control.mainEvent)
    case let item as UIBarButtonItem: (item.target, item.action) = (self, Self.action)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: Self.action)
    default: break
    }
    let kept = Self.all(of: object) + [self]
    objc_setAssociatedObject(object, Self.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  private static func all(of object: NSObject) -> [SegueTrigger] {
    objc_getAssociatedObject(object, key) as? [SegueTrigger] ?? []
  }

  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// A cell was chosen.
  static func select(_ cell: NSObject?) {
    guard let cell else { return }
    for trigger in all(of: cell) where !trigger.template.isForAccessory { trigger.fire(cell) }
  }

  /// The button at the end of a cell was tapped.
  static func tapAccessory(of cell: NSObject) {
    for trigger in all(of: cell) where trigger.template.isForAccessory { trigger.fire(cell) }
  }
}

extension UIViewController {
  /// A segue that begins at a view may be refused; one that the page performs may not.
  enum SegueCause {
    case triggered, page
  }

  func perform(_ template: SegueTemplate, sender: Any?, _ cause: SegueCause) {
    if cause == .triggered,
      !shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
    {
      return
    }
    if template.kind == .unwind { return unwind(template, sender: sender) }
    let destination = template.destination(from: self, sender: sender)
    let segue = template.segue(from: self, to: destination, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  func performNamedSegue(_ identifier: String, sender: Any?) {
    guard let template = interface?.segue(identifier) else { refuseSegue(identifier) }
    perform(template, sender: sender, .page)
  }
}

extension InterfaceMaker {
  func connectSegue(_ connection: InterfaceElement, of object: NSObject) {
    guard let controller, let template = SegueTemplate(connection, in: document) else { return }
    template.place =
      connection["popoverAnchorView"].flatMap { self.object($0) as? UIView }
      ?? (template.kind == .embed ? object as? UIView : nil)
    controller.interface?.segues.append(template)
    if template.kind == .embed { return embeds.append(template) }
    if object is UIViewController { return }
    SegueTrigger(template, controller).attach(to: object)
  }
}
