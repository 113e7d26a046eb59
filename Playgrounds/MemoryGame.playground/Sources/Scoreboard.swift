import UIKit

/// What is above the cards: moves, time and peeks, and two buttons.
final class Scoreboard: UIView {
  let peekButton = UIButton(type: .system)
  let restartButton = UIButton(type: .system)
  private let moves = Figure()
  private let time = Figure()
  private let peeks = Figure()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let symbols = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    peekButton.setImage(UIImage(systemName: "eye", withConfiguration: symbols), for: .normal)
    restartButton.setImage(
      UIImage(systemName: "arrow.counterclockwise", withConfiguration: symbols), for: .normal)
    for view in [moves, time, peeks, peekButton, restartButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("The scoreboard is made in code.")
  }

  // MARK: What it says

  func show(moves: Int, seconds: Int, peeks: Int) {
    self.moves.number = "\(moves)"
    self.time.number = Score.time(seconds)
    self.peeks.number = "\(peeks)"
  }

  func show(_ texts: Texts, textColor: UIColor, peek: PeekOffer) {
    (moves.caption, time.caption, peeks.caption) = (texts.moves, texts.time, texts.peeks)
    for figure in [moves, time, peeks] { figure.textColor = textColor }
    tintColor = textColor
    peekButton.accessibilityLabel = texts.peek
    restartButton.accessibilityLabel = texts.restart
    peeks.isHidden = peek == .none
    peekButton.isHidden = peek == .none
    setNeedsLayout()
  }

  enum PeekOffer {
    case some, none
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let side: CGFloat = 44
    let middle = (height - side) / 2
    restartButton.frame = CGRect(x: width - side, y: middle, width: side, height: side)
    peekButton.frame = CGRect(x: width - 2 * side, y: middle, width: side, height: side)
    var left: CGFloat = 0
    let room = width - 2 * side
    let each = min(80, room / (peeks.isHidden ? 2 : 3))
    for figure in [moves, time, peeks] where !figure.isHidden {
      figure.frame = CGRect(x: left, y: 0, width: each, height: height)
      left += each
    }
  }
}

/// A number with what it means above it.
private final class Figure: UIView {
  private let captionLabel = UILabel()
  private let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    captionLabel.font = .systemFont(ofSize: 12, weight: .medium)
    captionLabel.alpha = 0.75
    captionLabel.adjustsFontSizeToFitWidth = true
    captionLabel.minimumScaleFactor = 0.7
    numberLabel.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
    addSubview(captionLabel)
    addSubview(numberLabel)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) {
    fatalError("A figure is made in code.")
  }

  var caption = "" {
    didSet {
      captionLabel.text = caption
      accessibilityLabel = caption
    }
  }

  var number = "" {
    didSet {
      numberLabel.text = number
      accessibilityValue = number
    }
  }

  var textColor: UIColor? {
    didSet {
      captionLabel.textColor = textColor
      numberLabel.textColor = textColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    captionLabel.frame = CGRect(x: 0, y: 2, width: bounds.width - 6, height: 16)
    numberLabel.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 28)
  }
}
