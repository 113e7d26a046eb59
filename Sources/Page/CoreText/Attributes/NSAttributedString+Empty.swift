import Foundation

extension NSAttributedString {
  /// No text: what `init()` is on a Mac. Linux' Foundation has lost that one, and no extension can
  /// bring it back by its own name.
  public convenience init(_nothing: Void = ()) {
    self.init(string: "")
  }
}
