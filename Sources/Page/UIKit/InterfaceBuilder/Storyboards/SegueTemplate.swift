import Foundation

/// A segue of a storyboard before it is performed: what it is called, and where it leads.
@MainActor
final class SegueTemplate {
  enum Kind {
    case show, detail, push, modal, popover, embed, unwind, custom
  }

  let element: InterfaceElement
  let document: InterfaceDocument
  let kind: Kind
  /// The view that an embedded controller's view fills, or that a popover points at.
  weak var place: UIView?

  /// None for a relationship, which a container's own class follows.
  init?(_ element: InterfaceElement, in document: InterfaceDocument) {
    let kinds: [String: Kind] = [
      "show": .show, "showDetail": .detail, "push": .push, "replace": .detail,
      "modal": .modal, "presentation": .modal, "popover": .popover,
      "popoverPresentation": .popover, "embed": .embed, "unwind": .unwind, "custom": .custom,
    ]
    guard let kind = element["kind"].flatMap({ kinds[$0] }) else { return nil }
    (self.element, self.document, self.kind) = (element, document, kind)
  }

  var identifier: String? { element["identifier"] }
  var isForAccessory: Bool { element["trigger"] == "accessoryAction" }
  private var isAnimated: Bool { element.flag("animates") ?? true }

  // MARK: Making

  func destination(from source: UIViewController, sender: Any?) -> UIViewController {
    guard let id = element["destination"], let storyboard = source.interface?.storyboard else {
      document.problem(element, "the segue leads nowhere.").refuse()
    }
    let creator = element["destinationCreationSelector"].map { name in
      { (coder: NSCoder) -> UIViewController? in
        Selector(name).perform(on: source, with: coder, sender, self.identifier)
          as? UIViewController
      }
    }
    return storyboard.controller(id, from: element, creator: creator)
  }

  func segue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let segue = UIStoryboardSegue.instance(
      of: segueType, identifier: identifier, source: source, destination: destination)
    segue.handler = { [unowned segue] in self.go(segue, sender) }
    return segue
  }

  private var segueType: UIStoryboardSegue.Type {
    guard let name = element["customClass"] else { return UIStoryboardSegue.self }
    guard let type = InterfaceClasses.named(name) as? UIStoryboardSegue.Type else {
      document.problem(element, "there is no class \(name) of segues.").refuse()
    }
    return type
  }

  // MARK: Going

  private func go(_ segue: UIStoryboardSegue, _ sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    switch kind {
    case .show: source.show(destination, sender: sender)
    case .detail: source.showDetailViewController(destination, sender: sender)
    case .push:
      source.navigationController?.pushViewController(destination, animated: isAnimated)
    case .modal:
      takeStyles(destination)
      source.present(destination, animated: isAnimated)
    case .popover:
      destination.modalPresentationStyle = .popover
      point(destination.popoverPresentationController, at: sender)
      source.present(destination, animated: isAnimated)
    case .embed: embed(destination, in: source)
    case .unwind, .custom: break
    }
  }

  private func takeStyles(_ destination: UIViewController) {
    element["modalPresentationStyle"].flatMap { InterfaceWords.presentationStyles[$0] }
      .apply { destination.modalPresentationStyle = $0 }
    element["modalTransitionStyle"].flatMap { InterfaceWords.transitionStyles[$0] }
      .apply { destination.modalTransitionStyle = $0 }
  }

  private func point(_ popover: UIPopoverPresentationController?, at sender: Any?) {
    let anchor = place ?? sender as? UIView
    if let anchor {
      popover?.sourceView = anchor
      popover?.sourceRect = anchor.bounds
    }
    if place == nil, let item = sender as? UIBarButtonItem { popover?.barButtonItem = item }
    guard let arrows = element.value("popoverArrowDirection") else { return }
    let directions: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover?.permittedArrowDirections = directions.reduce(into: []) {
      if arrows.flag($1.0) == true { $0.insert($1.1) }
    }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    guard let place, let view = child.view else { return }
    parent.addChild(child)
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    place.addSubview(view)
    child.didMove(toParent: parent)
  }
}
