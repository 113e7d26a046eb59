import Foundation

// What Swift 2 called methods and properties of animations.

extension CALayer {
  @available(*, deprecated, renamed: "add(_:forKey:)")
  public func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    add(animation, forKey: key)
  }

  @available(*, deprecated, renamed: "removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  @available(*, deprecated, renamed: "animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  @available(*, deprecated, renamed: "presentation()")
  public func presentationLayer() -> CALayer? { presentation() }

  @available(*, deprecated, renamed: "convertTime(_:from:)")
  public func convertTime(_ time: CFTimeInterval, fromLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(time, from: layer)
  }

  @available(*, deprecated, renamed: "convertTime(_:to:)")
  public func convertTime(_ time: CFTimeInterval, toLayer layer: CALayer?) -> CFTimeInterval {
    convertTime(time, to: layer)
  }
}

extension CAAnimation {
  @available(*, deprecated, renamed: "isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }

  @available(*, deprecated, renamed: "defaultValue(forKey:)")
  public class func defaultValueForKey(_ key: String) -> Any? { defaultValue(forKey: key) }

  @available(*, deprecated, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }
}

extension CAPropertyAnimation {
  @available(*, deprecated, renamed: "isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  @available(*, deprecated, renamed: "isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension CAMediaTimingFunction {
  @available(*, deprecated, renamed: "getControlPoint(at:values:)")
  public func getControlPointAtIndex(_ index: Int, values: UnsafeMutablePointer<Float>) {
    getControlPoint(at: index, values: values)
  }
}

extension CADisplayLink {
  @available(*, deprecated, renamed: "isPaused")
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }

  @available(*, deprecated, renamed: "add(to:forMode:)")
  public func addToRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: runloop, forMode: mode)
  }

  @available(*, deprecated, renamed: "remove(from:forMode:)")
  public func removeFromRunLoop(_ runloop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: runloop, forMode: mode)
  }
}

extension CATransaction {
  @available(*, deprecated, renamed: "value(forKey:)")
  public class func valueForKey(_ key: String) -> Any? { value(forKey: key) }
}
