import UIKit

/// A view's geometry, autoresizing, tint, masks, margins, snapshots, windows and responders.
public final class ViewsSection: UIView {
  private let stage = UIView(frame: CGRect(x: 12, y: 126, width: 100, height: 64))
  private let status = UILabel(frame: CGRect(x: 12, y: 240, width: 336, height: 34))
  private let key = KeyTile(frame: CGRect(x: 250, y: 126, width: 52, height: 28))
  private let badge = UIWindow(frame: CGRect(x: 0, y: 0, width: 84, height: 22))
  private var timer: Timer?
  private var steps = 0

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 280))
    backgroundColor = .systemBackground
    caption("Views", at: CGPoint(x: 12, y: 8), width: 200)
    addGeometry()
    addModes()
    addAutoresizing()
    addSnapshotAndMask()
    addResponders()
  }

  public required init?(coder: NSCoder) {
    fatalError("A section is made by the page.")
  }

  private func caption(_ text: String, at origin: CGPoint, width: CGFloat) {
    let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: width, height: 14)))
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  /// A frame under a transform, an anchor point off its place, and bounds that are scrolled.
  private func addGeometry() {
    let turned = UIView(frame: CGRect(x: 20, y: 44, width: 44, height: 28))
    turned.backgroundColor = .systemBlue
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    let box = UIView(frame: turned.frame)
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.separator.cgColor
    let anchored = UIView(frame: CGRect(x: 84, y: 38, width: 40, height: 40))
    anchored.backgroundColor = .systemTeal
    anchored.anchorPoint = CGPoint(x: 0, y: 0)
    anchored.center = CGPoint(x: 84, y: 38)
    anchored.transform = CGAffineTransform(scaleX: 0.7, y: 1)
    let scrolled = UIView(frame: CGRect(x: 132, y: 38, width: 40, height: 40))
    scrolled.backgroundColor = .systemGray5
    scrolled.clipsToBounds = true
    scrolled.bounds.origin = CGPoint(x: 10, y: 10)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 15
    scrolled.addSubview(dot)
    [turned, box, anchored, scrolled].forEach(addSubview)
    caption("frame · anchor · bounds", at: CGPoint(x: 12, y: 84), width: 170)
  }

  /// Light and dark beside each other, a dimmed tint, and what runs from right to left.
  private func addModes() {
    for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      let view = UIView(frame: CGRect(x: 190 + CGFloat(index) * 40, y: 38, width: 40, height: 40))
      view.overrideUserInterfaceStyle = style
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: view.bounds)
      label.text = "Aa"
      label.textAlignment = .center
      label.textColor = .label
      view.addSubview(label)
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.separator.cgColor
      addSubview(view)
    }
    for (index, mode) in [UIView.TintAdjustmentMode.normal, .dimmed].enumerated() {
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.frame = CGRect(x: 280 + CGFloat(index) * 34, y: 44, width: 28, height: 28)
      star.contentMode = .scaleAspectFit
      star.tintColor = .systemPink
      star.tintAdjustmentMode = mode
      addSubview(star)
    }
    caption("light, dark · tint, dimmed", at: CGPoint(x: 190, y: 84), width: 160)
  }

  /// A room that grows and shrinks, and four views that follow it each in their way.
  private func addAutoresizing() {
    stage.backgroundColor = .systemGray6
    let masks: [(CGRect, UIView.AutoresizingMask, UIColor)] = [
      (CGRect(x: 4, y: 4, width: 16, height: 16), [.flexibleRightMargin, .flexibleBottomMargin], .systemRed),
      (CGRect(x: 24, y: 4, width: 52, height: 16), [.flexibleWidth], .systemGreen),
      (CGRect(x: 80, y: 44, width: 16, height: 16), [.flexibleLeftMargin, .flexibleTopMargin], .systemIndigo),
      (
        CGRect(x: 36, y: 26, width: 28, height: 12),
        [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        .systemYellow
      ),
    ]
    for (frame, mask, color) in masks {
      let view = UIView(frame: frame)
      view.autoresizingMask = mask
      view.backgroundColor = color
      stage.addSubview(view)
    }
    addSubview(stage)
    caption("autoresizing", at: CGPoint(x: 12, y: 110), width: 100)
  }

  /// A picture of the room that stays as it was, and one seen through another view's alpha.
  private func addSnapshotAndMask() {
    if let still = stage.snapshotView(afterScreenUpdates: true) {
      still.frame = CGRect(x: 158, y: 126, width: 62, height: 40)
      addSubview(still)
    }
    let stripes = UIView(frame: CGRect(x: 158, y: 172, width: 62, height: 40))
    stripes.backgroundColor = .systemPurple
    let hole = UILabel(frame: stripes.bounds)
    hole.text = "MASK"
    hole.textAlignment = .center
    hole.font = .boldSystemFont(ofSize: 20)
    stripes.mask = hole
    addSubview(stripes)
    caption("snapshot · mask", at: CGPoint(x: 158, y: 110), width: 90)
  }

  private func addResponders() {
    key.backgroundColor = .clear
    addSubview(key)
    let content = UILabel(frame: badge.bounds)
    content.text = "a window"
    content.textAlignment = .center
    content.font = .systemFont(ofSize: 12)
    content.textColor = .white
    badge.addSubview(content)
    badge.backgroundColor = .systemGreen
    badge.layer.cornerRadius = 11
    badge.windowLevel = .alert
    caption("responder · window", at: CGPoint(x: 250, y: 110), width: 108)
    status.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    status.numberOfLines = 2
    addSubview(status)
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else {
      timer?.invalidate()
      badge.isHidden = true
      return
    }
    key.becomeFirstResponder()
    badge.frame.origin = convert(CGPoint(x: 250, y: 166), to: window)
    badge.isHidden = false
    report()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.step()
    }
  }

  /// Every half second the room has another size, and the window above another colour.
  private func step() {
    steps += 1
    let isWide = steps % 2 == 1
    UIView.animate(withDuration: 0.4) {
      self.stage.frame.size = isWide ? CGSize(width: 136, height: 92) : CGSize(width: 100, height: 64)
    }
    badge.backgroundColor = isWide ? .systemOrange : .systemGreen
    report()
  }

  /// What the chain, the screen's points and the margins say.
  private func report() {
    let chain = sequence(first: key as UIResponder, next: \.next).prefix(3)
    let names = chain.map { "\(type(of: $0))" }.joined(separator: " > ")
    let place = stage.convert(CGPoint(x: 10, y: 10), to: self)
    let hit = hitTest(place, with: nil).map { $0.backgroundColor == .systemRed ? "red" : "\(type(of: $0))" } ?? "-"
    status.text = "\(names)\nhit \(hit) · margin \(Int(layoutMargins.left)) · \(UIDevice.current.model)"
  }
}

/// Says whether it is the first responder.
private final class KeyTile: UIView {
  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    setNeedsDisplay()
    return became
  }

  override func draw(_ rect: CGRect) {
    let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 6)
    (isFirstResponder ? UIColor.systemBlue : UIColor.systemGray4).setFill()
    outline.fill()
    let text = NSAttributedString(
      string: "first",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
    let size = text.size()
    text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}
