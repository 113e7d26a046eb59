import CoreGraphics
import QuartzCore

/// The oval of a switch, with the knob in it.
@MainActor
final class SwitchWell: UIView {
  /// What is shown of a switch.
  struct Face {
    var isOn: Bool
    var isPressed: Bool
    var isEnabled: Bool
    var readsFromTheRight: Bool
    var onColor: UIColor
    var knobColor: UIColor
  }

  static let pace = 0.25
  private static let rim: CGFloat = 2
  private static let knobWidth: CGFloat = 27
  /// Under a finger the knob grows towards the middle.
  private static let pressedWidth: CGFloat = 34

  private let knob = SwitchKnob(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.cornerRadius = UISwitch.size.height / 2
    knob.isUserInteractionEnabled = false
    knob.layer.cornerRadius = Self.knobWidth / 2
    knob.layer.castControlShadow()
    (knob.layer.shadowOffset, knob.layer.shadowRadius) = (CGSize(width: 0, height: 2), 2.5)
    addSubview(knob)
  }

  func show(_ face: Face) {
    backgroundColor = face.isOn ? face.onColor : .secondarySystemFill
    alpha = face.isEnabled ? 1 : 0.5
    knob.backgroundColor = face.knobColor
    let width = face.isPressed ? Self.pressedWidth : Self.knobWidth
    let isAtRight = face.isOn != face.readsFromTheRight
    let x = isAtRight ? UISwitch.size.width - Self.rim - width : Self.rim
    knob.frame = CGRect(x: x, y: Self.rim, width: width, height: Self.knobWidth)
  }
}

/// What slides in a switch.
@MainActor
final class SwitchKnob: UIView {}
