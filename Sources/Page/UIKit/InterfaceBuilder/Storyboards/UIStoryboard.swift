import Foundation

/// A file of screens made in Interface Builder, which lies among the page's resources as Xcode saves it.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  let document: InterfaceDocument

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try InterfaceFile.storyboard(name, in: storyboardBundleOrNil)
    } catch {
      fatalError("\(error)")
    }
    super.init()
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    super.init()
  }

  /// The controller that the storyboard begins with.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialController.map { controller($0) }
  }

  /// The same, made by the page, which gives it more than a coder.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document.initialController.map { kind(controller($0, creator: creator), $0) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(element(identifier))
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let element = element(identifier)
    return kind(controller(element, creator: creator), element)
  }

  private func element(_ identifier: String) -> InterfaceElement {
    guard let element = document.controller(identifier: identifier) else {
      fatalError(
        "\(document.name) has no view controller with the identifier '\(identifier)': give one the Storyboard ID in Interface Builder."
      )
    }
    return element
  }

  private func kind<Controller: UIViewController>(
    _ controller: UIViewController, _ element: InterfaceElement
  ) -> Controller {
    guard let controller = controller as? Controller else {
      document.problem(
        element,
        "the view controller is a \(type(of: controller)), and the page wants a \(Controller.self)."
      ).refuse()
    }
    return controller
  }

  // MARK: Making

  func controller(
    _ element: InterfaceElement, depth: Int = 0, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    if element.name == "viewControllerPlaceholder" { return elsewhere(element, depth, creator) }
    let maker = InterfaceMaker(document, storyboard: self, depth: depth)
    guard let controller = maker.makeController(element, creator) else {
      document.problem(element, "<\(element.name)> is not a view controller.").refuse()
    }
    maker.finish()
    controller.interface?.known = maker.known
    return controller
  }

  /// The one that a segue leads to.
  func controller(
    _ id: String, from segue: InterfaceElement, depth: Int = 0,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    guard let element = document.element(id) else {
      document.problem(segue, "the segue leads to '\(id)', which is not in the file.").refuse()
    }
    return controller(element, depth: depth, creator: creator)
  }

  /// A reference to another storyboard, or to another scene of this one.
  private func elsewhere(
    _ element: InterfaceElement, _ depth: Int, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard depth < 16 else {
      document.problem(element, "references to storyboards lead back to their beginning.").refuse()
    }
    let other =
      element["storyboardName"].map { UIStoryboard(name: $0, bundle: document.bundle) } ?? self
    let meant =
      element["referencedIdentifier"].map { other.element($0) } ?? other.document.initialController
    guard let meant else {
      other.document.problem(other.document.root, "no view controller is the initial one.").refuse()
    }
    return other.controller(meant, depth: depth + 1, creator: creator)
  }
}

extension InterfaceMaker {
  func makeController(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let type = InterfaceClasses.type(of: element, in: document)
    guard type is UIViewController.Type else { return nil }
    if let creator, let made = creator(InterfaceCoder(element, of: type, self)) { return made }
    return make(element, type) as? UIViewController
  }
}
