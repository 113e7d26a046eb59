// How Swift 1 made behaviors: of a list of any objects.

import Foundation

extension UIDynamicItemBehavior {
  @available(*, deprecated, message: "Give the items as [UIDynamicItem].")
  @_disfavoredOverload
  public convenience init(items: [AnyObject]) {
    self.init(items: items.map(DynamicObjects.item))
  }
}

extension UIGravityBehavior {
  @available(*, deprecated, message: "Give the items as [UIDynamicItem].")
  @_disfavoredOverload
  public convenience init(items: [AnyObject]) {
    self.init(items: items.map(DynamicObjects.item))
  }
}

extension UICollisionBehavior {
  @available(*, deprecated, message: "Give the items as [UIDynamicItem].")
  @_disfavoredOverload
  public convenience init(items: [AnyObject]) {
    self.init(items: items.map(DynamicObjects.item))
  }
}

extension UIPushBehavior {
  @available(*, deprecated, message: "Give the items as [UIDynamicItem].")
  @_disfavoredOverload
  public convenience init(items: [AnyObject], mode: UIPushBehavior.Mode) {
    self.init(items: items.map(DynamicObjects.item), mode: mode)
  }
}

/// As UIKit, it ends the page with an object that cannot be moved.
@MainActor private enum DynamicObjects {
  static func item(_ object: AnyObject) -> any UIDynamicItem {
    guard let item = object as? any UIDynamicItem else {
      fatalError("A \(type(of: object)) is no UIDynamicItem, and no behavior can move it.")
    }
    return item
  }
}
