import CoreGraphics
import Foundation

/// A button's title.
final class UIButtonLabel: UILabel {
  /// What a button has its label show.
  enum Content: Equatable {
    case plain(String)
    case given(NSAttributedString)
    case made(AttributedString)

    /// Texts a page gave are compared as objects: Foundation's comparison ends where an attribute is
    /// an object of Swift.
    static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.plain(let left), .plain(let right)): left == right
      case (.given(let left), .given(let right)): left === right
      case (.made(let left), .made(let right)): left == right
      default: false
      }
    }
  }

  private var shown: Content?
  var hasReversedShadow = false

  func show(_ content: Content?) {
    // A page may have said something to the label itself in between.
    if content == shown, text == string(of: content) { return }
    shown = content
    switch content {
    case .plain(let string): text = string
    case .given(let given): attributedText = given
    case .made(let made): attributedText = NSAttributedString(made)
    case nil: text = nil
    }
  }

  private func string(of content: Content?) -> String? {
    switch content {
    case .plain(let string): string
    case .given(let given): given.string
    case .made(let made): String(made.characters)
    case nil: nil
    }
  }
}
