import CoreGraphics
import Foundation

/// A symbol beside a cell's contents that can be touched.
@MainActor
final class AccessorySign: UIControl {
  let symbol = UIImageView()
  var tapped: () -> Void = {}
  private let size: CGFloat

  init(_ name: String, _ color: UIColor?, size: CGFloat = 19) {
    self.size = size
    super.init(frame: .zero)
    addSubview(symbol)
    show(name, color)
    bounds.size = symbol.bounds.size
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ color: UIColor?) {
    let isSmall = size < 15
    let symbols = UIImage.SymbolConfiguration(
      pointSize: size, weight: isSmall ? .semibold : .regular)
    symbol.image = UIImage(systemName: name, withConfiguration: symbols)
    symbol.tintColor = color
    symbol.bounds.size = symbol.image?.size ?? .zero
    setNeedsLayout()
  }

  /// Easier to hit than it is large.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: 0).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// Three lines by which an item of a collection can be moved.
@MainActor
final class ItemHandle: UIView {
  private let image = UIImageView()

  init() {
    super.init(frame: .zero)
    image.image = UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    image.tintColor = .tertiaryLabel
    image.sizeToFit()
    addSubview(image)
    addGestureRecognizer(
      ReorderPan(target: self, action: Selector(ItemHandle.panned(_:), named: "panned:")))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let cell = superview as? UICollectionViewListCell, let collection = cell.collection
    else { return }
    switch pan.state {
    case .began:
      guard let path = collection.indexPath(for: cell) else { return }
      _ = collection.beginInteractiveMovementForItem(at: path)
    case .changed:
      let place = pan.location(in: collection)
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: cell.superview?.bounds.midX ?? place.x, y: place.y))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
