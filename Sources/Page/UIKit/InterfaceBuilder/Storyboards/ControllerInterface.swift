import Foundation

/// What a controller keeps of the file that it was made of: its view, which is loaded later, and its segues.
@MainActor
final class ControllerInterface {
  let document: InterfaceDocument
  let storyboard: UIStoryboard?
  let element: InterfaceElement
  var segues: [SegueTemplate] = []
  /// What was made together with the controller: its items for bars.
  var known: [String: InterfaceMaker.WeakObject] = [:]
  /// Objects of the scene that lie in no view.
  private var others: [NSObject] = []

  init(_ maker: InterfaceMaker, _ element: InterfaceElement) {
    (document, storyboard) = (maker.document, maker.storyboard)
    self.element = element
  }

  /// False where the file has no view for the controller.
  func loadView(of controller: UIViewController) -> Bool {
    guard let content = element.value("view") else { return false }
    let maker = InterfaceMaker(document, storyboard: storyboard)
    maker.segues(startFrom: controller)
    if let id = element.id { maker.give(controller, as: id) }
    maker.give(known)
    guard let view = maker.makeView(content) else { return false }
    controller.take(interfaceView: view)
    for guide in element.group("layoutGuides") {
      let strip = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      maker.note(strip, as: guide.id)
    }
    others = sceneObjects.compactMap { maker.make($0) }
    maker.connectLater(controller, element)
    maker.finish()
    return true
  }

  private var sceneObjects: [InterfaceElement] {
    guard let scene = element.id.flatMap(document.scene) else { return [] }
    return scene.group("objects").filter {
      $0 !== element && !["placeholder", "exit", "viewControllerPlaceholder"].contains($0.name)
    }
  }

  func segue(_ identifier: String) -> SegueTemplate? {
    segues.first { $0.identifier == identifier }
  }
}

extension UIViewController {
  /// Loads the view from the storyboard, the nib that was said, or the one with the class's name.
  func loadInterfaceView() -> Bool {
    if let interface, interface.loadView(of: self) { return true }
    return loadNibView()
  }

  private func loadNibView() -> Bool {
    do {
      if let nibName {
        show(try InterfaceFile.nib(nibName, in: nibBundle))
        return true
      }
      for name in ownNibNames {
        guard let document = try InterfaceFile.nibIfThere(name, in: nibBundle) else { continue }
        show(document)
        return true
      }
    } catch {
      fatalError("\(error)")
    }
    return false
  }

  private func show(_ document: InterfaceDocument) {
    _ = UINib(document).instantiate(withOwner: self)
    guard isViewLoaded else {
      fatalError(
        "\(document.name) has set no view of \(type(of: self)): connect the outlet 'view' of File's Owner."
      )
    }
  }

  /// A nib of the view's name comes before one of the controller's.
  private var ownNibNames: [String] {
    let type = type(of: self)
    guard type != UIViewController.self, type != UITableViewController.self,
      type != UICollectionViewController.self
    else { return [] }
    let name = "\(type)"
    return name.hasSuffix("Controller")
      ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
