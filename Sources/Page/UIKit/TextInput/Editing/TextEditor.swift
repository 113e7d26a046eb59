import CoreGraphics
import Foundation
import FoundationAdditions

/// What a text field and a text view do alike: a text with a caret or a selection, which keys,
/// input methods, fingers and commands change.
///
/// What a person does asks first whether it may be; what a page does itself is done. Each change
/// can be undone, and what is typed in one go goes in one. The host sets the text and shows it.
@MainActor
final class TextEditor: NSObject {
  private(set) weak var host: (any TextHost)?
  var selection = NSRange(location: 0, length: 0)
  /// The end of the selection that stays where it is while the other one moves.
  private(set) var anchor = 0
  private(set) var side = SetText.Side.lineBehind
  var marked: NSRange?
  /// How far from the left the caret was when it began to go up or down.
  var goal: CGFloat?
  /// What is typed now and can be undone as one.
  var openChange: TextChange?
  let marks = TextMarks()
  let undoing = UndoManager()
  private(set) lazy var touches = TextTouches(self)
  /// The letter of a secret that is shown for a moment.
  var revealed: Int?
  var revelation: AnyObject?

  init(_ host: any TextHost) {
    self.host = host
    super.init()
    undoing.groupsByEvent = false
  }

  var storage: NSTextStorage { host?.storage ?? NSTextStorage() }
  var length: Int { storage.length }
  var boundaries: TextBoundaries { TextBoundaries(storage.string) }
  var head: Int { anchor == selection.location ? NSMaxRange(selection) : selection.location }

  // MARK: Selection

  enum Teller {
    case told, silent
  }

  func select(
    _ range: NSRange, anchor: Int? = nil, side: SetText.Side = .lineBehind, _ teller: Teller = .told
  ) {
    let start = min(max(range.location, 0), length)
    let range = NSRange(location: start, length: min(max(range.length, 0), length - start))
    let isSame = range == selection
    (selection, self.side) = (range, side)
    self.anchor = anchor ?? range.location
    if !isSame {
      openChange = nil
      host?.typingStyle = styleForTyping()
    }
    marks.follow(self)
    if !isSame, teller == .told { host?.editorChangedSelection() }
    host?.scrollToCaret()
  }

  /// What is typed looks like what is before it.
  private func styleForTyping() -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return host?.typingStyle ?? [:] }
    let place = selection.length > 0 ? selection.location : max(0, selection.location - 1)
    var style = storage.attributes(at: min(place, length - 1), effectiveRange: nil)
    style[.attachment] = nil
    style[.link] = nil
    return style
  }

  // MARK: Changes

  enum Reason: Equatable {
    case typing, deleting, other
  }

  /// Puts something in the place of a part of the text; the caret stands behind it.
  func replace(_ range: NSRange, with text: NSAttributedString, for reason: Reason = .other) {
    marked = nil
    note(range, text, reason)
    let typed = host?.typingStyle
    storage.replaceCharacters(in: range, with: text)
    let place = range.location + text.length
    (selection, anchor, side) = (NSRange(location: place, length: 0), place, .lineBehind)
    goal = nil
    if let typed { host?.typingStyle = typed }
    changed()
  }

  func replace(_ range: NSRange, with text: String, for reason: Reason = .other) {
    let style = host?.typingStyle ?? [:]
    replace(range, with: NSAttributedString(string: text, attributes: style), for: reason)
  }

  /// Tells of a change that has been made.
  func changed() {
    EditMenu.shared.hide(of: self)
    host?.setTextNeedsLayout()
    marks.follow(self)
    host?.editorChangedSelection()
    host?.editorChangedText()
    host?.scrollToCaret()
  }

  /// The page has set another text.
  func textWasSet() {
    (marked, openChange, goal, revealed) = (nil, nil, nil, nil)
    undoing.removeAllActions()
    (selection, anchor, side) = (NSRange(location: length, length: 0), length, .lineBehind)
    marks.follow(self)
  }

  // MARK: What a person types

  /// Text from a key, an input method or the pasteboard.
  func type(_ text: String) {
    guard let host, host.isTextEditable else { return }
    if text == "\n" {
      guard host.takesReturn() else { return }
    }
    let range = marked ?? selection
    guard host.mayChange(range, to: text) else { return }
    if marked != nil { selection = range }
    host.insertText(text)
    if host.isSecureTextEntry, (text as NSString).length > 0 { reveal(before: selection.location) }
  }

  /// Takes out what is selected, or what a key means that deletes.
  func delete(to place: Int) {
    guard let host, host.isTextEditable else { return }
    if selection.length == 0, place == selection.location {
      // Who counts deletions hears of one in an empty text as well.
      if length == 0 { host.deleteBackward() }
      return
    }
    let range =
      selection.length > 0
      ? selection
      : NSRange(location: min(place, head), length: abs(place - head))
    guard host.mayChange(range, to: "") else { return }
    let isLetterBefore = range == rangeBackward
    if isLetterBefore { host.deleteBackward() } else { replace(range, with: "", for: .deleting) }
  }

  /// What the key that deletes backward takes.
  var rangeBackward: NSRange {
    if selection.length > 0 { return selection }
    let start = boundaries.letter(before: selection.location)
    return NSRange(location: start, length: selection.location - start)
  }

  func insert(_ text: String) {
    replace(marked ?? selection, with: text, for: .typing)
  }

  func deleteBackward() {
    let range = marked ?? rangeBackward
    guard range.length > 0 else { return }
    replace(range, with: "", for: .deleting)
  }
}
