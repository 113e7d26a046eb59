import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// Text of many lines.
@MainActor
struct TextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var links: [URL] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      heard.append("should begin")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("did begin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("did end") }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("should change \(range.location) “\(text)”")
      return true
    }

    func textViewDidChange(_ textView: UITextView) { heard.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append(URL)
      return false
    }
  }

  private let listener = Listener()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    view.font = .systemFont(ofSize: 16)
    view.delegate = listener
  }

  private func edit(_ test: (TypingHands) throws -> Void) rethrows {
    try TestStage.run(showing: view) { stage in
      view.becomeFirstResponder()
      stage.stage.turnEnded()
      listener.heard = []
      try test(TypingHands(stage: stage))
      view.resignFirstResponder()
    }
  }

  @Test func aLetterIsAskedForThenToldOf() {
    TestStage.run(showing: view) { stage in
      view.becomeFirstResponder()
      #expect(listener.heard == ["should begin", "did begin", "selection"])
      listener.heard = []
      TypingHands(stage: stage).type("a")
      #expect(listener.heard == ["should change 0 “a”", "selection", "did change"])
      view.resignFirstResponder()
      #expect(listener.heard.last == "did end")
    }
  }

  @Test func lettersFollowATextWithAnAlignmentOfItsOwn() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    view.textAlignment = .center
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText(" two")
    view.textAlignment = .right
    view.insertText(" three")
    #expect(view.text == "one two three")
    let style = view.attributedText.attribute(.paragraphStyle, at: 12, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .right)
  }

  @Test func returnBeginsALineAndArrowsGoBetweenThem() {
    edit { hands in
      hands.type("first")
      hands.press(.enter)
      hands.type("second")
      #expect(view.text == "first\nsecond")
      hands.press(.up)
      #expect(view.selectedRange.location <= 5)
      hands.press(.down)
      #expect(view.selectedRange == NSRange(location: 12, length: 0))
      hands.press(.home)
      #expect(view.selectedRange == NSRange(location: 6, length: 0))
      hands.press(.up, TypingHands.shift)
      #expect(view.selectedRange == NSRange(location: 0, length: 6))
    }
  }

  @Test func itScrollsToWhereSomebodyTypes() {
    edit { hands in
      for _ in 0..<12 { hands.press(.enter) }
      #expect(view.contentSize.height > 200)
      #expect(view.contentOffset.y > 100)
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.bounds.minY <= caret.minY && caret.maxY <= view.bounds.maxY)
    }
  }

  @Test func aChangeOfTheStorageIsShown() {
    edit { hands in
      let before = view.contentSize.height
      view.textStorage.append(NSAttributedString(string: "a\nb\nc\nd\ne\nf"))
      hands.stage.stage.turnEnded()
      #expect(view.contentSize.height > before + 50)
      #expect(view.text == "a\nb\nc\nd\ne\nf")
    }
  }

  @Test func aLinkIsFollowedWhereNobodyEdits() throws {
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "See https://example.org/a, or not."
    TestStage.run(showing: view) { stage in
      let boxes = view.setText.boxes(of: NSRange(location: 6, length: 10))
      stage.tap(Double(boxes[0].midX), Double(boxes[0].midY))
      #expect(listener.links.map(\.absoluteString) == ["https://example.org/a"])
      #expect(!view.isFirstResponder)
    }
  }

  @Test func theSizeOfItsContentsIsThatOfTheTextAtOnce() {
    let view = UITextView(frame: CGRect(x: 5, y: 7, width: 100, height: 20))
    view.text = "Some words that take several lines of a text view as narrow as this one is"
    let high = view.contentSize.height
    #expect(high > 60 && view.contentSize.width == 100)
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.contentSize.height <= high - 16)
    view.sizeToFit()
    #expect(view.frame.origin == CGPoint(x: 5, y: 7))
    view.bounds.size = CGSize(width: 100, height: view.bounds.height)
    #expect(view.contentSize == view.bounds.size)
    view.bounds.size.width = 200
    #expect(view.contentSize.width == 200 && view.contentSize.height < high - 30)
  }

  @Test func itsOwnSizeFitsItsText() {
    view.isScrollEnabled = false
    view.text = "one\ntwo"
    let line = view.font!.lineHeight
    let size = view.sizeThatFits(CGSize(width: 200, height: 1000))
    #expect(abs(size.height - (16 + 2 * line)) < 6)
    #expect(size.width < 100)
  }
}
