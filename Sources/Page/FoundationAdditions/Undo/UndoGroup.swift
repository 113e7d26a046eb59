import Foundation

/// Actions that are taken back together.
struct UndoGroup {
  var name = ""
  var actions: [UndoAction] = []

  var isEmpty: Bool { actions.isEmpty }

  /// Takes in a group that was opened inside this one.
  mutating func take(_ group: UndoGroup) {
    actions += group.actions
    if !group.name.isEmpty { name = group.name }
  }

  func removing(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.actions.removeAll { $0.target === target }
    return group
  }
}

/// How one thing that was done is taken back; it does not keep its target alive.
struct UndoAction {
  private(set) weak var target: AnyObject?
  private let action: () -> Void

  init(target: AnyObject, action: @escaping () -> Void) {
    self.target = target
    self.action = action
  }

  func perform() {
    if target != nil { action() }
  }
}
