import CoreGraphics

/// A finger on a segmented control: it presses a segment, or drags the plate of the chosen one.
struct SegmentTouch {
  /// The segment under the finger, while it can be chosen.
  var pressed: Int?
  /// Where the plate is, while it is dragged.
  var dragged: Int?
}

extension UISegmentedControl {
  private func segment(at point: CGPoint) -> Int? {
    guard
      let index = segments.firstIndex(where: {
        $0.frame.minX <= point.x && point.x < $0.frame.maxX
      })
    else { return nil }
    return segments[index].content.isEnabled ? index : nil
  }

  /// A finger that comes down where nothing can be chosen is not followed.
  func pressBegan(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    guard let index = segment(at: point) else { return false }
    let isOnPlate = !isMomentary && index == selectedSegmentIndex
    touch = isOnPlate ? SegmentTouch(dragged: index) : SegmentTouch(pressed: index)
    restyle(animated: true)
    return true
  }

  func pressMoved(to point: CGPoint) {
    guard let now = touch else { return }
    let isNear = bounds.insetBy(dx: -UIControl.touchSlop, dy: -UIControl.touchSlop).contains(point)
    let x = min(max(point.x, bounds.minX), bounds.maxX - 1)
    let index = isNear ? segment(at: CGPoint(x: x, y: point.y)) : nil
    if now.dragged != nil {
      touch?.dragged = index ?? now.dragged
    } else {
      touch?.pressed = index
    }
    if touch?.dragged != now.dragged || touch?.pressed != now.pressed { restyle(animated: true) }
  }

  func pressEnded(_ event: UIEvent?) {
    let wanted = touch?.dragged ?? touch?.pressed
    touch = nil
    guard let wanted, isMomentary || wanted != selectedSegmentIndex else {
      return restyle(animated: true)
    }
    choose(wanted, animated: true)
    if let action = segments[wanted].content.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { choose(Self.noSegment, animated: false) }
  }
}
