import CoreGraphics
import Foundation

/// A place in a text that can be typed into; what it means, only that text knows.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// What lies between two places of such a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// A box of what is selected.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A place counted in UTF-16 units, as our own texts have it.
final class TextPlace: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated { (object as? TextPlace)?.index == index }
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { index } }
}

/// A range counted so.
final class TextStretch: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated { (object as? TextStretch)?.range == range }
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { range.location } }
}

/// A box on one line.
final class SelectionBox: UITextSelectionRect {
  enum Part {
    case only, first, middle, last
  }

  private let box: CGRect
  private let part: Part
  private let direction: NSWritingDirection

  init(_ box: CGRect, _ part: Part, _ direction: NSWritingDirection) {
    (self.box, self.part, self.direction) = (box, part, direction)
  }

  override var rect: CGRect { box }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { part == .only || part == .first }
  override var containsEnd: Bool { part == .only || part == .last }
}
