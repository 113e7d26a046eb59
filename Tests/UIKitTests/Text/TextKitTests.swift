import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TextKitTests {
  private func manager(
    _ text: String, size: CGSize
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: size)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func theUsedRectangleIsTheTexts() {
    let text = "Several words that need more than one line"
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let (storage, manager, container) = manager(text, size: room)
    #expect(manager.textStorage === storage)
    let expected = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
    #expect(manager.usedRect(for: container).size == expected.size)
    #expect(manager.glyphRange(for: container).length == text.utf16.count)
  }

  @Test func aPointFindsItsLetterAndALetterItsBox() {
    let (storage, manager, container) = manager("Hello", size: CGSize(width: 500, height: 100))
    #expect(manager.numberOfGlyphs == storage.length)
    for index in 0..<5 {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(box.width > 0)
      #expect(
        manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container) == index)
      #expect(abs(manager.location(forGlyphAt: index).x - box.minX) < 0.001)
    }
  }

  @Test func whatDoesNotFitOneContainerGoesOnInTheNext() {
    let (storage, manager, first) = manager(
      "one two three four", size: CGSize(width: 100, height: 30))
    let second = NSTextContainer(size: CGSize(width: 100, height: 300))
    manager.addTextContainer(second)
    let (head, tail) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
    #expect(head.location == 0 && head.length > 0 && head.length < storage.length)
    #expect(tail.location == NSMaxRange(head) && NSMaxRange(tail) == storage.length)
  }

  /// Hides the letters in stars, and puts a bullet in a hyphen's place.
  private final class Marks: NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      let units = Array((layoutManager.textStorage?.string ?? "").utf16)
      var glyphs = Array(UnsafeBufferPointer(start: glyphs, count: glyphRange.length))
      var properties = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
      for place in glyphs.indices {
        if units[charIndexes[place]] == 0x2A { properties[place] = .null }
        if units[charIndexes[place]] == 0x2D {
          var bullet: UInt16 = 0x2022
          CTFontGetGlyphsForCharacters(aFont, &bullet, &glyphs[place], 1)
        }
      }
      layoutManager.setGlyphs(
        glyphs, properties: properties, characterIndexes: charIndexes, font: aFont,
        forGlyphRange: glyphRange)
      return glyphRange.length
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
  }

  @Test func aDelegateHasTheLastWordOnGlyphs() {
    let marks = Marks()
    let room = CGSize(width: 500, height: 100)
    let (storage, manager, container) = manager("*a*-b\nc", size: room)
    let (plainStorage, plain, plainContainer) = self.manager("a\u{2022}b\nc", size: room)
    manager.delegate = marks
    let (used, expected) = (manager.usedRect(for: container), plain.usedRect(for: plainContainer))
    #expect(abs(used.width - expected.width) < 0.1)
    #expect(abs(used.height - expected.height - 20) < 0.1)
    #expect(manager.numberOfGlyphs == storage.length && plainStorage.length == 5)
    #expect(
      abs(manager.location(forGlyphAt: 4).x - plain.location(forGlyphAt: 2).x) < 0.1)
    manager.delegate = nil
    manager.invalidateGlyphs(
      forCharacterRange: NSRange(location: 0, length: 7), changeInLength: 0,
      actualCharacterRange: nil)
    #expect(manager.usedRect(for: container).width > expected.width + 1)
  }

  @Test func aContainerShortensItsLastLineAndSaysWhatIsMissing() {
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let (storage, manager, container) = manager("one two three four five", size: room)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let missing = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(missing.location > 0 && NSMaxRange(missing) == storage.length)
  }

  @Test func aChangeOfTheStorageIsToldAndSetAnew() {
    final class Listener: NSTextStorageDelegate {
      var heard: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        heard.append((editedMask, editedRange, delta))
      }
    }
    let (storage, manager, container) = manager("ab", size: CGSize(width: 500, height: 500))
    let listener = Listener()
    storage.delegate = listener
    let before = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "wide")
    #expect(storage.string == "awide")
    #expect(manager.usedRect(for: container).width > before)
    #expect(listener.heard.count == 1)
    #expect(listener.heard.first?.1 == NSRange(location: 1, length: 4))
    #expect(listener.heard.first?.2 == 3)
    storage.beginEditing()
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "!"))
    #expect(listener.heard.count == 1)
    storage.endEditing()
    #expect(listener.heard.count == 2)
    #expect(listener.heard.last?.0 == [.editedAttributes, .editedCharacters])
  }
}
