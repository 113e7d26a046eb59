import CoreGraphics
import Foundation

/// A text field that looks for something: a magnifying glass on a grey plate.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 26, height: 22))

  private static let radius: CGFloat = 10
  private static let ownHeight: CGFloat = 36

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    let size = UIImage.SymbolConfiguration(pointSize: 17)
    glass.image = UIImage(systemName: "magnifyingglass", withConfiguration: size)?
      .withRenderingMode(.alwaysTemplate)
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    (leftView, leftViewMode) = (glass, .always)
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
  }

  /// Letters are set apart from the plate's ends, which have no border of their own.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = super.textRect(forBounds: bounds)
    let isFromRight = readsFromTheRight
    let (near, far): (CGFloat, CGFloat) = (5, room.maxX > bounds.maxX - 6 ? 7 : 0)
    return CGRect(
      x: room.minX + (isFromRight ? far : near), y: room.minY,
      width: max(0, room.width - near - far), height: room.height)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: readsFromTheRight ? -6 : 6, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: readsFromTheRight ? 6 : -6, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 16, height: Self.ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var nature: SpokenNature {
    var nature = super.nature
    nature.traits.insert(.searchField)
    return nature
  }
}
