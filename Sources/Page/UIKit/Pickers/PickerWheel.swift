import CoreGraphics
import Foundation
import QuartzCore

/// What a wheel shows, and who hears of it.
@MainActor
protocol PickerWheelOwner: AnyObject {
  func view(of wheel: PickerWheel, row: Int, reusing old: UIView?) -> UIView
  func wheel(_ wheel: PickerWheel, cameToRestAt row: Int)
}

/// One wheel of a picker: rows around a cylinder that a finger turns.
@MainActor
final class PickerWheel: UIView {
  weak var owner: (any PickerWheelOwner)?
  let component: Int
  private(set) var rowHeight: CGFloat
  private(set) var rows = 0
  /// The row in the middle, with fractions while the wheel turns.
  private(set) var position: CGFloat = 0
  private(set) var selected = 0
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var motion: WheelMotion?
  private var told = Told.nobody
  private var link: CADisplayLink?
  private var grip: CGFloat = 0
  /// How far the middle of the picker is to the right; there all wheels have their vanishing point.
  var vanishing: CGFloat = 0

  /// Who hears when the wheel has come to rest.
  private enum Told {
    case nobody, owner
  }

  init(_ component: Int, rowHeight: CGFloat) {
    (self.component, self.rowHeight) = (component, rowHeight)
    super.init(frame: .zero)
    isOpaque = false
    addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(PickerWheel.panned(_:), named: "panned")))
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(PickerWheel.tapped(_:), named: "tapped")))
    if let pan = recognizerList.first as? UIPanGestureRecognizer {
      pan.allowedScrollTypesMask = .all
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload(rows: Int, rowHeight: CGFloat) {
    stop()
    (self.rows, self.rowHeight) = (rows, rowHeight)
    selected = min(selected, max(rows - 1, 0))
    position = CGFloat(selected)
    for view in shown.values { view.removeFromSuperview() }
    (shown, spare) = ([:], [])
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    let row = min(max(row, 0), max(rows - 1, 0))
    stop()
    selected = row
    guard animated, window != nil, position != CGFloat(row) else {
      position = CGFloat(row)
      return showRows()
    }
    told = .nobody
    roll(WheelMotion(from: position, to: row))
  }

  func visibleView(of row: Int) -> UIView? { shown[row] }

  // MARK: Fingers

  func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self).y / rowHeight
    switch pan.state {
    case .began:
      stop()
      grip = position + way
      turn(to: grip - way)
    case .changed: turn(to: grip - way)
    case .ended, .cancelled:
      told = .owner
      roll(
        WheelMotion(from: position, speed: -pan.velocity(in: self).y / rowHeight, rows: rows))
    case .possible, .failed: break
    }
  }

  /// A row that is tapped comes to the middle.
  func tapped(_ tap: UITapGestureRecognizer) {
    let away = (tap.location(in: self).y - bounds.midY) / radius
    let row = Int((position + asin(min(max(away, -1), 1)) / step).rounded())
    guard rows > 0 else { return }
    told = .owner
    stop()
    roll(WheelMotion(from: position, to: min(max(row, 0), rows - 1)))
  }

  private func turn(to position: CGFloat) {
    self.position = WheelMotion.held(position, rows: rows)
    showRows()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A finger holds a wheel that rolls.
    if motion != nil, told == .owner { stop() }
    super.touchesBegan(touches, with: event)
  }

  // MARK: Rolling

  private func roll(_ motion: WheelMotion) {
    self.motion = motion
    guard link == nil else { return }
    let link = CADisplayLink(
      target: self, selector: Selector(PickerWheel.frame(_:), named: "frame"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func frame(_ link: CADisplayLink) {
    guard var motion else { return stop() }
    motion.advance(by: link.duration > 0 ? link.duration : 1.0 / 60)
    self.motion = motion
    position = motion.position
    if motion.isOver { rest(at: motion.target) }
    showRows()
  }

  private func rest(at row: Int) {
    stop()
    position = CGFloat(row)
    let changed = row != selected
    selected = row
    if told == .owner, changed { owner?.wheel(self, cameToRestAt: row) }
    told = .nobody
  }

  func stop() {
    motion = nil
    link?.invalidate()
    link = nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, let motion else { return }
    rest(at: motion.target)
  }

  // MARK: Showing

  private var radius: CGFloat { max(bounds.height / 2, rowHeight) * 1.02 }
  /// The angle of a row.
  private var step: CGFloat { rowHeight / radius }

  override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  private func showRows() {
    guard rows > 0, bounds.height > 0 else { return }
    let reach = CGFloat.pi / 2 / step
    let first = max(Int((position - reach).rounded(.up)), 0)
    let last = min(Int((position + reach).rounded(.down)), rows - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last { place(shown[row] ?? make(row), of: row) }
  }

  private func make(_ row: Int) -> UIView {
    let old = spare.popLast()
    guard let view = owner?.view(of: self, row: row, reusing: old) else { return UIView() }
    if let old, old !== view { spare.append(old) }
    spare = Array(spare.suffix(4))
    view.transform = .identity
    view.isUserInteractionEnabled = false
    shown[row] = view
    addSubview(view)
    return view
  }

  /// Around the cylinder: further rows are nearer to each other, lower, smaller and fainter.
  private func place(_ view: UIView, of row: Int) {
    let angle = (CGFloat(row) - position) * step
    let depth = radius * (1 - cos(angle))
    let scale = 1 / (1 + depth / 700)
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(
      x: bounds.midX + vanishing * (1 - scale), y: bounds.midY + radius * sin(angle) * scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale * max(cos(angle), 0.02))
    let rowsAway = abs(CGFloat(row) - position)
    view.alpha = rowsAway < 0.5 ? 1 : max(0.55 * cos(angle), 0.04)
  }
}
