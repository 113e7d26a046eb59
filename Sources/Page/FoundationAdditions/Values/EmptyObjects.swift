import Foundation

// What on a Mac comes from NSObject: many a page holds such an object until it has the one it wants. An initializer
// without any parameter cannot be added to a class, one whose only parameter is left out can.

extension Timer {
  /// A timer that is in no run loop, and never fires.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

extension Scanner {
  /// A scanner of an empty text.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}

extension NSError {
  /// An error without a domain, of the code 0.
  public convenience init(_ nothing: Void = ()) {
    self.init(domain: "", code: 0)
  }
}

extension NSMutableString {
  /// A text that is empty.
  public convenience init(_ nothing: Void = ()) {
    self.init(capacity: 0)
  }
}

extension Progress {
  /// Progress that has nothing to do.
  public convenience init(_ nothing: Void = ()) {
    self.init(totalUnitCount: 0)
  }
}

public typealias NSInteger = Int
public typealias NSUInteger = UInt
