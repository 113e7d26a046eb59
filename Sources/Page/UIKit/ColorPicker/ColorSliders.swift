import CoreGraphics
import Foundation

/// Red, green and blue, each with its track and its number, and all three as hexadecimal digits.
@MainActor
final class ColorSliders: UIView, UITextFieldDelegate {
  private let names = ["RED", "GREEN", "BLUE"]
  private var labels: [UILabel] = []
  private var tracks: [ColorTrack] = []
  private var numbers: [UILabel] = []
  private let hexLabel = ColorLabels.caption("sRGB Hex Color #")
  private let hex = UITextField(frame: .zero)
  private var shown = PickedColor(.black)
  var picked: (UIColor, _ continuously: Bool) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, name) in names.enumerated() {
      let (label, track) = (ColorLabels.caption(name), ColorTrack(frame: .zero))
      let number = ColorLabels.number()
      track.addAction(
        UIAction { [weak self] _ in self?.moved(index) }, for: .valueChanged)
      labels.append(label)
      tracks.append(track)
      numbers.append(number)
      for part in [label, track, number] { addSubview(part) }
    }
    hexLabel.textColor = .tintColor
    hexLabel.textAlignment = .right
    hex.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    hex.backgroundColor = .tertiarySystemFill
    hex.layer.cornerRadius = 8
    hex.textAlignment = .center
    hex.autocapitalizationType = .allCharacters
    hex.returnKeyType = .done
    hex.delegate = self
    addSubview(hexLabel)
    addSubview(hex)
  }

  required init?(coder: NSCoder) { nil }

  private func moved(_ index: Int) {
    let track = tracks[index]
    let part: WritableKeyPath<PickedColor, CGFloat> = [\.red, \.green, \.blue][index]
    shown[keyPath: part] = (track.value * 255).rounded() / 255
    show(shown)
    picked(shown.color, track.isMoving)
  }

  func show(_ color: PickedColor) {
    shown = color
    let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    for (index, part) in parts.enumerated() {
      var (low, high) = (color, color)
      (low[keyPath: part], high[keyPath: part]) = (0, 1)
      tracks[index].show(
        color[keyPath: part], from: low.opaque, to: high.opaque, at: color.opaque)
      numbers[index].text = "\(Int((color[keyPath: part] * 255).rounded()))"
    }
    if !hex.isFirstResponder { hex.text = color.hex }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if shown.take(hex: textField.text ?? "") { picked(shown.color, false) }
    show(shown)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let number: CGFloat = 64
    for index in names.indices {
      let y = CGFloat(index) * 72
      labels[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: 20)
      tracks[index].frame = CGRect(
        x: 0, y: y + 24, width: bounds.width - number - 12, height: ColorTrack.height)
      numbers[index].frame = CGRect(
        x: bounds.width - number, y: y + 24, width: number, height: ColorTrack.height)
    }
    hexLabel.frame = CGRect(x: 0, y: 222, width: bounds.width - 112, height: 36)
    hex.frame = CGRect(x: bounds.width - 100, y: 222, width: 100, height: 36)
  }
}

/// The words of the picker.
@MainActor
enum ColorLabels {
  static func caption(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.text = text
    return label
  }

  static func number() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
    return label
  }
}
