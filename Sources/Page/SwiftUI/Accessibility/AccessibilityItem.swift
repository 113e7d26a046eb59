@_spi(SwiftUI) import UIKit

/// The modifier of what assistive technology is told of a view.
public struct AccessibilityAttachmentModifier: ItemModifier {
  /// The type of `body`.
  public typealias Body = Never
  /// Makes the changes; texts are written in the environment of the view.
  let change: @MainActor (inout AccessibilityChanges, EnvironmentValues) -> Void

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> { WrapperNode(view, in: context) }

  func makeWrapper(around item: Item, of node: _AnyNode) -> AccessibilityItem {
    AccessibilityItem()
  }

  func update(_ wrapper: AccessibilityItem, of node: _AnyNode) {
    var changes = AccessibilityChanges()
    change(&changes, node.environment)
    wrapper.changes = changes
  }
}

final class AccessibilityItem: WrapperItem {
  var changes = AccessibilityChanges() {
    didSet { setNeedsCommit() }
  }

  override func makePresentation() -> ItemPresentation? { AccessibilityPresentation() }
}

final class AccessibilityPresentation: ViewPresentation {
  private let accessibilityView = AccessibilityView()

  init() {
    super.init(accessibilityView)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? AccessibilityItem else { return }
    accessibilityView.changes = item.changes
    if let isHidden = item.changes.isHidden {
      accessibilityView.accessibilityElementsHidden = isHidden
    }
    accessibilityView.accessibilityViewIsModal = item.changes.added.isModal
  }
}

/// A view whose elements say something else than the views inside do.
final class AccessibilityView: EffectView {
  var changes = AccessibilityChanges()
  private var known: [ObjectIdentifier: ChangedElement] = [:]

  override var spokenPriority: Double { changes.sortPriority ?? singlePriority }

  /// The priority of a view inside counts outside too where it is the only one.
  private var singlePriority: Double { subviews.count == 1 ? subviews[0].spokenPriority : 0 }

  /// What the buttons of `accessibilityActions` in the view offer.
  var offeredActions: [UIAccessibilityCustomAction] {
    guard changes.offersActions else { return [] }
    return actionViews(in: self).flatMap { $0.subviews.spokenElements }.map { element in
      UIAccessibilityCustomAction(name: element.accessibilityLabel ?? "") { _ in
        element.accessibilityActivate()
      }
    }
  }

  private func actionViews(in view: UIView) -> [UIView] {
    view.subviews.flatMap { inner -> [UIView] in
      if inner is OfferedActionsView { return [inner] }
      return inner is AccessibilityView ? [] : actionViews(in: inner)
    }
  }

  override var accessibilityElements: [Any]? {
    get { elements }
    set {}
  }

  /// What the parts of a control say of the other elements inside.
  private(set) var partWords: [ControlPart: String] = [:]

  private var elements: [UIResponder] {
    let all = changes.behavior == .ignore ? [] : subviews.spokenElements
    let inside = changes.joinsParts ? withoutParts(all) : all
    switch changes.behavior {
    case .combine where changes.fallbackValue != nil: return keep([(self, [])])
    case .ignore, .combine: return keep([(self, inside)])
    case .contain: return inside
    case .some, nil:
      if inside.isEmpty { return changes.makesElement ? keep([(self, [])]) : [] }
      return keep(inside.map { ($0, [$0]) })
    }
  }

  /// Takes the words of parts, and leaves the other elements: all, if there are no others.
  private func withoutParts(_ elements: [UIResponder]) -> [UIResponder] {
    func part(_ element: UIResponder) -> ControlPart? { (element as? ChangedElement)?.part }
    let others = elements.filter { part($0) == nil }
    partWords = [:]
    guard !others.isEmpty || changes.behavior == .combine else { return elements }
    for element in elements {
      guard let part = part(element), let words = element.accessibilityLabel else { continue }
      partWords[part] = [partWords[part], words].compactMap(\.self).joined(separator: ", ")
    }
    return others
  }

  /// The changed elements, each the same object as long as its base is.
  private func keep(_ wanted: [(base: UIResponder, parts: [UIResponder])]) -> [UIResponder] {
    var kept: [ObjectIdentifier: ChangedElement] = [:]
    let elements = wanted.map { base, parts in
      let id = ObjectIdentifier(base)
      let element = known[id] ?? ChangedElement(of: base, in: self)
      element.parts = parts
      kept[id] = element
      return element
    }
    known = kept
    return elements
  }
}

extension [UIView] {
  /// The accessibility elements in the views, in the order in which they are read.
  @MainActor
  var spokenElements: [UIResponder] { UIView.spokenElements(in: self) }
}
