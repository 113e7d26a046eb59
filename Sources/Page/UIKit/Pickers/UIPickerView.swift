import CoreGraphics
import Foundation
import QuartzCore

/// Wheels to choose from, one beside the other.
///
/// A row is chosen when its wheel has come to rest with it in the middle. What a subclass may
/// override stands here.
@MainActor @preconcurrency
open class UIPickerView: UIView, PickerWheelOwner {
  private var wheels: [PickerWheel] = []
  private let band = UIView(frame: .zero)
  private var isLoaded = false

  static let defaultRowHeight: CGFloat = 32
  static let defaultSize = CGSize(width: 320, height: 216)

  public override init(frame: CGRect) {
    let size = CGSize(
      width: frame.width > 0 ? frame.width : Self.defaultSize.width,
      height: frame.height > 0 ? frame.height : Self.defaultSize.height)
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UIPickerView.self)
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { needsReload() }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { needsReload() }
  }

  /// A picker always shows which row is chosen.
  open var showsSelectionIndicator = true

  // MARK: What there is

  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].rows : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    return wheels.indices.contains(component) ? wheels[component].visibleView(of: row) : nil
  }

  // MARK: Loading

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    if !isLoaded { reloadAllComponents() }
  }

  open func reloadAllComponents() {
    isLoaded = true
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(wheels.count, rowHeight: Self.defaultRowHeight)
      wheel.owner = self
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in 0..<count { reloadComponent(component) }
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    load()
    guard wheels.indices.contains(component) else { return }
    let asked = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheels[component].reload(
      rows: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: asked > 0 ? asked : Self.defaultRowHeight)
  }

  // MARK: Choosing

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// -1 where there is nothing to choose from.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard wheels.indices.contains(component), wheels[component].rows > 0 else { return -1 }
    return wheels[component].selected
  }

  func wheel(_ wheel: PickerWheel, cameToRestAt row: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }

  // MARK: Rows

  func view(of wheel: PickerWheel, row: Int, reusing old: UIView?) -> UIView {
    let component = wheel.component
    guard let delegate else { return PickerRowLabel.reusing(old) }
    let made = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: old)
    guard let label = made as? PickerRowLabel else { return made }
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
      label.textAlignment = .center
    } else {
      label.text =
        delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  // MARK: Places

  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  /// As the delegate says, or in equal parts of what is left.
  private var widths: [CGFloat] {
    let count = wheels.count
    guard count > 0 else { return [] }
    let asked = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let room = bounds.width - 2 * Self.margin - CGFloat(count - 1) * Self.gap
    let free = max(room - asked.reduce(0, +), 0)
    let open = asked.filter { $0 <= 0 }.count
    return asked.map { $0 > 0 ? $0 : free / CGFloat(max(open, 1)) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }
  open override var intrinsicContentSize: CGSize { Self.defaultSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let widths = widths
    let total = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.gap
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x.onPixel, y: 0, width: width.onPixel, height: bounds.height)
      wheel.vanishing = bounds.midX - wheel.frame.midX
      x += width + Self.gap
    }
    let height = (wheels.first?.rowHeight ?? Self.defaultRowHeight) + 2
    band.frame = CGRect(
      x: Self.margin, y: (bounds.midY - height / 2).onPixel,
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
  }
}
