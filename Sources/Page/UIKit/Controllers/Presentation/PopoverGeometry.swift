import CoreGraphics
import Foundation

/// Where a popover is beside its source, and where its arrow points.
struct PopoverGeometry: Equatable {
  static let arrowLength: CGFloat = 13
  static let arrowBase: CGFloat = 37
  static let radius: CGFloat = 13
  /// A side with less room than this is not used.
  private static let leastLength: CGFloat = 80

  /// The whole of it, with the arrow.
  let frame: CGRect
  /// The part for contents, in the popover's own coordinates.
  let content: CGRect
  let direction: UIPopoverArrowDirection
  /// How far along its edge the arrow's tip is.
  let tip: CGFloat

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  init(
    size: CGSize, source: CGRect, in room: CGRect, directions: UIPopoverArrowDirection
  ) {
    let least = min(size.width, size.height, PopoverGeometry.leastLength)
    let allowed = PopoverGeometry.order.filter { direction in
      let space = PopoverGeometry.space(beside: source, in: room, direction)
      return directions.contains(direction) && min(space.width, space.height) >= least
    }
    let spaces = allowed.map { PopoverGeometry.space(beside: source, in: room, $0) }
    let fitting = spaces.firstIndex { $0.width >= size.width && $0.height >= size.height }
    let largest = spaces.indices.max {
      min(spaces[$0].width, size.width) * min(spaces[$0].height, size.height)
        < min(spaces[$1].width, size.width) * min(spaces[$1].height, size.height)
    }
    guard let chosen = fitting ?? largest else {
      self.init(centred: size, on: source, in: room)
      return
    }
    let space = spaces[chosen]
    let size = CGSize(
      width: max(min(size.width, space.width), 1), height: max(min(size.height, space.height), 1))
    self.init(size, source, room, allowed[chosen])
  }

  /// What contents can have on one side of the source.
  private static func space(
    beside source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection
  ) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrowLength)
    case .down: CGSize(width: room.width, height: source.minY - room.minY - arrowLength)
    case .left: CGSize(width: room.maxX - source.maxX - arrowLength, height: room.height)
    default: CGSize(width: source.minX - room.minX - arrowLength, height: room.height)
    }
  }

  private init(
    _ size: CGSize, _ source: CGRect, _ room: CGRect, _ direction: UIPopoverArrowDirection
  ) {
    let arrow = PopoverGeometry.arrowLength
    let isUpright = direction == .up || direction == .down
    let along =
      isUpright
      ? min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
      : min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
    let whole = CGSize(
      width: size.width + (isUpright ? 0 : arrow), height: size.height + (isUpright ? arrow : 0))
    let origin: CGPoint =
      switch direction {
      case .up: CGPoint(x: along, y: source.maxY)
      case .down: CGPoint(x: along, y: source.minY - whole.height)
      case .left: CGPoint(x: source.maxX, y: along)
      default: CGPoint(x: source.minX - whole.width, y: along)
      }
    frame = CGRect(
      origin: CGPoint(x: origin.x.onPixel, y: origin.y.onPixel), size: whole)
    content = CGRect(
      x: direction == .left ? arrow : 0, y: direction == .up ? arrow : 0, width: size.width,
      height: size.height)
    self.direction = direction
    let length = isUpright ? whole.width : whole.height
    let reach = PopoverGeometry.radius + PopoverGeometry.arrowBase / 2
    let wanted = isUpright ? source.midX - frame.minX : source.midY - frame.minY
    tip = length < 2 * reach ? length / 2 : min(max(wanted, reach), length - reach)
  }

  /// Without an arrow it lies over its source, as where the source takes nearly all of the room.
  private init(centred size: CGSize, on source: CGRect, in room: CGRect) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    frame = CGRect(
      x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width).onPixel,
      y: min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height).onPixel,
      width: size.width, height: size.height)
    content = CGRect(origin: .zero, size: size)
    (direction, tip) = ([], 0)
  }

  // MARK: Outline

  /// A rounded rectangle, and the arrow that grows out of one edge.
  var outline: CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: content, cornerWidth: min(PopoverGeometry.radius, content.width / 2),
      cornerHeight: min(PopoverGeometry.radius, content.height / 2))
    guard !direction.isEmpty else { return path }
    let half = PopoverGeometry.arrowBase / 2
    let arrow = CGMutablePath()
    arrow.move(to: place(-half, 0))
    arrow.addCurve(
      to: place(0, PopoverGeometry.arrowLength), control1: place(-half * 0.4, 0),
      control2: place(-half * 0.32, PopoverGeometry.arrowLength))
    arrow.addCurve(
      to: place(half, 0), control1: place(half * 0.32, PopoverGeometry.arrowLength),
      control2: place(half * 0.4, 0))
    // A little into the rectangle, so that no seam shows.
    arrow.addLine(to: place(half, -1))
    arrow.addLine(to: place(-half, -1))
    arrow.closeSubpath()
    path.addPath(arrow)
    return path
  }

  /// So far along the edge from the tip, and so far out of it.
  /// The arrow runs the same way round as the rectangle, so that they are one where they meet.
  private func place(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
    let along = direction == .down || direction == .left ? -along : along
    return switch direction {
    case .up: CGPoint(x: tip + along, y: content.minY - out)
    case .down: CGPoint(x: tip + along, y: content.maxY + out)
    case .left: CGPoint(x: content.minX - out, y: tip + along)
    default: CGPoint(x: content.maxX + out, y: tip + along)
    }
  }
}
