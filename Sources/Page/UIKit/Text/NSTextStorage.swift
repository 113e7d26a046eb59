import Foundation

/// A text that tells layout managers when it changes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private lazy var managers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  private lazy var openEdits = 0
  private lazy var openChanges = 0
  public private(set) lazy var editedMask: EditActions = []
  public private(set) lazy var editedRange = NSRange(location: NSNotFound, length: 0)
  public private(set) lazy var changeInLength = 0

  open var layoutManagers: [NSLayoutManager] { managers }

  open func addLayoutManager(_ manager: NSLayoutManager) {
    managers.append(manager)
    manager.textStorage = self
    manager.invalidate()
  }

  open func removeLayoutManager(_ manager: NSLayoutManager) {
    managers.removeAll { $0 === manager }
    if manager.textStorage === self { manager.textStorage = nil }
  }

  // MARK: Changes

  /// Runs one of the text's own changes, and says what it has been.
  private func change(
    _ action: EditActions, _ range: NSRange, delta: Int = 0, _ body: () -> Void
  ) {
    openChanges += 1
    body()
    openChanges -= 1
    if openChanges == 0 { edited(action, range: range, changeInLength: delta) }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, delta: str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    let actions: EditActions = [.editedCharacters, .editedAttributes]
    change(actions, range, delta: attrString.length - range.length) {
      super.replaceCharacters(in: range, with: sharing(attrString, around: range))
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range, delta: -range.length) {
      super.deleteCharacters(in: range)
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    let place = NSRange(location: loc, length: 0)
    change([.editedCharacters, .editedAttributes], place, delta: attrString.length) {
      super.insert(sharing(attrString, around: place), at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    let place = NSRange(location: length, length: 0)
    change([.editedCharacters, .editedAttributes], place, delta: attrString.length) {
      super.append(sharing(attrString, around: place))
    }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    let whole = NSRange(location: 0, length: length)
    let delta = attrString.length - length
    change([.editedCharacters, .editedAttributes], whole, delta: delta) {
      super.setAttributedString(attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  // MARK: Editing

  open override func beginEditing() {
    openEdits += 1
  }

  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0 { processEditing() }
  }

  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound
      ? changed : NSUnionRange(self.editedRange, changed)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    managers.forEach { $0.invalidate() }
  }
}

/// Hears of a text storage's changes.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
