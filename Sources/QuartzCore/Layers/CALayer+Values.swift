import CoreGraphics
import Foundation

extension CALayer {
  /// A value, or a part of one, by its name; a page may keep values of its own too.
  public func value(forKeyPath path: String) -> Any? {
    guard let keyPath = LayerKeyPath(path) else { return extraValues[path] }
    return keyPath.read(from: modelValues)?.boxed
  }

  /// Sets a value, or a part of one, by its name.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let keyPath = LayerKeyPath(path), let old = keyPath.read(from: modelValues) else {
      extraValues[path] = value
      return
    }
    let new = value == nil ? keyPath.read(from: LayerValues()) : LayerValue(value, like: old)
    guard let new, new != old else { return }
    change(keyPath.key) { keyPath.write(new, to: &$0) }
  }

  func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<LayerValues, Value>, to new: Value
  ) {
    guard modelValues[keyPath: path] != new else { return }
    change(key) { $0[keyPath: path] = new }
  }

  private func change(_ key: LayerKey, _ store: (inout LayerValues) -> Void) {
    CATransaction.noteChange(of: self)
    let action = CATransaction.disableActions() ? nil : actionForChange(of: key)
    let shown = action.map { _ in shownValues(at: CACurrentMediaTime())[key] }
    let oldSize = modelValues.bounds.size
    store(&modelValues)
    markForRecording()
    if key == .bounds && oldSize != modelValues.bounds.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    guard let action, let shown else { return }
    let outer = LayerChange.current
    LayerChange.current = LayerChange(layer: self, shown: shown)
    action.run(forKey: key.rawValue, object: self, arguments: nil)
    LayerChange.current = outer
  }

  /// The layer, and the way to it, will be read at the next commit.
  func markForRecording() {
    needsRecording = true
    var next: CALayer? = self
    while let layer = next, !layer.subtreeNeedsRecording || layer === self {
      layer.subtreeNeedsRecording = true
      next = layer.superlayer
    }
  }

  // MARK: Actions

  func searchAction(forKey event: String) -> CAAction? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] ?? (style?["actions"] as? [String: CAAction])?[event] {
      return action is NSNull ? nil : action
    }
    return type(of: self).defaultAction(forKey: event)
  }

  private func actionForChange(of key: LayerKey) -> CAAction? {
    if let action = action(forKey: key.rawValue) { return action }
    guard flushState == .flushed, key.animatesImplicitly, !isSilenced(key.rawValue) else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.fromValue = (presented?.modelValues ?? modelValues)[key].boxed
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Whether delegate or dictionaries said that nothing is to happen.
  private func isSilenced(_ event: String) -> Bool {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull }
    let action = actions?[event] ?? (style?["actions"] as? [String: CAAction])?[event]
    return action is NSNull
  }
}
