import CoreGraphics
import Foundation

/// The text fields of an alert, one below the other in a box of their own.
@MainActor
final class AlertFields: UIView {
  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []

  private static let rowHeight: CGFloat = 30

  init() {
    super.init(frame: .zero)
    backgroundColor = AlertLook.fieldGround
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    clipsToBounds = true
    layer.borderWidth = AlertLook.line
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

  func add(_ field: UITextField) {
    if !fields.isEmpty {
      let line = UIView(frame: .zero)
      line.backgroundColor = AlertLook.separator
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  func field(after field: UITextField) -> UITextField? {
    guard let index = fields.firstIndex(of: field), index + 1 < fields.count else { return nil }
    return fields[index + 1]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 0, y: CGFloat(row) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
    for (row, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(row + 1) * Self.rowHeight, width: bounds.width, height: AlertLook.line)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  private func showBorder() {
    layer.borderColor = AlertLook.separator.resolvedColor(with: traitCollection).cgColor
  }
}

/// A field of an alert: small type, and room beside it.
@MainActor
final class AlertField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = AlertLook.messageFont
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 7, dy: 0))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.insetBy(dx: 7, dy: 0))
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds.insetBy(dx: 5, dy: 0))
  }
}
