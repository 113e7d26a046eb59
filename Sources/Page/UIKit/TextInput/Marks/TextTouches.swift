import CoreGraphics
import Foundation
import QuartzCore

/// What fingers do in a text: they place the caret, select words and paragraphs, take hold of the
/// ends of what is selected, and ask for the edit menu.
@MainActor
final class TextTouches: NSObject, UIGestureRecognizerDelegate {
  private unowned let editor: TextEditor
  private lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector(TextTouches.tapped, named: "tapped:"))
  private lazy var press = UILongPressGestureRecognizer(
    target: self, action: Selector(TextTouches.pressed, named: "pressed:"))
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(TextTouches.panned, named: "panned:"))
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  private var grip: TextMarks.Grip?

  private static let longestPause = 0.35
  private static let tapDistance: CGFloat = 20

  init(_ editor: TextEditor) {
    self.editor = editor
  }

  func attach(to host: UIView) {
    for recognizer in [tap, press, pan] {
      recognizer.delegate = self
      host.addGestureRecognizer(recognizer)
    }
  }

  private var host: (any TextHost)? { editor.host }

  // MARK: Taps

  private func count(at point: CGPoint) -> Int {
    let now = CACurrentMediaTime()
    var count = 1
    if let last = lastTap, now - last.time <= Self.longestPause,
      hypot(point.x - last.point.x, point.y - last.point.y) <= Self.tapDistance
    {
      count = last.count % 3 + 1
    }
    lastTap = (now, point, count)
    return count
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard let host else { return }
    let point = tap.location(in: host)
    let count = count(at: point)
    if count == 1, follow(link: point) { return }
    let wasEditing = host.isFirstResponder
    guard wasEditing || host.becomeFirstResponder() else { return }
    let menu = EditMenu.shared
    switch count {
    case 2:
      select(editor.boundaries.word(at: place(at: point).index), host)
    case 3: select(editor.boundaries.paragraph(at: place(at: point).index), host)
    default:
      let (index, side) = place(at: point)
      let wasHere = wasEditing && editor.selection == NSRange(location: index, length: 0)
      let wasShown = menu.isShown(for: editor)
      menu.hide()
      editor.unmark()
      if host.isTextEditable {
        editor.go(to: index, .nothing, side: side)
      } else {
        editor.select(NSRange(location: index, length: 0))
      }
      if wasHere, !wasShown, host.isTextEditable { menu.show(for: editor) }
    }
  }

  private func select(_ range: NSRange?, _ host: any TextHost) {
    guard let range, range.length > 0 else { return }
    editor.unmark()
    editor.select(range)
    EditMenu.shared.show(for: editor)
  }

  private func place(at point: CGPoint) -> (index: Int, side: SetText.Side) {
    host?.setText.place(at: point) ?? (0, .lineBehind)
  }

  private func follow(link point: CGPoint) -> Bool {
    (host as? any LinkHost)?.followLink(at: point) ?? false
  }

  // MARK: Presses

  func pressed(_ press: UILongPressGestureRecognizer) {
    guard let host else { return }
    let point = press.location(in: host)
    switch press.state {
    case .began:
      guard host.isFirstResponder || host.becomeFirstResponder() else { return }
      EditMenu.shared.hide()
      move(to: point, host)
    case .changed: move(to: point, host)
    case .ended: EditMenu.shared.show(for: editor)
    default: break
    }
  }

  private func move(to point: CGPoint, _ host: any TextHost) {
    let (index, side) = place(at: point)
    if host.isTextEditable {
      editor.go(to: index, .nothing, side: side)
    } else if let word = editor.boundaries.word(at: index) {
      editor.select(word)
    }
  }

  // MARK: Handles

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let host, let grip else { return }
    switch pan.state {
    case .began:
      EditMenu.shared.hide()
      drag(grip, to: pan.location(in: host))
    case .changed: drag(grip, to: pan.location(in: host))
    case .ended, .cancelled:
      self.grip = nil
      if editor.selection.length > 0 { EditMenu.shared.show(for: editor) }
    default: break
    }
  }

  private func drag(_ grip: TextMarks.Grip, to point: CGPoint) {
    let (index, side) = place(at: point)
    let range = editor.selection
    switch grip {
    case .caret: editor.go(to: index, .nothing, side: side)
    case .start:
      // One letter stays selected, as with Apple's.
      let start = min(index, editor.boundaries.letter(before: NSMaxRange(range)))
      editor.select(
        NSRange(location: start, length: NSMaxRange(range) - start), anchor: NSMaxRange(range))
    case .end:
      let end = max(index, editor.boundaries.letter(after: range.location))
      editor.select(NSRange(location: range.location, length: end - range.location))
    }
  }

  // MARK: Delegate

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let host, host.isTextSelectable else { return false }
    guard recognizer === pan else { return true }
    guard host.isFirstResponder else { return false }
    let (point, way) = (pan.location(in: host), pan.translation(in: host))
    grip = editor.marks.grip(at: CGPoint(x: point.x - way.x, y: point.y - way.y), in: host)
    return grip != nil
  }

  /// What scrolls waits until it is known that no handle was meant.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    recognizer === pan && other is UIPanGestureRecognizer
      && host.map {
        other.view?.isDescendant(of: $0) == true || $0.isDescendant(of: other.view ?? $0)
      }
        == true
  }
}

/// A text with links in it.
@MainActor
protocol LinkHost {
  /// Whether there was a link, which has been dealt with.
  func followLink(at point: CGPoint) -> Bool
}
