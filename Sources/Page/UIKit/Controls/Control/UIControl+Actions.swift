import Foundation

extension UIControl {
  // MARK: Adding

  func add(target: Any?, action: Selector, for events: Event) {
    forgetGoneTargets()
    if let index = handlers.firstIndex(where: { $0.matches(target: target, action: action) }) {
      handlers[index].events.formUnion(events)
      return
    }
    let receiver: ControlHandler.Receiver =
      target.map { .target(TargetAction(target: $0, action: action)) } ?? .responders(action)
    handlers.append(ControlHandler(receiver: receiver, events: events))
  }

  /// A later action with the identifier of an earlier one takes its place.
  func add(_ action: UIAction, for events: Event) {
    if let index = handlers.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      let both = handlers[index].events.union(events)
      handlers[index] = ControlHandler(receiver: .action(action), events: both)
    } else {
      handlers.append(ControlHandler(receiver: .action(action), events: events))
    }
  }

  // MARK: Removing

  /// Without a target or a method, every one.
  func remove(target: Any?, action: Selector?, for events: Event) {
    removeHandlers(for: events) { handler in
      switch handler.receiver {
      case .target(let own): own.matches(target: target, action: action)
      case .responders(let own): target == nil && (action == nil || action == own)
      case .action: false
      }
    }
  }

  func removeHandlers(for events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
    forgetGoneTargets()
  }

  private func forgetGoneTargets() {
    handlers.removeAll(where: \.isGone)
  }

  // MARK: Asking

  var targetSet: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for handler in handlers {
      switch handler.receiver {
      case .target(let target):
        if let target = target.target { found.insert(ControlTarget.key(of: target)) }
      case .responders: found.insert(NSNull())
      case .action: break
      }
    }
    return found
  }

  func actionNames(of target: Any?, for event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard !handler.events.isDisjoint(with: event), let selector = handler.selector,
        handler.matches(target: target, action: selector)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for each event of each one who is told of it.
  public func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !handler.isGone {
      for bit in 0..<UInt(32) {
        let event = Event(rawValue: 1 << bit)
        guard handler.events.contains(event) else { continue }
        iterator(handler.action, handler.selector.map { (handler.target, $0) }, event, &stop)
        if stop { return }
      }
    }
  }

  // MARK: Telling

  /// In the order in which they were added; who asked for several of the events is told once.
  func sendActions(for events: Event, with event: UIEvent?) {
    willSend(events)
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .target(let target):
        if let object = target.target { sendAction(target.action, to: object, for: event) }
      case .responders(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  func deliver(_ action: Selector, to target: Any?, _ event: UIEvent?) {
    if let target {
      action.perform(on: target, with: self, event)
    } else {
      UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
    }
  }
}

/// What stands for a target in a set: objects by themselves, values by what they are.
@MainActor
enum ControlTarget {
  static func key(of target: Any) -> AnyHashable {
    if let hashable = target as? AnyHashable { return hashable }
    return AnyHashable(ObjectTarget(object: target as AnyObject))
  }
}

/// An object that is not hashable itself.
private struct ObjectTarget: Hashable {
  let object: AnyObject

  static func == (left: ObjectTarget, right: ObjectTarget) -> Bool { left.object === right.object }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
  }
}
