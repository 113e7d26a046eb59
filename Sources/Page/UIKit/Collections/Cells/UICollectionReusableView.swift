import CoreGraphics
import Foundation
import QuartzCore

/// A view of a collection that is used again when it has left sight.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// Under which kind it waits to be used again.
  var reuseKind = ReusePool.Kind.cell

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: coder, as: UICollectionReusableView.self)
  }

  open func prepareForReuse() {}

  /// Gives it the place and looks a layout wants.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size its contents want.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let flexible = layoutAttributes.flexible, !flexible.isEmpty else {
      return layoutAttributes
    }
    if constraints.isEmpty {
      return layoutAttributes.with(sizeThatFits(layoutAttributes.roomForContents))
    }
    return layoutAttributes.with(layoutAttributes.fittingSize(of: self))
  }

  /// The collection it is in.
  var collection: UICollectionView? {
    var next = superview
    while let view = next {
      if let collection = view as? UICollectionView { return collection }
      next = view.superview
    }
    return nil
  }

  func place(by attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    let middle = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    if center != middle { center = middle }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    listPlaceChanged(attributes.list)
    apply(attributes)
  }

  /// Told where in a list it is, whenever it is placed.
  func listPlaceChanged(_ place: ListPlace?) {}

  static func instance(of type: AnyClass) -> UICollectionReusableView {
    guard let type = type as? UICollectionReusableView.Type else {
      fatalError("\(type) is not a class of views of collections.")
    }
    return type.madeDynamically(frame: .zero)
  }

  @_silgen_name("lek_view_make")
  private static func madeDynamically(frame: CGRect) -> UICollectionReusableView
}
