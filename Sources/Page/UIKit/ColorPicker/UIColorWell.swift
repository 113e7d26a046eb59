import CoreGraphics
import Foundation
import QuartzCore

/// Shows a colour, and lets a person pick another by a touch.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  private let rainbow = ColorWheel(frame: .zero)
  private let gap = UIView(frame: .zero)
  private let dot = GradientPlate(frame: .zero)
  private static let side: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWell()
    fill(from: coder, as: UIColorWell.self)
  }

  private func setUpWell() {
    isOpaque = false
    if frame.size == .zero { bounds.size = CGSize(width: Self.side, height: Self.side) }
    gap.backgroundColor = .systemBackground
    for part in [rainbow, gap, dot] as [UIView] {
      part.isUserInteractionEnabled = false
      part.clipsToBounds = true
      addSubview(part)
    }
    addAction(UIAction { [weak self] _ in self?.showPicker() }, for: .touchUpInside)
    showColor()
  }

  /// What the picker is called.
  open var title: String?
  open var supportsAlpha = true

  open var selectedColor: UIColor? {
    didSet { showColor() }
  }

  private func showColor() {
    let color = selectedColor ?? .clear
    dot.show(color, color)
    dot.isHidden = selectedColor == nil
    gap.isHidden = selectedColor == nil
    dot.isChecked = color.cgColor.alpha < 1
  }

  private func showPicker() {
    var next: UIResponder? = self
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    guard let presenter = next as? UIViewController ?? window?.rootViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .black
    picker.well = { [weak self] color, _ in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    presenter.present(picker, animated: true)
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let whole = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    rainbow.frame = whole
    gap.frame = whole.insetBy(dx: side * 0.11, dy: side * 0.11)
    dot.frame = whole.insetBy(dx: side * 0.18, dy: side * 0.18)
    for part in [rainbow, gap, dot] as [UIView] {
      part.layer.cornerRadius = part.bounds.width / 2
    }
  }
}

/// All hues around a middle that is white.
@MainActor
private final class ColorWheel: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let (steps, rings) = (48, 6)
    for ring in 0..<rings {
      let radius = bounds.width / 2 * (1 - CGFloat(ring) / CGFloat(rings))
      for step in 0..<steps {
        let start = CGFloat(step) / CGFloat(steps) * 2 * .pi
        let wedge = UIBezierPath()
        wedge.move(to: middle)
        wedge.addArc(
          withCenter: middle, radius: radius, startAngle: start,
          endAngle: start + 2 * .pi / CGFloat(steps) + 0.02, clockwise: true)
        wedge.close()
        UIColor(
          hue: CGFloat(step) / CGFloat(steps), saturation: 1 - CGFloat(ring) / CGFloat(rings),
          brightness: 1, alpha: 1
        ).setFill()
        wedge.fill()
      }
    }
  }
}
