import CoreGraphics
import Foundation

/// The numbers by which elements are known outside the page.
@MainActor
final class ElementNumbers {
  private struct Entry {
    let number: UInt32
    weak var responder: UIResponder?
    var actions: [ActionElement] = []
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last: UInt32 = 0

  func number(of responder: UIResponder) -> UInt32 {
    let key = ObjectIdentifier(responder)
    if let entry = entries[key], entry.responder === responder { return entry.number }
    last &+= 1
    entries[key] = Entry(number: last, responder: responder)
    return last
  }

  func responder(numbered number: UInt32) -> UIResponder? {
    entries.values.first { $0.number == number }?.responder
  }

  /// The custom actions of an element as elements. Each stays the same while the element has an
  /// action of that name.
  func actions(of responder: UIResponder) -> [ActionElement] {
    let names = (responder.accessibilityCustomActions ?? []).map(\.name)
    _ = number(of: responder)
    let key = ObjectIdentifier(responder)
    guard !names.isEmpty || entries[key]?.actions.isEmpty == false else { return [] }
    let old = entries[key]?.actions ?? []
    let actions = names.map { name in
      old.first { $0.name == name } ?? ActionElement(name, of: responder)
    }
    entries[key]?.actions = actions
    return actions
  }

  func keepOnly(_ responders: [UIResponder]) {
    let kept = Set(responders.map { ObjectIdentifier($0) })
    let actions = entries.filter { kept.contains($0.key) }.values.flatMap(\.actions)
    let all = kept.union(actions.map { ObjectIdentifier($0) })
    entries = entries.filter { all.contains($0.key) }
  }
}

/// A custom action of an element, as a button that is read after it.
final class ActionElement: UIResponder {
  let name: String
  private weak var owner: UIResponder?

  init(_ name: String, of owner: UIResponder) {
    self.name = name
    self.owner = owner
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
  }

  override var next: UIResponder? { owner }
  override var accessibilityFrame: CGRect {
    get { owner?.accessibilityFrame ?? .zero }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    let action = owner?.accessibilityCustomActions?.first { $0.name == name }
    guard let action else { return true }
    if let handler = action.actionHandler {
      _ = handler(action)
    } else {
      UIApplication.shared.sendAction(action.selector, to: action.target, from: action, for: nil)
    }
    return true
  }
}
