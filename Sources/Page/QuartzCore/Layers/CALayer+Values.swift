import CoreGraphics
import Foundation

extension CALayer {
  /// Stores a value, and lets the action that belongs to the change happen.
  func change(_ key: LayerKey, to new: LayerValue) {
    set(LayerKeyPath(key), to: new)
  }

  /// Stores one of the numbers that make a value.
  func changeComponent(_ index: Int, of key: LayerKey, to number: CGFloat) {
    let parts: [LayerKeyPath.Part] = [.first, .second, .third, .fourth, .fifth]
    set(LayerKeyPath(key, parts[index]), to: .number(number))
  }

  /// Stores a part of a value.
  func set(_ path: LayerKeyPath, to new: LayerValue) {
    let key = path.key
    guard let old = path.read(from: modelValues), old != new else { return }
    LayerGeometryFault.check(new, of: self, key)
    CATransaction.noteChange(of: self)
    let event = path.event
    let action = isSilent ? nil : action(forKey: event)
    let shown = action.flatMap { _ in path.read(from: shownValues(at: CACurrentMediaTime())) }
    let oldSize = modelValues.bounds.size
    path.write(new, to: &modelValues)
    usedKeys.insert(key)
    unrecordedKeys.insert(key)
    markForRecording()
    if key == .bounds && oldSize != modelValues.bounds.size { sizeChanged() }
    if type(of: self).needsDisplay(forKey: event) { setNeedsDisplay() }
    guard let action, let shown else { return }
    LayerChange(layer: self, shown: shown).perform {
      action.run(forKey: event, object: self, arguments: nil)
    }
  }

  /// Whether its changes ask for no action; what only stands for what is seen asks for none.
  var isSilent: Bool { CATransaction.disableActions() || shownLayer != nil }

  /// The layer, and the way to it, will be read at the next commit.
  func markForRecording() {
    needsRecording = true
    var next: CALayer? = self
    while let layer = next, !layer.subtreeNeedsRecording || layer === self {
      layer.subtreeNeedsRecording = true
      next = layer.superlayer ?? layer.maskedLayer
    }
  }

  /// Takes over everything another layer says of itself, but not its place in a tree.
  func take(from other: CALayer) {
    modelValues = other.modelValues
    usedKeys = other.usedKeys
    unrecordedKeys = other.usedKeys
    // A mask belongs to one layer only.
    modelValues[.mask] = .layer(nil)
    (extraValues, foreignContents, name) = (other.extraValues, other.foreignContents, other.name)
    (actions, style, delegate) = (other.actions, other.style, other.delegate)
    (filters, backgroundFilters) = (other.filters, other.backgroundFilters)
    (isOpaque, allowsEdgeAntialiasing) = (other.isOpaque, other.allowsEdgeAntialiasing)
    (edgeAntialiasingMask, allowsGroupOpacity) =
      (other.edgeAntialiasingMask, other.allowsGroupOpacity)
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    (contentsFormat, drawsAsynchronously) = (other.contentsFormat, other.drawsAsynchronously)
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    (beginTime, duration, speed, timeOffset) =
      (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }

  // MARK: Contents and mask

  func setContents(_ new: Any?) {
    let picture = new as? CGImage
    foreignContents = picture == nil ? new : nil
    change(.contents, to: .picture(picture))
  }

  func setMask(_ new: CALayer?) {
    guard new !== modelValues.mask else { return }
    guard new !== self else { fatalError("A layer cannot be its own mask.") }
    modelValues.mask?.maskedLayer = nil
    new?.maskedLayer?.setMask(nil)
    new?.removeFromSuperlayer()
    new?.maskedLayer = self
    change(.mask, to: .layer(new))
  }

  static func name(ofFilter filter: Any?) -> String {
    switch filter {
    case let name as String: name
    case let named as any RawRepresentable<String>: named.rawValue
    default: ""
    }
  }

  // MARK: Actions

  func searchAction(forKey event: String) -> CAAction? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] ?? styledAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
  }

  private func styledAction(forKey event: String) -> CAAction? {
    guard let actions = styled("actions") as? [String: Any] else { return nil }
    return actions[event] as? CAAction
  }

  /// What happens where nobody names an action: a layer that has been on screen animates.
  private func implicitAction(forKey event: String) -> CAAction? {
    guard flushState == .flushed, let path = LayerKeyPath(event) else { return nil }
    if path.key == .contents { return isDrawing ? nil : CATransition.fade(of: event) }
    guard path.key.animatesImplicitly else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

/// Numbers that are none have no place; Core Animation ends the program too.
enum LayerGeometryFault {
  static func check(_ value: LayerValue, of layer: CALayer, _ key: LayerKey) {
    switch value {
    case .point(let point) where point.x.isNaN || point.y.isNaN:
      end("CALayer \(key.rawValue) contains NaN: [\(point.x) \(point.y)]")
    case .rect(let rect)
    where [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].contains(where: \.isNaN):
      end("CALayer \(key.rawValue) contains NaN: \(rect)")
    default: break
    }
  }

  private static func end(_ reason: String) -> Never {
    fatalError("CALayerInvalidGeometry: \(reason)")
  }
}
