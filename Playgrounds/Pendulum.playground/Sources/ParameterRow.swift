import UIKit

/// A number with its name, to change with a slider.
class ParameterRow: UIView {
  private let name = UILabel()
  private let number = UILabel()
  private let slider = UISlider()

  /// Told what the person chose.
  var changed: (Double) -> Void = { _ in }

  var value: Double {
    didSet { show() }
  }

  init(_ title: String, in range: ClosedRange<Double>, value: Double) {
    self.value = value
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 15)
    number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    number.textColor = .secondaryLabel
    number.textAlignment = .right
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.accessibilityLabel = title
    slider.addTarget(self, action: #selector(slid), for: .valueChanged)
    for view in [name, slider, number] as [UIView] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("A row is made in code.")
  }

  private func show() {
    slider.value = Float(value)
    number.text = String(format: "%.2f", value)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: 92, height: bounds.height)
    number.frame = CGRect(x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
    slider.frame = CGRect(x: 96, y: 0, width: bounds.width - 148, height: bounds.height)
  }

  @objc func slid() {
    value = Double(slider.value)
    changed(value)
  }
}
