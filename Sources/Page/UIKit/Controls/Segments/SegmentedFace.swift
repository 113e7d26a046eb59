import CoreGraphics
import QuartzCore

/// What lies behind and between segments: the well, the sliding plate, the lines.
@MainActor
final class SegmentedFace: UIView {
  let plate = SegmentPlate(frame: .zero)
  private var lines: [UIImageView] = []

  private static let rim: CGFloat = 2
  static let cornerRadius: CGFloat = 9
  private static let plateRadius: CGFloat = 7

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
    layer.cornerRadius = Self.cornerRadius
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = Self.plateRadius
    plate.layer.castControlShadow()
    plate.layer.shadowOpacity = 0.12
    plate.alpha = 0
    addSubview(plate)
  }

  /// The colours, where no pictures take their place.
  func show(plate color: UIColor?, isPlain: Bool) {
    backgroundColor = isPlain ? .tertiarySystemFill : nil
    plate.isHidden = !isPlain
    plate.backgroundColor = color ?? Self.plateColor
  }

  private static let plateColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  /// Puts the plate behind a segment; a pressed one makes it smaller.
  func put(plateAt frame: CGRect?, isPressed: Bool) {
    guard let frame else {
      plate.alpha = 0
      return
    }
    // It fades in where it is; from a segment to another it slides.
    if plate.alpha == 0 {
      UIView.performWithoutAnimation { setPlate(frame, isPressed) }
    } else {
      setPlate(frame, isPressed)
    }
    plate.alpha = 1
  }

  private func setPlate(_ frame: CGRect, _ isPressed: Bool) {
    let inner = frame.insetBy(dx: Self.rim, dy: Self.rim)
    plate.transform = .identity
    plate.frame = inner
    if isPressed { plate.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
  }

  /// A line between two segments: where, which picture, and whether it is seen.
  struct Line {
    var x: CGFloat
    var image: UIImage?
    var isSeen: Bool
  }

  func put(lines wanted: [Line]) {
    while lines.count > wanted.count { lines.removeLast().removeFromSuperview() }
    while lines.count < wanted.count {
      let line = UIImageView(frame: .zero)
      insertSubview(line, belowSubview: plate)
      lines.append(line)
    }
    for (view, line) in zip(lines, wanted) { put(line, as: view) }
  }

  private func put(_ line: Line, as view: UIImageView) {
    view.image = line.image
    view.backgroundColor = line.image == nil ? .separator : nil
    view.alpha = line.isSeen ? 1 : 0
    let width = line.image?.size.width ?? 1
    let inset = line.image == nil ? (bounds.height / 4).rounded() : 0
    view.frame = CGRect(
      x: line.x - (width / 2).rounded(.down), y: inset, width: width,
      height: max(bounds.height - 2 * inset, 0))
  }
}

/// What lies behind the chosen segment, and slides to the next one.
@MainActor
final class SegmentPlate: UIView {}
