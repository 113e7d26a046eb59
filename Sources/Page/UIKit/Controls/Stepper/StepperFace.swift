import CoreGraphics
import QuartzCore

/// What is seen of a stepper: a well, a minus, a line, a plus.
@MainActor
final class StepperFace: UIView {
  private let minus = StepperSide()
  private let plus = StepperSide()
  private let line = UIImageView(frame: .zero)

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
    layer.cornerRadius = 8
    clipsToBounds = true
    (minus.accessibilityLabel, plus.accessibilityLabel) = ("Decrement", "Increment")
    for view in [minus, plus, line] { addSubview(view) }
  }

  func show(
    _ pictures: StepperPictures, decrement: UIControl.State, increment: UIControl.State,
    readsFromTheRight: Bool
  ) {
    let (left, right) = readsFromTheRight ? (plus, minus) : (minus, plus)
    let size = UIStepper.size
    left.frame = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
    right.frame = CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
    minus.show(pictures.decrement, or: StepperSign.minus, pictures.background, in: decrement)
    plus.show(pictures.increment, or: StepperSign.plus, pictures.background, in: increment)
    let isPlain = pictures.background.shown(in: .normal) == nil
    backgroundColor = isPlain ? .tertiarySystemFill : nil
    let states = readsFromTheRight ? (increment, decrement) : (decrement, increment)
    showLine(pictures.divider(states.0, states.1))
  }

  private func showLine(_ image: UIImage?) {
    line.image = image
    line.backgroundColor = image == nil ? .separator : nil
    let size = UIStepper.size
    let width = image?.size.width ?? 1
    let height = image == nil ? size.height / 2 : size.height
    line.frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: (size.height - height) / 2, width: width,
      height: height)
  }
}

/// One side of a stepper.
@MainActor
final class StepperSide: UIView {
  private let background = UIImageView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ pictures: StatePictures, or sign: UIImage, _ backgrounds: StatePictures,
    in state: UIControl.State
  ) {
    background.image = backgrounds.shown(in: state)
    hold(background, at: .back, if: background.image != nil)
    backgroundColor =
      state.contains(.highlighted) && background.image == nil ? .systemFill : nil
    let own = pictures.shown(in: state)
    picture.image = own ?? sign
    // A page's own picture takes the tint, the usual signs the colour of text.
    picture.tintColor = own == nil ? .label : nil
    picture.alpha = state.contains(.disabled) ? 0.3 : 1
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
