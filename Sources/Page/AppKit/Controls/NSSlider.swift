import CoreGraphics
import Foundation

/// Lets the mouse choose a value along a line.
open class NSSlider: NSControl {
  private static let knob: CGFloat = 20
  private static let track: CGFloat = 4

  private var chosen = 0.0

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    isContinuous = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isContinuous = true
  }

  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: NSRect(x: 0, y: 0, width: 100, height: 24))
    (self.minValue, self.maxValue) = (minValue, maxValue)
    doubleValue = value
    self.target = target as AnyObject?
    self.action = action
  }

  // MARK: Value

  open var minValue = 0.0 { didSet { doubleValue = chosen } }
  open var maxValue = 1.0 { didSet { doubleValue = chosen } }

  open override var doubleValue: Double {
    get { chosen }
    set {
      chosen = max(min(newValue, maxValue), minValue)
      needsDisplay = true
    }
  }

  open override var integerValue: Int {
    get { Int(chosen) }
    set { doubleValue = Double(newValue) }
  }

  open override var stringValue: String {
    get { String(format: "%.15g", chosen) }
    set { doubleValue = (newValue as NSString).doubleValue }
  }

  open override var objectValue: Any? {
    get { chosen }
    set { doubleValue = (newValue as? NSNumber)?.doubleValue ?? 0 }
  }

  // MARK: Ticks

  open var numberOfTickMarks = 0 { didSet { needsDisplay = true } }
  open var allowsTickMarkValuesOnly = false

  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }

  open func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<numberOfTickMarks).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
  }

  // MARK: Looks

  open var isVertical = false {
    didSet {
      needsDisplay = true
      invalidateIntrinsicContentSize()
      setContentHuggingPriority(isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
      setContentHuggingPriority(isVertical ? .defaultLow : .defaultHigh, for: .vertical)
    }
  }

  open var trackFillColor: NSColor? { didSet { needsDisplay = true } }

  open override var intrinsicContentSize: NSSize {
    isVertical
      ? NSSize(width: 24, height: NSView.noIntrinsicMetric)
      : NSSize(width: NSView.noIntrinsicMetric, height: 24)
  }

  /// Whether y runs along it upwards, as the value does.
  private var share: CGFloat {
    maxValue > minValue ? CGFloat((chosen - minValue) / (maxValue - minValue)) : 0
  }

  private var length: CGFloat {
    max((isVertical ? bounds.height : bounds.width) - NSSlider.knob, 0)
  }

  private func place(_ share: CGFloat) -> NSPoint {
    let along = NSSlider.knob / 2 + length * share
    return isVertical
      ? NSPoint(x: bounds.midX, y: along) : NSPoint(x: along, y: bounds.midY)
  }

  open override func draw(_ dirtyRect: NSRect) {
    let (start, end, middle) = (place(0), place(1), place(share))
    stroke(from: start, to: end, NSColor.tertiaryLabelColor)
    if numberOfTickMarks == 0 {
      stroke(from: start, to: middle, isEnabled ? trackFillColor ?? .controlAccentColor : .gray)
    }
    drawTicks()
    let face = NSRect(
      x: middle.x - NSSlider.knob / 2, y: middle.y - NSSlider.knob / 2, width: NSSlider.knob,
      height: NSSlider.knob
    ).insetBy(dx: 1, dy: 1)
    let knob = NSBezierPath(ovalIn: face)
    (effectiveAppearance.isDark ? NSColor(white: 0.8, alpha: 1) : .white).setFill()
    knob.fill()
    NSColor(white: 0, alpha: 0.2).setStroke()
    knob.lineWidth = 0.5
    knob.stroke()
  }

  private func stroke(from start: NSPoint, to end: NSPoint, _ color: NSColor) {
    let line = NSBezierPath()
    line.move(to: start)
    line.line(to: end)
    line.lineWidth = NSSlider.track
    line.lineCapStyle = .round
    color.setStroke()
    line.stroke()
  }

  private func drawTicks() {
    guard numberOfTickMarks > 1 else { return }
    NSColor.secondaryLabelColor.setFill()
    for index in 0..<numberOfTickMarks {
      let point = place(CGFloat(index) / CGFloat(numberOfTickMarks - 1))
      NSRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2).fill(using: .sourceOver)
    }
  }

  // MARK: Mouse

  open override func mouseDown(with event: NSEvent) { follow(event, isContinuous) }
  open override func mouseDragged(with event: NSEvent) { follow(event, isContinuous) }
  open override func mouseUp(with event: NSEvent) { follow(event, !isContinuous) }

  private func follow(_ event: NSEvent, _ tells: Bool) {
    guard isEnabled else { return }
    let point = convert(event.locationInWindow, from: nil)
    let along = (isVertical ? point.y : point.x) - NSSlider.knob / 2
    let value = minValue + Double(length > 0 ? along / length : 0) * (maxValue - minValue)
    let before = chosen
    doubleValue = value
    if allowsTickMarkValuesOnly { doubleValue = closestTickMarkValue(toValue: chosen) }
    if tells, !isContinuous || chosen != before { sendAction(action, to: target) }
  }
}
