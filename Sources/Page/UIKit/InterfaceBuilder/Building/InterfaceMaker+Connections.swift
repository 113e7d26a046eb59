import Foundation
import ObjectiveC

// What a file of Interface Builder connects: outlets, actions and segues.

extension InterfaceMaker {
  func connect(_ object: NSObject, _ element: InterfaceElement) {
    connectOutlets(element.group("connections"), of: object)
    for connection in element.group("connections") {
      switch connection.name {
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object)
      default: break
      }
    }
  }

  /// Of an object that was there before, what leads to objects that this maker has made.
  func connectOutlets(
    of owner: NSObject, _ element: InterfaceElement, own objects: [String: NSObject],
    _ guides: [String: AnyObject]
  ) {
    let connections = element.group("connections").filter { connection in
      guard let id = connection["destination"] else { return false }
      return objects[id] != nil || guides[id] != nil
    }
    connectOutlets(connections, of: owner)
  }

  private func connectOutlets(_ connections: [InterfaceElement], of object: NSObject) {
    var collections: [String: [AnyObject]] = [:]
    var order: [String] = []
    for connection in connections {
      if connection.name == "outlet" { connectOutlet(connection, of: object) }
      guard connection.name == "outletCollection", let name = connection["property"],
        let member = connection["destination"].flatMap(self.object)
      else { continue }
      if collections[name] == nil { order.append(name) }
      collections[name, default: []].append(member)
    }
    for name in order { connectCollection(collections[name] ?? [], name, of: object) }
  }

  private func connectOutlet(_ connection: InterfaceElement, of object: NSObject) {
    guard let name = connection["property"],
      let destination = connection["destination"].flatMap(self.object)
    else { return }
    if InterfaceOutlets.set(destination, named: name, of: object) { return }
    object.setValue(destination, forKey: name)
  }

  private func connectCollection(
    _ members: [AnyObject], _ name: String, of object: NSObject
  ) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    if InterfaceOutlets.set(members, named: name, of: object) { return }
    object.setValue(members, forKey: name)
  }

  private func connectAction(_ connection: InterfaceElement, of object: NSObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    let target = self.object(id)
    // The first responder is nobody until the action is sent.
    let isForResponders = document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    guard target != nil || isForResponders else { return }
    let action = Selector(name)
    switch object {
    case let control as UIControl:
      let events = connection["eventType"].flatMap { InterfaceWords.events[$0] }
      control.addTarget(target, action: action, for: events ?? control.mainEvent)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }
}

extension UIControl {
  /// What it is mainly there for.
  var mainEvent: Event { self is UIButton ? .touchUpInside : .valueChanged }
}
