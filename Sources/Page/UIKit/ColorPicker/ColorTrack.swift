import CoreGraphics
import Foundation
import QuartzCore

/// One part of a colour along a line that shows what it would be.
@MainActor
final class ColorTrack: UIControl {
  private let line = GradientPlate(frame: .zero)
  private let knob = UIView(frame: .zero)
  private(set) var isMoving = false
  static let height: CGFloat = 36

  var value: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.layer.cornerRadius = Self.height / 2
    line.clipsToBounds = true
    line.isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.borderWidth = 3
    knob.layer.cornerRadius = Self.height / 2
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = .zero
    addSubview(line)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: CGFloat, from low: UIColor, to high: UIColor, at color: UIColor) {
    self.value = value
    line.show(low, high)
    line.isChecked = low.cgColor.alpha < 1
    knob.backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds
    let side = bounds.height
    knob.frame = CGRect(x: value * (bounds.width - side), y: 0, width: side, height: side)
  }

  // MARK: Tracking

  private func follow(_ touch: UITouch) {
    let side = bounds.height
    let way = max(bounds.width - side, 1)
    value = min(max((touch.location(in: self).x - side / 2) / way, 0), 1)
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isMoving = true
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isMoving = false
    sendActions(for: .valueChanged)
  }
}

/// A colour that becomes another, over squares where it is clear.
@MainActor
final class GradientPlate: UIView {
  private let squares = CheckerView(frame: .zero)
  private let face = GradientFace(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(squares)
    addSubview(face)
    squares.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  var isChecked: Bool {
    get { !squares.isHidden }
    set { squares.isHidden = !newValue }
  }

  func show(_ low: UIColor, _ high: UIColor) {
    let gradient = face.layer as? CAGradientLayer
    gradient?.colors = [low.cgColor, high.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    squares.frame = bounds
    face.frame = bounds
  }
}

@MainActor
private final class GradientFace: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// The squares that show through what is clear.
@MainActor
final class CheckerView: UIView {
  private static let side: CGFloat = 9

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(rect: bounds).fill()
    UIColor(white: 0.8, alpha: 1).setFill()
    for row in 0...Int(bounds.height / Self.side) {
      for column in 0...Int(bounds.width / Self.side) where (row + column) % 2 == 1 {
        let place = CGRect(
          x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
          height: Self.side)
        UIBezierPath(rect: place).fill()
      }
    }
  }
}
