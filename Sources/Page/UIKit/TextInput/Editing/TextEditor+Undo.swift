import Foundation
import FoundationAdditions

/// A change of a text that can be taken back.
final class TextChange {
  var range: NSRange
  var old: NSAttributedString
  let reason: TextEditor.Reason
  let selection: NSRange

  /// `range` is what stands in the place of the old text.
  init(
    _ range: NSRange, old: NSAttributedString, _ reason: TextEditor.Reason, selection: NSRange
  ) {
    (self.range, self.old, self.reason, self.selection) = (range, old, reason, selection)
  }
}

extension TextEditor {
  /// Remembers a change that is about to be made.
  func note(_ range: NSRange, _ text: NSAttributedString, _ reason: Reason) {
    guard undoing.isUndoRegistrationEnabled else { return }
    if let open = openChange, open.reason == reason, extend(open, range, text) { return }
    let old = storage.attributedSubstring(from: range)
    let change = TextChange(
      NSRange(location: range.location, length: text.length), old: old, reason,
      selection: selection)
    register(change)
    openChange = reason == .other ? nil : change
  }

  /// Whether a change goes on where the last one ended.
  private func extend(_ open: TextChange, _ range: NSRange, _ text: NSAttributedString) -> Bool {
    switch open.reason {
    case .typing:
      guard range.length == 0, range.location == NSMaxRange(open.range), text.string != "\n"
      else { return false }
      open.range.length += text.length
      return true
    case .deleting:
      guard text.length == 0, NSMaxRange(range) == open.range.location, range.length > 0
      else { return false }
      let old = NSMutableAttributedString(
        attributedString: storage.attributedSubstring(from: range))
      old.append(open.old)
      (open.old, open.range.location) = (old, range.location)
      return true
    case .other: return false
    }
  }

  private func register(_ change: TextChange) {
    undoing.beginUndoGrouping()
    undoing.registerUndo(withTarget: self) { editor in
      MainActor.assumeIsolated { editor.revert(change) }
    }
    if change.reason == .typing { undoing.setActionName("Typing") }
    undoing.endUndoGrouping()
  }

  private func revert(_ change: TextChange) {
    openChange = nil
    guard NSMaxRange(change.range) <= length else { return }
    let current = storage.attributedSubstring(from: change.range)
    let back = TextChange(
      NSRange(location: change.range.location, length: change.old.length), old: current, .other,
      selection: selection)
    undoing.registerUndo(withTarget: self) { editor in
      MainActor.assumeIsolated { editor.revert(back) }
    }
    marked = nil
    storage.replaceCharacters(in: change.range, with: change.old)
    select(change.selection, .silent)
    changed()
  }
}
