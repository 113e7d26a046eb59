import Foundation

/// Makes the objects of one file, or one part of it, and connects them.
///
/// Every object is made by `init(coder:)`, which fills it. When all are there, constraints are added, outlets
/// set, actions and segues attached and runtime attributes given, and each is told that it has awoken.
@MainActor
final class InterfaceMaker {
  let document: InterfaceDocument
  /// What is there already, by identifiers: the file's owner, or the controller of the scene.
  private var given: [String: WeakObject] = [:]
  private var objects: [String: NSObject] = [:]
  private(set) var filled: [(object: NSObject, element: InterfaceElement)] = []
  /// Views that hold constraints.
  private var constrained: [(view: UIView, element: InterfaceElement)] = []
  private var guides: [String: AnyObject] = [:]
  /// What the file's owner or the controller is to be connected with.
  private var owners: [(object: NSObject, element: InterfaceElement)] = []
  /// Segues that are performed as soon as everything is there.
  var embeds: [SegueTemplate] = []
  let surroundings = CellPrototype.Surroundings()
  /// The controller that segues start from.
  private(set) weak var controller: UIViewController?
  let storyboard: UIStoryboard?
  /// How many controllers were made by a relationship of the one before.
  let depth: Int

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ document: InterfaceDocument, storyboard: UIStoryboard? = nil, depth: Int = 0) {
    (self.document, self.storyboard, self.depth) = (document, storyboard, depth)
  }

  /// What the page gives; it is not kept alive.
  func give(_ object: AnyObject?, as id: String) {
    given[id] = WeakObject(object: object)
  }

  func give(_ others: [String: WeakObject]) {
    given.merge(others) { mine, _ in mine }
  }

  func segues(startFrom controller: UIViewController?) {
    self.controller = controller
    surroundings.controller = controller
  }

  /// All objects, for what is made later and not by this maker.
  var known: [String: WeakObject] {
    given.merging(objects.mapValues { WeakObject(object: $0) }) { _, own in own }
  }

  func object(_ id: String) -> AnyObject? {
    objects[id] ?? guides[id] ?? given[id]?.object
  }

  // MARK: Making

  func make(_ element: InterfaceElement) -> NSObject? {
    make(element, InterfaceClasses.type(of: element, in: document))
  }

  func make(_ element: InterfaceElement, _ type: AnyClass) -> NSObject? {
    let coder = InterfaceCoder(element, of: type, self)
    switch type {
    case let type as UIView.Type: return checked(type.init(coder: coder), element)
    case let type as UIViewController.Type: return checked(type.init(coder: coder), element)
    case let type as UIBarButtonItem.Type:
      return fill(type.init(coder: coder), element) { fillBarButton($0, element) }
    case let type as UITabBarItem.Type:
      return fill(type.init(coder: coder), element) { fillTabItem($0, element) }
    case let type as UINavigationItem.Type:
      return fill(type.init(coder: coder), element) { fillNavigationItem($0, element) }
    case let type as UICollectionViewLayout.Type:
      return fill(type.init(coder: coder), element) { fillLayout($0, element) }
    case let type as UIGestureRecognizer.Type:
      return fill(type.instance(coder), element) { fillRecognizer($0, element) }
    case let type as NSObject.Type:
      return fill(type.plainInstance(), element) { _ in }
    default: return nil
    }
  }

  func makeView(_ element: InterfaceElement?) -> UIView? {
    element.flatMap { make($0) as? UIView }
  }

  private func checked<Made: NSObject>(_ made: Made?, _ element: InterfaceElement) -> Made {
    guard let made else {
      document.problem(
        element, "the init(coder:) of \(element["customClass"] ?? element.name) has answered nil."
      ).refuse()
    }
    return made
  }

  private func fill<Made: NSObject>(
    _ made: Made?, _ element: InterfaceElement, _ work: (Made) -> Void
  ) -> Made {
    let made = checked(made, element)
    note(made, element)
    work(made)
    return made
  }

  /// The object is there now, and its connections are to be made.
  func note(_ object: NSObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    filled.append((object, element))
  }

  func note(_ guide: AnyObject, as id: String?) {
    if let id { guides[id] = guide }
  }

  /// Outlets of an object that was there before.
  func connectLater(_ owner: NSObject, _ element: InterfaceElement) {
    owners.append((owner, element))
  }

  func noteConstraints(of view: UIView, _ element: InterfaceElement) {
    constrained.append((view, element))
  }

  // MARK: Connecting

  func finish() {
    for (view, element) in constrained { InterfaceConstraints(self).add(to: view, element) }
    constrained = []
    let all = filled
    filled = []
    surroundings.objects = known
    for (owner, element) in owners { connectOutlets(of: owner, element, own: objects, guides) }
    for (object, element) in all { connect(object, element) }
    for (object, element) in all { InterfaceAttributes.give(to: object, element, document) }
    for (object, _) in all { (object as? UIResponder)?.awakeFromNib() }
    for segue in embeds { controller?.perform(segue, sender: nil, .triggered) }
    embeds = []
  }
}

extension UIGestureRecognizer {
  fileprivate static func instance(_ coder: NSCoder) -> UIGestureRecognizer? {
    madeDynamically(coder: coder)
  }

  @_silgen_name("lek_gesture_make")
  private static func madeDynamically(coder: __owned NSCoder) -> UIGestureRecognizer?
}
