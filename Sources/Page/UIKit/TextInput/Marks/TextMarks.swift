import CoreGraphics
import Foundation
import QuartzCore

/// What shows where a text is edited: the caret, or what is selected, with a handle at each end.
@MainActor
final class TextMarks {
  private let caret = CaretView(frame: .zero)
  private var highlights: [UIView] = []
  private let handles = [SelectionHandle(.start), SelectionHandle(.end)]
  private var underlines: [UIView] = []

  private static let highlightAlpha: CGFloat = 0.2

  func follow(_ editor: TextEditor) {
    guard let host = editor.host, host.isFirstResponder, host.isTextSelectable else {
      return remove()
    }
    let set = host.setText
    let isSelecting = editor.selection.length > 0
    showCaret(isSelecting || !host.isTextEditable ? nil : editor, set, host)
    showBoxes(isSelecting ? set.boxes(of: editor.selection) : [], host)
    showHandles(isSelecting ? editor.selection : nil, set, host)
    showMarked(editor.marked.map(set.boxes) ?? [], host)
  }

  func remove() {
    for view in [caret] + highlights + handles + underlines { view.removeFromSuperview() }
    highlights = []
    underlines = []
  }

  // MARK: Parts

  private func showCaret(_ editor: TextEditor?, _ set: SetText, _ host: any TextHost) {
    guard let editor else { return caret.removeFromSuperview() }
    let place = TextPlace(editor.head)
    // Who has another caret says so by `caretRect(for:)`.
    let isAtBreak = editor.side == .lineBefore
    let rect = isAtBreak ? set.caret(at: editor.head, editor.side) : host.caretRect(for: place)
    if caret.superview !== host.canvas { host.canvas.addSubview(caret) }
    host.canvas.bringSubviewToFront(caret)
    caret.backgroundColor = host.tintColor
    caret.stand(at: host.canvas.convert(rect, from: host))
  }

  private func showBoxes(_ boxes: [CGRect], _ host: any TextHost) {
    fit(&highlights, to: boxes.count) { host.canvas.insertSubview($0, at: 0) }
    for (view, box) in zip(highlights, boxes) {
      view.frame = host.canvas.convert(box, from: host)
      view.backgroundColor = host.tintColor.withAlphaComponent(Self.highlightAlpha)
    }
  }

  private func showHandles(_ range: NSRange?, _ set: SetText, _ host: any TextHost) {
    guard let range else { return handles.forEach { $0.removeFromSuperview() } }
    let ends = [
      set.caret(at: range.location), set.caret(at: NSMaxRange(range), .lineBefore),
    ]
    for (handle, end) in zip(handles, ends) {
      if handle.superview !== host { host.addSubview(handle) }
      handle.backgroundColor = nil
      handle.tintColor = host.tintColor
      handle.stand(at: end)
    }
  }

  /// What an input method may still change is underlined.
  private func showMarked(_ boxes: [CGRect], _ host: any TextHost) {
    fit(&underlines, to: boxes.count) { host.canvas.addSubview($0) }
    for (view, box) in zip(underlines, boxes) {
      let line = CGRect(x: box.minX, y: box.maxY - 1.5, width: box.width, height: 1)
      view.frame = host.canvas.convert(line, from: host)
      view.backgroundColor = .label
    }
  }

  private func fit(_ views: inout [UIView], to count: Int, _ add: (UIView) -> Void) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      add(view)
      views.append(view)
    }
  }

  // MARK: Fingers

  enum Grip {
    case start, end, caret
  }

  private static let reach: CGFloat = 22

  /// What a finger has taken hold of.
  func grip(at point: CGPoint, in host: any TextHost) -> Grip? {
    func distance(_ view: UIView) -> CGFloat? {
      guard let parent = view.superview else { return nil }
      let frame = host.convert(view.frame, from: parent)
      let (dx, dy) = (
        max(frame.minX - point.x, 0, point.x - frame.maxX),
        max(frame.minY - point.y, 0, point.y - frame.maxY)
      )
      return hypot(dx, dy)
    }
    let all: [(Grip, UIView)] = [(.start, handles[0]), (.end, handles[1]), (.caret, caret)]
    let near = all.compactMap { grip, view in distance(view).map { (grip, $0) } }
    return near.filter { $0.1 <= Self.reach }.min { $0.1 < $1.1 }?.0
  }
}
