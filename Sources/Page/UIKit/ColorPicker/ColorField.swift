import CoreGraphics
import Foundation

/// A drawn field of colours of which a finger picks one.
@MainActor
class ColorField: UIView {
  let ring = UIView(frame: .zero)
  var picked: (UIColor, _ continuously: Bool) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 10
    contentMode = .redraw
    ring.layer.borderColor = UIColor.white.cgColor
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    ring.layer.shadowOpacity = 0.25
    ring.layer.shadowRadius = 2
    ring.layer.shadowOffset = .zero
    addSubview(ring)
  }

  required init?(coder: NSCoder) { nil }

  func color(at point: CGPoint) -> UIColor { .black }
  func mark(at point: CGPoint) {}

  private func pick(_ touch: UITouch?, continuously: Bool) {
    guard let touch else { return }
    let place = touch.location(in: self)
    let point = CGPoint(
      x: min(max(place.x, 0), bounds.width - 0.01), y: min(max(place.y, 0), bounds.height - 0.01))
    mark(at: point)
    picked(color(at: point), continuously)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches.first, continuously: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches.first, continuously: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches.first, continuously: false)
  }
}

/// Twelve columns of hues in ten shades, the first row grey.
@MainActor
final class ColorGrid: ColorField {
  private static let columns = 12
  private static let rows = 10
  private static let hues: [CGFloat] = [
    0.53, 0.61, 0.71, 0.8, 0.94, 0.01, 0.05, 0.09, 0.12, 0.15, 0.2, 0.27,
  ]

  static func color(_ column: Int, _ row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / 11, alpha: 1) }
    let hue = hues[column]
    // From dark over full to pale.
    switch row {
    case 1...5:
      let share = CGFloat(row - 1) / 4
      return UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * share, alpha: 1)
    default:
      let share = CGFloat(row - 5) / 5
      return UIColor(hue: hue, saturation: 1 - 0.82 * share, brightness: 1, alpha: 1)
    }
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(column, row).setFill()
        UIBezierPath(rect: frame(column, row).insetBy(dx: -0.3, dy: -0.3)).fill()
      }
    }
  }

  private func frame(_ column: Int, _ row: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
      height: cell.height)
  }

  private func place(of point: CGPoint) -> (Int, Int) {
    (Int(point.x / cell.width), Int(point.y / cell.height))
  }

  override func color(at point: CGPoint) -> UIColor {
    let (column, row) = place(of: point)
    return Self.color(column, row)
  }

  override func mark(at point: CGPoint) {
    let (column, row) = place(of: point)
    mark(column, row)
  }

  private func mark(_ column: Int, _ row: Int) {
    ring.isHidden = false
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = 4
    ring.frame = frame(column, row).insetBy(dx: -1, dy: -1)
  }

  func show(_ color: PickedColor) {
    ring.isHidden = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where color.isNear(Self.color(column, row)) {
        return mark(column, row)
      }
    }
  }
}

/// All hues from left to right, from white over full to black.
@MainActor
final class ColorSpectrum: ColorField {
  private static let side: CGFloat = 30

  override func color(at point: CGPoint) -> UIColor {
    let hue = min(point.x / max(bounds.width, 1), 0.999)
    let share = point.y / max(bounds.height, 1)
    return share < 0.5
      ? UIColor(hue: hue, saturation: share * 2, brightness: 1, alpha: 1)
      : UIColor(hue: hue, saturation: 1, brightness: 2 - share * 2, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    let step: CGFloat = 4
    for x in stride(from: 0, to: bounds.width, by: step) {
      for y in stride(from: 0, to: bounds.height, by: step) {
        color(at: CGPoint(x: x + step / 2, y: min(y + step / 2, bounds.height))).setFill()
        UIBezierPath(rect: CGRect(x: x, y: y, width: step + 0.3, height: step + 0.3)).fill()
      }
    }
  }

  override func mark(at point: CGPoint) {
    ring.isHidden = false
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = Self.side / 2
    ring.backgroundColor = color(at: point)
    ring.frame = CGRect(
      x: point.x - Self.side / 2, y: point.y - Self.side / 2, width: Self.side, height: Self.side)
  }

  func show(_ color: PickedColor) {
    let model = HueModel(red: color.red, green: color.green, blue: color.blue)
    let share = model.brightness < 1 ? 1 - model.brightness / 2 : model.saturation / 2
    mark(at: CGPoint(x: model.hue * bounds.width, y: min(share, 1) * bounds.height))
    ring.backgroundColor = color.opaque
  }
}
