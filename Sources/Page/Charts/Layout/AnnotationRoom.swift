@_spi(Charts) import SwiftUI

/// How far annotations reach out of a plot, along the axes whose scales make room for them.
@MainActor @preconcurrency
struct AnnotationRoom {
  private(set) var left: CGFloat = 0
  private(set) var right: CGFloat = 0
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0

  /// More annotations than these are not measured.
  private static let most = 100

  /// Nothing where all annotations fit.
  init?(_ model: ChartModel, _ frames: ChartFrames) {
    let count = model.marks.reduce(0) { $0 + $1.annotations.count }
    guard count > 0, count <= Self.most else { return nil }
    let placer = MarkPlacer(model, x: frames.x, y: frames.y, size: frames.content)
    for placed in Drawing(placer).marks {
      for annotation in placed.mark.annotations {
        let context = AnnotationContext(targetSize: placed.rect.size)
        let size = model.environment.size(of: annotation.content(context))
        let rect = annotation.placement(beside: placed).rect(of: size)
        if annotation.padsScale(.horizontal), placed.mark.follows(frames.x, .horizontal) {
          left = max(left, -rect.minX)
          right = max(right, rect.maxX - frames.content.width)
        }
        if annotation.padsScale(.vertical), placed.mark.follows(frames.y, .vertical) {
          top = max(top, -rect.minY)
          bottom = max(bottom, rect.maxY - frames.content.height)
        }
      }
    }
    guard max(left, right, top, bottom) > 0.5 else { return nil }
    // The plot stays larger than its margins.
    (left, right) = (min(left, frames.content.width / 4), min(right, frames.content.width / 4))
    (top, bottom) = (min(top, frames.content.height / 4), min(bottom, frames.content.height / 4))
  }
}

extension Mark {
  /// Whether a scale of numbers or dates says where the mark is.
  fileprivate func follows(_ scale: PositionScale, _ axis: Axis) -> Bool {
    !scale.isCategorical && kind != .sector && self[axis].first != nil
  }
}
