import CoreGraphics
import Foundation

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var animatedKeys: [String] {
    guard let keyPath else { return [] }
    return [LayerKeyPath(keyPath)?.key.rawValue ?? keyPath]
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The animated part and its model value.
  func target(in model: LayerValues) -> (path: LayerKeyPath, value: LayerValue)? {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }), let value = path.read(from: model)
    else { return nil }
    return (path, value)
  }
}
