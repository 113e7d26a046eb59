// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 called what animators, items and the simpler behaviors have.

import CoreGraphics
import Foundation

extension UIDynamicAnimator {
  @available(*, deprecated, renamed: "isRunning")
  public var running: Bool { isRunning }

  @available(*, deprecated, renamed: "items(in:)")
  public func itemsInRect(_ rect: CGRect) -> [any UIDynamicItem] { items(in: rect) }

  @available(*, deprecated, renamed: "updateItem(usingCurrentState:)")
  public func updateItemUsingCurrentState(_ item: any UIDynamicItem) {
    updateItem(usingCurrentState: item)
  }
}

extension UIDynamicItemCollisionBoundsType {
  @available(*, deprecated, renamed: "rectangle")
  public static var Rectangle: UIDynamicItemCollisionBoundsType { .rectangle }

  @available(*, deprecated, renamed: "ellipse")
  public static var Ellipse: UIDynamicItemCollisionBoundsType { .ellipse }

  @available(*, deprecated, renamed: "path")
  public static var Path: UIDynamicItemCollisionBoundsType { .path }
}

extension UIDynamicItemBehavior {
  @available(*, deprecated, renamed: "isAnchored")
  public var anchored: Bool {
    get { isAnchored }
    set { isAnchored = newValue }
  }

  @available(*, deprecated, renamed: "addLinearVelocity(_:for:)")
  public func addLinearVelocity(_ velocity: CGPoint, forItem item: any UIDynamicItem) {
    addLinearVelocity(velocity, for: item)
  }

  @available(*, deprecated, renamed: "linearVelocity(for:)")
  public func linearVelocityForItem(_ item: any UIDynamicItem) -> CGPoint {
    linearVelocity(for: item)
  }

  @available(*, deprecated, renamed: "addAngularVelocity(_:for:)")
  public func addAngularVelocity(_ velocity: CGFloat, forItem item: any UIDynamicItem) {
    addAngularVelocity(velocity, for: item)
  }

  @available(*, deprecated, renamed: "angularVelocity(for:)")
  public func angularVelocityForItem(_ item: any UIDynamicItem) -> CGFloat {
    angularVelocity(for: item)
  }
}

@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

extension UIPushBehavior.Mode {
  @available(*, deprecated, renamed: "continuous")
  public static var Continuous: UIPushBehavior.Mode { .continuous }

  @available(*, deprecated, renamed: "instantaneous")
  public static var Instantaneous: UIPushBehavior.Mode { .instantaneous }
}

extension UIPushBehavior {
  @available(*, deprecated, renamed: "targetOffsetFromCenter(for:)")
  public func targetOffsetFromCenterForItem(_ item: any UIDynamicItem) -> UIOffset {
    targetOffsetFromCenter(for: item)
  }

  @available(*, deprecated, renamed: "setTargetOffsetFromCenter(_:for:)")
  public func setTargetOffsetFromCenter(_ o: UIOffset, forItem item: any UIDynamicItem) {
    setTargetOffsetFromCenter(o, for: item)
  }
}

extension UISnapBehavior {
  @available(*, deprecated, renamed: "init(item:snapTo:)")
  public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
    self.init(item: item, snapTo: point)
  }
}
