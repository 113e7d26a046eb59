import CoreGraphics
import Foundation

/// A sheet that follows a finger: between its detents, and down to be dismissed.
struct SheetDrag {
  let frame: CGRect
  let heights: [CGFloat]
  let isAttached: Bool
  let mayLeave: Bool

  /// A sheet that cannot go on yields only a part of the way.
  private static let resistance: CGFloat = 0.1
  /// The way a flick would still go, in seconds of its speed.
  private static let coasting: CGFloat = 0.2

  func frame(after way: CGFloat) -> CGRect {
    guard isAttached, let least = heights.first, let most = heights.last else {
      let lower = way < 0 || !mayLeave ? way * SheetDrag.resistance : way
      return frame.offsetBy(dx: 0, dy: lower)
    }
    let bottom = frame.maxY
    var height = frame.height - way
    if height > most { height = most + (height - most) * SheetDrag.resistance }
    guard height < least else {
      return CGRect(x: frame.minX, y: bottom - height, width: frame.width, height: height)
    }
    // Under the smallest detent it keeps its size, and goes.
    let missing = (least - height) * (mayLeave ? 1 : SheetDrag.resistance)
    return CGRect(x: frame.minX, y: bottom - least + missing, width: frame.width, height: least)
  }

  enum End {
    case leaves
    /// The number of a detent.
    case rests(Int)
  }

  func end(after way: CGFloat, speed: CGFloat) -> End {
    let target = way + speed * SheetDrag.coasting
    guard isAttached else { return mayLeave && target > frame.height / 3 ? .leaves : .rests(0) }
    let height = frame.height - target
    if mayLeave, let least = heights.first, height < least / 2 { return .leaves }
    let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
    return .rests(nearest ?? 0)
  }
}

extension UISheetPresentationController {
  func follow(_ pan: UIPanGestureRecognizer) {
    guard let container, presentedViewController.modal.transition == nil else { return }
    let way = pan.translation(in: container).y
    switch pan.state {
    case .began, .changed:
      let drag = self.drag ?? beginDrag()
      card.frame = drag.frame(after: way)
    case .ended: settle(after: way, speed: pan.velocity(in: container).y)
    case .cancelled, .failed: settle(after: 0, speed: 0)
    case .possible: break
    }
  }

  private func beginDrag() -> SheetDrag {
    let geometry = container.map { self.geometry(in: $0) }
    let allowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    let begun = SheetDrag(
      frame: card.frame, heights: heights.map(\.height), isAttached: geometry?.isAttached ?? true,
      mayLeave: allowed)
    drag = begun
    return begun
  }

  private func settle(after way: CGFloat, speed: CGFloat) {
    guard let drag else { return }
    self.drag = nil
    switch drag.end(after: way, speed: speed) {
    case .leaves: dismissByUser(whenRefused: { rest(selectedDetentIdentifier) })
    case .rests(let index):
      if !drag.mayLeave, way > drag.frame.height / 3 {
        delegate?.presentationControllerDidAttemptToDismiss(self)
      }
      rest(heights.indices.contains(index) ? heights[index].identifier : nil)
    }
  }

  private func rest(_ identifier: Detent.Identifier?) {
    let before = selectedDetentIdentifier ?? heights[0].identifier
    let hasChanged = identifier != nil && identifier != before
    animateChanges {
      if hasChanged { selectedDetentIdentifier = identifier }
      container?.setNeedsLayout()
    }
    if hasChanged {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}
