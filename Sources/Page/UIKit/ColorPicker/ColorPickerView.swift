import CoreGraphics
import Foundation

/// The sheet of a colour picker: ways to pick, the opacity, and what is picked.
@MainActor
final class ColorPickerView: UIView {
  private let title = UILabel(frame: .zero)
  private let close = UIButton(type: .close)
  private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid(frame: .zero)
  private let spectrum = ColorSpectrum(frame: .zero)
  private let sliders = ColorSliders(frame: .zero)
  private let opacityLabel = ColorLabels.caption("OPACITY")
  private let opacity = ColorTrack(frame: .zero)
  private let percent = ColorLabels.number()
  private let swatch = GradientPlate(frame: .zero)
  private var presets: [UIButton] = []
  private let line = UIView(frame: .zero)
  private var shown = PickedColor(.black)
  var picked: (UIColor, _ continuously: Bool) -> Void = { _, _ in }
  var closed: () -> Void = {}

  private static let presetColors: [UIColor] = [
    .black, .systemBlue, .systemGreen, .systemYellow, .systemRed,
  ]

  enum Opacity {
    case shown, hidden
  }
  var opacityPart = Opacity.shown {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.text = "Colors"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    close.addAction(UIAction { [weak self] _ in self?.closed() }, for: .touchUpInside)
    kinds.selectedSegmentIndex = 0
    kinds.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    for field in [grid, spectrum] {
      field.picked = { [weak self] color, continuously in self?.take(color, continuously) }
    }
    sliders.picked = { [weak self] color, continuously in self?.take(color, continuously) }
    opacity.addAction(UIAction { [weak self] _ in self?.opacityMoved() }, for: .valueChanged)
    line.backgroundColor = .separator
    swatch.layer.cornerRadius = 10
    swatch.clipsToBounds = true
    for part in [title, close, kinds, grid, spectrum, sliders, opacityLabel, opacity, percent]
      as [UIView]
    {
      addSubview(part)
    }
    for part in [line, swatch] { addSubview(part) }
    for color in Self.presetColors { addPreset(color) }
  }

  required init?(coder: NSCoder) { nil }

  private func addPreset(_ color: UIColor) {
    let button = UIButton(type: .custom)
    button.backgroundColor = color
    button.addAction(
      UIAction { [weak self] _ in self?.take(color, false) }, for: .touchUpInside)
    presets.append(button)
    addSubview(button)
  }

  func show(title text: String?) { title.text = text ?? "Colors" }

  // MARK: Colours

  /// The opacity stays when another colour is picked.
  private func take(_ color: UIColor, _ continuously: Bool) {
    let alpha = shown.alpha
    shown = PickedColor(color)
    shown.alpha = alpha
    showColor()
    picked(shown.color, continuously)
  }

  private func opacityMoved() {
    shown.alpha = (opacity.value * 100).rounded() / 100
    showColor()
    picked(shown.color, opacity.isMoving)
  }

  func show(_ color: UIColor) {
    shown = PickedColor(color)
    showColor()
  }

  private func showColor() {
    if spectrum.bounds.width > 0 { spectrum.show(shown) }
    grid.show(shown)
    sliders.show(shown)
    opacity.show(
      shown.alpha, from: shown.opaque.withAlphaComponent(0), to: shown.opaque, at: shown.opaque)
    percent.text = "\(Int((shown.alpha * 100).rounded())) %"
    swatch.show(shown.color, shown.color)
    swatch.isChecked = shown.alpha < 1
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 16
    let width = bounds.width - 2 * side
    title.frame = CGRect(x: 60, y: 14, width: max(bounds.width - 120, 0), height: 30)
    close.frame = CGRect(x: bounds.width - 46, y: 14, width: 30, height: 30)
    kinds.frame = CGRect(x: side, y: 62, width: width, height: 32)
    let field = CGRect(x: side, y: 110, width: width, height: min(width * 10 / 12, 300))
    for (index, part) in ([grid, spectrum, sliders] as [UIView]).enumerated() {
      part.frame = field
      part.isHidden = kinds.selectedSegmentIndex != index
    }
    spectrum.show(shown)
    grid.show(shown)
    let isSeen = opacityPart == .shown
    for part in [opacityLabel, opacity, percent] as [UIView] { part.isHidden = !isSeen }
    opacityLabel.frame = CGRect(x: side, y: field.maxY + 16, width: width, height: 20)
    opacity.frame = CGRect(
      x: side, y: field.maxY + 40, width: width - 76, height: ColorTrack.height)
    percent.frame = CGRect(
      x: bounds.width - side - 64, y: field.maxY + 40, width: 64, height: ColorTrack.height)
    let end = isSeen ? opacity.frame.maxY : field.maxY
    line.frame = CGRect(x: side, y: end + 18, width: width, height: 0.5)
    swatch.frame = CGRect(x: side, y: end + 34, width: 72, height: 72)
    let gap = (width - 72 - 24 - 5 * 30) / 4
    for (index, button) in presets.enumerated() {
      button.layer.cornerRadius = 15
      button.frame = CGRect(
        x: side + 96 + CGFloat(index) * (30 + gap), y: end + 55, width: 30, height: 30)
    }
  }
}
