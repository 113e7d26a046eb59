import Foundation
import UIKit

/// What a control draws with on a Mac: here it is another way to ask the control, and to tell it.
///
/// A control draws by itself, so a cell of a page's own cannot take its place.
open class NSCell: NSObject {
  /// The control that it belongs to.
  public private(set) weak var controlView: NSView?
  private var control: NSControl? { controlView as? NSControl }

  init(of control: NSControl) {
    controlView = control
    super.init()
  }

  open var stringValue: String {
    get { control?.stringValue ?? "" }
    set { control?.stringValue = newValue }
  }

  open var objectValue: Any? {
    get { control?.objectValue }
    set { control?.objectValue = newValue }
  }

  open var integerValue: Int {
    get { control?.integerValue ?? 0 }
    set { control?.integerValue = newValue }
  }

  open var doubleValue: Double {
    get { control?.doubleValue ?? 0 }
    set { control?.doubleValue = newValue }
  }

  open var font: NSFont? {
    get { control?.font }
    set { control?.font = newValue }
  }

  open var alignment: NSTextAlignment {
    get { control?.alignment ?? .natural }
    set { control?.alignment = newValue }
  }

  open var isEnabled: Bool {
    get { control?.isEnabled ?? false }
    set { control?.isEnabled = newValue }
  }

  open weak var target: AnyObject? {
    get { control?.target }
    set { control?.target = newValue }
  }

  open var action: Selector? {
    get { control?.action }
    set { control?.action = newValue }
  }

  // MARK: Lines

  private var lines: NSTextField? { controlView as? NSTextField }

  open var lineBreakMode: NSLineBreakMode {
    get { lines?.lineBreakMode ?? .byClipping }
    set { lines?.lineBreakMode = newValue }
  }

  /// Whether a text goes on in the next line where it is too long.
  open var wraps: Bool {
    get { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
    set { if newValue != wraps { lineBreakMode = newValue ? .byWordWrapping : .byClipping } }
  }

  open var usesSingleLineMode: Bool {
    get { lines?.usesSingleLineMode ?? false }
    set { lines?.usesSingleLineMode = newValue }
  }

  // MARK: Size

  /// How large the control needs to be.
  open var cellSize: NSSize { control?.intrinsicContentSize ?? .zero }

  /// How large the control needs to be in this room: as wide as the room, a text goes on in more lines.
  open func cellSize(forBounds rect: NSRect) -> NSSize {
    let size = cellSize
    return NSSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
  }
}

/// The cell of a control that does something.
open class NSActionCell: NSCell {}

/// The cell of a text field.
open class NSTextFieldCell: NSActionCell {
  private var field: NSTextField? { controlView as? NSTextField }

  open var attributedStringValue: NSAttributedString {
    get { field?.attributedStringValue ?? NSAttributedString() }
    set { field?.attributedStringValue = newValue }
  }

  open var placeholderString: String? {
    get { field?.placeholderString }
    set { field?.placeholderString = newValue }
  }

  open var textColor: NSColor? {
    get { field?.textColor }
    set { field?.textColor = newValue }
  }

  open var backgroundColor: NSColor? {
    get { field?.backgroundColor }
    set { field?.backgroundColor = newValue }
  }

  open var drawsBackground: Bool {
    get { field?.drawsBackground ?? false }
    set { field?.drawsBackground = newValue }
  }

  open override func cellSize(forBounds rect: NSRect) -> NSSize {
    field?.size(inWidth: rect.width) ?? .zero
  }
}
