import CoreGraphics
import Foundation

/// The views a text field is made of.
@MainActor
final class FieldParts {
  let border = UIView(frame: .zero)
  let picture = UIImageView(frame: .zero)
  let canvas = FieldCanvas(frame: .zero)
  let letters = LetterView(frame: .zero)
  let placeholder = FieldPlaceholder(frame: .zero)
  var placeholderText: String?
  var isPlaceholderStale = true
  var attributedPlaceholder: NSAttributedString?
  private(set) lazy var clear = FieldClearButton(frame: .zero)
  var hasClear = false

  init() {
    border.isUserInteractionEnabled = false
    canvas.addSubview(letters)
  }
}

/// What of a field's text is seen lies within it.
final class FieldCanvas: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Says what a field is for as long as nothing is in it.
final class FieldPlaceholder: UILabel {}

/// The cross on a disc that empties a field.
final class FieldClearButton: UIButton {
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    let size = UIImage.SymbolConfiguration(pointSize: 16)
    let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: size)
    setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
    tintColor = .placeholderText
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { nil }

  /// A finger is wider than the disc.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// What letters of a field look like where nothing else is said.
struct FieldLooks {
  static var standardFont: UIFont { .systemFont(ofSize: 17) }

  var font = FieldLooks.standardFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var others: [NSAttributedString.Key: Any] = [:]
}
