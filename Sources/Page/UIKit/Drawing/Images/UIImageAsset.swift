import CoreGraphics
import Foundation

/// Pictures for several traits under one name.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let find: (UITraitCollection) -> ImageLibrary.Found?
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private let lock = NSLock()

  public override convenience init() {
    self.init { _ in nil }
  }

  init(_ find: @escaping (UITraitCollection) -> ImageLibrary.Found?) {
    self.find = find
    super.init()
  }

  /// The picture that fits best.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = lock.withLock { registered }
    if let fitting = all.last(where: { traitCollection.containsTraits(in: $0.traits) }) {
      return fitting.image
    }
    return find(traitCollection).map { UIImage($0) } ?? all.first?.image ?? UIImage()
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock { registered.append((traitCollection, image)) }
    image.become(partOf: self)
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits == traitCollection } }
  }
}
