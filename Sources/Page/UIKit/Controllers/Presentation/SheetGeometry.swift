import CoreGraphics
import Foundation

/// Where sheets are in a container of some size.
struct SheetGeometry {
  let bounds: CGRect
  let isAttached: Bool
  let room: CGFloat
  /// Of a sheet that is not attached to the bottom edge.
  let size: CGSize
  let width: CGFloat

  /// A sheet at the bottom edge leaves so much of the page visible above it.
  private static let top: CGFloat = 30
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712
  private static let margin: CGFloat = 20

  init(
    bounds: CGRect, room: PresentationRoom, style: UIModalPresentationStyle, preferred: CGSize,
    follows: Bool
  ) {
    self.bounds = bounds
    isAttached = room == .little
    self.room = max(bounds.height - SheetGeometry.top, 0)
    width = follows && preferred.width > 0 ? min(preferred.width, bounds.width) : bounds.width
    var size = SheetGeometry.formSize
    if style == .pageSheet {
      size = CGSize(width: SheetGeometry.pageWidth, height: .infinity)
    } else if preferred.width > 0, preferred.height > 0 {
      size = preferred
    }
    self.size = CGSize(
      width: min(size.width, bounds.width - 2 * SheetGeometry.margin),
      height: min(size.height, bounds.height - 2 * SheetGeometry.margin))
  }

  func frame(height: CGFloat) -> CGRect {
    guard isAttached else {
      return CGRect(
        x: ((bounds.width - size.width) / 2).onPixel,
        y: ((bounds.height - size.height) / 2).onPixel,
        width: size.width, height: size.height)
    }
    return CGRect(
      x: ((bounds.width - width) / 2).onPixel, y: bounds.height - height, width: width,
      height: height)
  }
}

extension UISheetPresentationController {
  func geometry(in container: UIView) -> SheetGeometry {
    SheetGeometry(
      bounds: container.bounds, room: PresentationRoom.of(container), style: style,
      preferred: presentedViewController.preferredContentSize,
      follows: widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  private var room: SheetRoom {
    let bounds = container?.bounds ?? .zero
    return SheetRoom(
      traitCollection, maximum: container.map { geometry(in: $0).room } ?? 0,
      half: (bounds.height / 2).onPixel)
  }

  /// The detents that count, with their heights, the smallest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let room = room
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (identifier: detent.identifier, height: $0) }
    }.filter { $0.height >= 0 }
    return found.isEmpty
      ? [(.large, room.maximumDetentValue)] : found.sorted { $0.height < $1.height }
  }

  var selectedHeight: CGFloat {
    let heights = heights
    let selected = heights.first { $0.identifier == selectedDetentIdentifier }
    return selected?.height ?? heights[0].height
  }

  /// Below the largest undimmed detent nothing is dimmed, and the page can be touched.
  var dimmingAlpha: CGFloat {
    guard let limit = largestUndimmedDetentIdentifier,
      let height = heights.first(where: { $0.identifier == limit })?.height
    else { return 1 }
    return selectedHeight <= height ? 0 : 1
  }
}
