import CoreGraphics
import Foundation
import QuartzCore

/// Where one element of a collection lies, and how it looks there.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  /// The sides that the element's contents decide; nothing where its layout does not say.
  var flexible: FlexibleSides?
  /// What a list says of the looks of the element.
  var list: ListPlace?

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard !transform.isIdentity else { return plain }
      let shown = plain.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
      return shown.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.flexible, copy.list) = (flexible, list)
    return copy
  }

  /// What it is the place of.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The room for contents that decide some sides themselves.
  var roomForContents: CGSize {
    guard let flexible else { return size }
    return flexible.taken(
      from: CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
      into: size)
  }

  /// What constraints make of those sides, where the others are as they are.
  func fittingSize(of view: UIView) -> CGSize {
    guard let flexible else { return view.systemLayoutSizeFitting(size) }
    return view.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: flexible.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: flexible.contains(.height) ? .fittingSizeLevel : .required)
  }

  /// The same with the size that contents want.
  func with(_ wanted: CGSize) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.size = flexible?.taken(from: wanted, into: size) ?? wanted
    return copy
  }
}

/// Something that a collection shows.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }
}

extension CollectionElement: Comparable {
  /// In the order in which views are made.
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    (one.path, one.category.rawValue, one.kind ?? "")
      < (other.path, other.category.rawValue, other.kind ?? "")
  }
}
