import CoreGraphics
import Foundation
import QuartzCore

/// One list of a menu on its ground, with round corners and a shadow.
final class MenuPlatter: UIView {
  let menu: UIMenu
  let depth: MenuContent.Depth
  private let ground = UIView()
  private let list = UIView()
  private(set) var cells: [MenuCell] = []
  private var contentHeight: CGFloat = 0

  init(_ menu: UIMenu, _ depth: MenuContent.Depth) {
    (self.menu, self.depth) = (menu, depth)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    ground.backgroundColor = MenuStyle.ground
    ground.layer.cornerRadius = MenuStyle.cornerRadius
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = true
    addSubview(ground)
    ground.addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a menu within it is in front: its lines are dimmed, over a ground that is not.
  var isBehind = false {
    didSet { list.alpha = isBehind ? 0.4 : 1 }
  }

  // MARK: Filling

  func fill(_ content: MenuContent) {
    for view in list.subviews { view.removeFromSuperview() }
    cells = []
    let indent = content.hasMarks ? MenuStyle.markWidth - 2 : 0
    var y: CGFloat = 0
    for (number, section) in content.sections.enumerated() {
      if number > 0 {
        addLine(CGRect(x: 0, y: y, width: MenuStyle.width, height: MenuStyle.gap), .gap)
        y += MenuStyle.gap
      }
      for (index, item) in section.enumerated() {
        if index > 0 { addLine(CGRect(x: 0, y: y, width: MenuStyle.width, height: 0.5), .hair) }
        y = add(item, at: y, indent: indent)
      }
    }
    contentHeight = y
    list.frame = CGRect(x: 0, y: 0, width: MenuStyle.width, height: y)
  }

  private enum Line {
    case hair, gap
  }

  private func addLine(_ frame: CGRect, _ line: Line) {
    let view = UIView(frame: frame)
    view.backgroundColor = line == .hair ? .separator : MenuStyle.gapColor
    list.addSubview(view)
  }

  private func add(_ item: MenuContent.Item, at y: CGFloat, indent: CGFloat) -> CGFloat {
    guard case .strip(let leaves, let menu) = item else {
      let cell = MenuCell(item, shape: .row, indent: indent)
      let height = cell.height(for: MenuStyle.width)
      place(cell, CGRect(x: 0, y: y, width: MenuStyle.width, height: height))
      return y + height
    }
    let shape: MenuCell.Shape = menu.preferredElementSize == .medium ? .medium : .small
    let width = MenuStyle.width / CGFloat(leaves.count)
    var height: CGFloat = 0
    for (index, leaf) in leaves.enumerated() {
      let cell = MenuCell(.leaf(leaf, of: menu), shape: shape, indent: 0)
      height = max(height, cell.height(for: width))
      let x = CGFloat(index) * width
      place(cell, CGRect(x: x, y: y, width: width, height: height))
      if index > 0 { addLine(CGRect(x: x, y: y, width: 0.5, height: height), .hair) }
    }
    return y + height
  }

  private func place(_ cell: MenuCell, _ frame: CGRect) {
    cell.frame = frame
    list.insertSubview(cell, at: 0)
    cells.append(cell)
  }

  // MARK: Places

  /// As high as its list, or as the room for it.
  func fittingSize(within height: CGFloat) -> CGSize {
    CGSize(width: MenuStyle.width, height: min(contentHeight, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuStyle.cornerRadius).cgPath
  }

  func cell(at point: CGPoint) -> MenuCell? {
    guard bounds.contains(point) else { return nil }
    let inList = CGPoint(x: point.x, y: point.y - list.frame.minY)
    return cells.first { $0.frame.contains(inList) }
  }

  func frame(of cell: MenuCell) -> CGRect { cell.frame.offsetBy(dx: 0, dy: list.frame.minY) }

  /// Scrolls until all of a cell is seen.
  func reveal(_ cell: MenuCell) {
    let frame = frame(of: cell)
    if frame.minY < 0 { scroll(by: -frame.minY) }
    if frame.maxY > bounds.height { scroll(by: bounds.height - frame.maxY) }
  }

  var canScroll: Bool { contentHeight > bounds.height }

  func scroll(by distance: CGFloat) {
    let most = max(contentHeight - bounds.height, 0)
    list.frame.origin.y = min(max(list.frame.minY + distance, -most), 0)
  }
}
