import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// The two bars that say which part of the contents is seen; they are there while contents move.
@MainActor
final class ScrollIndicators {
  weak var owner: UIScrollView?
  private var vertical: ScrollIndicator?
  private var horizontal: ScrollIndicator?
  private var isShown = false
  private var timer: MainTimer?

  private static let flashLength = 0.8
  private static let fadeLength = 0.25
  private nonisolated static let rest = 0.4

  func show() {
    guard let owner, owner.window != nil, !owner.indicatorsAreUseless else { return }
    timer?.invalidate()
    timer = nil
    guard owner.isDragging || owner.isScrollAnimating || owner.isDecelerating else { return }
    reveal()
  }

  private func reveal() {
    guard let owner else { return }
    isShown = true
    if vertical == nil { vertical = ScrollIndicator(axis: .vertical) }
    if horizontal == nil { horizontal = ScrollIndicator(axis: .horizontal) }
    for bar in [vertical, horizontal].compactMap({ $0 }) {
      if owner.showsBar(bar.axis) {
        owner.addSubview(bar)
        if owner.subviews.last !== bar { owner.bringSubviewToFront(bar) }
        bar.alpha = 1
      } else {
        bar.removeFromSuperview()
      }
    }
    showColors()
    place()
  }

  func flash() {
    guard let owner, owner.window != nil, !owner.indicatorsAreUseless else { return }
    reveal()
    fadeOut(after: Self.flashLength)
  }

  func fadeOut(after seconds: Double = ScrollIndicators.rest) {
    guard isShown else { return }
    timer?.invalidate()
    timer = MainTimer(after: seconds) { [weak self] in
      MainActor.assumeIsolated { self?.hide() }
    }
  }

  private func hide() {
    timer = nil
    isShown = false
    let bars = [vertical, horizontal].compactMap { $0 }
    UIView.animate(withDuration: Self.fadeLength, delay: 0, options: .allowUserInteraction) {
      for bar in bars { bar.alpha = 0 }
    }
  }

  func place() {
    guard isShown, let owner else { return }
    UIView.performWithoutAnimation {
      for bar in [vertical, horizontal] where bar?.superview != nil { bar?.place(in: owner) }
    }
  }

  func showColors() {
    guard let owner else { return }
    for bar in [vertical, horizontal] { bar?.show(owner.indicatorStyle) }
  }
}

/// One of the bars.
@MainActor
final class ScrollIndicator: UIView {
  let axis: ScrollDrag.Axis
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let least: CGFloat = 36
  private static let leastStretched: CGFloat = 7

  init(axis: ScrollDrag.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
  }

  required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  func show(_ style: UIScrollView.IndicatorStyle) {
    switch style {
    case .default: backgroundColor = .adaptiveIndicator
    case .black: backgroundColor = .darkIndicator
    case .white: backgroundColor = .lightIndicator
    }
  }

  func place(in owner: UIScrollView) {
    let area = owner.indicatorArea(axis)
    let extent = owner.contentSize
    switch axis {
    case .vertical:
      let bar = span(
        in: area.height, of: owner.bounds.height, extent.height, at: owner.contentOffset.y,
        owner.verticalEdges)
      frame = CGRect(
        x: area.maxX - Self.thickness - Self.margin, y: area.minY + bar.start,
        width: Self.thickness, height: bar.length)
    case .horizontal:
      let bar = span(
        in: area.width, of: owner.bounds.width, extent.width, at: owner.contentOffset.x,
        owner.horizontalEdges)
      frame = CGRect(
        x: area.minX + bar.start, y: area.maxY - Self.thickness - Self.margin,
        width: bar.length, height: Self.thickness)
    }
  }

  /// It is as long beside its way as what is seen beside the contents, and shorter where they are
  /// pulled over their edge.
  private func span(
    in room: CGFloat, of seen: CGFloat, _ all: CGFloat, at offset: CGFloat,
    _ edges: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let room = room - 2 * Self.margin
    guard room > 0 else { return (Self.margin, 0) }
    let over = max(edges.lowerBound - offset, offset - edges.upperBound, 0)
    let plain = max(room * min(seen / max(all, 1), 1), min(Self.least, room))
    let length = max(plain - over, min(Self.leastStretched, room))
    let way = edges.upperBound - edges.lowerBound
    let share = way > 0 ? min(max((offset - edges.lowerBound) / way, 0), 1) : offset > 0 ? 1 : 0
    return (Self.margin + (room - length) * share, length)
  }
}

extension UIScrollView {
  /// Whether there is nothing that a bar could say.
  var indicatorsAreUseless: Bool { !showsBar(.vertical) && !showsBar(.horizontal) }

  func showsBar(_ axis: ScrollDrag.Axis) -> Bool {
    switch axis {
    case .vertical:
      showsVerticalScrollIndicator && verticalEdges.upperBound > verticalEdges.lowerBound
    case .horizontal:
      showsHorizontalScrollIndicator && horizontalEdges.upperBound > horizontalEdges.lowerBound
    }
  }

  /// Where a bar can be, in the contents' points.
  func indicatorArea(_ axis: ScrollDrag.Axis) -> CGRect {
    let own =
      axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    var area = bounds.inset(by: own)
    if automaticallyAdjustsScrollIndicatorInsets { area = area.inset(by: safeAreaInsets) }
    return area
  }
}

extension UIColor {
  fileprivate static let darkIndicator = UIColor(white: 0, alpha: 0.35)
  fileprivate static let lightIndicator = UIColor(white: 1, alpha: 0.5)
  fileprivate static let adaptiveIndicator = UIColor {
    $0.userInterfaceStyle == .dark ? .lightIndicator : .darkIndicator
  }
}
