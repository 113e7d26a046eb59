import CoreGraphics
import Foundation

/// Scrolls the items of one section across the direction in which the collection does.
@MainActor
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private let axis: PlanAxis
  private var across: PlannedSection.Across?
  private let moved: () -> Void
  private var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// Where the finger took hold of the contents.
  private var held: CGFloat = 0
  private static let flickSpeed: CGFloat = 200

  init(_ axis: PlanAxis, moved: @escaping () -> Void) {
    (self.axis, self.moved) = (axis, moved)
    super.init(frame: .zero)
    scrollDelegate = self
    // A pinned header must not be beneath it, nor may items that grow be cut off.
    clipsToBounds = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// How far its contents are scrolled, counted from where reading begins.
  var offset: CGFloat { mirrored(seenOffset) }

  var seenOffset: CGFloat { axis == .horizontal ? contentOffset.x : contentOffset.y }

  private var isMirrored: Bool { direction == .rightToLeft && axis == .horizontal }

  /// From an offset that is counted from where reading begins to one that is seen, and back.
  private func mirrored(_ offset: CGFloat) -> CGFloat {
    isMirrored ? contentSize.width - bounds.width - offset : offset
  }

  /// The same of a place in the contents.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// From places in the collection, as they are seen, to places in the contents.
  var shiftOfContents: CGPoint {
    CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
  }

  func follow(_ across: PlannedSection.Across, _ direction: UIUserInterfaceLayoutDirection) {
    let before = self.across == nil ? nil : offset
    self.across = across
    self.direction = direction
    let properties = across.properties
    bounces = properties.bounce != .never
    let always = properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) = (
      always && axis == .horizontal, always && axis == .vertical
    )
    decelerationRate =
      properties.decelerationRate ?? (across.behavior.snaps ? .fast : .normal)
    if frame != across.window { frame = across.window }
    let margin = centeringMargin(across)
    let (left, right) =
      isMirrored ? (margin.after, margin.before) : (margin.before, margin.after)
    let insets =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      : UIEdgeInsets(top: margin.before, left: 0, bottom: margin.after, right: 0)
    if contentInset != insets { contentInset = insets }
    let size = axis.size(across.length, axis.other.length(across.window.size))
    if contentSize != size { contentSize = size }
    if before == nil || isMirrored {
      let place = axis.point(mirrored(before ?? -margin.before), 0)
      if contentOffset != place { contentOffset = place }
    }
  }

  /// The room that lets the first and the last group stand in the middle.
  private func centeringMargin(
    _ across: PlannedSection.Across
  ) -> (before: CGFloat, after: CGFloat) {
    guard across.behavior == .groupPagingCentered, let first = across.groups.first,
      let last = across.groups.last
    else { return (0, 0) }
    let room = axis.length(across.window.size)
    return (
      (room - (first.upperBound - first.lowerBound)) / 2 - first.lowerBound,
      (room - (last.upperBound - last.lowerBound)) / 2 - (across.length - last.upperBound)
    )
  }

  // MARK: Coming to rest

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    held = offset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    moved()
  }

  override func naturalTarget(_ proposed: CGPoint, speed: CGPoint) -> CGPoint {
    guard let across else { return proposed }
    let (end, pace) =
      axis == .horizontal
      ? (mirrored(proposed.x), isMirrored ? -speed.x : speed.x) : (proposed.y, speed.y)
    let rest: CGFloat
    switch across.behavior {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: rest = nearest(stops(across), to: end)
    case .groupPaging, .groupPagingCentered: rest = next(stops(across), pace)
    case .paging:
      let length = max(across.pageLength, 1)
      let pages = Int((across.length / length).rounded(.up))
      rest = next((0..<max(pages, 1)).map { CGFloat($0) * length }, pace)
    }
    return within(
      axis == .horizontal ? CGPoint(x: mirrored(rest), y: 0) : CGPoint(x: 0, y: rest))
  }

  /// The offsets at which a group stands where it should.
  private func stops(_ across: PlannedSection.Across) -> [CGFloat] {
    let room = axis.length(across.window.size)
    return across.groups.map { group in
      across.behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound - room) / 2
        : group.lowerBound - (across.groups.first?.lowerBound ?? 0)
    }
  }

  private func nearest(_ stops: [CGFloat], to place: CGFloat) -> CGFloat {
    stops.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// One stop on from where the finger took hold, and no further.
  private func next(_ stops: [CGFloat], _ speed: CGFloat) -> CGFloat {
    let start = nearest(stops, to: held)
    guard let index = stops.firstIndex(of: start) else { return offset }
    var wanted = stops.firstIndex(of: nearest(stops, to: offset)) ?? index
    if abs(speed) > Self.flickSpeed { wanted = speed > 0 ? index + 1 : index - 1 }
    wanted = min(max(wanted, index - 1, 0), index + 1, stops.count - 1)
    return stops[wanted]
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// Whether it comes to rest where something begins.
  var snaps: Bool { self != .none && self != .continuous }
}
